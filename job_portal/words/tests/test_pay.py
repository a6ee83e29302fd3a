"""The pay in a text."""

import unittest

from job_portal.words.pay import pay_in


class TestPay(unittest.TestCase):
    def test_monthly_amounts(self) -> None:
        for text, value in (
            ("15k", 15_000), ("₹ 18,500/-", 18_500), ("1.5 lakh", 150_000), ("15-20k", 15_000), ("15k-20k",
            15_000), ("15 se 20 hazar", 15_000), ("12,000 - 15k", 12_000), ("5-10", None), ("12000 per month",
            12_000), ("२५ हजार", 25_000), ("10th pass", None), ("411038", None), ("\u0130 15k", 15_000),
            ("2025", None), ("24x7", None), ("k", None), ("0", None), ("9999999999", None), ("5000 salary",
            5_000), ("24 hrs", None), ("10 to 6", None), ("2 saal", None), ("500", None), ("sector 62", None),
        ):  # fmt: skip
            found = pay_in(text)
            self.assertEqual(found and found.monthly, value, text)

    def test_numbers_in_words(self) -> None:
        for text, value in (
            ("twenty thousand", 20_000), ("bees hazar", 20_000), ("बीस हजार", 20_000), ("वीस हजार", 20_000),
            ("teen sau roz", 7_800),
            ("இருபதாயிரம் சம்பளம்", 20_000), ("ఇరవై వేలు", 20_000), ("বিশ হাজার টাকা", 20_000), ("bees", None),
        ):  # fmt: skip
            found = pay_in(text)
            self.assertEqual(found and found.monthly, value, text)

    def test_units_of_time(self) -> None:
        for text, expected in (
            ("600 rs per day", (15_600, 600, "Day", "600 rs per day")),
            ("5 LPA", (41_667, 500_000, "Year", "5 LPA")),
            ("3-4 lpa", (25_000, 300_000, "Year", "3-4 lpa")),
            ("6 lakh per annum IT job", (50_000, 600_000, "Year", "6 lakh per annum")),
            ("5 lakh package", (41_667, 500_000, "Year", "5 lakh package")),
            ("5000 per week", (21_667, 5_000, "Week", "5000 per week")),
            ("₹200 per hour", (41_600, 200, "Hour", "₹200 per hour")),
            ("roz 500 rupaye", (13_000, 500, "Day", "roz 500 rupaye")),
            ("రోజుకు 600 రూపాయలు", (15_600, 600, "Day", "రోజుకు 600 రూపాయలు")),
            ("daily wages carpenter 900", (23_400, 900, "Day", "900")),
            ("monthly 20000 nurse", (20_000, 20_000, "Month", "monthly 20000")),
        ):
            found = pay_in(text)
            self.assertEqual((*found[:3], text[found.start : found.end]), expected)
