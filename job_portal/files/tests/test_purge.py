"""The daily job: which files it deletes with their bytes, and which stay."""

import secrets
from pathlib import Path

import frappe
from frappe.utils import add_to_date, get_files_path, now_datetime

from job_portal.tests.actor import pdf
from job_portal.tests.utils import TestCase, bench_only, fresh, store


class TestPurge(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner = cls.account()
        cls.company = cls.owner.add_company()

    def age(self, days: int, **filters) -> None:
        """Make File rows look this old."""
        frappe.db.rollback()
        then = add_to_date(now_datetime(), days=-days)
        for name in frappe.get_all("File", filters=filters, pluck="name", order_by="creation asc"):
            values = {"creation": then, "modified": then}
            frappe.db.set_value("File", name, values, update_modified=False)
        frappe.db.commit()

    def purge(self) -> None:
        frappe.db.rollback()
        for job in frappe.get_hooks("scheduler_events", app_name="job_portal")["daily"]:
            frappe.get_attr(job)()
            frappe.db.commit()

    def rows(self, url: str) -> int:
        return frappe.db.count("File", {"file_url": url})

    def field(self, fieldname: str) -> str:
        return fresh().get_value("JP Company", self.company, fieldname)

    def replace_pan_card(self) -> tuple[str, str]:
        """The URLs of the company's PAN card before and after a change of it."""
        before, after = self.field("company_pan_card"), self.owner.upload()
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, company_pan_card=after
        )
        return before, after

    def test_an_upload_that_no_record_names_goes_after_two_days(self) -> None:
        url = self.owner.upload()
        self.assertTrue(bytes_of(url).exists())
        self.age(1, file_url=url)
        self.purge()
        self.assertEqual((self.rows(url), bytes_of(url).exists()), (1, True))
        self.age(3, file_url=url)
        self.purge()
        self.assertEqual((self.rows(url), bytes_of(url).exists()), (0, False))

    def test_what_a_company_carries_stays_however_old(self) -> None:
        self.age(400, owner=self.owner.email)
        self.purge()
        for fieldname in ("gov_approved_company_reg_doc", "company_pan_card"):
            url = self.field(fieldname)
            self.assertEqual((self.rows(url), bytes_of(url).exists()), (1, True), fieldname)

    def test_a_second_upload_of_the_same_bytes_goes_alone(self) -> None:
        content = pdf()
        urls = [
            self.owner.browser.upload(content, "same.pdf", is_private=1).json["message"]["file_url"]
            for _ in range(2)
        ]
        self.owner.browser.message(
            "job_portal.api.update_company_details", name=self.company, document_one=urls[0]
        )
        self.age(40, file_url=("in", urls))
        self.purge()
        self.assertEqual((self.rows(urls[0]), bytes_of(urls[0]).exists()), (1, True))
        self.assertEqual((self.rows(urls[1]), bytes_of(urls[1]).exists()), (0, False))

    def test_a_replaced_document_goes_thirty_days_after_it_was_replaced(self) -> None:
        self.age(400, file_url=self.field("company_pan_card"))
        before, after = self.replace_pan_card()
        self.purge()
        self.assertEqual(self.rows(before), 1, "it was replaced today")
        self.age(31, owner=self.owner.email)
        self.purge()
        self.assertEqual((self.rows(before), bytes_of(before).exists()), (0, False))
        self.assertEqual((self.rows(after), bytes_of(after).exists()), (1, True))

    def test_other_peoples_files_and_what_reviewers_attach_stay(self) -> None:
        loose = self.desk_file()
        noted = self.desk_file(attached_to_doctype="JP Company", attached_to_name=self.company)
        for file in (loose, noted):
            self.age(400, name=file.name)
        self.purge()
        for file in (loose, noted):
            self.assertTrue(frappe.db.exists("File", file.name))
            file.delete(ignore_permissions=True)
        frappe.db.commit()

    def desk_file(self, **values):
        name = f"note-{secrets.token_hex(4)}.pdf"
        file = frappe.get_doc(
            {"doctype": "File", "file_name": name, "content": pdf(), "is_private": 1, **values}
        )
        file.insert(ignore_permissions=True)
        frappe.db.commit()
        return file

    def test_a_file_that_cannot_be_deleted_keeps_no_other(self) -> None:
        stuck, loose = self.owner.upload(), self.owner.upload()
        for url in (stuck, loose):
            self.age(3, file_url=url)
        # A folder in its place, which no system deletes as a file.
        path = bytes_of(stuck)
        path.unlink()
        path.mkdir()
        # Delete the row, too: otherwise the next upload gets the address of a missing file.
        self.addCleanup(self.purge)
        self.addCleanup(path.rmdir)
        self.purge()
        self.assertEqual(self.rows(loose), 0)

    def test_the_daily_job_forgets_old_messages_too(self) -> None:
        sms = self.old_message()
        self.purge()
        self.assertFalse(frappe.db.exists("JP SMS", sms))

    def old_message(self) -> str:
        sms = frappe.get_doc({"doctype": "JP SMS", "mobile_no": "9876543210", "message": "Old"})
        sms.insert(ignore_permissions=True)
        old = {"creation": add_to_date(now_datetime(), days=-31)}
        store("JP SMS", sms.name, old, update_modified=False)
        return sms.name

    @bench_only("the embedded host has no scheduler")
    def test_the_scheduler_knows_the_jobs(self) -> None:
        jobs = frappe.get_all(
            "Scheduled Job Type",
            filters={"method": ("like", "job_portal.%")},
            fields=["method", "frequency"],
            order_by="method asc",
        )
        events = frappe.get_hooks("scheduler_events", app_name="job_portal")
        every = {"daily": "Daily", "hourly": "Hourly", "hourly_long": "Hourly Long"}
        wanted = [(method, frequency) for each, frequency in every.items() for method in events[each]]
        wanted += [(method, "Cron") for methods in events["cron"].values() for method in methods]
        self.assertEqual([(job.method, job.frequency) for job in jobs], sorted(wanted))
        frappe.get_doc("Scheduled Job Type", {"method": "job_portal.files.purge.daily"}).execute()
        log = frappe.get_last_doc("Scheduled Job Log")
        self.assertEqual(log.status, "Complete", log.details)


def bytes_of(url: str) -> Path:
    return Path(get_files_path(url.rsplit("/", 1)[-1], is_private=url.startswith("/private/")))
