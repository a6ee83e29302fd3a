"""The engine that finds and ranks jobs by words. What a text means is understood before, for every engine."""

from job_portal.jobs.search import database
from job_portal.jobs.search.ranking import Ranked, Ranking, Slice


def ranked(ranking: Ranking, some: Slice, columns: dict[str, str], joins: str) -> Ranked:
    """The jobs that match, in the order of relevance.

    :param columns: SQL by the key of a row, of the tables `job` and those that `joins` adds.
    """
    return database.ranked(ranking, some, columns, joins)
