"""The page of a freelancer, for guests, chats and search engines."""

from job_portal.freelancers.tests.test_profile import FreelancerCase
from job_portal.tests.actor import API
from job_portal.tests.http import Browser
from job_portal.tests.utils import store
from job_portal.web.tests.test_job_page import HOSTILE, Page

PATH = "/frontend/freelancers"


class TestFreelancerPage(FreelancerCase):
    def page(self, path: str, status: int = 200) -> Page:
        reply = Browser().get(path)
        self.assertEqual(reply.status_code, status)
        return Page(reply.get_data(as_text=True))

    def test_it_is_described_as_a_service_without_a_number(self) -> None:
        browser = self.freelancer(full_name="Asha Rao")
        url = Browser().message(f"{API}get_freelancer", name=browser.freelancer)["url"]
        self.assertEqual(url, f"{PATH}/{browser.freelancer}/blouse-and-fall-stitching-pune")
        page = self.page(url)
        self.assertIn("Asha Rao, Blouse and fall stitching, Pune", page.title)
        self.assertTrue(page.links["canonical"].endswith(url))
        service = page.json("application/ld+json")
        self.assertEqual((service["@type"], service["provider"]["name"]), ("Service", "Asha Rao"))
        self.assertEqual(service["areaServed"]["name"], "Pune")
        prices = [each["priceSpecification"]["price"] for each in service["offers"]]
        self.assertEqual(prices, [120, 400])
        self.assertNotIn("aggregateRating", service)
        (given,) = page.json("given")
        answer = Browser().message(f"{API}get_freelancer", name=browser.freelancer)
        self.assertEqual(given["message"], answer)
        text = Browser().get(url).get_data(as_text=True)
        for private in (browser.mobile, "asha@bank", "411038"):
            self.assertNotIn(private, text)

    def test_only_real_reviews_are_rated(self) -> None:
        browser = self.freelancer()
        store("JP Freelancer", browser.freelancer, {"rating": 4.5, "reviews": 2})
        service = self.page(f"{PATH}/{browser.freelancer}").json("application/ld+json")
        self.assertEqual(service["aggregateRating"]["reviewCount"], 2)

    def test_another_slug_redirects_to_the_page(self) -> None:
        browser = self.freelancer()
        reply = Browser().get(f"{PATH}/{browser.freelancer}/other")
        self.assertEqual(reply.status_code, 301)
        self.assertTrue(reply.headers["Location"].startswith(f"{PATH}/{browser.freelancer}/blouse"))

    def test_without_consent_the_page_and_its_entry_disappear_at_once(self) -> None:
        browser = self.freelancer()
        self.page(f"{PATH}/{browser.freelancer}")
        self.assertIn(browser.freelancer, self.sitemap())
        browser.message(f"{API}withdraw_consent", purpose="public_page")
        self.page(f"{PATH}/{browser.freelancer}", 404)
        self.assertNotIn(browser.freelancer, self.sitemap())

    def test_typed_texts_stay_text(self) -> None:
        browser = self.freelancer(about="A & B \" ' \u2028 \u202e 😀", full_name="Asha & Rao's")
        page = self.page(f"{PATH}/{browser.freelancer}")
        self.assertEqual(page.json("application/ld+json")["provider"]["name"], "Asha & Rao\u2019s")
        self.refused(browser.call(f"{API}save_freelancer", headline=HOSTILE), 417)

    def test_the_list_is_in_the_page(self) -> None:
        browser = self.freelancer()
        given = self.page(PATH).json("given")
        self.assertEqual(given[0]["method"], f"{API}list_freelancers")
        search = self.page(f"{PATH}?search=blouse")
        self.assertIn(browser.freelancer, search.data["given"])
        self.assertEqual(search.meta["robots"], "noindex")
        self.assertNotIn("given", self.page(f"{PATH}?radius_km=x").data)

    def sitemap(self) -> str:
        reply = Browser().get("/frontend/sitemap.xml", part="freelancers-1")
        return reply.get_data(as_text=True)
