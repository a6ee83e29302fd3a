"""The page of a job for guests, chats and search engines: its address, status, head and data."""

import json
import re
from html.parser import HTMLParser
from unittest.mock import patch

import frappe
from frappe.utils import now_datetime

from job_portal.jobs import addresses
from job_portal.platform import site
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import store

HOSTILE = "</script><script>alert(1)</script>\"'>&\u2028\u202e<!-- 😀"
NEVER = ("9812345678", "9876543210", "office@", "22AAAAA0000A1Z5", "12 MG Road")


class Page(HTMLParser):
    """The parts of a page: titles, elements of the head, inert data."""

    def __init__(self, text: str):
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.data: dict[str, str] = {}
        self.title = ""
        self.scripts = 0
        self._inside = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list) -> None:
        held = dict(attributes)
        if tag == "meta" and "content" in held:
            self.meta[held.get("name") or held.get("property")] = held["content"]
        elif tag == "link":
            self.links[held["rel"]] = held.get("href", "")
        elif tag == "script":
            self.scripts += 1
            self._inside = held.get("id") or held.get("type", "")
        elif tag == "title":
            self._inside = "title"

    def handle_endtag(self, tag: str) -> None:
        if tag in ("script", "title"):
            self._inside = ""

    def handle_data(self, text: str) -> None:
        if self._inside == "title":
            self.title += text
        elif self._inside:
            self.data[self._inside] = self.data.get(self._inside, "") + text

    def json(self, name: str):
        return json.loads(self.data[name])


class JobPageCase(EmployerCase):
    def open(self, path: str, browser: Browser | None = None, **query):
        return (browser or Browser()).get(path, headers={"Accept": "text/html"}, **query)

    def address(self, name: str) -> str:
        return Browser().message(f"{API}get_job", name=name)["url"]

    def page(self, name: str) -> Page:
        response = self.open(self.address(name))
        self.assertEqual(response.status_code, 200)
        return Page(response.get_data(as_text=True))

    def store(self, name: str, **values) -> None:
        store("JP Job", name, values)


class TestAddress(JobPageCase):
    def test_slugs_are_ascii_and_short(self) -> None:
        cases = {
            ("Loom Operator", "Lotus Mills", "Bengaluru"): "loom-operator-lotus-mills-bengaluru",
            ("सेल्स मैनेजर", "", "Pune"): "sels-mainejr-pune",
            ("C++ / C#", "", ""): "c-c",
            ("\u202e/../../?#&", "", ""): "job",
            (HOSTILE, "", ""): "script-script-alert-1-script-grinning",
        }
        for texts, slug in cases.items():
            with self.subTest(texts=texts):
                self.assertEqual(addresses.slug(*texts), slug)
        long = addresses.slug("word " * 100)
        self.assertLessEqual(len(long), 80)
        self.assertTrue(long.endswith("-word"))
        self.assertEqual(len(addresses.slug("x" * 500)), 80)

    def test_other_addresses_of_a_job_redirect_to_its_own(self) -> None:
        name = self.post_job(self.company)
        own = self.address(name)
        self.assertRegex(own, rf"^/frontend/job-details/{name}/loom-operator-[a-z0-9-]+$")
        short = f"/frontend/job-details/{name}"
        for path in (own, short):
            page = self.open(path)
            self.assertEqual(page.status_code, 200)
            self.assertRegex(page.get_data(as_text=True), rf'rel="canonical" href="[^"]*{own}"')
        for path in (f"{own}-and-more", f"{short}/x", short.replace("JPJ", "jpj")):
            moved = self.open(path)
            self.assertEqual((moved.status_code, moved.headers["Location"]), (301, own))
            self.assertEqual(moved.headers["Cache-Control"], "no-store")
        moved = self.open(f"{short}/x", utm="a b\r\nX: y")
        self.assertEqual(moved.headers["Location"], f"{own}?utm=a+b%0D%0AX:+y")
        self.assertNotIn("X", moved.headers)

    def test_the_short_address_stays_on_a_sample_site(self) -> None:
        name = self.post_job(self.company)
        self.configure(market="Sample")
        for path in (f"/frontend/job-details/{name}", "/frontend/job-details/JPJ-0", "/frontend/job-details"):
            response = self.open(path)
            self.assertEqual(response.status_code, 200)
            self.assertNotIn("canonical", response.get_data(as_text=True))

    def test_the_status_says_whether_the_job_exists(self) -> None:
        name = self.post_job(self.company)
        own = self.address(name)
        self.assertEqual(self.open("/frontend/job-details/JPJ-0").status_code, 404)
        self.assertEqual(self.open("/frontend/job-details").status_code, 200)
        for status, code in (("Removed", 410), ("Held", 404), ("Closed", 200), ("Live", 200)):
            self.store(name, status=status)
            response = self.open(own)
            self.assertEqual(response.status_code, code, status)
            page = Page(response.get_data(as_text=True))
            self.assertEqual("robots" in page.meta, status != "Live")
            self.assertEqual("application/ld+json" in page.data, status == "Live")
            self.assertEqual("given" in page.data, code == 200)
        self.store(name, valid_through=now_datetime())
        page = self.page(name)
        self.assertEqual(
            (page.meta["robots"], page.json("given")[0]["message"]["status"]), ("noindex", "Expired")
        )

    def test_a_rejected_companys_jobs_are_not_found(self) -> None:
        company = self.company_account()
        name = self.post_job(company)
        own = self.address(name)
        store("JP Company", company.browser.company, "status", "Rejected")
        response = self.open(own)
        self.assertEqual(response.status_code, 410)
        self.assertNotIn("Loom Operator", response.get_data(as_text=True))


