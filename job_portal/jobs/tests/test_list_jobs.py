"""Filters and orders of the list of jobs, and invalid values."""

import secrets
from base64 import b64encode
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.jobs import messages
from job_portal.jobs.finding import conditions, vocabulary
from job_portal.jobs.finding.database import ranked
from job_portal.jobs.finding.opensearch import connection
from job_portal.places.messages import PINCODE_UNKNOWN
from job_portal.platform import paging
from job_portal.platform.paging import CURSOR_OF_ANOTHER_LIST, LIMIT_OUT_OF_BOUNDS
from job_portal.tests.actor import fresh_word, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.opensearch import settle
from job_portal.tests.utils import store
from job_portal.words.folding import words

LIST = f"{API}list_jobs"


class ListCase(EmployerCase):
    def setUp(self) -> None:
        super().setUp()
        self.mark = fresh_word()

    def post(self, title: str = "Loom Operator", **changes) -> str:
        return self.post_job(self.company, title=f"{title} {self.mark}", **changes)

    def page(self, **filters) -> dict:
        settle()
        return Browser().message(LIST, **{"search": self.mark, **filters})

    def listed(self, **filters) -> list[str]:
        """The jobs that match without loosening."""
        page = self.page(**filters)
        return [] if page["loosened"] else [card["name"] for card in page["items"]]


class TestFilters(ListCase):
    def test_each_one_narrows(self) -> None:
        plain = self.post()
        other = self.post(
            category="Sales",
            job_type="Part Time",
            work_location_type="Hybrid",
            min_salary="30000",
            max_salary="40000",
            pincode="400001",
            min_education="Diploma",
            experience_required="5+",
        )
        open_to_all = self.post(
            job_type="Both", work_location_type="Work from Home", pincode="", min_education="",
            experience_required="", min_salary="", max_salary="",
        )  # fmt: skip
        self.assertEqual(self.listed(), [open_to_all, other, plain])
        for narrowed, expected in (
            ({"category": "Sales"}, [other]),
            ({"category": f"Gone {self.mark}"}, []),
            ({"job_type": "Full Time"}, [open_to_all, plain]),
            ({"job_type": "Part Time"}, [open_to_all, other]),
            ({"work_location_type": "Hybrid"}, [other]),
            ({"min_salary": 20000}, [other, plain]),
            ({"min_salary": 20001}, [other]),
            ({"min_salary": 40001}, []),
            ({"experience": 0}, [open_to_all]),
            ({"experience": 1}, [open_to_all, plain]),
            ({"experience": 60}, [open_to_all, other, plain]),
            ({"education": "12th Pass"}, [open_to_all, plain]),
            ({"education": "ITI"}, [open_to_all, plain]),
            ({"education": "Diploma"}, [open_to_all, other, plain]),
            ({"education": "Graduate"}, [open_to_all, other, plain]),
            ({"state": "Karnataka"}, [plain]),
            ({"state": "Karnataka", "category": "Sales"}, []),
            ({"company": self.company.browser.company}, [open_to_all, other, plain]),
            ({"company": "JPC-none"}, []),
            ({"pincode": "560038", "radius_km": 5}, [plain]),
            ({"pincode": "560038"}, [plain, open_to_all, other]),
        ):
            self.assertEqual(self.listed(**narrowed), expected, narrowed)
        city = Browser().message(f"{API}get_job", name=other)["city"]
        self.assertEqual(self.listed(city=city), [other])

    def test_what_is_no_value_is_refused_in_words(self) -> None:
        far = {"pincode": "560038", "radius_km": 10000}
        for wrong, sentence in (
            ({**far, "radius_km": 0}, messages.RADIUS_OUT_OF_BOUNDS.format(100)),
            (far, messages.RADIUS_OUT_OF_BOUNDS.format(100)),
            ({"radius_km": 5}, messages.PLACE_NEEDED),
            ({"order": "nearest"}, messages.PLACE_NEEDED),
            ({"pincode": "999999"}, PINCODE_UNKNOWN),
            ({"order": "best"}, messages.ORDER_UNKNOWN),
            ({"job_type": "Any"}, "Please choose Job Type from the list"),
            ({"work_location_type": "Moon"}, "Please choose Work Location Type from the list"),
            ({"education": "PhD"}, "Please choose Minimum Education from the list"),
            ({"min_salary": -1}, messages.NUMBER_OUT_OF_BOUNDS),
            ({"min_salary": 10**8}, messages.NUMBER_OUT_OF_BOUNDS),
            ({"experience": -1}, messages.NUMBER_OUT_OF_BOUNDS),
            ({"search": "x" * 141}, messages.SEARCH_TOO_LONG.format(140)),
            ({"limit": 0}, LIMIT_OUT_OF_BOUNDS.format(50)),
            ({"limit": 51}, LIMIT_OUT_OF_BOUNDS.format(50)),
            ({"limit": -1}, LIMIT_OUT_OF_BOUNDS.format(50)),
            ({"cursor": "x"}, CURSOR_OF_ANOTHER_LIST),
            ({"cursor": b64encode(b"[" * 14_000).decode()}, CURSOR_OF_ANOTHER_LIST),
        ):
            reply = Browser().call(LIST, **wrong)
            self.assertEqual((reply.status_code, said(reply)), (417, sentence), wrong)

    def test_what_is_past_is_on_no_list_although_nothing_swept_it(self) -> None:
        ended, old = self.post(), self.post()
        frappe.db.set_value("JP Job", ended, {"valid_through": now_datetime()})
        week_ago = add_to_date(now_datetime(), days=-8)
        store("JP Job", old, {"published_on": week_ago, "valid_through": now_datetime()})
        self.assertEqual((self.listed(), self.page()["total"]), ([], 0))


