"""The filters in a text."""

import unittest

from job_portal.places.geo import Point
from job_portal.words import understanding
from job_portal.words.folding import plain


class _NoJobs:
    """A site without jobs."""

    def spelt_alike(self, word: str) -> dict[str, int]:
        return {}

    def is_used(self, word: str) -> bool:
        return False

    def points_of(self, words: list[str]) -> list[Point]:
        return []

    is_place = has_jobs = is_used


class TestUnderstanding(unittest.TestCase):
    def test_a_text_is_read_without_a_table(self) -> None:
        text = "cook in poona 15k part time fresher"
        found = understanding.understand(text, set(), _NoJobs())
        self.assertEqual(
            [(each.name, each.value, text[each.start : each.end].strip()) for each in found.said],
            [
                ("min_salary", 15_000, "15k"),
                ("job_type", "Part Time", "part time"),
                ("experience", "0", "fresher"),
                ("place", "Pune", "in poona"),
            ],
        )
        self.assertEqual([token.plain for token in found.rest], ["cook"])

    def test_places_by_the_names_that_people_use(self) -> None:
        for text, label, words in (
            ("sales t nagar", "T Nagar, Chennai", "t nagar"),
            ("noida sector 62", "Noida", "noida sector 62"),
            ("sector 62 in noida driver", "Noida", "sector 62 in noida"),
            ("chh. sambhajinagar", "Chhatrapati Sambhajinagar", "chh. sambhajinagar"),
            ("dharashiv naukri", "Dharashiv", "dharashiv"),
            ("टी नगर", "T Nagar, Chennai", "टी नगर"),
            ("టి నగర్", "T Nagar, Chennai", "టి నగర్"),
            ("টি নগর", "T Nagar, Chennai", "টি নগর"),
            ("osmanabad", "Dharashiv", "osmanabad"),
        ):
            (place,) = understanding.understand(text, set(), _NoJobs()).said
            self.assertEqual((place.value, text[place.start : place.end]), (label, words))

    def test_a_city_with_a_case_ending_in_latin_letters(self) -> None:
        for typed, city in (("puneyil", "Pune"), ("chennaiyil", "Chennai"), ("delhiche", "Delhi")):
            (place,) = understanding.understand(f"cook {typed}", set(), _NoJobs()).said
            self.assertEqual(place.value, city, typed)

    def test_a_district_by_its_whole_name(self) -> None:
        class Parganas(_NoJobs):
            def is_used(self, word: str) -> bool:
                return word == plain("parganas")

            is_place = is_used

            def points_of(self, words: list[str]) -> list[Point]:
                return [Point(22.72, 88.48)]

        found = understanding.understand("cook in north 24 parganas", set(), Parganas())
        (place,) = found.said
        self.assertEqual((place.value, [each.plain for each in found.rest]), ("North 24 Parganas", ["cook"]))
        (place,) = understanding.understand("24 parganas north", set(), Parganas()).said
        self.assertEqual(place.value, "North 24 Parganas")

    def test_a_sector_is_a_number_of_its_town(self) -> None:
        class Sectors(_NoJobs):
            def is_used(self, word: str) -> bool:
                return word == "sector"

            is_place = is_used

            def points_of(self, words: list[str]) -> list[Point]:
                return [Point(28.62, 77.36)] if set(words) <= {"sector", "62"} else []

        for text, label, rest in (
            ("noida sector 62", "Sector 62, Noida", []),
            ("sector 62 noida driver", "Sector 62, Noida", ["driver"]),
            ("noida sector 99", "Noida", []),
            ("नोएडा सेक्टर 62", "Sector 62, Noida", []),
            ("নয়ডা noida সেক্টর 62", "Sector 62, Noida", ["nyda"]),
            ("noida phase 9 driver", "Noida", ["driver"]),
        ):
            found = understanding.understand(text, set(), Sectors())
            self.assertEqual([each.value for each in found.said], [label], text)
            self.assertEqual([each.plain for each in found.rest], rest, text)

    def test_a_misspelt_locality_has_the_name_that_jobs_use(self) -> None:
        class Dwarka(_NoJobs):
            def is_used(self, word: str) -> bool:
                return word in ("dwarka", "puri")

            is_place = is_used

            def spelt_alike(self, word: str) -> dict[str, int]:
                return {"dwarka": 90} if word in ("dwaraka", "duarka") else {}

            def points_of(self, words: list[str]) -> list[Point]:
                return [Point(28.58, 77.06)] if set(words) <= {"dwarka", "puri"} else []

        for text, label in (
            ("Dwarka Puri", "Dwarka Puri"),
            ("dwaraka puri", "Dwarka Puri"),
            ("duarka sector 77", "Dwarka"),
        ):
            found = understanding.understand(text, set(), Dwarka())
            self.assertEqual([each.value for each in found.said], [label], text)
            self.assertEqual(found.rest, [], text)

    def test_a_city_is_no_fact(self) -> None:
        # In Tamil its name begins like *women*.
        for text in ("பெங்களூர் டிரைவர்", "பெங்களூரில்"):
            found = understanding.understand(text, set(), _NoJobs())
            self.assertEqual([(each.name, each.value) for each in found.said], [("place", "Bengaluru")], text)

    def test_food_alone_is_a_fact(self) -> None:
        for text, said in (
            ("food", ["Food"]),
            ("खाना चाहिए", ["Food"]),
            ("night shift food", ["Night shift", "Food"]),
            ("food job in pune", ["Pune", "Food"]),
            ("khana banane wala", []),
            ("food packing", []),
        ):
            found = understanding.understand(text, set(), _NoJobs())
            self.assertEqual([each.value for each in found.said], said, text)

    def test_education_alone(self) -> None:
        for text, said, rest in (
            ("12th", ["12th Pass"], []),
            ("10th driver", ["10th or Below 10th"], ["driver"]),
            ("btech jobs", ["Graduate"], ["jobs"]),
            ("mba job in pune", ["Pune", "Graduate"], ["job"]),
            ("mba marketing", [], ["mba", "marketing"]),
            ("bcom job", [], ["bcom", "job"]),
        ):
            found = understanding.understand(text, set(), _NoJobs())
            self.assertEqual([each.value for each in found.said], said, text)
            self.assertEqual([text[each.start : each.end] for each in found.rest], rest, text)

    def test_a_half_day_in_the_week_is_no_part_time(self) -> None:
        self.assertEqual(understanding.understand("saturday half day", set(), _NoJobs()).said, [])
        (said,) = understanding.understand("half day", set(), _NoJobs()).said
        self.assertEqual(said.value, "Part Time")

    def test_what_is_known_is_not_read(self) -> None:
        found = understanding.understand("cook 15k in pune", {"min_salary", "city"}, _NoJobs())
        self.assertEqual((found.said, found.area, len(found.rest)), ([], None, 4))
