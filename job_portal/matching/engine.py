"""Which records a search for matches looks at, by the engine of the search. `fitting` judges them."""

from job_portal.jobs.search import engine
from job_portal.matching import nearest, opensearch
from job_portal.matching.nearest import Source
from job_portal.matching.traits import Traits


def near(source: Source, asked: Traits, cells: list[int] | None) -> tuple[str, dict]:
    """SQL for the names of some hundred records near a place that may fit, and its values.

    :param asked: the traits of the other side.
    :param cells: of the grid, the nearest first; None where the place does not matter.
    """
    return engine.either(opensearch.near, nearest.near, source, asked, cells)
