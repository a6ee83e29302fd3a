"""For sites that kept where a searcher's pincode is: from now on they keep where its area is.

A company could find the pincode by moving a job about and reading the distances.
"""

import frappe

from job_portal.jobs.finding.opensearch import connection
from job_portal.matching import searcher_index
from job_portal.places import areas, geo

_AT_ONCE = 500


def execute() -> None:
    rows = frappe.db.sql("select distinct pincode from `tabJP Searcher` where pincode != ''")
    placed = [(pincode, area) for (pincode,) in rows if (area := areas.of(pincode))]
    for first in range(0, len(placed), _AT_ONCE):
        _place(placed[first : first + _AT_ONCE])
    # The index of matches holds the cell of its searcher.
    frappe.db.sql(
        "update `tabJP Searcher Word` set cell = coalesce((select searcher.cell"
        " from `tabJP Searcher` searcher where searcher.name = `tabJP Searcher Word`.searcher), cell)"
    )
    if connection.is_used():
        searcher_index.rebuild()


def _place(placed: list[tuple[str, areas.Area]]) -> None:
    values: dict = {}
    for n, (pincode, area) in enumerate(placed):
        values |= {
            f"pincode_{n}": pincode,
            f"cell_{n}": geo.cell(area.middle),
            f"around_km_{n}": area.around_km,
        }
        values |= {f"latitude_{n}": area.middle.latitude, f"longitude_{n}": area.middle.longitude}

    def by_pincode(column: str) -> str:
        cases = " ".join(f"when %(pincode_{n})s then %({column}_{n})s" for n in range(len(placed)))
        return f"{column} = case pincode {cases} end"

    changes = ", ".join(map(by_pincode, ("latitude", "longitude", "cell", "around_km")))
    places = ", ".join(f"%(pincode_{n})s" for n in range(len(placed)))
    frappe.db.sql(f"update `tabJP Searcher` set {changes} where pincode in ({places})", values)  # noqa: S608
