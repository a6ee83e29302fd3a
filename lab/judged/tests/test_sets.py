"""The judgement of a set's query."""

import unittest

from lab.judged.sets import Answer, Judged


def judged(right: set[str], found: list[str], tells: bool = False) -> tuple[bool, bool, bool]:
    """Whether it is first, in ten, and wrong without a word."""
    each = Judged("english", "cook", frozenset(right), Answer(found, tells))
    return each.is_first, each.is_in_ten, each.is_wrong_without_a_word


class TestJudged(unittest.TestCase):
    def test_a_right_job(self):
        self.assertEqual(judged({"a", "b"}, ["b", "c"]), (True, True, False))
        self.assertEqual(judged({"a"}, ["c", "a"]), (False, True, True))
        self.assertEqual(judged({"a"}, ["c", "a"], tells=True), (False, True, False))

    def test_none_is_shown(self):
        self.assertEqual(judged({"a"}, []), (False, False, False))
        self.assertEqual(judged(set(), []), (True, True, False))

    def test_no_job_fits(self):
        self.assertEqual(judged(set(), ["c"]), (False, False, True))
        self.assertEqual(judged(set(), ["c"], tells=True), (True, True, False))
