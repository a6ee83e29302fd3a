"""nDCG and recall, of grades in the order in which a search gave its jobs."""

import math
from collections.abc import Sequence

GOOD_ENOUGH = 2


def dcg(grades: Sequence[int]) -> float:
    """Discounted cumulative gain, with a gain of 2^grade - 1."""
    return sum((2**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def ndcg(found: Sequence[int], possible: Sequence[int], depth: int) -> float:
    """The gain of the first `depth`, as a share of the best order of all jobs.

    :param possible: the grades of all jobs, in any order; some of them more than 0.
    """
    return dcg(found[:depth]) / dcg(sorted(possible, reverse=True)[:depth])


def recall(found: Sequence[int], possible: Sequence[int], depth: int) -> float:
    """How many of the first `depth` are good enough, of those that could be: at most `depth`."""
    could_be = min(depth, sum(grade >= GOOD_ENOUGH for grade in possible))
    return sum(grade >= GOOD_ENOUGH for grade in found[:depth]) / could_be
