"""What a text says beside its words."""

import unittest

from job_portal.places.geo import Point
from job_portal.words import understanding


class _NoJobs:
    """A site without jobs."""

    def counts(self, words: list[str]) -> dict[str, int]:
        return {}

    spelt_alike = counts

    def is_place(self, word: str) -> bool:
        return False

    def points_of(self, words: list[str]) -> list[Point]:
        return []

    has_jobs = is_place


class TestUnderstanding(unittest.TestCase):
    def test_amounts(self) -> None:
        for text, value in (
            ("15k", 15_000), ("₹ 18,500/-", 18_500), ("1.5 lakh", 150_000), ("15-20k", 15_000), ("15k-20k",
            15_000), ("15 se 20 hazar", 15_000), ("12,000 - 15k", 12_000), ("5-10", None), ("12000 per month",
            12_000), ("२५ हजार", 25_000), ("10th pass", None), ("411038", None),
            ("2025", None), ("24x7", None), ("k", None), ("0", None), ("9999999999", None), ("5000 salary",
            5_000),
        ):  # fmt: skip
            found = understanding.pay(text)
            self.assertEqual(found and found.value, value, text)

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

    def test_what_is_known_is_not_read(self) -> None:
        found = understanding.understand("cook 15k in pune", {"min_salary", "city"}, _NoJobs())
        self.assertEqual((found.said, found.area, len(found.rest)), ([], None, 4))
