"""Questions about protected matters are found in six languages, and questions about the work are not."""

import unittest
from pathlib import Path

from job_portal.demo.town.tsv import read
from job_portal.jobs.wording.checking import QUESTION, check


def kinds(**texts: str) -> set[str]:
    return {each.kind for each in check(texts)}


class TestPrivateQuestions(unittest.TestCase):
    """`questions.tsv`: private questions, each subject in six languages, and questions about the work."""

    def test_each_question(self) -> None:
        for row in read(Path(__file__).with_name("questions.tsv")):
            with self.subTest(text=(text := row["question"])):
                if row["label"] == "private":
                    self.assertIn("Private", kinds(**{QUESTION: text}))
                    # A description may contain them.
                    self.assertNotIn("Private", kinds(job_description=text))
                else:
                    self.assertEqual(set(), kinds(**{QUESTION: text}))
