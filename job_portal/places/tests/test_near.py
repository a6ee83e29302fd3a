"""Places by name, the pincode of a position, and the centroids of pincodes."""

import re

import frappe

from job_portal.patches import place_anew
from job_portal.places import centroids, geo, messages, names
from job_portal.places.geo import Point
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import EmployerCase
from job_portal.tests.utils import TestCase

FIND = "job_portal.api.find_places"
NEAREST = "job_portal.api.nearest_pincode"


class TestNames(TestCase):
    def labels(self, text: str) -> list[str]:
        return [place.label for place in names.find(text)]

    def test_the_likeliest_come_first(self) -> None:
        for text, first in (
            ("pune", "Pune, Maharashtra"),
            ("mumbai", "Mumbai, Maharashtra"),
            ("Kothrud", "Kothrud, Pune"),
            ("andheri", "Andheri, Mumbai"),
            ("karol bagh", "Karol Bagh, Central Delhi"),
            ("  KOTHRUD  ", "Kothrud, Pune"),
        ):
            with self.subTest(text=text):
                self.assertEqual(self.labels(text)[0], first)

    def test_spaces_signs_and_later_words(self) -> None:
        self.assertEqual(self.labels("indira-nagar beng"), ["Indiranagar, Bengaluru"])
        self.assertEqual(self.labels("karolbagh"), ["Karol Bagh, Central Delhi"])
        self.assertEqual(self.labels("hinjawadi"), ["Infotech Park (Hinjawadi), Pune"])

    def test_other_scripts_and_sounds(self) -> None:
        for text, label in (
            ("पुणे", "Pune, Maharashtra"),
            ("मुंबई", "Mumbai, Maharashtra"),
            ("சென்னை", "Chennai, Tamil Nadu"),
            ("कोथरूड", "Kothrud, Pune"),
            ("kotrood", "Kothrud, Pune"),
        ):
            with self.subTest(text=text):
                self.assertIn(label, self.labels(text))

    def test_whole_words_before_prefixes(self) -> None:
        labels = self.labels("park")
        self.assertTrue(all("Park" in re.findall(r"\w+", label) for label in labels), labels)

    def test_a_pincode_is_its_own_place(self) -> None:
        self.assertEqual(names.find("560038"), [("Indiranagar, Bengaluru", "560038")])

    def test_villages_come_after_larger_places(self) -> None:
        found = names.find("rampur")
        self.assertEqual(len(found), 8)
        self.assertEqual(found[0].label, "Rampur, Uttar Pradesh")

    def test_nothing_is_found(self) -> None:
        for text in ("", " ", "p", "  p ", "*", "%%%", "' or 1=1", "\u200b\u200b", "zzqx", "999999 zzz"):
            with self.subTest(text=text):
                self.assertEqual(names.find(text), [])


class TestCentroids(TestCase):
    def test_a_wrong_position_moves_no_middle(self) -> None:
        # Its offices are in Vadodara and, by the directory's error, in Andhra Pradesh.
        baroda = Point(22.3, 73.19)
        self.assertLess(geo.distance_km(centroids.of("390003"), baroda), 50)

    def test_unknown_and_malformed(self) -> None:
        for pincode in ("999999", "", "abc", "٤١١٠٣٨", "41103.8"):
            with self.subTest(pincode=pincode):
                self.assertIsNone(centroids.of(pincode))

    def test_the_nearest(self) -> None:
        for pincode in ("411038", "110001", "700001", "744101"):
            with self.subTest(pincode=pincode):
                point = centroids.of(pincode)
                found = centroids.of(centroids.nearest(point))
                self.assertEqual(geo.distance_km(point, found), 0)

    def test_a_pincode_in_a_wrong_place_is_nearest_to_nothing(self) -> None:
        # By the directory's error, the only office of 788801 in Assam is in Rajasthan.
        self.assertNotEqual(centroids.nearest(Point(28.61, 80.08)), "788801")

    def test_abroad_and_at_sea(self) -> None:
        nowhere = float("nan")
        for point in ((51.5, 0), (0, 0), (90, 0), (-90, 180), (10.5, 88), (nowhere, 75), (1e308, -1e308)):
            with self.subTest(point=point):
                self.assertIsNone(centroids.nearest(Point(*point)))