class TestHead(JobPageCase):
    def test_what_chats_show(self) -> None:
        name = self.post_job(self.company)
        page = self.page(name)
        job = Browser().message(f"{API}get_job", name=name)
        title = f"Loom Operator at {job['company_name']}, {job['city']}, {job['state']}"
        self.assertEqual(page.title, f"{title} - Job Portal")
        self.assertEqual(page.meta["og:title"], title)
        # Below the site's `host_name` if it has one.
        self.assertRegex(page.links["canonical"], f"^https?://[^/]+{self.address(name)}$")
        self.assertEqual(page.meta["og:url"], page.links["canonical"])
        self.assertTrue(
            page.meta["description"].startswith("₹15,000 - ₹20,000 / month · Full Time · Bengaluru")
        )
        self.assertEqual(page.meta["og:description"], page.meta["description"])
        self.assertLessEqual(len(page.meta["description"]), 160)
        self.assertRegex(page.meta["og:image"], rf"^https?://[^/]+/frontend/picture/{name}/[0-9a-f]+\.png$")
        self.assertEqual(page.meta["twitter:card"], "summary_large_image")

    def test_the_configured_host_is_the_canonical_one(self) -> None:
        for host_name in ("https://jobs.example", "jobs.example"):
            with patch.dict(frappe.local.conf, {"host_name": host_name}):
                self.assertEqual(site.absolute("/frontend/jobs"), "https://jobs.example/frontend/jobs")

    def test_the_data_is_what_a_guest_would_be_answered(self) -> None:
        name = self.post_job(self.company)
        given = self.page(name).json("given")
        answered = Browser().message(f"{API}get_job", name=name)
        expected = [{"method": f"{API}get_job", "args": {"name": name}, "message": answered}]
        self.assertEqual(given, expected)

    def test_who_is_signed_in_gets_the_page_of_all_routes(self) -> None:
        name = self.post_job(self.company)
        response = self.open(f"/frontend/job-details/{name}", self.company.browser)
        self.assertEqual(response.status_code, 200)
        page = Page(response.get_data(as_text=True))
        self.assertNotIn("given", page.data)
        self.assertNotIn("canonical", page.links)

    def test_nothing_private_is_in_the_page(self) -> None:
        contact = {"hr_name": "Meera Rao", "hr_mobile": "9812345678", "hr_email": "meera@lotus.example"}
        company = self.company.browser.company
        hr = self.company.browser.message(f"{API}add_hr_details", company_name=company, **contact)
        branch = {"branch_name": "Peenya", "address_line1": "4th Main"}
        name = self.post_job(self.company, selected_hr=hr["hr_row_id"], **branch)
        text = self.open(self.address(name)).get_data(as_text=True)
        for private in (*NEVER, "Meera", "Peenya", "4th Main", hr["hr_row_id"], self.company.email):
            self.assertNotIn(private, text)

    def test_hostile_texts_are_inert(self) -> None:
        name = self.post_job(self.company)
        scripts = self.page(name).scripts
        with_company = {"title": HOSTILE, "job_description": f"{HOSTILE}\n\n{HOSTILE}" * 60}
        self.store(name, **with_company)
        page = self.page(name)
        self.assertEqual(page.scripts, scripts)
        self.assertEqual(page.json("given")[0]["message"]["title"], HOSTILE)
        self.assertIn("<script>alert(1)</script>\"'>&", page.title)
        self.assertNotIn("\u202e", page.title + page.meta["og:title"])
        posting = page.json("application/ld+json")
        self.assertNotIn("<script", posting["description"])
        self.assertRegex(posting["description"], r"^<p>&lt;/script&gt;")


