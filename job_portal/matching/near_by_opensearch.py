"""Finds candidates for matches in OpenSearch: its document of an open searcher, and the search, also for
jobs.

As with the database, `fitting` then judges the records themselves. All queries are structured: a word is
always a term, never query syntax.
"""

from job_portal.jobs.finding.opensearch import connection, documents
from job_portal.jobs.finding.opensearch.documents import Kind
from job_portal.jobs.finding.opensearch.scoring import best, best_entry
from job_portal.matching import traits
from job_portal.matching.near_by_database import Source
from job_portal.matching.traits import Traits
from job_portal.words.analysis import CONCEPT, TITLE

_MOST = 400
# The most points, as in `fitting`; and the share for each further word in common.
_TRADE, _FURTHER_WORDS = 45, 0.1
# (number of nearest cells, points).
_NEAR = ((1, 15), (4, 10), (16, 5))


def _document(searcher: dict) -> dict:
    """Only what a search needs: no name, no original text, and no position beyond the cell."""
    words = traits.weights(traits.read(searcher.match_text or ""))
    return {
        "entries": [f"{word}:{round(weight * TITLE)}" for word, weight in words.items()],
        "cell": searcher.cell or 0,
        "changed": documents.time_of(searcher.modified),
    }


SEARCHERS = Kind(
    prefix="job_portal_searchers",
    layout=1,
    table="tabJP Searcher",
    columns=("match_text", "cell", "modified"),
    is_kept="is_open = 1 and is_frozen = 0",
    change="searcher",
    time="changed",
    properties={},
    document=_document,
)


def near(source: Source, asked: Traits, cells: list[int] | None) -> tuple[str, dict]:
    """As `near_by_database.near`: the best scores by words and cells, the newest first among equals.

    :raises connection.Unavailable: OpenSearch does not answer.
    """
    index, body = source.kind.alias(), _body(source, asked, cells)

    def found(client) -> list[str]:
        # A failed shard would silently leave out searchers.
        answer = client.search(index=index, body=body, params={"allow_partial_search_results": "false"})
        return [str(hit["_id"]) for hit in answer["hits"]["hits"]]

    near = connection.ask(found) or [""]
    return f"select name from `{source.kind.table}` where name in %(near)s", {"near": near}  # noqa: S608 (constants)


def _body(source: Source, asked: Traits, cells: list[int] | None) -> dict:
    scores = [_shared(asked)] if asked.concepts or asked.words else []
    within = []
    if cells is not None:
        scores.append(best((_in_cells(cells[:count]), points) for count, points in _NEAR))
        within.append(_in_cells(cells))
    return {
        "query": {"bool": {"filter": within, "should": scores, "minimum_should_match": 0}},
        "sort": [{"_score": "desc"}, {source.kind.time: "desc"}, {"name": "desc"}],
        "size": _MOST,
        "_source": False,
        "track_total_hits": False,
    }


def _shared(asked: Traits) -> dict:
    """The points of the words in common, weighted by both sides."""
    choices = (
        (entry, round(_TRADE * weight * of_other / TITLE, 1))
        for word, weight in traits.weights(asked).items()
        for of_other, entry in documents.entries(word, None if word.startswith(CONCEPT) else (TITLE,)).items()
    )
    return best_entry(choices, _FURTHER_WORDS)


def _in_cells(cells: list[int]) -> dict:
    return {"terms": {"cell": cells}}
