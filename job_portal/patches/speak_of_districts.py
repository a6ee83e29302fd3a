"""Rename the districts of jobs and profiles as people do: *Central Delhi*, *North 24 Parganas*."""

import frappe

from job_portal.places import pincodes

_AT_ONCE = 2_000


def execute() -> None:
    for state, districts in pincodes.spoken_districts().items():
        for district, spoken in districts.items():
            for table in ("tabJP Job", "tabJP Searcher"):
                _rename(table, {"state": state, "district": district, "spoken": spoken, "most": _AT_ONCE})


def _rename(table: str, values: dict) -> None:
    where = "city = %(district)s and state = %(state)s"
    some = f"select name from `{table}` where {where} limit %(most)s"  # noqa: S608 (constants)
    while names := frappe.db.sql(some, values, pluck=True):
        query = f"update `{table}` set city = %(spoken)s where name in %(names)s"  # noqa: S608 (constants)
        frappe.db.sql(query, values | {"names": names})
        frappe.db.commit()
