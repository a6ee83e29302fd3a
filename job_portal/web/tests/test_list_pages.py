"""The pages of companies and of lists for guests, chats and search engines."""

from urllib.parse import urlencode

from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.web.tests.test_job_page import HOSTILE, NEVER, JobPageCase, Page

LIST = "/frontend/jobs"


class TestListPages(JobPageCase):
    def opened(self, path: str, **query) -> tuple[Page, str]:
        answer = Browser().get(path, **query)
        self.assertEqual(answer.status_code, 200)
        return Page(answer.get_data(as_text=True)), answer.get_data(as_text=True)

    def given(self, page: Page, method: str) -> dict:
        return next(each for each in page.json("given") if each["method"] == f"{API}{method}")

    def test_a_company(self) -> None:
        account = self.company_account(about_company="Cotton \"since\" <1987 & 'co' \u202e")
        company = account.browser.company
        self.post_job(account, title="Night Cook")
        page, text = self.opened(f"/frontend/company/{company}")
        self.assertIn("Jobs at ", page.title)
        self.assertIn("Night Cook", page.meta["description"])
        self.assertTrue(page.links["canonical"].endswith(f"/frontend/company/{company}"))
        self.assertEqual(self.given(page, "get_company")["message"]["name"], company)
        self.assertEqual(self.given(page, "list_jobs")["args"], {"company": company})
        for private in NEVER:
            self.assertNotIn(private, text)
        self.assertNotIn("<1987", text)

    def test_a_company_without_a_page_is_404(self) -> None:
        idle = self.company_account().browser.company
        for name in (idle, "JPC-99999", "%3Cb%3E"):
            answer = Browser().get(f"/frontend/company/{name}")
            self.assertEqual(answer.status_code, 404)
            self.assertIn('content="noindex"', answer.get_data(as_text=True))

    def test_a_list_by_category_and_place(self) -> None:
        self.post_job(self.company, title="Boat Builder", category="Sales", pincode="682555")
        found = Browser().message(f"{API}list_jobs", search="boat builder")["items"][0]
        query = {"category": "Sales", "city": found["city"]}
        page, _text = self.opened(LIST, **query, utm_source="chat")
        self.assertEqual(page.title, f"Sales jobs in {found['city']} - Job Portal")
        self.assertIn("Boat Builder", page.meta["description"])
        self.assertTrue(page.links["canonical"].endswith(f"/frontend/jobs?{urlencode(query)}"))
        self.assertNotIn("robots", page.meta)
        given = self.given(page, "list_jobs")
        self.assertEqual(given["args"], query)
        self.assertEqual([job["title"] for job in given["message"]["items"]], ["Boat Builder"])

    def test_what_names_no_jobs_is_not_indexed_and_heads_nothing(self) -> None:
        for query in ({"city": HOSTILE}, {"category": "x" * 2000}, {"state": "Atlantis, call 98765"}):
            page, text = self.opened(LIST, **query)
            self.assertEqual(page.title, "Jobs - Job Portal")
            self.assertEqual(page.meta["robots"], "noindex")
            self.assertNotIn(HOSTILE, text)

    def test_a_search_is_not_indexed(self) -> None:
        for query in ({"search": "cook"}, {"category": "Sales", "min_salary": "many"}):
            page, _text = self.opened(LIST, **query)
            self.assertEqual(page.meta["robots"], "noindex")
            self.assertEqual("given" in page.data, "search" in query)

    def test_all_jobs(self) -> None:
        self.post_job(self.company)
        page, _text = self.opened(LIST)
        self.assertEqual(page.title, "Jobs - Job Portal")
        self.assertTrue(page.links["canonical"].endswith("/frontend/jobs"))
        self.assertEqual(self.given(page, "list_jobs")["args"], {})

    def test_a_sample_site_has_its_page(self) -> None:
        self.configure(market="Sample")
        for path in (LIST, "/frontend/company/JPC-99999"):
            page, _text = self.opened(path)
            self.assertNotIn("canonical", page.links)
