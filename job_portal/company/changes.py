"""What a company says of itself after a reviewer approved it waits beside what a reviewer has read.

The fields of the record hold what everybody reads. So whoever reads a company reads what was approved, and
only this module knows the other copy: the column `waiting_changes`. The company and reviewers are shown it.
"""

import json

import frappe
from frappe.model.document import Document
from frappe.utils import cstr

from job_portal.places import pincodes

# Others read these in the company's own words.
FIELDS = (
    "company_name",
    "company_logo",
    "company_website",
    "about_company",
    "specialization",
    "city",
)
# SQL for the companies that wait for a reviewer. One that is approved stays so while its change waits.
WAITS = "(status = 'Pending Review' or (status = 'Approved' and waiting_since is not null))"


def waiting(company: dict | Document) -> dict[str, str]:
    """What waits for a reviewer: {field: what the company wrote}.

    :param company: has `waiting_changes`.
    """
    return json.loads(company.get("waiting_changes") or "{}")


def put_own(company: dict | Document) -> None:
    """Put into a record or a row what its company wrote last, read or not.

    :param company: as for `waiting`.
    """
    company.update(waiting(company))


def hold(company: Document, before: Document) -> None:
    """Put back what everybody reads, and keep beside it what the company wrote instead.

    :param company: about to be stored. `flags.is_own_copy` says that `put_own` came first.
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
    """Hook: whether a file is the logo that the company `name` wants to have."""
    column = doctype == "JP Company" and frappe.db.get_value(doctype, name, "waiting_changes")
    return bool(column) and waiting({"waiting_changes": column}).get("company_logo") == url


def told(company: Document | dict) -> list[str]:
    """What waits, as reviewers read it: a line a field, 'Company Name: old → new'.

    :param company: the fields as everybody reads them, and `waiting_changes`.
    """
    meta = frappe.get_meta("JP Company")
    return [
        f"{meta.get_label(field)}: {cstr(company.get(field)) or '-'} → {new}"
        for field, new in waiting(company).items()
    ]


def _is_of_directory(company: Document, field: str) -> bool:
    """A city that the pincode names is nobody's own words."""
    place = pincodes.find(company.pincode or "") if field == "city" else None
    return bool(place) and place["city"] == company.city