class TestOrders(ListCase):
    def test_each_order_is_kept_over_pages(self) -> None:
        near = self.post(pincode="560038", max_salary="20000")
        far = self.post(pincode="562114", max_salary="50000")
        middle = self.post(pincode="560001", max_salary="30000")
        for order, expected in (
            ("newest", [middle, far, near]),
            ("oldest", [near, far, middle]),
            ("salary", [far, middle, near]),
            ("nearest", [near, middle, far]),
            ("relevant", [near, middle, far]),
        ):
            filters, found = {"order": order, "pincode": "560038", "limit": 1}, []
            page = self.page(**filters)
            while True:
                found += [card["name"] for card in page["items"]]
                if not page["next"]:
                    break
                page = self.page(**filters, cursor=page["next"])
            self.assertEqual((found, page["total"]), (expected, 3), order)

    def test_relevant_puts_titles_first(self) -> None:
        in_title = self.post("Weaver")
        in_place = self.post("Dyer", job_location="Weavers Colony")
        search = f"weaver {self.mark}"
        self.assertEqual(self.listed(search=search, order="newest"), [in_place, in_title])
        self.assertEqual(self.listed(search=search), [in_title, in_place])

    def test_what_is_near_is_in_the_order_of_time_over_its_cells(self) -> None:
        # In three cells of the grid, alternating.
        names = [self.post(pincode=pincode) for pincode in ("560038", "562114", "560060", "560038", "562114")]
        cells = {frappe.db.get_value("JP Job", name, "cell") for name in names}
        self.assertEqual(len(cells), 3)
        for order, expected in (("newest", names[::-1]), ("oldest", names)):
            # With very many jobs, the page of one cell says how far to look into the others.
            whole, bounded = (self.all_near(order, total_exact) for total_exact in (1_000_000, 1))
            self.assertEqual(whole, bounded)
            self.assertEqual(len(whole), len(set(whole)))
            self.assertEqual([name for name in whole if name in names], expected)

    def test_that_very_many_are_near_is_kept_for_a_minute(self) -> None:
        for _ in range(2):
            self.post(pincode="560038", max_salary="20000")
        # A list that no run requested within the last minute.
        asked = {"search": None, "pincode": "560038", "min_salary": 1 + secrets.randbelow(15_000)}

        def is_more(than: int, radius_km: int) -> bool:
            with patch.dict(conditions.LIMITS, {"total_exact": than}):
                return self.page(**asked, radius_km=radius_km)["at_least"]

        self.assertFalse(is_more(1_000_000, 31))
        self.assertTrue(is_more(1, 31))
        self.assertTrue(is_more(1_000_000, 31))
        # Another circle is another list.
        self.assertFalse(is_more(1_000_000, 32))

    def all_near(self, order: str, total_exact: int) -> list[str]:
        """The jobs of all pages, with this limit of exact counting."""
        found, cursor = [], None
        counted = patch.object(paging.cache, "read", return_value=None)
        with patch.dict(conditions.LIMITS, {"total_exact": total_exact}), counted:
            while cursor or not found:
                asked = {"search": None, "pincode": "560038", "radius_km": 40, "order": order}
                page = self.page(**asked, limit=2, cursor=cursor)
                found += [card["name"] for card in page["items"]]
                cursor = page["next"]
        return found

    def test_a_large_market_is_looked_through_as_far_as_the_rules_say(self) -> None:
        if connection.is_chosen():
            self.skipTest("OpenSearch looks through all of a market")
        names = [self.post() for _ in range(4)]
        with patch.dict(conditions.LIMITS, {"search_depth": 2, "ranked_depth": 2}):
            page = self.page()
            self.assertEqual((page["total"], page["at_least"]), (2, True))
            self.assertEqual([card["name"] for card in page["items"]], names[:1:-1])
            self.assertEqual(self.page(order="salary")["total"], 2)
            # A place is searched completely.
            self.assertEqual(self.page(pincode="560038", radius_km=5)["total"], 4)

    def test_the_commonest_words_are_ranked_before_the_jobs_are_looked_at(self) -> None:
        if connection.is_chosen():
            self.skipTest("OpenSearch ranks all jobs in one way")
        names = [self.post() for _ in range(6)]
        frappe.db.rollback()
        vocabulary.recount()
        # Expired, before the sweep runs.
        store("JP Job", names[-2], "valid_through", add_to_date(now_datetime(), minutes=-1))
        few = {"ranked_depth": 5, "ranked_of_more": 5, "total_exact": 2}
        with patch.dict(conditions.LIMITS, few), patch.object(ranked, "_SPARE", 1):
            page = self.page(limit=1)
            self.assertEqual((page["total"], page["at_least"]), (2, True))
            found = [page["items"][0]["name"]]
            while page["next"]:
                page = self.page(limit=1, cursor=page["next"])
                found.append(page["items"][0]["name"])
        self.assertEqual(found, [names[5], names[3], names[2], names[1]])

    def test_of_words_that_more_jobs_have_than_are_counted_the_newest_are_ranked(self) -> None:
        if connection.is_chosen():
            self.skipTest("OpenSearch ranks all jobs")
        names = [self.post() for _ in range(4)]
        frappe.db.rollback()
        vocabulary.recount()
        frappe.db.commit()
        search = f"loom {self.mark}"
        for depth, found, at_least in ((4, names[::-1], False), (3, names[:1:-1], True)):
            with patch.dict(conditions.LIMITS, {"ranked_depth": depth, "ranked_of_more": 2}):
                page = self.page(search=search)
            self.assertEqual([card["name"] for card in page["items"]], found, depth)
            self.assertEqual((page["total"], page["at_least"]), (len(found), at_least), depth)


