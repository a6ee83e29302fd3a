"""Queries for suggestions, one request each: the newest jobs with a word, and counts of several words."""

import frappe

from job_portal.jobs.finding.database.counting import Wanted
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.opensearch import connection, documents
from job_portal.rules import MARKET

_EXACT = MARKET["limits"]["total_exact"]


def newest(kind: Kind, asked: list[str], cells: list[int], most: int) -> list[tuple]:
    """As `database.counting.newest`.

    :raises connection.Unavailable: OpenSearch does not answer.
    """
    bodies = [
        {"query": _all(Wanted((word,), None), cells), "size": most, "sort": [{"published": "desc"}]}
        for word in asked
    ]
    by_word = zip(asked, _hits(kind, bodies), strict=True)
    found = [(word, hit["_id"]) for word, hits in by_word for hit in hits["hits"]]
    records = _records(kind, sorted({name for _word, name in found}))
    return [
        (word, weights[word], *texts)
        for word, name in found
        for weights, *texts in records.get(name, [])
        if word in weights
    ]


def counts(kind: Kind, wanted: list[Wanted], cells: list[int]) -> list[int]:
    """As `database.counting.counts`.

    :raises connection.Unavailable: OpenSearch does not answer.
    """
    bodies = [{"query": _all(each, cells), "size": 0, "track_total_hits": _EXACT} for each in wanted]
    return [min(hits["total"]["value"], _EXACT) for hits in _hits(kind, bodies)]


def _hits(kind: Kind, bodies: list[dict]) -> list[dict]:
    lines = [line for body in bodies for line in ({}, {**body, "_source": False})]
    index = connection.index_of(kind.doctype)

    def found(client) -> list[dict]:
        answers = client.msearch(index=index, body=lines)["responses"]
        # A failed response has no hits, so this raises.
        return [answer["hits"] for answer in answers]

    return connection.ask(found)


def _all(wanted: Wanted, cells: list[int]) -> dict:
    found = [{"terms": {"cell": cells}}] if cells else []
    for number, word in enumerate(wanted.words):
        weights = (wanted.weight,) if wanted.weight and not number else None
        found.append({"terms": {"entries": list(documents.entries(word, weights).values())}})
    return {"bool": {"filter": found}}


def _records(kind: Kind, names: list[str]) -> dict[str, list[tuple]]:
    """({word: weight}, title, company's name, city, place) of listed records, by their names, in lists."""
    if not names:
        return {}
    of = kind.name
    query = (
        f"select {of}.name, {of}.search_text, {', '.join(kind.suggested)} from {kind.table} {kind.joins}"  # noqa: S608
        f" where {of}.is_listed = 1 and {of}.name in %(names)s"
    )
    rows = frappe.db.sql(query, {"names": names})
    return {name: [(_weights(text or ""), *rest)] for name, text, *rest in rows}


def _weights(text: str) -> dict[str, int]:
    entries = (entry.rpartition(":") for entry in text.split())
    return {word: int(weight) for word, _colon, weight in entries}
