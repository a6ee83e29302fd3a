"""Measures how much a posting resembles known frauds, by a linear model.

The rules find the wording that their authors foresaw. The model reads the same groups of words, their pairs
in a sentence, and parts of words. `lab/judged/postings_learning.py` learns the weights of `fraud_model.json`.
"""

import json
from functools import cache
from itertools import combinations
from math import sqrt
from pathlib import Path

from job_portal.jobs.wording.groups import Span
from job_portal.jobs.wording.text import Sentence

WEIGHTS = Path(__file__).with_name("fraud_model.json")
# Weights are stored as whole numbers.
SCALE = 100
_SHORTEST, _LONGEST = 3, 5


def resembling(found: list[tuple[Sentence, dict[str, list[Span]]]]) -> Sentence | None:
    """The sentence of a posting that weighs most, if the posting resembles known frauds.

    :param found: the sentences of its title and description, each with its groups, as `groups.spans`.
    """
    model = _model()
    weights = model["weights"]
    known = [features(sentence, held) & weights.keys() for sentence, held in found]
    every = set().union(*known)
    # Long texts have more features.
    if not every or sum(map(weights.get, every)) / sqrt(len(every)) + model["bias"] < model["least"]:
        return None
    heaviest = max(range(len(known)), key=lambda at: sum(map(weights.get, known[at])))
    return found[heaviest][0]


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


@cache
def _model() -> dict:
    return json.loads(WEIGHTS.read_text(encoding="utf-8"))
