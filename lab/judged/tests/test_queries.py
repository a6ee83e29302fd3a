"""The judged queries."""

import unittest

from lab.judged.queries import HELD_BACK, KINDS, TUNING, is_held_back, queries


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
