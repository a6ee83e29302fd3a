"""Pages that the build's script renders on the server: their content, and how long they are cached."""

import contextlib
import json
import tempfile
import unittest
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.platform import site
from job_portal.tests.http import Browser, at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import store, version_of
from job_portal.web import build_output, guest_page
from job_portal.web.rendering import node, renderer
from job_portal.web.rendering.renderer import Engine
from job_portal.web.tests.test_job_page import HOSTILE, NEVER, JobPageCase, Page

TABS = 'role="tab"'
TITLES = {"Painter", "Seller", "Mender"}


class Renders(unittest.TestCase):
    """Renders pages however busy site and machine are."""

    def setUp(self) -> None:
        super().setUp()
        for patched in (
            # Other tests' renderings count for the site's limits.
            patch.object(guest_page.rates, "is_above", return_value=False),
            # Long timeouts for a busy machine.
            patch.multiple(renderer, _WAIT_SECONDS=60, _START_SECONDS=60, _RENDER_SECONDS=60),
        ):
            patched.start()
            self.addCleanup(patched.stop)


@unittest.skipUnless(build_output.RENDERER.exists(), "the build is not here")
class RenderedCase(Renders, JobPageCase):
    def text(self, path: str, browser: Browser | None = None, **query) -> str:
        response = self.open(path, browser, **query)
        self.assertEqual(response.status_code, 200)
        return response.get_data(as_text=True)

    @contextlib.contextmanager
    def renderings(self) -> Iterator[list[str]]:
        """Records the calls of the engine within the block."""
        asked: list[str] = []
        render = renderer.render

        def noting(language: str, text: str) -> str | None:
            asked.append(text)
            return render(language, text)

        with patch.object(renderer, "render", noting):
            yield asked


class TestKept(RenderedCase):
    def setUp(self) -> None:
        super().setUp()
        self.name = self.post_job(self.company, title="Night Cook")
        self.own = self.address(self.name)

    def again(self) -> tuple[int, str]:
        """The number of renderings for two requests, and the page."""
        with self.renderings() as asked:
            self.assertEqual(self.text(self.own), text := self.text(self.own))
        return len(asked), text

    def test_a_job_is_rendered_once(self) -> None:
        times, text = self.again()
        self.assertEqual(times, 1)
        for shown in ("Night Cook</h2>", TABS, "Apply Now", 'id="given"', "application/ld+json", "og:image"):
            self.assertIn(shown, text)
        self.assertNotIn("<noscript>", text)
        self.assertEqual(self.again()[0], 0)

    def test_it_names_the_questions_and_not_what_the_job_needs(self) -> None:
        asked = [
            {"key": "night_shift", "must": True},
            {"text": "Which stoves?", "kind": "number", "must": 77},
        ]
        self.company.browser.message(f"{API}update_job", name=self.name, questions=asked)
        text = self.text(self.own)
        for shown in ("Questions before applying", "Can you work at night?</", "Which stoves?</"):
            self.assertIn(shown, text)
        self.assertNotIn("must", text)

    def test_each_address_has_its_own(self) -> None:
        """The browser hydrates what was rendered for its address."""
        for path in (self.own, f"/frontend/job-details/{self.name}"):
            self.assertIn(f'<meta name="prerendered" content="{path}"', self.text(path))

    def test_it_goes_with_what_it_shows(self) -> None:
        self.again()
        update = {"name": self.name, "job_description": "Cooks at night."}
        self.company.browser.message(f"{API}update_job", **update)
        times, text = self.again()
        self.assertEqual((times, "Cooks at night." in text), (1, True))
        company = self.company.browser.company
        store("JP Company", company, "about_company", "Feeds the city.")
        self.assertEqual(self.again()[0], 1)
        self.company.browser.message(f"{API}close_job", name=self.name)
        times, text = self.again()
        self.assertEqual((times, "noindex" in text), (1, True))
        with patch.object(build_output, "release", lambda: "another"):
            self.assertEqual(self.again()[0], 1)
        self.store(self.name, status="Removed")
        self.assertEqual(self.open(self.own).status_code, 410)

    def test_it_goes_when_the_jobs_time_is_over(self) -> None:
        self.store(self.name, valid_through=add_to_date(now_datetime(), seconds=2))
        self.assertIn("application/ld+json", self.again()[1])
        self.store(self.name, valid_through=now_datetime())
        self.assertIn("noindex", self.again()[1])

    def test_another_host_has_its_own(self) -> None:
        unnamed = patch.object(site, "origin", return_value=None)
        unnamed.start()
        self.addCleanup(unnamed.stop)
        self.again()
        with self.renderings() as asked:
            elsewhere = Browser().get(self.own, headers={"Accept": "text/html", "Host": "evil.example"})
        self.assertEqual(len(asked), 1)
        self.assertIn("http://evil.example/frontend/", elsewhere.get_data(as_text=True))
        self.assertNotIn("evil.example", self.again()[1])

    def test_of_several_at_once_one_renders(self) -> None:
        self.text(self.own)
        self.company.browser.message(f"{API}update_job", name=self.name, job_description="Anew.")
        with self.renderings() as asked:
            answers = at_once([partial(self.open, self.own, Browser()) for _ in range(8)])
        self.assertEqual({answer.status_code for answer in answers}, {200})
        self.assertEqual(len(asked), 1)
        for answer in answers:
            page = Page(answer.get_data(as_text=True))
            self.assertIn("canonical", page.links)
            self.assertEqual(page.json("given")[0]["message"]["job_description"], "Anew.")

    def test_nobodys_own_is_in_it(self) -> None:
        searcher = self.account()
        searcher.browser.message(f"{API}save_job", job=self.name)
        text = self.again()[1]
        for browser in (searcher.browser, self.company.browser):
            self.assertNotIn("data-now", self.text(self.own, browser))
        self.assertEqual(self.text(self.own), text)
        for private in (*NEVER, self.company.email, searcher.email):
            self.assertNotIn(private, text)
        self.assertFalse(Page(text).json("given")[0]["message"]["saved"])


