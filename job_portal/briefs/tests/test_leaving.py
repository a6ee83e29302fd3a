import frappe

from job_portal.briefs import leaving
from job_portal.briefs.tests.brief_case import QUOTE, BriefCase, brief_values
from job_portal.consents import ledger
from job_portal.privacy import deletion
from job_portal.tests.utils import Account

MARKS = {"work": 5, "time_kept": 4, "manner": 3}


class TestLeaving(BriefCase):
    def setUp(self) -> None:
        self.poster, self.plumber = self.account(), self.freelancer()

    def words_of(self, *texts: str) -> list[tuple]:
        """Where our records contain the texts: (DocType, field, text)."""
        frappe.db.rollback()
        found = []
        for doctype in (
            *("JP Brief", "JP Quote", "JP Engagement", "JP Review", "JP Notification", "JP Phone Look"),
        ):
            columns = [*frappe.db.get_table_columns(doctype)]
            for row in frappe.db.sql(f"select * from `tab{doctype}`", as_dict=True):  # noqa: S608 (ours)
                found += [
                    (doctype, column, text)
                    for text in texts
                    for column in columns
                    if text in str(row.get(column))
                ]
        return found

    def erase(self, account: Account) -> None:
        deletion.erase(account.email)

    def done(self) -> str:
        engagement = self.hire(self.post(title="Mend the qpump"))
        self.finish(engagement)
        for account in (self.poster, self.plumber):
            text = f"Written by q{self._testMethodName[5:12]}"
            self.ask(account, "review_engagement", name=engagement, **MARKS, text=text)
        return engagement

    def test_a_deleted_poster_leaves_no_text_and_tells_the_freelancers(self) -> None:
        other, engagement = self.freelancer(), self.hire(self.post(title="Mend the qpump", people=2))
        open_quote = self.quote(frappe.db.get_value("JP Brief", {"title": "Mend the qpump"}), other)
        self.ask(self.poster, "start_engagement", name=engagement)
        self.agree_anew(engagement)
        self.erase(self.poster)
        self.assertEqual(self.words_of("qpump", self.poster.email), [])
        self.assertEqual(self.status("JP Quote", open_quote), "Not chosen")
        off = self.ask(self.plumber, "get_engagement", name=engagement)
        self.assertEqual((off["status"], off["cancelled"]["by"]), ("Cancelled", "poster"))
        self.assertEqual(off["other"]["name"], "A deleted account")
        (own,) = self.ask(other, "get_my_quotes")["items"]
        self.assertEqual((own["brief"], own["may"]), (None, []))
        for account in (self.plumber, other):
            self.assertIn("An account was closed", self.news(account)[0])

    def agree_anew(self, engagement: str) -> None:
        """Let the poster write the scope last, so that it is the poster's text."""
        frappe.db.set_value("JP Engagement", engagement, {"terms_by": "poster", "scope": "The qpump"})
        frappe.db.commit()

    def test_a_deleted_freelancer_leaves_no_text_and_tells_the_poster(self) -> None:
        engagement, brief = self.hire(self.post()), self.post()
        quote = self.quote(brief, included="A qvalve")
        self.erase(self.plumber)
        self.assertEqual(self.words_of("qvalve", self.plumber.email, self.plumber.browser.freelancer), [])
        scope = frappe.db.get_value("JP Engagement", engagement, "scope")
        self.assertNotIn(QUOTE["included"], scope or "")
        self.assertFalse(frappe.db.exists("JP Quote", quote))
        off = self.ask(self.poster, "get_engagement", name=engagement)
        self.assertEqual((off["status"], off["freelancer"]), ("Cancelled", None))
        self.assertEqual(off["may"], ["post_again"])
        self.assertEqual(off["other"]["name"], "A former freelancer")
        self.assertEqual(self.ask(self.poster, "get_quotes", brief=brief)["items"], [])
        self.assertIn("An account was closed", self.news(self.poster)[0])

    def test_reviews_stay_as_numbers_and_go_with_both(self) -> None:
        engagement = self.done()
        freelancer = self.plumber.browser.freelancer
        self.erase(self.poster)
        self.assertEqual(self.words_of("qpump", self.poster.email), [])
        self.assertEqual(self.ask(self.plumber, "get_engagement", name=engagement)["may"], ["reply"])
        card = self.ask(self.plumber, "get_freelancer", name=freelancer)
        self.assertEqual((card["rating"], card["reviews"]), (4.0, 1))
        self.assertEqual([each["text"] for each in card["shown_reviews"]], [None])
        self.erase(self.plumber)
        self.assertFalse(frappe.db.exists("JP Engagement", engagement))
        self.assertFalse(frappe.db.exists("JP Review", {"engagement": engagement}))
        self.assertEqual(self.words_of(self.plumber.email, freelancer), [])

    def test_freezing_ends_what_is_open_and_begins_nothing(self) -> None:
        brief = self.post(self.plumber)
        own = self.quote(brief, self.freelancer())
        sent, engagement = self.quote(self.post()), self.hire(self.post())
        self.ask(self.plumber, "freeze_account")
        self.assertEqual(self.status("JP Brief", brief), "Closed")
        self.assertEqual(self.status("JP Quote", own), "Not chosen")
        self.assertEqual(self.status("JP Quote", sent), "Withdrawn")
        off = self.ask(self.poster, "get_engagement", name=engagement)
        self.assertEqual((off["status"], off["may"]), ("Cancelled", ["post_again"]))
        self.assertIn("An account was closed", self.news(self.poster)[0])
        self.refusal(self.plumber, 417, "post_brief", title="A tap", pincode="560038", when="flexible")
        self.refusal(self.plumber, 417, "send_quote", brief=self.post(), amount=5, unit="Visit")

    def test_who_only_posts_freezes_too(self) -> None:
        live, engagement = self.post(), self.hire(self.post(people=2))
        self.ask(self.poster, "start_engagement", name=engagement)
        self.assertTrue(self.ask(self.poster, "freeze_account")["is_frozen"])
        self.assertEqual(self.status("JP Brief", live), "Closed")
        off = self.ask(self.plumber, "get_engagement", name=engagement)
        self.assertEqual((off["status"], off["cancelled"]["by"]), ("Cancelled", "poster"))
        self.assertIn("An account was closed", self.news(self.plumber)[0])
        self.assertTrue(self.ask(self.poster, "get_boot")["is_frozen"])
        post = {"title": "A tap", "pincode": "560038", "when": "flexible"}
        self.assertIn("frozen", self.refusal(self.poster, 417, "post_brief", **post))
        self.assertIn("frozen", self.refusal(self.poster, 417, "repost_brief", name=live))
        self.assertFalse(self.ask(self.poster, "thaw_account")["is_frozen"])
        self.assertEqual(self.ask(self.poster, "repost_brief", name=live)["status"], "Live")
        self.refusal(self.account(), 417, "freeze_account")

    def test_a_held_brief_of_a_frozen_account_is_restored_as_closed(self) -> None:
        held = self.ask(self.poster, "post_brief", **brief_values(description="Call 98123 45678"))["name"]
        self.ask(self.poster, "freeze_account")
        modified = self.ask(self.poster, "get_brief", name=held)["modified"]
        self.assertIn(
            "frozen", self.refusal(self.poster, 417, "update_brief", name=held, description="A tap")
        )
        reviewer = self.account(("JP Reviewer",))
        restored = self.ask(reviewer, "restore_brief", name=held, modified=modified)
        self.assertEqual(restored["status"], "Closed")

    def test_nobody_reads_the_name_of_a_deleted_side_behind_the_bell_or_among_looks(self) -> None:
        plumber, asked = self.freelancer(may_call=True), self.freelancer()
        for account, name in ((self.poster, "Qposter Rao"), (plumber, "Qplumber Rao")):
            frappe.db.set_value("User", account.email, "full_name", name)
        frappe.db.commit()
        brief = self.post(title="Mend the qmotor")
        engagement = self.hire(brief, plumber)
        other = self.post(title="Mend the qpipe")
        self.ask(self.poster, "invite_freelancer", brief=other, freelancer=asked.browser.freelancer)
        self.ask(self.poster, "reveal_phone", freelancer=plumber.browser.freelancer)
        for account in (self.poster, plumber):
            self.ask(account, "reveal_phone", engagement=engagement)
        self.assertTrue(self.words_of("Qposter") and self.words_of("Qplumber"))
        self.erase(plumber)
        self.assertEqual(self.words_of("Qplumber", plumber.email), [])
        self.assertIn("A deleted account", str(self.ask(self.poster, "get_phone_looks")["items"]))
        self.erase(self.poster)
        self.assertEqual(self.words_of("Qposter", "qmotor", "qpipe", self.poster.email), [])

    def test_without_the_consent_what_is_open_ends(self) -> None:
        sent, engagement = self.quote(self.post()), self.propose(self.post())
        self.ask(self.plumber, "withdraw_consent", purpose=ledger.FREELANCE)
        self.assertEqual(self.status("JP Quote", sent), "Withdrawn")
        self.assertEqual(self.status("JP Engagement", engagement), "Cancelled")
        self.refusal(self.plumber, 417, "send_quote", brief=self.post(), amount=5, unit="Visit")

    def test_who_has_nothing_open_ends_nothing(self) -> None:
        engagement = self.done()
        leaving.end_all(self.poster.email)
        self.assertEqual(self.status("JP Engagement", engagement), "Done")

    def test_the_copy_of_ones_data_holds_both_sides(self) -> None:
        self.done()
        for account, keys in (
            (self.poster, {"briefs", "engagements", "reviews"}),
            (self.plumber, {"quotes", "engagements", "reviews"}),
        ):
            found = {section["key"] for section in self.ask(account, "get_my_data")["sections"]}
            self.assertLessEqual(keys, found)
