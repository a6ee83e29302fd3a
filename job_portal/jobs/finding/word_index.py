"""The inverted index: each kind has a table of the index words of its listed records, such as JP Job Word.

A row is named by its record and its word, so a search looks up by name whether a record has a word. The
table's indexes give the newest records with a word, on the whole site or in a cell of the grid.
"""

import frappe
from frappe.model.document import Document

from job_portal.jobs.finding import vocabulary
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.opensearch import documents, filling
from job_portal.platform import bulk

# The columns of a record that each row copies.
PLACE_AND_TIME = ("published_on", "cell")


def columns(kind: Kind) -> tuple[str, ...]:
    """The columns of a row."""
    return ("name", "word", kind.name, "weight", *PLACE_AND_TIME)


def rows_of(records: list) -> list[tuple]:
    """The rows of listed records, in the order of `columns`.

    :param records: each has name, search_text, published_on and cell.
    """
    return [
        (f"{each.name} {word}", word, each.name, int(weight), each.published_on, each.cell or 0)
        for each in records
        for word, _colon, weight in (entry.rpartition(":") for entry in each.search_text.split())
    ]


def store(records: list, kind: Kind) -> None:
    """Add the words of listed records that have none stored."""
    rows = rows_of(records)
    bulk.insert(f"tab{kind.doctype} Word", columns(kind), rows)
    vocabulary.learn({row[1] for row in rows}, kind)
    _note(kind, [each.name for each in records])


def forget(names: list[str], kind: Kind) -> None:
    """Delete the words of records that are no longer listed."""
    for name in names:
        # Delete by name, so that only existing rows are locked.
        query = f"select name from {kind.words} where name like %s"  # noqa: S608 (constants)
        bulk.delete(f"tab{kind.doctype} Word", frappe.db.sql(query, (f"{name} %",), pluck=True))
    _note(kind, names)


def follow(record: Document, kind: Kind) -> None:
    """Update the words of a record that was just saved, in its `on_update`."""
    before = record.get_doc_before_save()
    was_listed = bool(before and before.is_listed)
    if not (was_listed or record.is_listed):
        return
    if any(map(record.has_value_changed, ("search_text", "is_listed", *PLACE_AND_TIME))):
        if was_listed:
            forget([record.name], kind)
        if record.is_listed:
            store([record], kind)


def _note(kind: Kind, names: list[str]) -> None:
    if stored := documents.kind_of(kind.doctype):
        filling.note(stored, names)