class TestRendered(RenderedCase):
    def test_the_list_of_jobs(self) -> None:
        self.post_job(self.company, title="Boat Painter", category="Sales")
        with self.renderings() as asked:
            text = self.text("/frontend/jobs", category="Sales")
            self.assertEqual(text, self.text("/frontend/jobs", category="Sales"))
        self.assertEqual(len(asked), 1)
        self.assertIn("Boat Painter</a></h", text)
        self.post_job(self.company, title="Boat Seller", category="Sales")
        self.assertIn("Boat Seller</a></h", self.text("/frontend/jobs", category="Sales"))

    def test_a_job_that_is_gone_leaves_lists_at_once(self) -> None:
        reviewer = self.account(("JP Reviewer",)).browser
        account = self.company_account()
        paths = ("/frontend/jobs", f"/frontend/company/{account.browser.company}")

        def delete(name: str) -> None:
            frappe.delete_doc("JP Job", name)

        def remove(name: str) -> None:
            reviewer.message(f"{API}remove_job", **version_of("JP Job", name), reason="Asks for a fee")

        def reject(_name: str) -> None:
            company = frappe.get_doc("JP Company", account.browser.company)
            company.update({"status": "Rejected", "review_reason": "No papers"})
            company.save()

        for leave in (delete, remove, reject):
            gone = self.post_job(account, title="Boat Painter")
            # So that the deleted one is not the last saved one.
            self.post_job(account, title="Boat Seller")
            for path in paths:
                self.assertIn("Boat Painter</a></h", self.text(path))
            frappe.db.rollback()
            leave(gone)
            frappe.db.commit()
            for path in paths:
                with self.subTest(leave=leave.__name__, path=path):
                    self.assertNotIn("Boat Painter</a></h", self.open(path).get_data(as_text=True))

    def test_cards_lead_straight_to_canonical_addresses(self) -> None:
        name = self.post_job(self.company, title="नाव बनाने वाला", category="Sales")
        searcher = self.account()
        searcher.browser.message(f"{API}save_job", job=name)
        card = searcher.browser.message(f"{API}get_saved_jobs")["items"][0]
        self.assertEqual(self.open(card["url"]).status_code, 200)
        self.assertIn(f'href="{card["url"]}"', self.text("/frontend/jobs", category="Sales"))
        self.assertIn(f'href="{card["url"]}"', self.text(f"/frontend/company/{self.company.browser.company}"))
        for posted in self.company.browser.message(f"{API}get_posted_jobs")["items"]:
            self.assertEqual(posted["url"], self.address(posted["name"]))

    def test_what_one_types_into_an_address_is_in_nobody_elses_page(self) -> None:
        self.post_job(self.company, title="Boat Painter", category="Sales")
        # Python treats \x1c as a space, and browsers do not.
        for query in (
            {"category": "Sales\x1c"},
            {"category": "Sales", "search": "\x1c"},
            {"category": "Sales", "x": 1},
        ):
            # A new job empties the cache.
            self.post_job(self.company, title="Boat Seller", category="Sales")
            with self.subTest(query=query), self.renderings() as asked:
                self.text("/frontend/jobs", **query)
                self.assertEqual(json.loads(asked[0])["search"], "?category=Sales")
                self.assertIn("Boat Painter</a></h", self.text("/frontend/jobs", category="Sales"))
        own = self.address(self.post_job(self.company))
        with self.renderings() as asked:
            self.text(own, job="JPJ-1", list="saved")
            self.assertEqual(json.loads(asked[0])["search"], "")

    def test_lists_by_words_of_no_job_are_searches(self) -> None:
        with self.renderings() as asked:
            for city in ("Atlantis", "x" * 5000):
                for _ in range(2):
                    self.text("/frontend/jobs", city=city)
        self.assertEqual(len(asked), 4)

    def test_what_is_over_shows_no_list_of_before(self) -> None:
        closed, other = self.post_job(self.company), self.post_job(self.company, title="Tin Smith")
        self.company.browser.message(f"{API}close_job", name=closed)
        self.assertIn("Tin Smith", self.text(self.address(closed)))
        self.company.browser.message(f"{API}close_job", name=other)
        self.assertNotIn("Tin Smith", self.text(self.address(closed)))

    def test_searches_are_rendered_anew_and_not_without_end(self) -> None:
        self.post_job(self.company, title="Glass Blower")
        with self.renderings() as asked:
            for _ in range(2):
                self.assertIn("Glass Blower</a></h", self.text("/frontend/jobs", search="glass"))
            guest_page.rates.is_above.return_value = True
            page = Page(self.text("/frontend/jobs", search="glass"))
        self.assertEqual(len(asked), 2)
        self.assertEqual(page.json("given")[0]["args"], {"search": "glass"})

    def test_home_is_the_visitors_kind(self) -> None:
        self.post_job(self.company, title="Kite Maker")
        searcher, company = Browser(), Browser()
        searcher.set_cookie("userType", "job_searcher")
        company.set_cookie("userType", "company")
        chooser = self.text("/frontend/home")
        self.assertIn("Job Searcher", chooser)
        self.assertNotIn("Kite Maker", chooser)
        self.assertIn("Kite Maker", self.text("/frontend/home", searcher))
        self.assertNotIn("data-now", self.text("/frontend/home", company))

    def test_a_sample_site_renders_nothing(self) -> None:
        name = self.post_job(self.company)
        own = self.address(name)
        self.text(own)
        self.configure(market="Sample")
        with self.renderings() as asked:
            for path in (own, "/frontend/jobs", "/frontend/home"):
                self.assertNotIn("data-now", self.text(path))
        self.assertEqual(asked, [])

    def test_hostile_texts_are_inert(self) -> None:
        name = self.post_job(self.company)
        scripts = Page(self.text(self.address(name))).scripts
        self.store(name, title=HOSTILE, job_description=f"{HOSTILE} {{{{ 7 * 7 }}}} ${{alert(1)}}" * 50)
        text = self.text(self.address(name))
        self.assertIn("data-now", text)
        self.assertEqual(Page(text).scripts, scripts)
        self.assertNotIn("<script>alert", text)
        self.assertIn("{{ 7 * 7 }}", text)


