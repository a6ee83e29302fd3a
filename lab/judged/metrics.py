"""nDCG and recall of the grades in a search's order."""

import math
from collections.abc import Sequence

GOOD_ENOUGH = 2


def dcg(grades: Sequence[int]) -> float:
    """Discounted cumulative gain, with a gain of 2^grade - 1."""
    return sum((2**grade - 1) / math.log2(place + 2) for place, grade in enumerate(grades))


def ndcg(found: Sequence[int], possible: Sequence[int], depth: int) -> float:
    """The gain of the first `depth`, divided by that of the ideal order.

    :param possible: the grades of all jobs, in any order; some must be above 0.
    """
    return dcg(found[:depth]) / dcg(sorted(possible, reverse=True)[:depth])


def recall(found: Sequence[int], possible: Sequence[int], depth: int) -> float:
    """The relevant results among the first `depth`, divided by the possible ones, at most `depth`."""
    could_be = min(depth, sum(grade >= GOOD_ENOUGH for grade in possible))
    return sum(grade >= GOOD_ENOUGH for grade in found[:depth]) / could_be
