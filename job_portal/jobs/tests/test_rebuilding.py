"""The search index is rebuilt; its words are counted and swept."""

import frappe

from job_portal.jobs.finding import rebuilding, vocabulary
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.jobs.tests.test_list_jobs import ListCase
from job_portal.tests.actor import fresh_word


class TestRebuilding(ListCase):
    def rows(self, **filters) -> list[str]:
        frappe.db.rollback()
        return sorted(frappe.get_all("JP Job Word", filters=filters, pluck="name"))

    def test_what_is_missing_stale_or_wrong_is_mended(self) -> None:
        first, second = self.post("Wireman"), self.post("Dyer")
        right = {name: self.rows(job=name) for name in (first, second)}
        frappe.db.delete("JP Job Word", {"job": first})
        frappe.db.sql("update `tabJP Job Word` set weight = 1, published_on = null where job = %s", (second,))
        for job in (first, "JPJ-none", "JPJ-zz"):
            frappe.db.sql(
                "insert into `tabJP Job Word` (name, word, job) values (%s, %s, %s)", (f"{job} zz", "zz", job)
            )
        frappe.db.sql("update `tabJP Job` set search_text = '' where name = %s", (first,))
        frappe.db.commit()
        rebuilding.rebuild()
        self.assertEqual({name: self.rows(job=name) for name in (first, second)}, right)
        self.assertEqual(self.rows(word="zz"), [])
        self.assertEqual(self.listed(search=f"electrician {self.mark}"), [first])
        self.assertEqual(self.listed(search=f"dyer {self.mark}"), [second])

    def test_words_that_no_job_has_are_swept_after_a_day(self) -> None:
        word = fresh_word()
        name = self.post(word)
        # The previous test's transaction does not see it.
        frappe.db.rollback()
        self.assertEqual(vocabulary.counts([word], JOBS), {word: 1})
        self.post(word)
        frappe.db.rollback()
        vocabulary.recount()
        self.assertEqual(vocabulary.counts([word], JOBS), {word: 2})
        for job in frappe.get_all("JP Job", filters={"title": ("like", f"{word}%")}, pluck="name"):
            self.company.browser.message("job_portal.api.close_job", name=job)
        frappe.db.rollback()
        vocabulary.recount()
        # It counts as new for a day: a job with it may be adding it again.
        self.assertEqual(vocabulary.counts([word], JOBS), {})
        self.assertTrue(frappe.db.exists("JP Search Word", {"word": word, "jobs": 0}))
        vocabulary.recount()
        self.assertEqual(frappe.db.count("JP Search Word", {"word": word}), 0)
        self.company.browser.message("job_portal.api.repost_job", name=name)
        frappe.db.rollback()
        self.assertEqual(vocabulary.counts([word], JOBS), {word: 1})
        self.assertEqual(self.listed(search=word), [name])
