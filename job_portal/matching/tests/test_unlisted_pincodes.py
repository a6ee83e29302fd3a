"""Pincodes that India Post's directory lacks, or without a position, for jobs, people and lists."""

import frappe

from job_portal.jobs import messages as job_messages
from job_portal.matching.tests.test_matches import MatchCase
from job_portal.patches import index_anew, place_anew
from job_portal.places import areas, centroids, geo, messages
from job_portal.places.geo import Point
from job_portal.rules import JOB
from job_portal.tests.actor import job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API
from job_portal.tests.utils import fresh

# India Post uses all three. The directory lacks the first one.
UNLISTED, WITHOUT_POSITION, WITHOUT_DISTRICT = "560127", "110073", "390026"
BENGALURU, DELHI = Point(12.97, 77.59), Point(28.61, 77.21)


class TestUnlistedPincodes(MatchCase):
    def found(self, job: str, **filters) -> dict | None:
        page = Browser().message(f"{API}list_jobs", search=self.mark, **filters)
        return next((card for card in page["items"] if card["name"] == job and not page["loosened"]), None)

    def test_a_job_has_the_city_that_was_typed_and_is_found_near(self) -> None:
        values = {"title": f"Loom Operator {self.mark}", "pincode": UNLISTED, "city": " Bengaluru "}
        job = self.post_job(self.company, **values)
        card = self.found(job, pincode="560001", radius_km=50)
        self.assertEqual((card["city"], card["state"]), ("Bengaluru", "Karnataka"))
        self.assertLess(card["distance_km"], 50)
        self.assertIsNone(self.found(job, pincode="411001", radius_km=50))
        # A search from this pincode finds it at no distance.
        self.assertEqual(self.found(job, pincode=UNLISTED, radius_km=1)["distance_km"], 0)

    def test_a_job_is_not_in_every_city(self) -> None:
        job = self.post_job(self.company, title=f"Tailor {self.mark}", pincode=WITHOUT_POSITION)
        for city, is_there in (("delhi", True), ("mumbai", False), ("pune", False)):
            page = Browser().message(f"{API}list_jobs", search=f"{self.mark} in {city}")
            is_found = job in [card["name"] for card in page["items"]] and not page["loosened"]
            self.assertEqual(is_found, is_there, city)

    def test_without_a_city_or_where_no_pincode_begins_so_it_is_refused(self) -> None:
        job = self.post_job(self.company, pincode=UNLISTED, city="Bengaluru")
        account, searcher = self.new_searcher()
        for wrong, sentence in (
            ({"pincode": "560128"}, messages.CITY_REQUIRED),
            ({"pincode": WITHOUT_DISTRICT}, messages.CITY_REQUIRED),
            ({"pincode": "560128", "city": " "}, messages.CITY_REQUIRED),
            ({"pincode": "999999", "city": "Pune"}, messages.PINCODE_NOT_LISTED),
            ({"pincode": "560128", "city": "=cmd()"}, JOB["city"]["invalid"]),
            ({"pincode": "560128", "city": "x" * 141}, "City may have at most 140 characters"),
        ):
            for browser, method, values in (
                (self.company.browser, "post_job", job_values(**wrong)),
                (self.company.browser, "update_job", {"name": job, **wrong}),
                (account.browser, "save_searcher", wrong),
            ):
                reply = browser.call(f"{API}{method}", **values)
                self.assertEqual((reply.status_code, said(reply)), (417, sentence), (method, wrong))
        self.assertEqual(frappe.db.get_value("JP Searcher", searcher, "city"), "Bengaluru")

    def test_another_pincode_brings_its_own_city(self) -> None:
        job, change = self.post_job(self.company, pincode=UNLISTED, city="Bengaluru"), f"{API}update_job"

        def place() -> tuple:
            return fresh().get_value("JP Job", job, ("pincode", "city"))

        # The unchanged place may be sent along. For known pincodes the directory wins.
        self.company.browser.message(change, name=job, pincode=UNLISTED, title="Night Cook")
        self.assertEqual(place(), (UNLISTED, "Bengaluru"))
        self.company.browser.message(change, name=job, pincode="411038", city="Poona")
        self.assertEqual(place(), ("411038", "Pune"))
        self.company.browser.message(change, name=job, pincode="411099", city="Pune")
        self.assertEqual(place(), ("411099", "Pune"))
        self.company.browser.message(change, name=job, work_location_type="Work from Home", pincode="")
        self.assertEqual(place()[1], None)
        refused = self.company.browser.call(change, name=job, work_location_type="Hybrid")
        self.assertEqual(said(refused), job_messages.PLACE_REQUIRED)

    def test_a_number_in_the_city_holds_a_job(self) -> None:
        values = {"pincode": UNLISTED, "city": "Bengaluru, call 98765 43210"}
        problems = self.company.browser.message(f"{API}check_posting", **job_values(**values))["problems"]
        self.assertIn(("Phone", "city"), [(each["kind"], each["field"]) for each in problems])

    def test_people_there_get_matches_and_are_matches(self) -> None:
        for pincode, home in ((UNLISTED, BENGALURU), (WITHOUT_POSITION, DELHI)):
            self.job = self.post_job(self.company, pincode=pincode, city="Town")
            account, searcher = self.new_searcher(pincode=pincode, city="Town", radius_km=50)
            self.assertEqual(self.names(), [searcher], pincode)
            mine = account.browser.message(f"{API}get_jobs_for_me")["items"]
            self.assertIn(self.job, [card["name"] for card in mine])
            stored = frappe.db.get_value("JP Searcher", searcher, ("latitude", "longitude"))
            self.assertLess(geo.distance_km(Point(*stored), home), 50)

    def test_a_person_is_in_an_area_of_others(self) -> None:
        for pincode in (UNLISTED, WITHOUT_POSITION):
            area = areas.of(pincode)
            neighbours = [each for each, other in areas._areas().items() if other == area]
            self.assertGreaterEqual(len(neighbours), areas.LEAST_PINCODES)
            self.assertNotEqual(area.middle, centroids.of(pincode))

    def test_what_a_person_typed_is_shown_kept_and_cleared(self) -> None:
        account, _searcher = self.new_searcher()
        save = f"{API}save_searcher"
        saved = account.browser.message(save, pincode=UNLISTED, city="Devanahalli")
        self.assertEqual((saved["city"], saved["state"]), ("Devanahalli", "Karnataka"))
        self.assertEqual(account.browser.message(save, headline="Cook")["city"], "Devanahalli")
        self.assertIsNone(account.browser.message(save, pincode="")["city"])

    def test_a_kept_search_there_has_a_name(self) -> None:
        account, _searcher = self.new_searcher()
        filters = {"search": "weaver", "pincode": UNLISTED, "radius_km": 25}
        kept = account.browser.message(f"{API}save_alert", how_often="Daily", **filters)
        self.assertIn(UNLISTED, kept["label"])

    def test_stored_ones_are_placed_by_an_upgrade(self) -> None:
        self.job = self.post_job(self.company, title=f"Tailor {self.mark}", pincode=WITHOUT_POSITION)
        _account, searcher = self.new_searcher(pincode=WITHOUT_POSITION, radius_km=50)
        columns = ["latitude", "longitude", "cell"]
        records = (("JP Job", self.job, columns), ("JP Searcher", searcher, [*columns, "around_km"]))
        expected = [frappe.db.get_value(*record) for record in records]
        modified = frappe.db.get_value("JP Job", self.job, "modified")
        for doctype, name, stored in records:
            frappe.db.set_value(doctype, name, dict.fromkeys(stored, 0), update_modified=False)
            field = doctype.split()[-1].lower()
            frappe.db.sql(f"update `tab{doctype} Word` set cell = 0 where {field} = %s", (name,))  # noqa: S608
        for _ in range(2):
            place_anew.execute()
            index_anew.execute()
            self.assertEqual([frappe.db.get_value(*record) for record in records], expected)
            for (doctype, name, _stored), placed in zip(records, expected, strict=True):
                field = doctype.split()[-1].lower()
                cells = frappe.get_all(f"{doctype} Word", filters={field: name}, pluck="cell")
                self.assertEqual(set(cells), {placed[2]}, doctype)
        self.assertEqual(frappe.db.get_value("JP Job", self.job, "modified"), modified)
        frappe.db.commit()
        self.assertEqual(self.names(), [searcher])


class TestOthers(MatchCase):
    def test_work_from_home_stays_everywhere(self) -> None:
        for pincode in ("", UNLISTED):
            values = {"work_location_type": "Work from Home", "pincode": pincode, "city": "Bengaluru"}
            job = self.post_job(self.company, **values)
            self.assertEqual(fresh().get_value("JP Job", job, "cell"), 0)
