"""A company's own feed of jobs: what is imported, how often, and what a hostile address cannot do."""

import json
from datetime import timedelta
from unittest.mock import Mock, patch

import frappe

from job_portal.connections import calling
from job_portal.connections import messages as connection_messages
from job_portal.connections.tests.partner import UNANSWERED, Partner
from job_portal.jobs import messages
from job_portal.jobs.doctype.jp_job_feed.jp_job_feed import DOCTYPE
from job_portal.jobs.drafts import incoming_feeds
from job_portal.jobs.tests.test_import_files import ImportCase
from job_portal.platform import cache, guarded_client
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.web import job_feeds

JOB = """<job><title><![CDATA[{title}]]></title><referencenumber>{reference}</referencenumber>
<date>Fri, 27 Nov 2026 10:00:00 GMT</date><city>Bengaluru</city><postalcode>560038</postalcode>
<category>Engineering</category><jobtype>full-time</jobtype>
<salary>\u20b915,000 - \u20b920,000 / month</salary>
<description><![CDATA[<p>Runs and mends <b>power</b> looms.</p><ul><li>In shifts</li></ul>]]></description>
</job>"""


def xml_of(*jobs: tuple[str, str], head: str = "") -> bytes:
    listed = "".join(JOB.format(reference=reference, title=title) for reference, title in jobs)
    return f"<?xml version='1.0' encoding='UTF-8'?>{head}<source>{listed}</source>".encode()


