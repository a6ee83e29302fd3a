"""Holds the edits of an approved company until a reviewer has read them.

The record's fields hold the approved values, which searchers read. The column `waiting_changes` holds the
edits, which the company itself and reviewers see. This module alone encodes and decodes that column.
"""

import json

import frappe
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.places import pincodes
from job_portal.rules import MARKED

# Public fields that the company writes itself. After the first approval, edits of them wait for a reviewer.
FIELDS = MARKED["waits"]
# SQL for the companies that wait for a reviewer. An approved company stays approved while its edits wait.
WAITS = "(status = 'Pending Review' or (status = 'Approved' and waiting_since is not null))"


def waiting(company: dict | Document) -> dict[str, str]:
    """The edits that wait for a reviewer: {field: new value}.

    :param company: has `waiting_changes`.
    """
    return json.loads(company.get("waiting_changes") or "{}")


def put_own(company: dict | Document) -> None:
    """Overwrite the approved values in a record or a row with the waiting edits.

    :param company: as for `waiting`.
    """
    company.update(waiting(company))


def hold(company: Document, before: Document) -> None:
    """Restore the approved values, and store the company's new ones in `waiting_changes`.

    :param company: about to be saved. `flags.is_own_copy` says that `put_own` came first.
    """
    known = {} if company.flags.is_own_copy else waiting(before)
    wrote = {
        field: cstr(company.get(field))
        for field in FIELDS
        if cstr(company.get(field)) != cstr(before.get(field)) and not _is_of_directory(company, field)
    }
    held = {**known, **wrote}
    company.update({field: before.get(field) for field in wrote})
    company.waiting_changes = json.dumps(held, ensure_ascii=False) if held else None


def needs_file(doctype: str, name: str, url: str) -> bool:
    """Hook: whether a file is the waiting logo of the company `name`."""
    column = doctype == "JP Company" and frappe.db.get_value(doctype, name, "waiting_changes")
    return bool(column) and waiting({"waiting_changes": column}).get("company_logo") == url


def told(company: Document | dict) -> list[str]:
    """The waiting edits for reviewers, a line for each field: 'Company Name: old → new'.

    :param company: with the approved fields, and `waiting_changes`.
    """
    meta = frappe.get_meta("JP Company")
    return [
        f"{meta.get_label(field)}: {cstr(company.get(field)) or '-'} → {new}"
        for field, new in waiting(company).items()
    ]


def _is_of_directory(company: Document, field: str) -> bool:
    """Whether a city comes from the pincode: then it is not in the company's own words."""
    place = pincodes.find(company.pincode or "") if field == "city" else None
    return bool(place) and place["city"] == company.city
