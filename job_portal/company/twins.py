"""Finds companies with the same number, address, document or name, each by an index."""

from collections.abc import Iterator

import frappe

from job_portal.company import name_likeness
from job_portal.files.no_deduplication import HASH_LETTERS

# How many companies of each kind are named. Enough to reveal somebody who signs up a hundred times.
_MOST = 20
# How many names with a similar key are compared one by one.
_MOST_NAMES = 200
_COLUMNS = {"GSTIN": "gst_msme_no", "PAN": "pan", "phone number": "phone", "address": "address_key"}
_SAME = (
    "select name, status from `tabJP Company` where {column} = %(value)s and name != %(name)s"  # noqa: S608 (constants)
    f" order by name desc limit {_MOST}"
)
_DOCUMENTS = f"""select distinct substr(content_hash, 1, {HASH_LETTERS}) from `tabFile`
    where attached_to_doctype = 'JP Company' and attached_to_name = %(name)s
        and is_private = 1 and coalesce(content_hash, '') != ''"""  # noqa: S608 (constants)
# Equal prefixes of the hash mean equal content. The public logo is excluded, since it may be a brand's.
_SAME_DOCUMENT = (
    "select distinct company.name, company.status from `tabFile` file"  # noqa: S608 (constants)
    " join `tabJP Company` company on company.name = file.attached_to_name"
    " where file.attached_to_doctype = 'JP Company' and file.attached_to_name != %(name)s and ({condition})"
    f" order by company.name desc limit {_MOST}"
)
_NAMES = (
    "select name, status, company_name from `tabJP Company` where {condition} and name != %(name)s"
    " order by name desc limit {most}"
)


def find(company: dict) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield each kind of match with the companies: their statuses by their names.

    :param company: has `name`, `company_name` and the columns that are compared.
    """
    for kind, column in _COLUMNS.items():
        value = company.get(column)
        if value and (found := _found(_SAME.format(column=column), company, value=value)):
            yield kind, found
    if found := _same_documents(company):
        yield "document", found
    if found := _near_names(company):
        yield "name", found


def are_one_paper(*addresses: str | None) -> bool:
    """Whether documents of one company have the same content, by the URLs of their files."""
    known = [address for address in addresses if address]
    rows = frappe.get_all("File", {"file_url": ("in", known)}, ["file_url", "content_hash"]) if known else []
    hashes = {row.file_url: row.content_hash[:HASH_LETTERS] for row in rows if row.content_hash}
    contents = [hashes.get(address, address) for address in known]
    return len(set(contents)) < len(contents)


def _found(query: str, company: dict, **values: str) -> dict[str, str]:
    return dict(frappe.db.sql(query, {"name": company["name"], **values}))


def _same_documents(company: dict) -> dict[str, str]:
    hashes = [f"{found}%" for (found,) in frappe.db.sql(_DOCUMENTS, {"name": company["name"]})]
    values = {f"hash_{index}": found for index, found in enumerate(hashes)}
    condition = " or ".join(f"file.content_hash like %({key})s" for key in values)
    return _found(_SAME_DOCUMENT.format(condition=condition), company, **values) if values else {}


def _near_names(company: dict) -> dict[str, str]:
    key = company.get("name_key") or ""
    if not key:
        return {}
    rows = _named("name_key = %(key)s", _MOST_NAMES, company, key)
    if len(key) >= name_likeness.BEGINNING:
        # Keys hold only letters and digits, so no wildcards.
        rows += _named("name_key like %(key)s", _MOST_NAMES, company, f"{key[: name_likeness.BEGINNING]}%")
    near = [
        (name, status)
        for name, status, other in rows
        if name_likeness.is_near(company["company_name"], other)
    ]
    return dict(near[:_MOST])


def _named(condition: str, most: int, company: dict, key: str) -> list[tuple]:
    query = _NAMES.format(condition=condition, most=most)
    return list(frappe.db.sql(query, {"name": company["name"], "key": key}))
