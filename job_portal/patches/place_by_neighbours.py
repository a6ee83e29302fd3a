"""For sites whose jobs and searchers have a pincode of which the directory has no position.

They were in no cell: such jobs were shown in every city, as Work from Home is, and nobody there had matches.
Few pincodes are of this kind, and whoever is placed is found by no second run.
"""

import frappe

from job_portal.jobs.doctype.jp_job.jp_job import FROM_HOME
from job_portal.jobs.finding import word_index
from job_portal.jobs.finding.of_jobs import JOBS
from job_portal.matching import searcher_index as of_searchers
from job_portal.places import areas, geo, middles

_JOBS = """select name, pincode, is_listed, search_text, published_on from `tabJP Job`
    where cell = 0 and pincode != '' and coalesce(work_location_type, '') != %s"""
_SEARCHERS = """select name, pincode, is_open, is_frozen, match_text, modified from `tabJP Searcher`
    where cell = 0 and pincode != ''"""


def execute() -> None:
    for job in frappe.db.sql(_JOBS, (FROM_HOME,), as_dict=True):
        if point := middles.middle(job.pincode):
            _place("JP Job", job, point)
            if job.is_listed:
                word_index.forget([job.name], JOBS)
                word_index.store([job], JOBS)
    for searcher in frappe.db.sql(_SEARCHERS, as_dict=True):
        if area := areas.of(searcher.pincode):
            _place("JP Searcher", searcher, area.middle, around_km=area.around_km)
            of_searchers.renew(searcher)


def _place(doctype: str, record: dict, point: geo.Point, **others: int) -> None:
    record.cell = geo.cell(point)
    values = {"latitude": point.latitude, "longitude": point.longitude, "cell": record.cell, **others}
    # This is no edit: somebody who edits the record now is not refused as stale.
    frappe.db.set_value(doctype, record.name, values, update_modified=False)
