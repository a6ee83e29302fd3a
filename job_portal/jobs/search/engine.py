"""The engine that finds and ranks jobs by words. What a text means is understood before, for every engine."""

from contextlib import suppress

from job_portal.jobs.search import database
from job_portal.jobs.search.opensearch import connection, documents, filling
from job_portal.jobs.search.opensearch import ranked as by_opensearch
from job_portal.jobs.search.ranking import Ranked, Ranking, Slice


def ranked(ranking: Ranking, some: Slice, columns: dict[str, str], joins: str) -> Ranked:
    """The jobs that match, in the order of relevance: by OpenSearch where it is chosen and answers.

    :param columns: SQL by the key of a row, of the tables `job` and those that `joins` adds.
    """
    if connection.is_chosen():
        with suppress(connection.Unavailable):
            return by_opensearch.ranked(ranking, some, columns, joins)
    return database.ranked(ranking, some, columns, joins)


def state() -> str:
    """Hook of health: which engine answers, and why it is not the one that was chosen."""
    if not connection.is_used():
        return "Database"
    waiting = f"{filling.waiting()} changes wait"
    chosen, index = connection.is_chosen(), documents.alias()
    try:
        connection.ask(lambda client: client.search(index=index, body={"size": 0})["hits"])
    except connection.Unavailable as error:
        return f"Database: OpenSearch has no answer ({error}), {waiting}"
    return f"OpenSearch, {waiting}" if chosen else f"Database: OpenSearch is not chosen, {waiting}"
