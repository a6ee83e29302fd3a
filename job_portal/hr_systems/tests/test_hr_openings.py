"""The Job Openings of a company's Frappe HR: drafts, and what a hostile system cannot do."""

from datetime import timedelta
from unittest.mock import patch

import frappe

from job_portal.connections import calling
from job_portal.connections import messages as connection_messages
from job_portal.connections.tests.partner import UNANSWERED, Partner
from job_portal.hr_systems import hr_remote, hr_settings, hr_syncing, messages
from job_portal.hr_systems.doctype.jp_hr_system.jp_hr_system import DOCTYPE
from job_portal.hr_systems.tests.frappe_hr import APPLICANTS, OPENINGS, TOKEN, FrappeHR
from job_portal.jobs import messages as job_messages
from job_portal.jobs.tests.test_import_files import ImportCase
from job_portal.platform import cache
from job_portal.tests.actor import said
from job_portal.tests.market_case import API


class HRCase(ImportCase):
    """A company that its owner has connected with Frappe HR."""

    def setUp(self) -> None:
        super().setUp()
        self.hr = FrappeHR()
        self.addCleanup(self.hr.stop)
        self.configure(push_hosts=f"{self.partner.host} {self.hr.host}")
        frappe.db.delete(DOCTYPE)
        frappe.db.delete("JP Job", {"company": self.company.browser.company})
        frappe.db.commit()
        cache.forget(hr_syncing._ROWS.lock_name)
        for module in (hr_syncing, hr_settings):
            self.enterContext(patch.object(module, "now_datetime", lambda: self.now))
        self.connect()

    def connect(self, **changes: str):
        values = {"address": self.hr.address, "hr_company": "Lotus"}
        return self.company.browser.call(
            f"{API}set_hr_system", **{**values, "api_key": TOKEN[0], "api_secret": TOKEN[1], **changes}
        )

    def later(self, **time: float) -> dict:
        """What the owner reads after a round."""
        self.now += timedelta(**(time or {"minutes": 15}))
        frappe.db.rollback()
        hr_syncing.drain()
        frappe.db.rollback()
        return self.call("get_hr_system")["hr_system"]


class TestOpenings(HRCase):
    def test_a_published_opening_becomes_a_draft(self) -> None:
        self.hr.opening(
            description="<div>Runs <b>looms</b>.</div><ul><li>In shifts</li></ul>",
            lower_range=15000.0,
            upper_range=20000.0,
            salary_per="Month",
            publish_salary_range=1,
            employment_type="Full-time",
            location="Bengaluru",
            vacancies=2,
        )
        self.hr.opening("HR-OPN-2026-0002", publish=0)
        self.hr.opening("HR-OPN-2026-0003", status="Closed")
        self.hr.opening("HR-OPN-2026-0004", company="Another one")
        system = self.later()
        self.assertEqual((system["jobs"], system["reason"]), (1, None))
        (draft,) = self.drafts()
        told = (draft["title"], draft["source"], draft["file_name"])
        self.assertEqual(told, ("Loom Operator", "HR System", "HR-OPN-2026-0001"))
        values = self.call("get_job_draft", draft=draft["draft"])["values"]
        self.assertEqual(values["job_description"], "Runs looms.\n\n- In shifts")
        pay = [values[field] for field in ("pay_min", "pay_max", "pay_unit", "openings", "job_type")]
        self.assertEqual(pay, ["15000", "20000", "Month", "2", "Full Time"])

    def test_pay_that_is_not_published_stays_there(self) -> None:
        self.hr.opening(lower_range=15000.0, upper_range=20000.0, publish_salary_range=0)
        self.later()
        values = self.call("get_job_draft", draft=self.drafts()[0]["draft"])["values"]
        self.assertFalse({"pay_min", "pay_max"} & set(values))

    def test_a_closed_opening_marks_its_draft_and_a_deleted_draft_stays_away(self) -> None:
        for name in ("HR-OPN-2026-0001", "HR-OPN-2026-0002"):
            self.hr.opening(name, job_title=name)
        self.later()
        drafts = {draft["title"]: draft["draft"] for draft in self.drafts()}
        self.call("delete_draft", draft=drafts["HR-OPN-2026-0002"])
        self.hr.opening(status="Closed")
        self.later()
        self.assertEqual([bool(draft["gone_on"]) for draft in self.drafts()], [True])

    def test_its_drafts_go_with_the_connection(self) -> None:
        self.hr.opening()
        self.later()
        self.assertEqual(len(self.drafts()), 1)
        self.call("set_hr_system", address="")
        self.assertEqual(self.drafts(), [])

    def test_it_is_read_every_quarter_of_an_hour_and_not_while_connections_are_off(self) -> None:
        self.later(minutes=1)
        self.later(minutes=1)
        rounds = [doctype for _method, doctype, _asked in self.hr.asked]
        self.assertEqual(rounds, [OPENINGS, APPLICANTS])
        self.later()
        self.assertEqual(len(self.hr.asked), 4)
        self.configure(connections=0)
        self.now += timedelta(hours=1)
        hr_syncing.drain()
        self.assertEqual(len(self.hr.asked), 4)

    def test_no_answer_tells_the_key_and_only_owners_see_more(self) -> None:
        reply = self.company.browser.call(f"{API}get_hr_system")
        self.assertNotIn(TOKEN[1], reply.text)
        self.assertNotIn(TOKEN[1], str(frappe.get_doc(DOCTYPE, self.company.browser.company).as_dict()))

    def test_the_key_goes_with_who_entered_it(self) -> None:
        values = {"address": self.hr.address, "hr_company": "Lotus"}
        for method, role in (("remove_member", {}), ("change_member", {"role": "Recruiter"})):
            owner, asked = self.member(self.company, "Owner"), len(self.hr.asked)
            self.call("set_hr_system", owner, **values, api_key=TOKEN[0], api_secret=TOKEN[1])
            member = frappe.db.get_value("JP Company Member", {"account": owner.email})
            self.call(method, member=member, **role)
            system = self.later(hours=1)
            self.assertEqual((system["due_on"], system["reason"]), (None, connection_messages.ENDED), method)
            self.assertEqual(len(self.hr.asked), asked)
            self.connect()
            self.assertIsNone(self.later()["reason"])

    def test_an_owner_ends_what_staff_connected_on_this_site(self) -> None:
        self.call("set_hr_system", address="")
        values = {"doctype": DOCTYPE, "company": self.company.browser.company, "hr_company": "Lotus"}
        frappe.get_doc(values).insert(ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.later()["address"], "")
        self.assertIsNone(self.call("set_hr_system", address="")["hr_system"])

    def test_on_this_site(self) -> None:
        site = hr_remote.of(frappe.get_doc({"doctype": DOCTYPE, "address": ""}))
        name = site.save("JP Industry", {"industry_name": "Looms", "name": "Looms"})
        self.assertEqual(site.save("JP Industry", {}, name), name)
        found = site.find("JP Industry", {"name": ("in", [name])}, ["name"], 5)
        self.assertEqual([row.name for row in found], [name])
        with self.assertRaises(hr_remote.Refused) as refused:
            site.save("JP Industry", {}, "Nothing")
        self.assertEqual(refused.exception.status, hr_remote.GONE)
        with self.assertRaises(calling.NoAnswer) as missing:
            site.find("Job Opening of nobody", {}, ["name"], 1)
        self.assertEqual(missing.exception.sentence, messages.NOT_HERE)


