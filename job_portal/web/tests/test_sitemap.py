"""/frontend/sitemap.xml and robots.txt of a live site."""

from unittest.mock import patch
from urllib.parse import parse_qsl
from xml.etree import ElementTree

import frappe

from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import fresh
from job_portal.web import sitemap_parts

INDEX = "/frontend/sitemap.xml"
NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


class TestSitemap(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.forget()

    @staticmethod
    def forget() -> None:
        """Drop the cached parts, which live for an hour."""
        parts = [f"{kind}-{number}" for kind in sitemap_parts.KINDS for number in range(1, 40)]
        names = [*parts, *(f"{kind}:starts" for kind in sitemap_parts.KINDS), "generation"]
        keys = [frappe.cache.make_key(f"job_portal:sitemap:{name}") for name in names]
        frappe.cache.delete_value(keys, make_keys=False)

    def read(self, path: str) -> list[ElementTree.Element]:
        file, _sign, query = path.partition("?")
        answer = Browser().get(file, **dict(parse_qsl(query)))
        self.assertEqual((answer.status_code, answer.mimetype), (200, "application/xml"))
        self.assertEqual(answer.headers["Cache-Control"], "public, max-age=3600")
        self.assertNotIn("Set-Cookie", answer.headers)
        return list(ElementTree.fromstring(answer.data))  # noqa: S314 (our own)

    def locations(self, path: str) -> list[str]:
        """The paths in the file's list."""
        found = [entry.findtext(f"{NAMESPACE}loc") for entry in self.read(path)]
        self.assertTrue(all(location.startswith("http") for location in found))
        return [location.partition("/frontend")[2] for location in found]

    def listed(self) -> list[str]:
        """The paths in all parts."""
        parts = self.locations(INDEX)
        return [path for part in parts for path in self.locations(f"/frontend{part}")]

    def canonical(self, name: str) -> str:
        return Browser().message(f"{API}get_job", name=name)["url"].removeprefix("/frontend")

    def test_it_lists_jobs_companies_and_lists(self) -> None:
        name = self.post_job(self.company, title="Cook & Baker")
        listed = self.listed()
        self.assertEqual(len(listed), len(set(listed)))
        for path in (
            self.canonical(name),
            f"/company/{self.company.browser.company}",
            "/jobs",
            "/jobs?category=Engineering",
            "/jobs?city=Bengaluru",
        ):
            self.assertIn(path, listed)

    def test_each_entry_has_the_time_of_its_change(self) -> None:
        name = self.post_job(self.company)
        entry = next(
            each
            for each in self.read(f"{INDEX}?part=jobs-1")
            if each.findtext(f"{NAMESPACE}loc").endswith(self.canonical(name))
        )
        changed = frappe.db.get_value("JP Job", name, "modified")
        self.assertEqual(entry.findtext(f"{NAMESPACE}lastmod"), str(changed)[:10])

    def test_parts_contain_each_job_once(self) -> None:
        names = [self.post_job(self.company, title=f"Cook {number}") for number in range(5)]
        with patch.object(sitemap_parts, "MOST", 2):
            parts = [part for part in self.locations(INDEX) if "jobs-" in part]
            self.assertGreaterEqual(len(parts), 3)
            listed = [path for part in parts for path in self.locations(f"/frontend{part}")]
            self.assertTrue(all(len(self.locations(f"/frontend{part}")) <= 2 for part in parts))
        self.assertEqual(len(listed), len(set(listed)))
        self.assertLessEqual({self.canonical(name) for name in names}, set(listed))

    def test_only_public_pages_are_listed(self) -> None:
        removed, closed = self.post_job(self.company), self.post_job(self.company)
        reviewer = self.account(("JP Reviewer",)).browser
        version = str(fresh().get_value("JP Job", removed, "modified"))
        reviewer.message(f"{API}remove_job", name=removed, modified=version, reason="Fake")
        self.company.browser.message(f"{API}close_job", name=closed)
        rejected = self.company_account()
        of_rejected = self.post_job(rejected)
        company = frappe.get_doc("JP Company", rejected.browser.company)
        company.update({"status": "Rejected", "review_reason": "No papers"})
        company.save(ignore_permissions=True)
        frappe.db.commit()
        listed = " ".join(self.listed())
        for name in (removed, closed, of_rejected, rejected.browser.company):
            self.assertNotIn(name, listed)

    def test_it_is_cached_for_an_hour(self) -> None:
        self.post_job(self.company)
        before = self.listed()
        name = self.post_job(self.company, title="Later")
        self.assertEqual(self.listed(), before)
        self.forget()
        self.assertIn(self.canonical(name), self.listed())

    def test_a_deleted_job_and_a_hidden_company_leave_it_at_once(self) -> None:
        kept, deleted = self.post_job(self.company), self.post_job(self.company)
        self.assertLessEqual({self.canonical(kept), self.canonical(deleted)}, set(self.listed()))
        paths = [self.canonical(kept), self.canonical(deleted)]
        frappe.db.rollback()
        frappe.delete_doc("JP Job", deleted, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual([path in self.listed() for path in paths], [True, False])
        self.company.browser.message(f"{API}freeze_account")
        self.assertNotIn(paths[0], self.listed())
        self.company.browser.message(f"{API}thaw_account")
        self.assertIn(paths[0], self.listed())

    def test_unknown_parts_are_404(self) -> None:
        self.post_job(self.company)
        other_digits = ("jobs-01", "jobs-\u0661", "jobs-9999", "companies-99999")
        for part in ("", "jobs", "jobs-0", *other_digits, "secrets-1", "jobs-1\n", "starts"):
            self.assertEqual(Browser().get(INDEX, part=part).status_code, 404, part)

    def test_a_sample_site_has_none(self) -> None:
        self.configure(market="Sample")
        self.assertEqual(Browser().get(INDEX).mimetype, "text/html")
        self.assertNotIn("sitemap", Browser().get("/robots.txt").get_data(as_text=True).lower())


class TestRobots(EmployerCase):
    def tearDown(self) -> None:
        self.write("")

    @staticmethod
    def write(text: str) -> None:
        frappe.db.set_single_value("Website Settings", "robots_txt", text)
        frappe.db.commit()

    def test_it_names_the_sitemap(self) -> None:
        answer = Browser().get("/robots.txt")
        self.assertEqual((answer.status_code, answer.mimetype), (200, "text/plain"))
        self.assertRegex(answer.get_data(as_text=True), r"\nSitemap: https?://\S+/frontend/sitemap\.xml\n$")

    def test_the_site_owners_own_file_stays(self) -> None:
        self.write("User-agent: *\nDisallow: /private")
        # The embedded host lacks Frappe's robots.txt.
        self.assertNotIn("Sitemap", Browser().get("/robots.txt").get_data(as_text=True))