class TestJobPosting(JobPageCase):
    """Google's rules for JobPosting, as data."""

    REQUIRED = ("@context", "@type", "title", "description", "datePosted", "hiringOrganization")
    ALWAYS = ("validThrough", "employmentType", "identifier", "directApply")
    EMPLOYMENT = {
        "FULL_TIME",
        "PART_TIME",
        "CONTRACTOR",
        "TEMPORARY",
        "INTERN",
        "VOLUNTEER",
        "PER_DIEM",
        "OTHER",
    }
    MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d")

    def posting(self, **changes) -> dict:
        posting = self.page(self.post_job(self.company, **changes)).json("application/ld+json")
        self.check(posting)
        return posting

    def check(self, posting: dict) -> None:
        for name in (*self.REQUIRED, *self.ALWAYS):
            self.assertIn(name, posting)
        self.assertEqual((posting["@context"], posting["@type"]), ("https://schema.org", "JobPosting"))
        for name in ("datePosted", "validThrough"):
            self.assertRegex(posting[name], self.MOMENT)
        self.assertLess(posting["datePosted"], posting["validThrough"])
        self.assertLessEqual(set(posting["employmentType"]), self.EMPLOYMENT)
        self.assertEqual(posting["hiringOrganization"]["@type"], "Organization")
        self.assertTrue(posting["hiringOrganization"]["name"])
        self.assertIs(posting["directApply"], True)
        if posting.get("jobLocationType"):
            # A remote job needs a location, or this.
            self.assertEqual(posting["jobLocationType"], "TELECOMMUTE")
            self.assertEqual(posting["applicantLocationRequirements"], {"@type": "Country", "name": "India"})
        else:
            address = posting["jobLocation"]["address"]
            self.assertEqual((posting["jobLocation"]["@type"], address["@type"]), ("Place", "PostalAddress"))
            self.assertEqual(address["addressCountry"], "IN")
            self.assertTrue(address["addressLocality"] and address["addressRegion"])
        if salary := posting.get("baseSalary"):
            self.assertEqual((salary["@type"], salary["currency"]), ("MonetaryAmount", "INR"))
            value = salary["value"]
            self.assertEqual(value["@type"], "QuantitativeValue")
            self.assertIn(value["unitText"], ("HOUR", "DAY", "WEEK", "MONTH", "YEAR"))
            self.assertTrue("value" in value or value["minValue"] <= value["maxValue"])

    def test_a_job_at_a_place(self) -> None:
        posting = self.posting(job_description="Looms.\nShifts.\n\nMends & oils them.")
        self.assertEqual(posting["description"], "<p>Looms.<br>Shifts.</p><p>Mends &amp; oils them.</p>")
        self.assertEqual(posting["baseSalary"]["value"]["minValue"], 15000)
        self.assertEqual(posting["employmentType"], ["FULL_TIME"])
        self.assertEqual(posting["jobLocation"]["address"]["postalCode"], "560038")
        self.assertIn(f"/{posting['identifier']['value']}/", posting["url"])

    def test_a_job_at_home(self) -> None:
        posting = self.posting(work_location_type="Work from Home", pincode="", job_type="Both")
        self.assertNotIn("jobLocation", posting)
        self.assertEqual(posting["employmentType"], ["FULL_TIME", "PART_TIME"])

    def test_a_website_that_is_stored_from_before_its_rule_is_no_link(self) -> None:
        name = self.company.browser.company
        for website, told in (
            ("https://google.com@evil.example/", None),
            ("https://google.com\\@evil.example/", None),
            ("https://lotus.example/shop", "https://lotus.example/shop"),
        ):
            store("JP Company", name, "company_website", website)
            self.assertEqual(self.posting()["hiringOrganization"].get("sameAs"), told)

    def test_pay_is_left_out_where_there_is_none(self) -> None:
        self.assertNotIn("baseSalary", self.posting(min_salary="", max_salary=""))
        self.assertEqual(self.posting(max_salary="")["baseSalary"]["value"]["value"], 15000)

    def test_pay_is_for_the_time_that_it_is_told_for(self) -> None:
        a_day = {"pay_min": "500", "pay_max": "600", "pay_unit": "Day"}
        page = self.page(self.post_job(self.company, **a_day))
        value = page.json("application/ld+json")["baseSalary"]["value"]
        self.assertEqual((value["unitText"], value["minValue"], value["maxValue"]), ("DAY", 500, 600))
        words = "₹500 - ₹600 a day · about ₹13,000 - ₹15,600 a month · Full Time · "
        self.assertIn(words, page.meta["og:description"])
        a_year = self.posting(experience_required="5+", pay_max="3,50,000", pay_unit="Year")
        self.assertEqual(a_year["baseSalary"]["value"]["unitText"], "YEAR")
        self.assertEqual(self.posting(pay_type="Daily")["baseSalary"]["value"]["unitText"], "MONTH")

    def test_a_branch_that_is_not_shown_is_not_told(self) -> None:
        shown = self.posting(add_branch_detail=True, address_line1="4th Main")
        self.assertEqual(shown["jobLocation"]["address"]["streetAddress"], "4th Main")
        self.assertNotIn("streetAddress", self.posting(address_line1="4th Main")["jobLocation"]["address"])
