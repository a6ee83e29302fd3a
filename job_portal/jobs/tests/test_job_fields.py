"""The rules of a job's fields: each refusal has a sentence, for posting and for changes."""

from datetime import date, timedelta

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.jobs import messages
from job_portal.places.messages import PINCODE_NOT_LISTED
from job_portal.rules import JOB
from job_portal.tests.actor import CONTACT, WALK_IN, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store


class TestJobFields(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.other = cls.company_account()
        store("JP Company", cls.company.browser.company, "share_contact", 0)
        cls.job = cls.post_job(cls.company)

    def contact_of(self, account) -> str:
        name = account.browser.company
        return account.browser.message(f"{API}add_hr_details", company_name=name, **CONTACT)["hr_row_id"]

    @staticmethod
    def day(days: int) -> date:
        """The date this many days from now."""
        return add_to_date(now_datetime(), days=days).date()

    def test_what_a_job_may_not_hold_is_refused_in_words(self) -> None:
        browser = self.company.browser
        for wrong, sentence in (
            ({"title": " "}, JOB["title"]["required"]),
            ({"job_description": ""}, JOB["job_description"]["required"]),
            ({"min_salary": "20000", "max_salary": "15000"}, messages.SALARY_UPSIDE_DOWN),
            ({"openings": "0"}, JOB["openings"]["invalid"]),
            ({"openings": "1000"}, JOB["openings"]["invalid"]),
            ({"openings": "a few"}, JOB["openings"]["invalid"]),
            ({"min_salary": "-1"}, JOB["min_salary"]["invalid"]),
            ({"max_salary": "1,00,00,001"}, JOB["max_salary"]["invalid"]),
            (
                {"application_start_date": "2099-02-01", "application_end_date": "2099-01-01"},
                messages.DATES_UPSIDE_DOWN,
            ),
            ({"application_end_date": "2020-01-01"}, messages.END_DATE_PASSED),
            ({"application_end_date": "2099-02-30"}, JOB["application_end_date"]["invalid"]),
            ({"application_start_date": str(self.day(8))}, messages.STARTS_AFTER_END.format(7)),
            (
                {"application_start_date": "9999-12-31", "application_end_date": "9999-12-31"},
                messages.STARTS_AFTER_END.format(7),
            ),
            ({"category": "Gone"}, messages.CATEGORY_UNKNOWN),
            ({"selected_hr": self.contact_of(self.other)}, messages.HR_OF_ANOTHER_COMPANY),
            ({"selected_hr": "none"}, messages.HR_OF_ANOTHER_COMPANY),
            ({"allow_contact_after_apply": True}, messages.CONTACT_NEEDED),
            ({"is_walk_in_interview": True}, messages.WALK_IN_DAYS_NEEDED),
            ({**WALK_IN, "walk_in_days": []}, messages.WALK_IN_DAYS_NEEDED),
            ({**WALK_IN, "walk_in_address": " "}, messages.WALK_IN_ADDRESS_NEEDED),
            ({**WALK_IN, "walk_in_to": "10:00"}, messages.WALK_IN_UPSIDE_DOWN),
            ({**WALK_IN, "walk_in_from": ""}, JOB["walk_in_from"]["invalid"]),
            ({**WALK_IN, "walk_in_from": "9:00"}, JOB["walk_in_from"]["invalid"]),
            ({**WALK_IN, "walk_in_to": "24:00"}, JOB["walk_in_to"]["invalid"]),
            ({**WALK_IN, "walk_in_days": ["Monday", "Someday"]}, "Please choose Walk-in Days from the list"),
            ({"pincode": "999999"}, PINCODE_NOT_LISTED),
            ({"pincode": ""}, messages.PLACE_REQUIRED),
        ):
            posted = browser.call(f"{API}post_job", **job_values(**wrong))
            self.assertEqual((posted.status_code, said(posted)), (417, sentence), wrong)
            changed = browser.call(f"{API}update_job", name=self.job, **wrong)
            self.assertEqual((changed.status_code, said(changed)), (417, sentence), wrong)

    def test_a_first_and_a_last_day_keep_the_seven_days(self) -> None:
        last = {"application_end_date": "9999-12-31"}
        name = self.post_job(self.company, application_start_date=str(self.day(7)), **last)
        published_on, valid_through = frappe.db.get_value("JP Job", name, ("published_on", "valid_through"))
        self.assertEqual(get_datetime(valid_through) - get_datetime(published_on), timedelta(days=7))

    def test_a_start_date_is_reckoned_anew_by_a_repost(self) -> None:
        name = self.post_job(self.company)
        frappe.db.set_value("JP Job", name, "published_on", add_to_date(now_datetime(), days=-8))
        store("JP Job", name, "valid_through", add_to_date(now_datetime(), days=-1))
        browser = self.company.browser
        browser.message(f"{API}update_job", name=name, application_start_date=str(self.day(20)))
        refused = browser.call(f"{API}repost_job", name=name)
        self.assertEqual((refused.status_code, said(refused)), (417, messages.STARTS_AFTER_END.format(7)))
        browser.message(f"{API}update_job", name=name, application_start_date=str(self.day(3)))
        self.assertEqual(browser.message(f"{API}repost_job", name=name)["status"], "Live")

    def test_many_openings_and_every_education(self) -> None:
        for values in (
            {"openings": "1", "min_education": "ITI"},
            {"openings": "999", "min_education": "Graduate"},
            {"openings": "", "min_education": ""},
        ):
            name = self.post_job(self.company, **values)
            job = self.company.browser.message(f"{API}get_job", name=name)
            self.assertEqual({key: job[key] for key in values}, values)

    def test_a_walk_in_names_its_days_hours_and_address(self) -> None:
        browser = self.company.browser
        name = self.post_job(self.company, **WALK_IN)
        read = Browser().message(f"{API}get_job", name=name)
        self.assertEqual({key: read[key] for key in WALK_IN}, {**WALK_IN, "is_walk_in_interview": 1})
        browser.message(f"{API}update_job", name=name, is_walk_in_interview=False)
        read = Browser().message(f"{API}get_job", name=name)
        self.assertEqual([read[key] or None for key in WALK_IN], [None] * 5)

    def test_a_job_from_before_a_rule_is_changed_as_it_is(self) -> None:
        old = ("is_walk_in_interview", "allow_contact_after_apply")
        name = self.post_job(self.company)
        # Frappe 15 adds to the given dict.
        store("JP Job", name, dict.fromkeys(old, 1))
        browser = self.company.browser
        browser.message(f"{API}update_job", name=name, title="Weaver", **dict.fromkeys(old, True))
        browser.message(f"{API}close_job", name=name)
        self.assertEqual(browser.message(f"{API}repost_job", name=name)["status"], "Live")

    def test_own_contact_and_amounts_as_people_write_them(self) -> None:
        contact = self.contact_of(self.company)
        store("JP Company", self.other.browser.company, "share_contact", 1)
        self.post_job(self.other, allow_contact_after_apply=True)
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
