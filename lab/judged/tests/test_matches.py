"""The judged matches: their subjects and grades."""

import unittest

from job_portal.demo.town.people import Truth, people
from job_portal.demo.town.vacancies import HOME
from lab.judged.match_grades import grade
from lab.judged.match_judging import is_held_back, of_jobs, of_people
from lab.judged.tests.test_queries import truth


def person(**facts: object) -> Truth:
    """A car driver from Hadapsar with two years of experience, who expects 20,000 rupees."""
    usual = {"trades": ("car-driver",), "locality": "hadapsar", "years": 2, "pay": 20_000, "radius": 10}
    return Truth(**{**usual, **facts})


class TestSubjects(unittest.TestCase):
    def test_the_same_people_each_time(self):
        first = people()
        people.cache_clear()
        self.assertEqual(people(), first)

    def test_there_are_pairs_enough_and_about_a_third_is_held_back(self):
        for subjects in (of_people(), of_jobs()):
            self.assertGreaterEqual(sum(len(each.grades) for each in subjects), 200)
            held_back = sum(is_held_back(each.name) for each in subjects) / len(subjects)
            self.assertTrue(0.2 < held_back < 0.45, held_back)

    def test_profiles_are_written_in_each_script(self):
        headlines = " ".join(str(each.fields["headline"]) for each in people())
        for first, last in (("\u0900", "\u097f"), ("\u0b80", "\u0bff"), ("a", "z")):
            self.assertGreater(sum(first <= letter <= last for letter in headlines), 500)


class TestMatchGrades(unittest.TestCase):
    def test_trade(self):
        for trade, wanted in (("car-driver", 3), ("cab-driver", 2), ("truck-driver", 1), ("nurse", 0)):
            self.assertEqual(grade(truth(trade=trade), person()), wanted, trade)
        self.assertEqual(grade(truth(trade="nurse"), person(trades=("car-driver", "nurse"))), 3)

    def test_place(self):
        self.assertEqual(grade(truth(locality="andheri-east"), person()), 0)
        self.assertEqual(grade(truth(locality="andheri-east", work=HOME), person()), 3)
        self.assertEqual(grade(truth(locality="kharadi"), person(radius=25)), 3)

    def test_pay(self):
        for pay, wanted in ((25_000, 3), (20_000, 3), (18_000, 2), (0, 3), (15_000, 1)):
            self.assertEqual(grade(truth(pay=pay), person()), wanted, pay)

    def test_years(self):
        for years, wanted in ((0, 3), (2, 3), (3, 2), (5, 1)):
            self.assertEqual(grade(truth(years=years), person()), wanted, years)
        self.assertEqual(grade(truth(years=0), person(years=9)), 2)