class TestFailing(RenderedCase):
    def setUp(self) -> None:
        super().setUp()
        self.name = self.post_job(self.company)
        self.own = self.address(self.name)
        replaced = patch.object(renderer, "_engine", Engine())
        own = replaced.start()
        self.addCleanup(replaced.stop)
        self.addCleanup(own.drop)

    def state(self) -> str:
        reply = self.account(("System Manager",)).browser.get("/api/method/job_portal.health.check")
        return reply.json["message"]["rendering"]

    def assert_plain(self) -> None:
        text = self.text(self.own)
        page = Page(text)
        self.assertNotIn("data-now", text)
        self.assertIn("<noscript>", text)
        self.assertIn("canonical", page.links)
        self.assertEqual(page.json("application/ld+json")["@type"], "JobPosting")
        self.assertEqual(page.json("given")[0]["args"], {"name": self.name})

    def test_a_runaway_ends_as_the_plain_page(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            runaway = Path(folder, "render.js")
            runaway.write_text("exports.render = () => { while (true); }")
            limits = patch.multiple(renderer, _START_SECONDS=1, _RENDER_SECONDS=1)
            with patch.object(build_output, "RENDERER", runaway), limits, self.renderings() as asked:
                for _ in range(5):
                    self.assert_plain()
                # After several, the next ones do not wait.
                self.assertEqual(len(asked), 3)
                self.assertEqual(self.state(), "paused, the last page failed: TimeoutError")

    def test_a_page_that_was_cut_off_leaves_nothing_behind(self) -> None:
        with self.renderings() as asked:
            self.text("/frontend/jobs", category="Sales")
            self.text(self.own)
        whole = [renderer.render("en", each) for each in asked]
        cut = 0
        for milliseconds in range(1, 13):
            with patch.object(renderer, "_RENDER_SECONDS", milliseconds / 1000):
                cut += renderer.render("en", asked[1]) is None
            self.assertEqual([renderer.render("en", each) for each in asked], whole)
        self.assertGreater(cut, 0)

    def test_without_node_pages_are_plain(self) -> None:
        with patch.object(node, "find", side_effect=node.NodeError("no Node was found")):
            self.assert_plain()
            self.assertEqual(self.state(), "no Node was found")
        self.assertIn("data-now", self.text(self.own))
        self.assertEqual(self.state(), renderer.READY)
