"""The index of open searchers: the words and concepts of their profiles, in JP Searcher Word.

Updated in the profile's transaction. A searcher who must not be found has no row.
"""

import frappe
from frappe.model.document import Document

from job_portal.jobs.finding.opensearch import filling
from job_portal.jobs.finding.opensearch import reindexing as of_opensearch
from job_portal.matching import traits
from job_portal.matching.near_by_opensearch import SEARCHERS
from job_portal.platform import bulk

TABLE = "tabJP Searcher Word"
ROW = ("name", "word", "searcher", "changed_on", "cell")
_AT_ONCE = 500


def derive(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before it is saved: derive `match_text`."""
    searcher.match_text = traits.text_of(searcher.as_dict())


def follow(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, after it is saved: update its rows."""
    is_new = not searcher.get_doc_before_save()
    # A new profile is usually not open. So a first application does not wait for this.
    if is_new and not _may_be_found(searcher):
        return
    if is_new:
        _store(searcher)
    else:
        renew(searcher)


def renew(searcher: dict) -> None:
    """Replace the rows of a searcher.

    :param searcher: as `rows_of` takes it.
    """
    forget(searcher.name)
    _store(searcher)


def _store(searcher: dict) -> None:
    # The second of two concurrent saves may not see the first one's rows.
    bulk.insert(TABLE, ROW, rows_of(searcher), replaces=True)
    filling.note(SEARCHERS, [searcher.name])


def rows_of(searcher: dict) -> list[tuple]:
    """The rows of a searcher, in the order of `ROW`.

    :param searcher: has name, is_open, is_frozen, match_text, modified and cell.
    """
    if not _may_be_found(searcher):
        return []
    words = traits.weights(traits.read(searcher.match_text or ""))
    cell = searcher.cell or 0
    return [(f"{searcher.name} {word}", word, searcher.name, searcher.modified, cell) for word in words]


def _may_be_found(searcher: dict) -> bool:
    return bool(searcher.is_open and not searcher.is_frozen)


def renew_trades(concepts: list[str], names: list[str]) -> None:
    """Hook: index again the searchers that changed trades concern; see `jobs.trades.renew_indexes`.

    It reads all profiles: the index holds no word that only the new trade knows.
    """
    last = ""
    while searchers := _next(last):
        for searcher in bulk.renew_text("tabJP Searcher", "match_text", searchers, traits.text_of):
            renew(searcher)
        frappe.db.commit()
        last = searchers[-1].name


def forget(searcher: str) -> None:
    """Delete the rows of a searcher before they are rewritten.

    Rows left by a concurrent save are harmless, since the profile itself decides about a match.
    """
    # Delete by name, so that only existing rows are locked.
    query = "select name from `tabJP Searcher Word` where name like %s"
    bulk.delete(TABLE, frappe.db.sql(query, (f"{searcher} %",), pluck=True))


def forget_for_good(searcher: Document, event: str) -> None:
    """Hook of JP Searcher: delete the rows of a deleted searcher, including rows that this transaction's
    snapshot lacks.
    """
    frappe.db.sql("delete from `tabJP Searcher Word` where name like %s", (f"{searcher.name} %",))
    filling.note(SEARCHERS, [searcher.name])


def rebuild() -> int:
    """Rebuild the index, by a command like that of `jobs.finding.rebuilding`. Prints and returns the number
    of searchers.
    """
    last, done = "", 0
    while searchers := _next(last):
        upto = searchers[-1].name
        bulk.renew_text("tabJP Searcher", "match_text", searchers, traits.text_of)
        rows = [row for searcher in searchers for row in rows_of(searcher)]
        bulk.renew(TABLE, ROW, rows, last, upto, replaces=True)
        frappe.db.commit()
        done, last = done + len(searchers), upto
    bulk.renew(TABLE, ROW, [], last, None)
    frappe.db.commit()
    print(f"{done} searchers are in the index of matches", flush=True)
    of_opensearch.rebuild_if_used(SEARCHERS)
    return done


def _next(last: str) -> list:
    return _locked("name > %(last)s order by name limit %(most)s", {"last": last, "most": _AT_ONCE})


def _locked(where: str, values: dict) -> list:
    """The searchers of a condition, locked, as `rows_of` takes them, with what `traits.text_of` reads."""
    query = f"""select name, headline, skills, is_open, is_frozen, match_text, modified, cell
        from `tabJP Searcher` where {where} for update"""  # noqa: S608 (constants)
    return frappe.db.sql(query, values, as_dict=True)
