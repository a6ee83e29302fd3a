"""/frontend/feeds, the feeds of live jobs for job boards."""

import gzip
from pathlib import Path
from unittest.mock import patch
from xml.etree import ElementTree

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store
from job_portal.web import job_feeds
from job_portal.web.job_boards import BOARDS

LONG = "Runs and mends power looms, in shifts. " * 4
HOSTILE = "Cook ]]> & <b>Baker</b> \x00\x0b\ufffe😀 done"
NEVER = ("9876543210", "9812345678", "office@", "asha@", "Asha Rao", "22AAAAA0000A1Z5", "12 MG Road")
# The fields that each board's documents require.
REQUIRED = {
    "indeed": "title date referencenumber requisitionid url company city state country description",
    "linkedin": "partnerJobId company title description location applyUrl",
    "adzuna": "title id description url",
    "jooble": "link name region description pubdate",
}
NAME = {"indeed": "referencenumber", "linkedin": "partnerJobId", "adzuna": "id"}


class FeedsCase(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(job_feeds=1)

    @staticmethod
    def write() -> None:
        frappe.db.rollback()
        with patch.dict(frappe.local.conf, {"host_name": "https://jobs.example"}):
            job_feeds.write()

    def ask(self, board: str, **headers: str):
        return Browser().get(f"/frontend/feeds/{board}.xml", headers=headers)

    def read(self, board: str) -> dict[str, dict[str, str]]:
        """{name: elements} of the jobs in a board's feed."""
        root = ElementTree.fromstring(self.ask(board).data)  # noqa: S314 (our own)
        return {
            job.get("id") or job.findtext(NAME[board]): {each.tag: each.text for each in job}
            for job in root.iter("job")
        }


class TestJobFeeds(FeedsCase):
    def test_each_board_gets_what_it_requires(self) -> None:
        home = {"work_location_type": "Work from Home", "pincode": ""}
        names = [
            self.post_job(self.company, job_description=LONG, **changes)
            for changes in ({}, {"job_type": "Both", "work_location_type": "Hybrid"}, home)
        ]
        self.write()
        for board, required in REQUIRED.items():
            jobs = self.read(board)
            for name in names:
                missing = [element for element in required.split() if not jobs[name].get(element)]
                self.assertEqual(missing, [], (board, name))
        indeed = self.read("indeed")
        self.assertEqual(indeed[names[0]]["salary"], "₹15,000 - ₹20,000 / month")
        self.assertEqual((indeed[names[0]]["city"], indeed[names[0]]["state"]), ("Bengaluru", "Karnataka"))
        self.assertEqual(indeed[names[1]]["jobtype"], "fulltime, parttime")
        self.assertEqual(
            [indeed[name].get("remotetype") for name in names], [None, "Hybrid remote", "Fully remote"]
        )
        published = frappe.db.get_value("JP Job", names[0], "published_on")
        self.assertEqual(self.read("jooble")[names[0]]["pubdate"], f"{published:%d.%m.%Y}")

    def test_a_link_leads_to_the_job_and_names_the_board(self) -> None:
        name = self.post_job(self.company, job_description=LONG)
        self.write()
        for board, element in (
            ("indeed", "url"),
            ("linkedin", "applyUrl"),
            ("adzuna", "url"),
            ("jooble", "link"),
        ):
            path = Browser().message(f"{API}get_job", name=name)["url"]
            link = self.read(board)[name][element]
            self.assertEqual(link, f"https://jobs.example{path}?utm_source={board}")
            landed = Browser().get(path, headers={"Accept": "text/html"}, utm_source=board)
            self.assertEqual(landed.status_code, 200)

    def test_linkedin_and_adzuna_get_no_short_description(self) -> None:
        name = self.post_job(self.company)
        self.write()
        found = {board for board in BOARDS if name in self.read(board)}
        self.assertEqual(found, {"indeed", "jooble"})

    def test_hostile_text_is_valid_xml_and_comes_back(self) -> None:
        name = self.post_job(self.company, job_description=LONG)
        store("JP Job", name, {"title": HOSTILE, "job_description": HOSTILE + LONG})
        self.write()
        found = self.read("indeed")[name]
        self.assertEqual(found["title"], "Cook ]]> & <b>Baker</b> 😀 done")
        self.assertIn("Cook ]]&gt; &amp; &lt;b&gt;Baker", found["description"])

    def test_nothing_private_is_in_it(self) -> None:
        contact = {"hr_name": "Zubin Irani", "hr_mobile": "9812345678", "hr_email": "zubin@lotus.example"}
        company = self.company.browser.company
        hr = self.company.browser.message(f"{API}add_hr_details", company_name=company, **contact)
        branch = {"branch_name": "Hidden", "address_line1": "9 Hidden Lane"}
        self.post_job(self.company, job_description=LONG, selected_hr=hr["hr_row_id"], **branch)
        self.write()
        for board in BOARDS:
            text = self.ask(board).get_data(as_text=True)
            for private in (*NEVER, "Zubin", "zubin", "Hidden"):
                self.assertNotIn(private, text, board)

    def test_only_live_jobs_of_approved_companies_that_want_it_are_in_it(self) -> None:
        live, closed, held = (self.post_job(self.company, job_description=LONG) for _ in range(3))
        waiting, rejected, off = self.company_account(), self.company_account(), self.company_account()
        others = [self.post_job(each, job_description=LONG) for each in (waiting, rejected, off)]
        store("JP Company", waiting.browser.company, "status", "Pending Review")
        store("JP Company", rejected.browser.company, "status", "Rejected")
        self.write()
        self.assertIn(others[2], self.read("indeed"))
        off.browser.message(f"{API}update_company_details", name=off.browser.company, off_job_boards=True)
        self.company.browser.message(f"{API}close_job", name=closed)
        store("JP Job", held, {"status": "Held", "is_listed": 0})
        self.write()
        for board in BOARDS:
            found = self.read(board)
            self.assertIn(live, found)
            for name in (closed, held, *others):
                self.assertNotIn(name, found)

    def test_pages_hold_each_job_once(self) -> None:
        names = [self.post_job(self.company, title=f"Cook {number}") for number in range(5)]
        with patch.object(job_feeds, "_AT_ONCE", 2):
            self.write()
        root = ElementTree.fromstring(self.ask("jooble").data)  # noqa: S314 (our own)
        found = [job.get("id") for job in root.iter("job")]
        self.assertEqual(len(found), len(set(found)))
        self.assertLessEqual(set(names), set(found))

    def test_it_is_packed_and_not_sent_twice(self) -> None:
        self.post_job(self.company)
        self.write()
        plain, packed = self.ask("jooble"), self.ask("jooble", **{"Accept-Encoding": "gzip"})
        self.assertEqual((plain.mimetype, packed.mimetype), ("application/xml", "application/xml"))
        self.assertEqual((plain.content_encoding, packed.content_encoding), (None, "gzip"))
        self.assertEqual(gzip.decompress(packed.data), plain.data)
        self.assertNotIn("Set-Cookie", packed.headers)
        self.assertNotEqual(plain.headers["ETag"], packed.headers["ETag"])
        for encoding, first in (("identity", plain), ("gzip", packed)):
            for name, header in (("If-None-Match", "ETag"), ("If-Modified-Since", "Last-Modified")):
                again = self.ask("jooble", **{"Accept-Encoding": encoding, name: first.headers[header]})
                self.assertEqual((again.status_code, again.data), (304, b""))

    def test_a_feed_that_is_replaced_while_it_is_read_is_sent_whole(self) -> None:
        self.post_job(self.company)
        self.write()
        real = Path.open

        def replaced(path: Path, *mode: str, **options: str):
            file = real(path, *mode, **options)
            if path.name == "jooble.gz":
                path.with_name("indeed.gz").replace(path)
            return file

        with patch.object(Path, "open", replaced):
            reply = self.ask("jooble", **{"Accept-Encoding": "gzip"})
        length = reply.headers["Content-Length"]
        self.assertEqual((reply.content_encoding, length), ("gzip", str(len(reply.data))))

    def test_without_feeds_the_address_is_a_page(self) -> None:
        self.write()
        self.assertEqual(self.ask("jooble").mimetype, "application/xml")
        for other in ("monster", "jooble.xml.gz/..", "../site_config"):
            self.assertNotEqual(self.ask(other).mimetype, "application/xml")
        self.configure(job_feeds=0)
        self.assertNotEqual(self.ask("jooble").mimetype, "application/xml")
        self.write()
        self.configure(job_feeds=1)
        self.assertEqual(self.ask("jooble").status_code, 404)

    def test_without_an_address_of_the_site_nothing_is_written(self) -> None:
        self.write()
        before = self.ask("jooble").headers["ETag"]
        with patch.dict(frappe.local.conf, {"host_name": None}):
            job_feeds.write()
        self.assertEqual(self.ask("jooble").headers["ETag"], before)
