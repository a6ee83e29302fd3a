"""Rebuilds the index from the records while the site serves: after an upgrade, if a trade has changed, or if
the index may be wrong.

`bench --site SITE execute job_portal.jobs.finding.rebuilding.rebuild`; with the embedded host
`.venv/bin/python -m embedded execute job_portal.jobs.finding.rebuilding.rebuild`.
"""

import frappe

from job_portal.jobs.finding import vocabulary, word_index
from job_portal.jobs.finding.kinds import Kind, all_kinds
from job_portal.jobs.finding.opensearch import documents
from job_portal.jobs.finding.opensearch import reindexing as of_opensearch
from job_portal.platform import bulk

_AT_ONCE = 200


def rebuild() -> int:
    """Update the index to the listed records of each kind. Prints their numbers, and returns the sum."""
    in_all = 0
    for kind in all_kinds():
        done = _rebuild_kind(kind)
        print(f"{done} {kind.count} are in the index of the search", flush=True)
        in_all += done
    vocabulary.recount()
    for kind in all_kinds():
        if stored := documents.kind_of(kind.doctype):
            of_opensearch.rebuild_if_used(stored)
    return in_all


def _rebuild_kind(kind: Kind) -> int:
    """Return the number of its records."""
    last, done, known = "", 0, set()
    while records := _next(kind, last):
        upto = records[-1].name
        known |= _renew(kind, records, last, upto, known)
        frappe.db.commit()
        done, last = done + len(records), upto
    _renew(kind, [], last, None, known)
    frappe.db.commit()
    return done


def _next(kind: Kind, last: str) -> list:
    """The next listed records by name, locked, so that nobody changes one before its words are stored."""
    # A transaction reads from the snapshot of its first read, so each batch begins a new one.
    where = "name > %(last)s order by name limit %(most)s"
    return _locked(kind, where, {"last": last, "most": _AT_ONCE})


def _locked(kind: Kind, where: str, values: dict) -> list:
    columns = ", ".join(("name", *kind.columns, *word_index.PLACE_AND_TIME, "search_text"))
    query = f"select {columns} from `tab{kind.doctype}` where is_listed = 1 and {where} for update"  # noqa: S608
    records = frappe.db.sql(query, values, as_dict=True)
    kind.prepare(records)
    return records


def renew(concepts: list[str], names: list[str]) -> None:
    """Hook: index again the records that changed trades concern; see `jobs.trades.renew_indexes`."""
    for kind in all_kinds():
        _renew_concerned(kind, vocabulary.words_of_trades(concepts, names, kind))
    frappe.db.commit()


def _renew_concerned(kind: Kind, words: list[str]) -> None:
    of = kind.name
    query = f"select distinct {of} from {kind.words} where word in %(words)s order by {of}"  # noqa: S608 (constants)
    concerned = frappe.db.sql(query, {"words": words}, pluck=True) if words else []
    for first in range(0, len(concerned), _AT_ONCE):
        # Each batch begins a new transaction, see `_next`.
        frappe.db.commit()
        some = {"names": concerned[first : first + _AT_ONCE]}
        changed = _renewed(kind, _locked(kind, "name in %(names)s order by name", some))
        word_index.forget([each.name for each in changed], kind)
        word_index.store(changed, kind)


def _renew(kind: Kind, records: list, after: str, upto: str | None, known: set[str]) -> set[str]:
    """Replace the rows of the records after `after`, up to and including `upto`, by those of `records`.

    :param known: words that were added before.
    :return: the words of the records.
    """
    _renewed(kind, records)
    wanted = word_index.rows_of(records)
    bulk.renew(f"tab{kind.doctype} Word", word_index.columns(kind), wanted, after, upto)
    words = {row[1] for row in wanted}
    vocabulary.learn(words - known, kind)
    return words


def _renewed(kind: Kind, records: list) -> list:
    return bulk.renew_text(f"tab{kind.doctype}", "search_text", records, kind.text_of)
