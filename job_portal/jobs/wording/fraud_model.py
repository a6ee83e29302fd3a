"""Measures how much a posting resembles known frauds, by a linear model.

The rules find the wording that their authors foresaw. The model reads the same groups of words, their pairs
in a sentence, and parts of words. `lab/judged/postings_learning.py` learns the weights of `fraud_model.json`.
"""

import json
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from job_portal.jobs.wording.groups import Span
from job_portal.jobs.wording.text import Sentence

WEIGHTS = Path(__file__).with_name("fraud_model.json")
# Weights are stored as whole numbers.
SCALE = 100
_SHORTEST, _LONGEST = 3, 5
# Fewer words than these do not describe a job.
_LEAST_TOLD = 5
# A shorter sentence, such as *Start tomorrow*, has too few features to tell a fraud by itself.
_LEAST_WEIGHED = 3
Read = tuple[Sentence, dict[str, list[Span]]]


class Resemblance(NamedTuple):
    """How much a posting and each of its sentences resemble known frauds, as weights.

    :param known: the features of each sentence that the model knows.
    """

    posting: float
    sentences: list[tuple[Sentence, float]]
    known: list[set[str]]

    def heaviest(self) -> Sentence | None:
        """The sentence that weighs most, if the posting resembles known frauds."""
        if self.posting <= _model()["least"]:
            return None
        return max(self.sentences, key=lambda each: (_tells(each[0]), each[1]))[0]

    def is_doubtful(self, context: str) -> bool:
        """Whether a rule's finding is probably wrong: neither the posting nor the sentence resembles frauds.

        Honest words around a demand for money lower the weight of the posting, not that of its sentence.

        :param context: the folded words of the sentence.
        """
        weighs = [weight for each, weight in self.sentences if each.folds() == context]
        doubted, most = _model()["doubted"], _model()["doubted_sentence"]
        return bool(weighs) and self.posting <= doubted and max(weighs) <= most

    def is_ordinary_without(self, contexts: set[str]) -> bool:
        """Whether the other sentences describe a job as honest employers do.

        :param contexts: the folded words of the sentences to leave out.
        """
        rest = [
            (each, weight, known)
            for (each, weight), known in zip(self.sentences, self.known, strict=True)
            if each.folds() not in contexts
        ]
        words = sum(len(each.words) for each, _weight, _known in rest if each.field != "title")
        weight = _of_posting(
            [known for *_others, known in rest], [(each, weight) for each, weight, _known in rest]
        )
        return words >= _LEAST_TOLD and weight <= _model()["doubted"]


def resemblance(found: list[Read]) -> Resemblance:
    """How much a posting resembles known frauds.

    :param found: the sentences of its title and description, each with its groups, as `groups.spans`.
    """
    known = [features(*each) & _model()["weights"].keys() for each in found]
    weighs = [_weight(each) for each in known]
    told = list(zip((sentence for sentence, _held in found), weighs, strict=True))
    return Resemblance(_of_posting(known, told), told, known)


def _of_posting(known: list[set[str]], told: list[tuple[Sentence, float]]) -> float:
    # A demand for money is often one sentence of a long text.
    heaviest = max((weight for each, weight in told if _tells(each)), default=0)
    return _weight(set().union(*known)) + heaviest / 2


def _tells(sentence: Sentence) -> bool:
    return len(sentence.words) >= _LEAST_WEIGHED


def features(sentence: Sentence, held: dict[str, list[Span]]) -> set[str]:
    """The features of a sentence: its groups, pairs of them, and parts of its folded words."""
    groups = sorted(f"={group}" for group in held if not group.startswith("private"))
    words = [f" {word.fold} " for word in sentence.words]
    parts = (
        word[start : start + length]
        for word in words
        for length in range(_SHORTEST, _LONGEST + 1)
        for start in range(max(len(word) - length, 0) + 1)
    )
    return {*groups, *map("".join, combinations(groups, 2)), *parts}


def _weight(known: set[str]) -> float:
    # Long texts have more features.
    return sum(map(_model()["weights"].get, known)) / sqrt(len(known) or 1) + _model()["bias"]


@cache
def _model() -> dict:
    return json.loads(WEIGHTS.read_text(encoding="utf-8"))
