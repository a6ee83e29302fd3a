"""The pages of briefs and of lists of freelancers, for guests."""

import unittest

import frappe

from job_portal.briefs.tests.brief_case import BriefCase
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.web import build_output
from job_portal.web.tests.test_job_page import Page
from job_portal.web.tests.test_rendered_pages import Renders

LIST = "/frontend/briefs"


@unittest.skipUnless(build_output.RENDERER.exists(), "the build is not here")
class TestBriefPage(Renders, BriefCase):
    def text(self, path: str, status: int = 200, user_type: str = "") -> str:
        browser = Browser()
        browser.set_cookie("userType", user_type)
        reply = browser.get(path)
        self.assertEqual(reply.status_code, status)
        return reply.get_data(as_text=True)

    def test_a_brief_is_rendered_and_described_without_its_address(self) -> None:
        brief = self.post(description="It drips at night.")
        text = self.text(f"{LIST}/{brief}")
        page = Page(text)
        self.assertIn("Leaking kitchen tap</h2>", text)
        self.assertIn("data-now", text)
        self.assertIn("Leaking kitchen tap, Bengaluru", page.title)
        self.assertEqual(page.meta["description"], "It drips at night.")
        self.assertTrue(page.links["canonical"].endswith(f"{LIST}/{brief}"))
        self.assertEqual(page.meta["robots"], "noindex")
        for private in ("4th Cross", "560038", self.poster.mobile):
            self.assertNotIn(private, text)

    def test_its_page_is_removed_with_it(self) -> None:
        brief = self.post()
        own = f"{LIST}/{brief}"
        self.assertIn("Send a quote", self.text(own))
        self.ask(self.poster, "close_brief", name=brief)
        self.assertNotIn("kitchen tap", self.text(own, 410))
        for status in ("Held", "Removed"):
            frappe.db.set_value("JP Brief", brief, "status", status)
            frappe.db.commit()
            self.assertNotIn("kitchen tap", self.text(own, 404))
        self.text(f"{LIST}/JPB-99999", 404)

    def test_lists_and_homes_are_rendered(self) -> None:
        brief = self.post(title="Tap for a Moonlit Kitchen")
        self.assertIn(f'href="{LIST}/{brief}"', self.text(f"{LIST}?search=moonlit"))
        for path in (
            LIST,
            "/frontend/freelancers",
            f"/frontend/freelancers/{self.plumber.browser.freelancer}",
        ):
            # The page of a freelancer is at its address with a slug.
            reply = Browser().get(path)
            text = self.text(reply.headers.get("Location", path))
            self.assertIn("data-now", text, path)
        given = Page(self.text("/frontend/home", user_type="find_freelancer")).json("given")
        self.assertEqual(given[0]["method"], f"{API}list_freelancers")
        self.assertIn("data-now", self.text("/frontend/home", user_type="find_freelancer"))
        self.assertIn("Make your profile</a>", self.text("/frontend/home", user_type="freelancer"))

    def test_without_the_switch_their_pages_answer_404(self) -> None:
        name, brief = self.plumber.browser.freelancer, self.post()
        paths = (LIST, f"{LIST}/{brief}", "/frontend/freelancers", f"/frontend/freelancers/{name}")
        for path in paths:
            reply = Browser().get(path)
            self.text(reply.headers.get("Location", path))
        screens = [f"/frontend/{name}" for name in ("post-brief", "my-briefs", "my-quotes", "favourites")]
        screens.append("/frontend/engagements/JPE-00001")
        for path in screens:
            self.text(path)
        for values in ({"freelancers": 0}, {"freelancers": 1, "market": "Sample"}):
            self.configure(**values)
            for path in (*paths, f"/frontend/freelancers/{name}/plumber-bengaluru", *screens):
                self.assertNotIn("Leaking kitchen tap", self.text(path, 404), path)

    def test_the_front_page_links_to_people_while_the_switch_is_on(self) -> None:
        for value in (1, 0, 1):
            self.configure(freelancers=value)
            self.assertEqual("People for a task" in self.text("/frontend/jobs"), bool(value))
            self.assertEqual("data-now" in self.text(LIST, 200 if value else 404), bool(value))
