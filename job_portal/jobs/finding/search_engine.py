"""The engine that finds, ranks and counts by words. What a text means is understood before."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from job_portal.jobs.finding.database import counting
from job_portal.jobs.finding.database import ranked as by_database
from job_portal.jobs.finding.database.counting import Wanted
from job_portal.jobs.finding.opensearch import connection, documents, filling
from job_portal.jobs.finding.opensearch import counting as counting_by_opensearch
from job_portal.jobs.finding.opensearch import ranked as by_opensearch
from job_portal.jobs.finding.ranking import Ranked, Ranking, Slice

Answer = TypeVar("Answer")


def ranked(ranking: Ranking, some: Slice, columns: dict[str, str], joins: str) -> Ranked:
    """The jobs that match, in the order of relevance.

    :param columns: SQL by the key of a row, of the tables `job` and those that `joins` adds.
    """
    return either(by_opensearch.ranked, by_database.ranked, ranking, some, columns, joins)


def newest_with(words: list[str], cells: list[int], most: int) -> list[tuple]:
    """(word, its weight, title, company's name, city, place) of the newest jobs that have each of the words.

    :param cells: of the grid, where only jobs in these are wanted.
    :param most: so many jobs of each word.
    """
    return either(counting_by_opensearch.newest, counting.newest, words, cells, most)


def counts(wanted: list[Wanted], cells: list[int]) -> list[int]:
    """How many jobs there are of each, counted up to 1,000."""
    return either(counting_by_opensearch.counts, counting.counts, wanted, cells)


def either(by_opensearch: Callable[..., Answer], by_database: Callable[..., Answer], *arguments) -> Answer:
    """The answer of OpenSearch where it is chosen and has one, else that of the site's own database."""
    if connection.is_chosen():
        with suppress(connection.Unavailable):
            return by_opensearch(*arguments)
    return by_database(*arguments)


def state() -> str:
    """Hook of health: which engine answers, and why it is not the one that was chosen."""
    if not connection.is_used():
        return "Database"
    waiting = f"{filling.waiting()} changes wait"
    chosen, indexes = connection.is_chosen(), ",".join(kind.alias() for kind in documents.kinds())
    try:
        connection.ask(lambda client: client.search(index=indexes, body={"size": 0})["hits"])
    except connection.Unavailable as error:
        return f"Database: OpenSearch has no answer ({error}), {waiting}"
    return f"OpenSearch, {waiting}" if chosen else f"Database: OpenSearch is not chosen, {waiting}"