class TestDistances(TestCase):
    def test_the_distance_of_columns_equals_that_of_points(self) -> None:
        for one, other in (
            (Point(8.5, 77), Point(8.9, 77.4)),
            (Point(21.1, 79), Point(21.1, 79.9)),
            (Point(34.1, 74.8), Point(33.4, 74.1)),
        ):
            rows = ", ".join(
                f"(select {each.latitude} as latitude, {each.longitude} as longitude) {alias}"
                for alias, each in (("one", one), ("other", other))
            )
            squared = frappe.db.sql(f"select {geo.squared_km_between('one', 'other')} from {rows}")[0][0]  # noqa: S608
            self.assertAlmostEqual(float(squared) ** 0.5 / geo.distance_km(one, other), 1, places=3)


class TestMethods(TestCase):
    def test_a_guest_finds_a_place(self) -> None:
        answer = Browser().message(FIND, search="Kothrud")
        self.assertEqual(answer, {"items": [{"label": "Kothrud, Pune", "pincode": "411038"}]})

    def test_cities_by_all_their_names(self) -> None:
        for text, first in (
            ("bangalore", "Bengaluru, Karnataka"),
            ("Madras", "Chennai, Tamil Nadu"),
            ("दिल्ली", "Delhi"),
            ("pun", "Pune, Maharashtra"),
            ("mysore", "Mysuru, Karnataka"),
        ):
            with self.subTest(text=text):
                labels = [place["label"] for place in Browser().message(FIND, search=text)["items"]]
                self.assertEqual(labels[0], first)
                self.assertEqual(len(labels), len(set(labels)))
                self.assertLessEqual(len(labels), 8)

    def test_invalid_texts(self) -> None:
        for wrong in (None, [], {"a": 1}, 5, True, "p" * 141, "p" * 50_000):
            with self.subTest(wrong=str(wrong)[:20]):
                self.assertEqual(Browser().call(FIND, search=wrong).status_code, 417)
        self.assertEqual(Browser().call(FIND).status_code, 417)
        self.assertIn(messages.PLACE_TOO_LONG.format(140), said(Browser().call(FIND, search="p" * 141)))

    def test_hostile_texts(self) -> None:
        for text in ("'; drop table `tabJP Job`; --", "\ud800", "\x00ab", "(" * 140, "ﷺ" * 140, "a\nb"):
            with self.subTest(text=text[:20]):
                self.assertIn(Browser().call(FIND, search=text).status_code, (200, 400, 417))

    def test_a_guest_finds_where_the_phone_is(self) -> None:
        answer = Browser().message(NEAREST, latitude=18.51, longitude=73.81)
        self.assertEqual(set(answer), {"pincode", "label"})
        self.assertTrue(answer["pincode"].startswith("411"))
        self.assertTrue(answer["label"].endswith(", Pune"))

    def test_invalid_positions(self) -> None:
        for wrong in (None, True, [], {}, "north", "1" * 400, "nan", float("inf"), 91, -1e308, 10**400):
            with self.subTest(wrong=str(wrong)[:20]):
                reply = Browser().call(NEAREST, latitude=wrong, longitude=73.81)
                # Frappe 16 refuses a body with a number that is not JSON.
                self.assertIn(reply.status_code, (400, 417))
        self.assertEqual(Browser().call(NEAREST, latitude=18.5).status_code, 417)
        reply = Browser().call(NEAREST, latitude=51.5, longitude=-0.12)
        self.assertIn(messages.NOWHERE_NEAR, said(reply))


class TestStoredPositions(EmployerCase):
    def test_older_jobs_are_positioned_by_medians(self) -> None:
        job = self.post_job(self.company)
        right = frappe.db.get_value("JP Job", job, ["latitude", "longitude", "cell"])
        self.assertEqual(Point(*right[:2]), centroids.of(frappe.db.get_value("JP Job", job, "pincode")))
        frappe.db.set_value("JP Job", job, {"latitude": 1, "longitude": 2, "cell": 3})
        place_anew.execute()
        self.assertEqual(frappe.db.get_value("JP Job", job, ["latitude", "longitude", "cell"]), right)
        frappe.db.rollback()