class FeedCase(ImportCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.delete(DOCTYPE)
        # A job that another test published from the feed would block its draft.
        frappe.db.delete("JP Job", {"company": self.company.browser.company})
        frappe.db.commit()
        cache.forget(incoming_feeds._ROWS.lock_name)
        self.enterContext(patch.object(incoming_feeds, "now_datetime", lambda: self.now))

    def serve(self, content: bytes, **headers: str) -> None:
        self.partner.content, self.partner.headers = content, headers

    def take(self, content: bytes = b"", **headers: str) -> dict:
        """Set the company's feed to the partner's address, and read it."""
        self.serve(content, **headers)
        self.call("set_job_feed", address=self.partner.address)
        return self.call("read_job_feed")["feed"]

    def later(self, **time: float) -> None:
        self.now += timedelta(**time)
        frappe.db.rollback()
        incoming_feeds.drain()
        frappe.db.rollback()


class TestFeed(FeedCase):
    def test_a_feed_as_boards_read_it_becomes_drafts_without_problems(self) -> None:
        feed = self.take(xml_of(("A1", "Loom Operator"), ("A2", "Tailor & Cutter")))
        self.assertEqual((feed["jobs"], feed["answer"], feed["reason"]), (2, 200, None))
        drafts = self.drafts()
        self.assertEqual({draft["title"] for draft in drafts}, {"Loom Operator", "Tailor & Cutter"})
        self.assertEqual([draft["problems"] for draft in drafts], [[], []])
        values = self.call("get_job_draft", draft=drafts[0]["draft"])["values"]
        self.assertEqual(values["job_description"], "Runs and mends power looms.\n\n- In shifts")
        self.assertEqual((values["pay_min"], values["pay_max"]), ("15000", "20000"))
        self.assertEqual(self.call("publish_draft", draft=drafts[0]["draft"])["status"], "Live")

    def test_json_with_the_names_of_the_wire(self) -> None:
        jobs = [
            {"id": 7, "title": "Tailor", "pincode": 560038, "walk_in_days": ["Monday"]},
            {"title": "\ud800"},
        ]
        self.assertEqual(self.take(json.dumps({"jobs": jobs}).encode())["jobs"], 2)
        (tailor,) = (draft for draft in self.drafts() if draft["title"] == "Tailor")
        values = self.call("get_job_draft", draft=tailor["draft"])["values"]
        self.assertEqual((values["pincode"], values["walk_in_days"]), ("560038", ["Monday"]))

    def test_our_own_feeds_are_read(self) -> None:
        self.configure(job_feeds=1)
        with patch.dict(frappe.local.conf, {"host_name": "https://jobs.example"}):
            self.post_job(self.company, title="Loom Operator")
            job_feeds.write()
            for board in ("indeed", "adzuna", "jooble"):
                with self.subTest(board=board):
                    reply = Browser().get(f"/frontend/feeds/{board}.xml")
                    self.assertEqual(reply.status_code, 200)
                    feed = self.take(reply.get_data())
                    self.assertIn("Loom Operator", [draft["title"] for draft in self.drafts()], feed)

    def test_the_same_id_is_the_same_draft_and_a_published_one_comes_no_more(self) -> None:
        self.take(xml_of(("A1", "Loom Operator"), ("A2", "Tailor")))
        first = {draft["title"]: draft["draft"] for draft in self.drafts()}
        job = self.call("publish_draft", draft=first["Loom Operator"])["name"]
        self.serve(xml_of(("A1", "Loom Operator"), ("A2", "Master Tailor")))
        self.later(hours=7)
        self.assertEqual(
            [(each["draft"], each["title"]) for each in self.drafts()], [(first["Tailor"], "Master Tailor")]
        )
        self.call("close_job", name=job)
        self.later(hours=7)
        self.assertEqual(len(self.drafts()), 1)

    def test_a_deleted_draft_stays_away(self) -> None:
        self.take(xml_of(("A1", "Loom Operator")))
        self.call("delete_draft", draft=self.drafts()[0]["draft"])
        self.later(hours=7)
        self.assertEqual(self.drafts(), [])

    def test_a_job_that_leaves_the_feed_marks_its_draft_and_closes_no_live_job(self) -> None:
        self.take(xml_of(("A1", "Loom Operator"), ("A2", "Tailor")))
        drafts = {draft["title"]: draft["draft"] for draft in self.drafts()}
        job = self.call("publish_draft", draft=drafts["Loom Operator"])["name"]
        self.serve(xml_of())
        self.later(hours=7)
        (draft,) = self.drafts()
        self.assertTrue(draft["gone_on"])
        self.assertEqual(frappe.db.get_value("JP Job", job, "status"), "Live")
        self.serve(xml_of(("A2", "Tailor")))
        self.later(hours=7)
        self.assertIsNone(self.drafts()[0]["gone_on"])

    def test_an_unchanged_feed_is_not_sent_again(self) -> None:
        self.take(xml_of(("A1", "Loom Operator")), ETag='"one"')
        self.partner.status = 304
        self.later(hours=7)
        self.assertEqual(self.partner.received[-1].headers["if-none-match"], '"one"')
        feed = self.call("get_job_feed")["feed"]
        self.assertEqual((feed["answer"], feed["reason"], feed["jobs"]), (304, None, 1))

    def test_it_is_read_each_few_hours_and_not_while_connections_are_off(self) -> None:
        self.take(xml_of())
        self.later(hours=1)
        self.assertEqual(len(self.partner.received), 1)
        self.later(hours=6)
        self.assertEqual(len(self.partner.received), 2)
        self.configure(connections=0)
        self.later(hours=7)
        self.assertEqual(len(self.partner.received), 2)

    def test_only_owners_give_an_address(self) -> None:
        reply = self.company.browser.call(f"{API}read_job_feed")
        self.assertEqual((reply.status_code, said(reply)), (403, messages.FEED_NOT_FOUND))
        self.take(xml_of())
        self.assertIsNone(self.call("set_job_feed", address="")["feed"])


class TestHostileFeed(FeedCase):
    def test_inner_addresses_are_refused(self) -> None:
        for address in (
            "https://10.0.0.1/jobs.xml",
            "https://localhost/jobs.xml",
            "http://example.com/jobs.xml",
            "https://user:word@example.com/",
            "file:///etc/passwd",
            "https://example.com:8443/",
        ):
            reply = self.company.browser.call(f"{API}set_job_feed", address=address)
            self.assertEqual((reply.status_code, said(reply)), (417, connection_messages.ADDRESS_REFUSED))

    def test_a_name_that_resolves_to_an_inner_address_is_not_called(self) -> None:
        self.call("set_job_feed", address="https://jobs.example.com/jobs.xml")
        # The database client uses this module to resolve its own host.
        inner = Mock(getaddrinfo=Mock(return_value=[(2, 1, 6, "", ("127.0.0.1", 443))]))
        with patch.object(guarded_client, "socket", inner):
            feed = self.call("read_job_feed")["feed"]
        self.assertEqual(feed["reason"], connection_messages.REFUSED)

    def test_a_redirect_is_not_followed(self) -> None:
        other = Partner()
        self.addCleanup(other.stop)
        self.partner.status, self.partner.location = 302, other.address
        feed = self.take()
        self.assertEqual((feed["answer"], feed["reason"]), (302, messages.FEED_NOT_THERE))
        self.assertEqual(other.received, [])

    def test_gone_and_failing_addresses(self) -> None:
        self.take(xml_of(("A1", "Loom Operator")))
        for status, is_tried_again in ((500, True), (404, True), (410, False)):
            with self.subTest(status=status):
                self.partner.status = status
                feed = self.call("read_job_feed")["feed"]
                self.assertEqual((feed["answer"], feed["reason"]), (status, messages.FEED_NOT_THERE))
                self.assertEqual(bool(feed["due_on"]), is_tried_again)
        self.assertIsNone(self.drafts()[0]["gone_on"])

    def test_slow_closing_and_flooding_addresses(self) -> None:
        with patch.object(calling, "TIMEOUT_SECONDS", 0.5):
            for manner, reason in UNANSWERED.items():
                with self.subTest(manner=manner):
                    self.partner.manner = manner
                    self.assertEqual(self.take()["reason"], reason)
        self.partner.manner = "flood"
        self.assertEqual(self.take()["reason"], messages.FILE_TOO_LARGE)

    def test_jobs_within_a_job_are_one_job(self) -> None:
        """A feed can hold 75,000 nested jobs. Reading each would take an hour."""
        nested = b"<a>" + b"<job><title>Tailor</title>" * 1_000 + b"</job>" * 1_000 + b"</a>"
        self.assertEqual((self.take(nested)["jobs"], self.drafts()[0]["title"]), (1, "Tailor"))

    def test_markup_in_one_job_leaves_the_others(self) -> None:
        texts = ("<![if x]>Cooks <3 <a", "<a " * 600, "&#" + "9" * 5000)
        jobs = [{"title": "Cook <urgent>", "description": text} for text in texts]
        feed = self.take(json.dumps([*jobs, {"title": "Tailor"}]).encode())
        self.assertEqual((feed["jobs"], feed["reason"]), (4, None))
        self.assertEqual({draft["title"] for draft in self.drafts()}, {"Cook < urgent>", "Tailor"})
        found = [self.call("get_job_draft", draft=draft["draft"])["values"] for draft in self.drafts()]
        told = {each["job_description"] for each in found if "job_description" in each}
        self.assertEqual(told, {"Cooks <3 < a", ("< a " * 600).strip()})

    def test_hostile_content_is_refused_with_a_sentence(self) -> None:
        laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
        file = '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
        unreadable = messages.FEED_UNREADABLE
        for content, reason in (
            (xml_of(("A1", "&b;"), head=laughs), unreadable),
            (xml_of(("A1", "&a;"), head=file), unreadable),
            (b"<source>" + b"<a>" * 400_000, unreadable),
            (b"[" * 1_000_000, unreadable),
            (b'{"jobs": 7}', unreadable),
            (b"[" + b"9" * 10_000 + b"]", unreadable),
            (b"", unreadable),
            (b"<html><body>Sign in", unreadable),
            (b"<?xml version='1.0' encoding='klingon'?><a/>", unreadable),
            (xml_of(*[("A", "Tailor")] * 201), messages.TOO_MANY_ROWS.format(200)),
        ):
            with self.subTest(content=content[:40]):
                self.assertEqual(self.take(content)["reason"], reason)
        packed = self.take(xml_of(), **{"Content-Encoding": "gzip"})
        self.assertEqual(packed["reason"], messages.FILE_TOO_LARGE)
        frappe.db.rollback()
        self.assertEqual(self.drafts(), [])
