"""By moving a job, a company learns only the area in which a person lives, never the pincode."""

import json
from datetime import datetime
from itertools import product

import frappe

from job_portal.jobs import messages as job_messages
from job_portal.matching import fitting, reasons
from job_portal.patches import index_anew, place_anew
from job_portal.places import areas, centroids, geo, pincodes
from job_portal.rules import MARKET
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import TestCase

# In cities and in the country, from all over India.
HOMES = ("411038", "400001", "110001", "416416", "744103")
NOW = datetime(2026, 11, 26)


def neighbours(pincode: str) -> list[str]:
    """The pincodes of one area."""
    area = areas.of(pincode)
    return [f"{each:06d}" for each, other in areas._areas().items() if other == area]


def around(pincode: str) -> list[geo.Point]:
    """An attacker's places for jobs: a lattice of 3 km around a pincode, and farther away."""
    middle = centroids.of(pincode)
    steps = [-1.0, -0.4, *(step / 40 for step in range(-6, 7)), 0.4, 1.0]
    return [geo.Point(middle.latitude + up, middle.longitude + right) for up, right in product(steps, steps)]


class TestAreas(TestCase):
    def test_an_area_has_five_pincodes_or_a_whole_district(self) -> None:
        districts = areas._districts()
        sizes, of_district = {}, {}
        for pincode in areas._areas():
            key = (areas._areas()[pincode], districts[pincode])
            sizes[key] = sizes.get(key, 0) + 1
            of_district[districts[pincode]] = of_district.get(districts[pincode], 0) + 1
        small = [key for key, size in sizes.items() if size < areas.LEAST_PINCODES]
        self.assertEqual([key for key in small if sizes[key] < of_district[key[1]]], [])
        self.assertGreater(len(sizes), 2_000)

    def test_a_district_is_the_one_that_companies_read(self) -> None:
        districts = areas._districts()
        for pincode in areas._areas():
            place = pincodes.find(f"{pincode:06d}")
            self.assertEqual(districts[pincode], (place["city"], place["state"]), pincode)

    def test_people_without_an_area(self) -> None:
        for pincode in ("", "000000", "999999", "41103", "abc"):
            self.assertIsNone(areas.of(pincode), pincode)


class TestTrilateration(TestCase):
    """A company sees no more than `fit` returns: persons, their order, cursors and sentences."""

    def test_no_number_of_jobs_tells_two_pincodes_of_an_area_apart(self) -> None:
        for home in HOMES:
            people = [self.person(pincode) for pincode in neighbours(home)]
            self.assertGreaterEqual(len(people), areas.LEAST_PINCODES, home)
            for radius in (0, 5, 25):
                for place in around(home):
                    seen = {
                        json.dumps(self.seen(place, {**person, "radius_km": radius})) for person in people
                    }
                    self.assertEqual(len(seen), 1, (home, place))

    def test_whoever_is_near_is_found(self) -> None:
        """Checks pincodes that are as near to the middle of their area as most of its pincodes."""
        for home in HOMES:
            for pincode in neighbours(home):
                job, area = centroids.of(pincode), areas.of(pincode)
                if geo.distance_km(job, area.middle) <= area.around_km:
                    self.assertIsNotNone(self.seen(job, {**self.person(pincode), "radius_km": 1}), pincode)

    def person(self, pincode: str) -> dict:
        """The columns of a searcher that the search for matches reads."""
        searcher = frappe.new_doc("JP Searcher")
        searcher.update({"full_name": "Asha", "pincode": pincode})
        searcher.validate()
        kept = ("latitude", "longitude", "cell", "around_km")
        return {
            **{field: searcher.get(field) for field in kept},
            **dict.fromkeys(("headline", "skills", "education", "english_level"), ""),
            **{"match_text": "", "experience_years": 0, "expected_salary": 0, "modified": NOW},
        }

    def seen(self, place: geo.Point, searcher: dict) -> list | None:
        job = {"work_location_type": "", "latitude": place.latitude, "longitude": place.longitude}
        job |= {"cell": geo.cell(place), "search_text": "", "title": "", "job_description": ""}
        job |= {"experience_required": "", "min_education": "", "english_level": "", "published_on": NOW}
        fit = fitting.fit({**job, "min_salary": 0, "max_salary": 0}, searcher, NOW)
        return fit and [fit.score, fit.distance_km, reasons.for_company(fit)]


class TestMoves(EmployerCase):
    def test_a_company_can_move_jobs_a_few_times_a_day(self) -> None:
        job = self.post_job(self.company, pincode="411001")
        move = f"{API}update_job"
        places = [("411038", "411001")[number % 2] for number in range(MARKET["limits"]["job_moves_a_day"])]
        for pincode in places:
            self.company.browser.message(move, name=job, pincode=pincode)
        another = self.post_job(self.company, pincode="411001")
        refused = self.company.browser.call(move, name=another, pincode="411038")
        self.assertEqual(refused.status_code, 429)
        self.assertIn(job_messages.MOVED_TOO_OFTEN.format(len(places)), refused.get_data(as_text=True))
        # Everything else can be changed, and the unchanged place may be sent along.
        self.company.browser.message(move, name=job, title="Night Cook", pincode=places[-1])


class TestUpgrade(EmployerCase):
    def test_stored_positions_become_those_of_areas(self) -> None:
        searcher = self.account()
        fields = {"headline": "Cook", "pincode": "411038", "is_open": True}
        searcher.browser.message(f"{API}save_searcher", full_name="Asha", **fields)
        frappe.db.rollback()
        where = {"account": searcher.email}
        columns = ["latitude", "longitude", "cell", "around_km"]
        expected = frappe.db.get_value("JP Searcher", where, columns)
        name, point = frappe.db.get_value("JP Searcher", where), centroids.of("411038")
        frappe.db.set_value(
            "JP Searcher", name, {"latitude": point.latitude, "longitude": point.longitude, "around_km": 0}
        )
        frappe.db.sql("update `tabJP Searcher Word` set cell = 1 where searcher = %s", (name,))
        for _ in range(2):
            place_anew.execute()
            index_anew.execute()
            self.assertEqual(frappe.db.get_value("JP Searcher", where, columns), expected)
            words = frappe.get_all("JP Searcher Word", filters={"searcher": name}, pluck="cell")
            self.assertEqual(set(words), {expected[2]})
        frappe.db.commit()