class TestHostileSystem(HRCase):
    def test_what_is_refused_at_once(self) -> None:
        refused = connection_messages.ADDRESS_REFUSED
        for changes, sentence in (
            ({"address": "https://10.0.0.1"}, refused),
            ({"address": "http://hr.example.com"}, refused),
            ({"address": "https://hr.example.com/desk"}, refused),
            ({"address": "https://hr.example.com?a=1"}, refused),
            ({"hr_company": " "}, messages.HR_COMPANY_NEEDED),
            ({"api_key": ""}, messages.KEY_UNREADABLE),
            ({"api_secret": "a\r\nHost: b"}, messages.KEY_UNREADABLE),
        ):
            with self.subTest(changes=changes):
                reply = self.connect(**changes)
                self.assertEqual((reply.status_code, said(reply)), (417, sentence))

    def test_errors_stop_the_round_and_are_told(self) -> None:
        self.connect(api_secret="wrong")
        for status, reason in ((401, messages.ANSWERED_WITH_ERROR), (500, messages.ANSWERED_WITH_ERROR)):
            self.hr.status = status if status != 401 else 200
            system = self.later(hours=2)
            self.assertEqual((system["answer"], system["reason"]), (status, reason))
        self.later()
        self.assertEqual(len(self.hr.asked), 2)

    def test_a_redirect_is_not_followed(self) -> None:
        other = Partner()
        self.addCleanup(other.stop)
        self.hr.status, self.hr.location = 302, other.address
        self.assertEqual(self.later()["answer"], 302)
        self.assertEqual(other.received, [])

    def test_slow_closing_and_flooding_systems(self) -> None:
        with patch.object(calling, "TIMEOUT_SECONDS", 0.5):
            for manner, reason in UNANSWERED.items():
                with self.subTest(manner=manner):
                    self.hr.manner = manner
                    self.assertEqual(self.later(hours=2)["reason"], reason)
        self.hr.manner = "flood"
        self.assertEqual(self.later(hours=2)["reason"], messages.UNREADABLE)

    def test_content_of_any_kind(self) -> None:
        for content in (b"", b"<html>", b"[]", b'{"data": 7}', b'{"data": [7]}', b"[" * 1_000_000):
            with self.subTest(content=content[:20]):
                self.hr.manner, self.hr.content = "say", content
                self.assertEqual(self.later(hours=2)["reason"], messages.UNREADABLE)
        self.hr.manner = ""
        for number in range(201):
            self.hr.opening(f"HR-OPN-{number}")
        self.assertEqual(self.later(hours=2)["reason"], job_messages.TOO_MANY_ROWS.format(200))
        self.hr.records["Job Opening"].clear()
        self.hr.opening(job_title=[{"a": 1}], description={"b": 2}, lower_range="x", publish_salary_range=1)
        self.hr.opening("\ud800\0", job_title="\ud800", vacancies=1e300, closes_on=-1)
        self.assertEqual(self.later()["jobs"], 2)
