"""What a job may hold: each refusal is a sentence, on posting and on changing alike."""

import frappe

from job_portal.jobs import messages
from job_portal.places.messages import PINCODE_NOT_LISTED
from job_portal.rules import JOB
from job_portal.tests.actor import CONTACT, job_values, said
from job_portal.tests.market_case import API, EmployerCase


class TestJobFields(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.other = cls.company_account()
        cls.job = cls.post_job(cls.company)

    def contact_of(self, account) -> str:
        name = account.browser.company
        return account.browser.message(f"{API}add_hr_details", company_name=name, **CONTACT)["hr_row_id"]

    def test_what_a_job_may_not_hold_is_refused_in_words(self) -> None:
        browser = self.company.browser
        for wrong, sentence in (
            ({"title": " "}, JOB["title"]["required"]),
            ({"job_description": ""}, JOB["job_description"]["required"]),
            ({"min_salary": "20000", "max_salary": "15000"}, messages.SALARY_UPSIDE_DOWN),
            ({"min_salary": "-1"}, JOB["min_salary"]["invalid"]),
            ({"max_salary": "1,00,00,001"}, JOB["max_salary"]["invalid"]),
            (
                {"application_start_date": "2099-02-01", "application_end_date": "2099-01-01"},
                messages.DATES_UPSIDE_DOWN,
            ),
            ({"application_end_date": "2020-01-01"}, messages.END_DATE_PASSED),
            ({"application_end_date": "2099-02-30"}, JOB["application_end_date"]["invalid"]),
            ({"category": "Gone"}, messages.CATEGORY_UNKNOWN),
            ({"selected_hr": self.contact_of(self.other)}, messages.HR_OF_ANOTHER_COMPANY),
            ({"selected_hr": "none"}, messages.HR_OF_ANOTHER_COMPANY),
            ({"pincode": "999999"}, PINCODE_NOT_LISTED),
            ({"pincode": ""}, messages.PLACE_REQUIRED),
        ):
            posted = browser.call(f"{API}post_job", **job_values(**wrong))
            self.assertEqual((posted.status_code, said(posted)), (417, sentence), wrong)
            changed = browser.call(f"{API}update_job", name=self.job, **wrong)
            self.assertEqual((changed.status_code, said(changed)), (417, sentence), wrong)

    def test_own_contact_and_amounts_as_people_write_them(self) -> None:
        contact = self.contact_of(self.company)
        values = {"selected_hr": contact, "min_salary": "15,000", "max_salary": "1,00,00,000"}
        name = self.post_job(self.company, **values)
        stored = frappe.db.get_value("JP Job", name, ("selected_hr", "min_salary", "max_salary"))
        self.assertEqual(tuple(stored), (contact, 15000, 10000000))

    def test_a_category_that_is_gone_keeps_no_job_from_being_changed(self) -> None:
        category = frappe.get_doc({"doctype": "JP Job Category", "category_name": f"Ferry {self.job}"})
        category.insert(ignore_permissions=True)
        frappe.db.commit()
        name = self.post_job(self.company, category=category.name)
        frappe.delete_doc("JP Job Category", category.name, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.company.browser.message(f"{API}update_job", name=name, title="Ferryman")
        self.assertEqual(self.company.browser.message(f"{API}get_job", name=name)["title"], "Ferryman")
