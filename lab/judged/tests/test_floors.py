"""The minimum figures of the search."""

import unittest

from lab.judged.floors import LEAST_LEAD, LEAST_NDCG, broken
from lab.judged.judging import Judged
from lab.judged.queries import Query


def judged(*scores: float) -> list[Judged]:
    """A Hindi query for each nDCG."""
    return [Judged(Query("काम", "hindi"), [], [], score, 0) for score in scores]


class TestFloors(unittest.TestCase):
    def test_reached(self):
        self.assertEqual(broken(judged(LEAST_NDCG + 0.1, LEAST_NDCG), judged(0)), [])

    def test_too_little(self):
        self.assertEqual(len(broken(judged(LEAST_NDCG, LEAST_NDCG - 0.1), judged(0))), 1)

    def test_the_database_is_nearly_as_good(self):
        said = broken(judged(1), judged(1 - LEAST_LEAD + 0.01))
        self.assertIn("0.240", said[0])
