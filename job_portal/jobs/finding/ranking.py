"""What an engine of the search ranks, and by which numbers. docs/market.md has the formula."""

import math
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from job_portal.jobs.finding.conditions import Conditions
from job_portal.jobs.finding.loosening import Asked
from job_portal.jobs.finding.query import Group
from job_portal.places.geo import Point

# A group's points are weight (3 to 10) x percent of the match x rarity. Rarity is in tenths.
_COMMONEST, _RAREST, _PER_DOUBLING = 10, 30, 1.5
# (hours since publishing, points): the first that holds counts.
FRESHNESS = ((12, 1500), (24, 1200), (48, 900), (96, 600))
# (km, points).
DISTANCE = ((2, 14000), (5, 11000), (7, 8500), (10, 6000), (15, 4000), (25, 1500), (50, 500))
FROM_HOME = 5000


@dataclass
class Ranking:
    """`conditions` are the filters of `asked` as SQL. Distances are from `place`, where one is known."""

    asked: Asked
    conditions: Conditions
    place: Point | None

    @property
    def inner_km(self) -> int:
        """So far from the place all is equally near."""
        return self.asked.area.inner_km if self.asked.area else 0


class Slice(NamedTuple):
    """The rows that are asked for: `size` of them, after a row with the values `last`: score, time and name.

    `moment` is when the first page was read.
    """

    size: int
    moment: datetime
    last: list | None


class Ranked(NamedTuple):
    """Rows with the columns that were asked for. `last` are the values of the last one, where more follow."""

    rows: list[dict]
    last: list | None
    total: int
    at_least: bool


def rarity(group: Group) -> int:
    """The fewer jobs have the words of a group, the more it says. In tenths; less with each doubling."""
    return max(_COMMONEST, round(_RAREST - _PER_DOUBLING * math.log2(max(1, group.jobs))))
