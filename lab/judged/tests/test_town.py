"""The town is the same on each run, and matches its tables."""

import unittest
from collections import Counter

from job_portal.demo.town import vacancies
from job_portal.demo.town.localities import localities
from job_portal.demo.town.occupations import trades


class TestTown(unittest.TestCase):
    def test_the_same_town_each_time(self):
        first = vacancies.jobs()
        vacancies.jobs.cache_clear()
        self.assertEqual(vacancies.jobs(), first)
        self.assertEqual(len(first), vacancies.JOBS)

    def test_every_trade_and_every_place_has_jobs(self):
        held = Counter(job.truth.trade for job in vacancies.jobs())
        self.assertEqual(set(held), set(trades()))
        self.assertGreaterEqual(min(held.values()), 20)
        self.assertEqual({job.truth.locality for job in vacancies.jobs()}, set(localities()))

    def test_wanted_jobs_carry_other_words_than_each_other(self):
        titles: dict[str, set[str]] = {}
        for job in vacancies.jobs():
            titles.setdefault(job.truth.trade, set()).add(str(job.fields["title"]))
        self.assertGreaterEqual(min(map(len, titles.values())), 4)
