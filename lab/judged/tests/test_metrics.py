"""nDCG and recall, checked against examples calculated by hand."""

import unittest
from math import log2

from lab.judged.metrics import dcg, ndcg, recall


class TestNdcg(unittest.TestCase):
    def test_gain_doubles_with_the_grade_and_falls_with_the_place(self):
        # 7 at the first place, 3 at the second, 1 at the third.
        self.assertAlmostEqual(dcg([3, 2, 1]), 7 + 3 / log2(3) + 1 / 2)

    def test_best_order_is_1_and_nothing_found_is_0(self):
        self.assertEqual(ndcg([3, 2, 1], [1, 2, 3], 10), 1)
        self.assertEqual(ndcg([], [1, 2, 3], 10), 0)

    def test_wrong_order(self):
        self.assertAlmostEqual(ndcg([0, 3], [3], 10), 1 / log2(3))
        self.assertAlmostEqual(ndcg([2, 3], [3, 2], 10), (3 + 7 / log2(3)) / (7 + 3 / log2(3)))

    def test_what_is_below_the_depth_does_not_count(self):
        self.assertEqual(ndcg([0, 0, 3], [3, 3, 3], 2), 0)
        self.assertEqual(ndcg([3, 3, 0], [3, 3, 3], 2), 1)


class TestRecall(unittest.TestCase):
    def test_good_enough_are_the_grades_2_and_3(self):
        self.assertEqual(recall([3, 2, 1, 0], [3, 2, 2, 2, 1], 50), 2 / 4)

    def test_more_than_fit_cannot_be_asked_for(self):
        self.assertEqual(recall([3, 0], [3, 3, 3, 3], 2), 1 / 2)
