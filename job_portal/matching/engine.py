"""Which records a search for matches looks at, by the engine of the search. `fitting` judges them."""

from job_portal.jobs.finding import search_engine
from job_portal.matching import near_by_database, near_by_opensearch
from job_portal.matching.near_by_database import Source
from job_portal.matching.traits import Traits


def near(source: Source, asked: Traits, cells: list[int] | None) -> tuple[str, dict]:
    """SQL for the names of some hundred records near a place that may fit, and its values.

    :param asked: the traits of the other side.
    :param cells: of the grid, the nearest first; None where the place does not matter.
    """
    return search_engine.either(near_by_opensearch.near, near_by_database.near, source, asked, cells)
