"""The demonstration town, smaller and never committed."""

from datetime import timedelta
from unittest.mock import patch

import frappe
from frappe.utils import get_datetime, now_datetime

from job_portal import demo
from job_portal.account import accounts
from job_portal.company.membership import company_of
from job_portal.demo import dates, part, records
from job_portal.demo.town import people
from job_portal.rules import MARKET
from job_portal.tests.utils import TestCase


class TestDemo(TestCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.rollback()
        self.addCleanup(frappe.clear_document_cache, dates.SETTINGS, dates.SETTINGS)
        self.addCleanup(frappe.db.rollback)
        for kept in (part.employers, part.searchers, part.freelancers):
            kept.cache_clear()
            self.addCleanup(kept.cache_clear)
        for module, name, value in (
            (part, "COMPANIES", 2),
            (part, "JOBS_EACH", 8),
            (part, "SEARCHERS", 2),
            (part, "FREELANCERS", 12),
        ):
            patcher = patch.object(module, name, value)
            patcher.start()
            self.addCleanup(patcher.stop)

    def fill(self) -> None:
        with patch.object(frappe.db, "commit"), patch("builtins.print"):
            demo.fill()

    def mark(self) -> None:
        frappe.db.set_single_value(dates.SETTINGS, "is_demonstration", 1)

    def test_another_site_stays_unchanged(self) -> None:
        with self.assertRaises(frappe.ValidationError):
            self.fill()

    def test_the_town_has_applications_in_every_status(self) -> None:
        self.mark()
        self.fill()
        self.assertTrue(frappe.db.get_single_value(dates.SETTINGS, "connections"))
        account = accounts.name_of(str(records.FIRST_COMPANY))
        company = frappe.db.get_value("JP Company", company_of(account), ("name", "status"))
        self.assertEqual(company[1], "Approved")
        statuses = frappe.get_all("JP Job", {"company": company[0]}, pluck="status")
        self.assertEqual(sorted(statuses), ["Closed", "Expired"] + ["Live"] * 6)
        searcher = frappe.db.get_value(
            "JP Searcher", {"account": accounts.name_of(str(records.FIRST_SEARCHER))}
        )
        applied = frappe.get_all("JP Application", {"searcher": searcher}, pluck="status")
        self.assertEqual(set(applied), set(MARKET["application_statuses"]))
        answers = frappe.get_all("JP Application", {"answers": ("is", "set")}, pluck="fits_all")
        self.assertEqual({0, 1}, set(answers))
        self.assertTrue(accounts.exists(str(records.NEW_SEARCHER)))
        for doctype, statuses in (
            ("JP Brief", "brief_statuses"),
            ("JP Quote", "quote_statuses"),
            ("JP Engagement", "engagement_statuses"),
        ):
            self.assertEqual(set(frappe.get_all(doctype, pluck="status")), set(MARKET[statuses]), doctype)
        freelancer = {"account": accounts.name_of(str(records.FIRST_FREELANCER))}
        self.assertEqual(frappe.db.get_value("JP Freelancer", freelancer, "is_listed"), 1)
        pictures = frappe.get_all("JP Picture", {"of_doctype": "JP Freelancer"}, pluck="likeness")
        self.assertEqual(len(set(pictures) - {""}), 12)
        for profile in frappe.get_all("JP Freelancer", fields=["name", "headline"]):
            self.assertFalse(profile.headline.endswith(people.WANTED), profile.headline)
            frappe.get_doc("JP Freelancer", profile.name).save(ignore_permissions=True)
        self.assertEqual(set(frappe.get_all("JP Freelancer", pluck="signals")), {None})
        brief = {"account": accounts.name_of(str(records.FIRST_POSTER)), "status": "Hired"}
        accepted = {"brief": frappe.db.get_value("JP Brief", brief), "status": "Accepted"}
        hired = frappe.db.get_value("JP Quote", accepted, "freelancer")
        self.assertEqual(hired, frappe.db.get_value("JP Freelancer", freelancer))
        quoted = frappe.get_all("JP Quote", {"freelancer": hired}, pluck="brief")
        place = frappe.db.get_value("JP Freelancer", hired, "pincode")
        live = frappe.get_all("JP Brief", {"status": "Live", "pincode": place}, pluck="name")
        self.assertTrue(set(live) - set(quoted))
        stored = "select count(*) from `tabJP Freelancer Word` word join `tabJP Freelancer` freelancer"
        same = f"{stored} on freelancer.name = word.freelancer"
        self.assertGreater(frappe.db.sql(same)[0][0], 3)
        told = frappe.get_all("JP Notification", {"kind": "shortlisted"}, pluck="text")
        titles = frappe.get_all("JP Job", pluck="title")
        self.assertTrue(told)
        self.assertTrue(all(any(title in text for title in titles) for text in told), told)

    def test_filling_again_moves_its_dates(self) -> None:
        self.mark()
        self.fill()
        before = self.days()
        week = timedelta(days=7)
        frappe.db.set_single_value(dates.SETTINGS, "demonstration_date", now_datetime() - week)
        self.fill()
        moved = [later - earlier for earlier, later in zip(before, self.days(), strict=True)]
        self.assertEqual({round(each / week, 3) for each in moved}, {1.0})

    def days(self) -> list:
        """Times of one of the jobs, and of the first entry of an application."""
        company = company_of(accounts.name_of(str(records.FIRST_COMPANY)))
        job = frappe.db.get_value("JP Job", {"company": company}, ("published_on", "valid_through"))
        application = frappe.get_last_doc("JP Application", {"company": company})
        return [*map(get_datetime, job), get_datetime(application.entries()[0]["on"])]