class TestSearch(ListCase):
    def test_words_begin_words_of_title_category_company_and_place(self) -> None:
        name = self.post("Asst. C++ Développeur (रात की पाली)", job_location="Hosur-Road")
        for found in (
            "dével", "c++", "रात", "पा%", "engin", "lotus", "karnataka", "hosur road", "C asst",
        ):  # fmt: skip
            self.assertEqual(self.listed(search=f"{found} {self.mark}"), [name], found)
        for missed in ("loppeur", "zebra", "lotus zebra"):
            self.assertEqual(self.listed(search=f"{missed} {self.mark}"), [], missed)
        for signs in ("%", "_", "()", "!!"):
            self.assertEqual(self.page(search=signs)["total"], 0, signs)

    def test_words_follow_the_job(self) -> None:
        name, browser = self.post("Dyer"), self.company.browser
        browser.message(f"{API}update_job", name=name, title=f"Spinner {self.mark}")
        self.assertEqual(self.listed(search=f"spinner {self.mark}"), [name])
        self.assertEqual(self.listed(search=f"dyer {self.mark}"), [])
        browser.message(f"{API}close_job", name=name)
        self.assertEqual(self.stored(name), [])
        browser.message(f"{API}repost_job", name=name)
        self.assertEqual(self.listed(search=f"spinner {self.mark}"), [name])
        self.assertIn("spinner", self.stored(name))
        frappe.delete_doc("JP Job", name, ignore_permissions=True)
        frappe.db.commit()
        self.assertEqual(self.stored(name), [])

    def stored(self, job: str) -> list[str]:
        frappe.db.rollback()
        return frappe.get_all("JP Job Word", filters={"job": job}, pluck="word")

    def test_words_of_a_text(self) -> None:
        self.assertEqual(words("B.A. (Night), नर्स‍री  ba 5+"), ["b", "a", "night", "nrsri", "ba", "5"])
        self.assertEqual(words("() - %"), [])
