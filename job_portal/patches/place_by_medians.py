"""For sites whose jobs and searchers were placed by the means of their pincodes' post offices."""

import frappe

from job_portal.places import geo, middles

_AT_ONCE = 500


def execute() -> None:
    for table in ("tabJP Job", "tabJP Searcher"):
        rows = frappe.db.sql(f"select distinct pincode from `{table}` where pincode != ''")  # noqa: S608 (constants)
        points = {pincode: point for (pincode,) in rows if (point := middles.middle(pincode))}
        placed = list(points.items())
        for first in range(0, len(placed), _AT_ONCE):
            _place(table, dict(placed[first : first + _AT_ONCE]))


def _place(table: str, points: dict[str, geo.Point]) -> None:
    values: dict = {}
    for n, (pincode, point) in enumerate(points.items()):
        values |= {f"pincode_{n}": pincode, f"cell_{n}": geo.cell(point)}
        values |= {f"latitude_{n}": point.latitude, f"longitude_{n}": point.longitude}

    def by_pincode(column: str) -> str:
        cases = " ".join(f"when %(pincode_{n})s then %({column}_{n})s" for n in range(len(points)))
        return f"case pincode {cases} end"

    places = ", ".join(f"%(pincode_{n})s" for n in range(len(points)))
    frappe.db.sql(
        f"update `{table}` set latitude = {by_pincode('latitude')}, longitude = {by_pincode('longitude')},"  # noqa: S608
        f" cell = case when cell = 0 then 0 else {by_pincode('cell')} end where pincode in ({places})",
        values,
    )
