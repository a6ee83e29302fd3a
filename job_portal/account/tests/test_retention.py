"""The retention of each kind of data, and the report of deletions."""

import frappe
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.consents import consent_retention, ledger
from job_portal.notifications import service as notifications
from job_portal.platform import retention, settings
from job_portal.rules import NOTICES
from job_portal.tests.sign_in_case import SignInCase

KINDS = (
    *(
        "codes",
        "messages",
        "loose_files",
        "replaced_files",
        "networks",
        "report_networks",
        "notifications",
        "looks",
        "ownerless",
        "deliveries",
        "job_drafts",
        "unfound",
        "invites",
    ),
    *("sealed", "traces", "consents", "purges"),
)


class TestRetention(SignInCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account()

    def age(self, doctype: str, days: int, **filters) -> None:
        """Make the account's records look this old."""
        frappe.db.rollback()
        old = {"creation": add_to_date(now_datetime(), days=-days)}
        names = frappe.get_all(
            doctype, {"account": self.person.email, **filters}, pluck="name", order_by="creation asc"
        )
        for name in names:
            frappe.db.set_value(doctype, name, old, update_modified=False)
        frappe.db.commit()

    def told(self) -> int:
        notifications.notify(self.person.email, "review", "Approved", "/frontend/profile")
        frappe.db.commit()
        return frappe.db.count("JP Notification", {"account": self.person.email})

    def noted(self, kind: str) -> dict:
        rows = frappe.get_all(
            retention.DOCTYPE, {"kind": kind}, ["removed", "older_than"], order_by="creation desc", limit=1
        )
        return rows[0]

    def test_a_setting_says_how_long_and_the_report_how_many(self) -> None:
        self.configure(notifications_days=10)
        self.assertEqual(self.told(), 1)
        self.age("JP Notification", 9)
        notifications.purge()
        self.assertEqual(frappe.db.count("JP Notification", {"account": self.person.email}), 1)
        self.age("JP Notification", 11)
        notifications.purge()
        frappe.db.commit()
        self.assertEqual(frappe.db.count("JP Notification", {"account": self.person.email}), 0)
        noted = self.noted("notifications")
        self.assertGreaterEqual(noted.removed, 1)
        passed = now_datetime() - get_datetime(noted.older_than)
        self.assertEqual(passed.days, 10)

    def test_each_daily_purge_has_its_line_and_its_setting(self) -> None:
        frappe.db.rollback()
        frappe.db.delete(retention.DOCTYPE)
        for job in frappe.get_hooks("scheduler_events", app_name="job_portal")["daily"]:
            frappe.get_attr(job)()
        frappe.db.commit()
        kinds = frappe.get_all(retention.DOCTYPE, pluck="kind", order_by="creation asc")
        self.assertEqual(sorted(kinds), sorted(KINDS))
        for kind in set(KINDS) - {"networks", "report_networks", "traces", "ownerless", "invites"}:
            self.assertGreater(settings.number(f"{kind}_days"), 0, kind)

    def test_less_than_the_law_asks_for_is_refused(self) -> None:
        for wrong in ({"looks_days": 100}, {"consents_days": 364}, {"codes_days": 1}, {"sealed_days": 30}):
            document = frappe.get_single("Job Portal Settings")
            document.update(wrong)
            self.assertRaises(frappe.ValidationError, document.save, ignore_permissions=True)

    def test_a_consent_that_holds_stays_and_one_that_was_taken_back_goes_in_time(self) -> None:
        browser = self.person.browser
        browser.message("job_portal.api.withdraw_consent", purpose="push")
        self.age("JP Consent", 500, purpose="profile")
        self.age("JP Consent", 450, purpose="push", action=ledger.GIVEN)
        consent_retention.purge()
        # The consent was withdrawn just now.
        self.assertEqual(set(ledger.latest(self.person.email)), set(NOTICES))
        self.assertEqual(frappe.db.count("JP Consent", {"account": self.person.email}), len(NOTICES) + 1)
        self.age("JP Consent", 440, purpose="push", action=ledger.WITHDRAWN)
        consent_retention.purge()
        frappe.db.commit()
        self.assertEqual(set(ledger.latest(self.person.email)), set(NOTICES) - {"push"})
