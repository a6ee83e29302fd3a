"""The judged queries and their grades."""

import unittest

from job_portal.demo.town.vacancies import HOME, Truth
from lab.judged.grades import grade
from lab.judged.judging import possible_grades
from lab.judged.queries import HELD_BACK, KINDS, TUNING, Query, is_held_back, queries


def truth(**facts: object) -> Truth:
    """A driver's job in Hadapsar for 20,000 rupees."""
    usual = {
        "trade": "car-driver",
        "locality": "hadapsar",
        "company": "",
        "pay": 20_000,
        "job_type": "Full Time",
        "work": "Field Job",
        "years": 0,
        "employer": "transport",
    }
    return Truth(**{**usual, **facts})


class TestQueries(unittest.TestCase):
    def test_each_lies_in_the_file_that_the_rule_says(self):
        tuning, held_back = queries(TUNING), queries(HELD_BACK)
        self.assertEqual([each.text for each in tuning if is_held_back(each.text)], [])
        self.assertEqual([each.text for each in held_back if not is_held_back(each.text)], [])
        self.assertGreaterEqual(len(tuning) + len(held_back), 400)
        self.assertEqual({each.kind for each in tuning}, set(KINDS))
        self.assertEqual({each.kind for each in held_back}, set(KINDS))

    def test_none_is_there_twice(self):
        texts = [each.text.lower() for file in (TUNING, HELD_BACK) for each in queries(file)]
        self.assertEqual(len(texts), len(set(texts)))

    def test_each_has_jobs_that_are_good_for_it(self):
        for query in [*queries(TUNING), *queries(HELD_BACK)]:
            self.assertGreaterEqual(max(possible_grades(query)), 2, query.text)


class TestGrades(unittest.TestCase):
    def test_trade(self):
        asked = Query("car driver", "english", ("car-driver",))
        for trade, wanted in (("car-driver", 3), ("cab-driver", 2), ("truck-driver", 1), ("nurse", 0)):
            self.assertEqual(grade(asked, truth(trade=trade)), wanted, trade)

    def test_trade_that_does_nearly_as_well(self):
        asked = Query("driver", "english", ("car-driver",), also=("truck-driver",))
        self.assertEqual(grade(asked, truth(trade="truck-driver")), 2)

    def test_place_by_name(self):
        asked = Query("driver hadapsar", "place", ("car-driver",), place="hadapsar")
        wanted = {"hadapsar": 3, "mundhwa": 2, "kharadi": 2, "baner": 0, "andheri-east": 0}
        self.assertEqual({each: grade(asked, truth(locality=each)) for each in wanted}, wanted)

    def test_near_reaches_further(self):
        asked = Query("driver near hadapsar", "place", ("car-driver",), place="hadapsar", is_near=True)
        wanted = {"hadapsar": 3, "mundhwa": 3, "shivajinagar": 2, "baner": 1, "andheri-east": 0}
        self.assertEqual({each: grade(asked, truth(locality=each)) for each in wanted}, wanted)

    def test_city(self):
        asked = Query("driver mumbai", "place", ("car-driver",), place="mumbai")
        wanted = {"dadar": 3, "vashi": 2, "hadapsar": 0}
        self.assertEqual({each: grade(asked, truth(locality=each)) for each in wanted}, wanted)

    def test_from_home_is_nowhere(self):
        asked = Query("typing wakad", "place", ("data-entry",), place="wakad")
        self.assertEqual(grade(asked, truth(trade="data-entry", work=HOME)), 2)

    def test_pay(self):
        asked = Query("driver 20k", "salary", ("car-driver",), pay=20_000)
        for pay, wanted in ((25_000, 3), (20_000, 3), (17_000, 2), (0, 2), (16_000, 1)):
            self.assertEqual(grade(asked, truth(pay=pay)), wanted, pay)

    def test_hours_and_way_of_work(self):
        part_time = Query("part time driver", "english", ("car-driver",), job_type="Part Time")
        self.assertEqual(grade(part_time, truth()), 1)
        self.assertEqual(grade(part_time, truth(job_type="Both")), 3)
        self.assertEqual(grade(Query("wfh", "short", work=HOME), truth()), 1)

    def test_kind_of_employer(self):
        asked = Query("hospital driver", "mixed", ("ambulance-driver",), employer="hospital")
        for facts, wanted in (
            ({"trade": "ambulance-driver", "employer": "hospital"}, 3),
            ({"trade": "ambulance-driver"}, 2),
            ({"trade": "nurse", "employer": "hospital"}, 2),
            ({"trade": "nurse"}, 0),
        ):
            self.assertEqual(grade(asked, truth(**facts)), wanted, facts)

    def test_fresher(self):
        asked = Query("driver fresher", "english", ("car-driver",), is_fresher=True)
        for years, wanted in ((0, 3), (1, 2), (2, 1), (5, 1)):
            self.assertEqual(grade(asked, truth(years=years)), wanted, years)

    def test_company(self):
        anything = Query("swiftkart", "company", company="swiftkart")
        self.assertEqual(grade(anything, truth(company="swiftkart")), 3)
        self.assertEqual(grade(anything, truth()), 0)
        driver = Query("swiftkart driver", "company", ("car-driver",), company="swiftkart")
        self.assertEqual(grade(driver, truth(company="swiftkart")), 3)
        self.assertEqual(grade(driver, truth(company="swiftkart", trade="nurse")), 1)
        self.assertEqual(grade(driver, truth()), 1)
