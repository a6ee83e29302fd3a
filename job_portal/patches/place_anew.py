"""Place jobs by the centroid of their pincode, and searchers by that of their area.

Earlier releases placed both by the mean of the pincode's post offices, or not at all. `index_anew` follows.
"""

import frappe

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.places import areas, centroids, geo
from job_portal.platform import bulk

_AT_ONCE = 500
_ROWS = {
    "JP Job": "select name, pincode, work_location_type from `tabJP Job`",
    "JP Searcher": "select name, pincode from `tabJP Searcher`",
}


def execute() -> None:
    for doctype, query in _ROWS.items():
        after = ""
        some = f"{query} where name > %s and pincode != '' order by name limit {_AT_ONCE}"
        while rows := frappe.db.sql(some, (after,), as_dict=True):
            after = rows[-1].name
            placed = {row.name: place for row in rows if (place := _place(row))}
            for column in (
                "latitude",
                "longitude",
                "cell",
                *(("around_km",) if doctype == "JP Searcher" else ()),
            ):
                values = {name: place[column] for name, place in placed.items()}
                bulk.set_values(f"tab{doctype}", column, values)
            frappe.db.commit()


def _place(row: dict) -> dict | None:
    if "work_location_type" in row:
        point, around_km = centroids.of(row.pincode), 0
    else:
        area = areas.of(row.pincode)
        point, around_km = (area.middle, area.around_km) if area else (None, 0)
    if not point:
        return None
    cell = 0 if row.get("work_location_type") == FROM_HOME else geo.cell(point)
    return {"latitude": point.latitude, "longitude": point.longitude, "cell": cell, "around_km": around_km}
