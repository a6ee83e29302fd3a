from unittest import skipUnless
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.notifications import service
from job_portal.rules import MARKET
from job_portal.tests.security_case import PAGE as SECURITY
from job_portal.tests.security_case import table
from job_portal.tests.utils import TestCase

GET, READ = "job_portal.api.get_notifications", "job_portal.api.read_notifications"
LINK = "/frontend/jobs"
PAGE = SECURITY.with_name("market.md")


class TestNotifications(TestCase):
    def setUp(self) -> None:
        super().setUp()
        self.person = self.account()
        self.addCleanup(frappe.db.rollback)

    def tell(self, text: str, **more) -> None:
        service.notify(self.person.email, "review", text, LINK, **more)
        frappe.db.commit()

    def texts(self) -> list[str]:
        return [item["text"] for item in self.person.browser.message(GET)["items"]]

    def test_an_account_reads_its_own_the_newest_first(self) -> None:
        other = self.account()
        self.tell("First")
        self.tell("Weavers & dyers: <3 years")
        answer = self.person.browser.message(GET)
        newest = answer["items"][0]
        self.assertEqual(
            {key: newest[key] for key in ("kind", "text", "link", "read")},
            {"kind": "review", "text": "Weavers & dyers: <3 years", "link": LINK, "read": False},
        )
        self.assertEqual([item["text"] for item in answer["items"]][1], "First")
        self.assertEqual((answer["total"], answer["unread"], answer["next"]), (2, 2, None))
        self.assertEqual(other.browser.message(GET)["items"], [])

    def test_reading_until_a_time_leaves_the_newer_ones(self) -> None:
        for text in ("First", "Second"):
            self.tell(text)
        first = self.person.browser.message(GET)["items"][1]
        self.assertEqual(self.person.browser.message(READ, until=first["at"]), {"unread": 1})
        read = [item["read"] for item in self.person.browser.message(GET)["items"]]
        self.assertEqual(read, [False, True])
        self.assertEqual(self.person.browser.message(READ), {"unread": 0})

    def test_lines_of_one_key_are_one_until_it_is_read(self) -> None:
        for _ in range(2):
            self.tell("New applications", key="applications JPJ-1")
        self.tell("New applications for another", key="applications JPJ-2")
        self.assertEqual(len(self.texts()), 2)
        self.person.browser.message(READ)
        self.tell("New applications", key="applications JPJ-1")
        self.assertEqual(len(self.texts()), 3)

    def test_another_request_may_tell_the_same_meanwhile(self) -> None:
        self.tell("New applications", key="applications JPJ-1")
        with patch.object(frappe.db, "exists", return_value=None):
            self.tell("New applications", key="applications JPJ-1")
        self.assertEqual(self.texts(), ["New applications"])

    def test_open_pages_learn_how_many_are_unread(self) -> None:
        with patch.object(frappe, "publish_realtime") as publish:
            self.tell("First")
        # On a bench, Desk also hears of each record.
        publish.assert_any_call("notification", {"unread": 1}, user=self.person.email, after_commit=True)

    def test_what_is_no_time_is_refused(self) -> None:
        for until in ("yesterday", "9" * 40, "2026-11-23T10:00:00+05:30"):
            reply = self.person.browser.call(READ, until=until)
            self.assertEqual(reply.status_code, 417, until)

    def test_old_ones_are_purged_and_those_of_a_deleted_account_go(self) -> None:
        self.tell("Old")
        old = add_to_date(now_datetime(), days=-181)
        name = frappe.db.get_value(service.DOCTYPE, {"account": self.person.email})
        frappe.db.set_value(service.DOCTYPE, name, "creation", old)
        self.tell("New")
        service.purge()
        frappe.db.commit()
        self.assertEqual(self.texts(), ["New"])

    def test_a_kind_that_the_rules_do_not_name_is_told_to_nobody(self) -> None:
        with self.assertRaises(ValueError):
            service.notify(self.person.email, "reviews", "First", LINK)
        with self.assertRaises(ValueError):
            service.notify_many([self.person.email], "reviews", "First", LINK)
        self.assertEqual(self.texts(), [])

    @skipUnless(PAGE.exists(), "the docs are not beside the package")
    def test_the_docs_name_the_kinds_of_the_rules(self) -> None:
        named: dict[str, set[str]] = {}
        reader = ""
        for row in table("## What is told to whom", PAGE):
            reader = row["to"] or reader
            named.setdefault(reader, set()).update(row["kind"].split(", "))
        kinds = {reader: set(kinds) for reader, kinds in MARKET["notification_kinds"].items()}
        self.assertEqual(named, kinds)
