"""OpenSearch scores that are sums of points for conditions."""

from collections import defaultdict
from collections.abc import Iterable


def best(choices: Iterable[tuple[dict, float]], of_others: float = 0) -> dict:
    """A query that scores the most points of those (query, points) that a document matches.

    :param of_others: share of the points that other matching queries add.
    """
    queries = [{"constant_score": {"filter": query, "boost": points}} for query, points in choices]
    return {"dis_max": {"queries": queries, "tie_breaker": of_others}}


def best_entry(choices: Iterable[tuple[str, float]], of_others: float = 0) -> dict:
    """As `best`, for (entry of an index word, points)."""
    by_points = defaultdict(list)
    for entry, points in choices:
        by_points[points].append(entry)
    queries = (({"terms": {"entries": entries}}, points) for points, entries in by_points.items())
    return best(queries, of_others)
