"""What an open searcher is found by: the words and concepts of their profile, in JP Searcher Word.

Kept with the profile, in its transaction. Nobody who may not be found has a row.
"""

import frappe
from frappe.model.document import Document

from job_portal.matching import traits

ROW = ("name", "word", "searcher", "changed_on", "cell")
_AT_ONCE = 500


def derive(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, before it is stored."""
    searcher.match_text = traits.text_of(searcher.as_dict())


def follow(searcher: Document, event: str) -> None:
    """Hook of JP Searcher, once it is stored."""
    # A new profile has no rows yet: whoever applies for the first time does not wait for that.
    if searcher.get_doc_before_save():
        forget(searcher.name)
    add(rows_of(searcher))


def rows_of(searcher: dict) -> list[tuple]:
    """The rows of a searcher, as `ROW` names their values.

    :param searcher: has name, is_open, match_text, modified and cell.
    """
    if not searcher.is_open:
        return []
    words = traits.leading(traits.read(searcher.match_text or ""))
    cell = searcher.cell or 0
    return [(f"{searcher.name} {word}", word, searcher.name, searcher.modified, cell) for word in words]


def add(rows: list[tuple]) -> None:
    """Add rows of `rows_of`."""
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        places = ", ".join([f"({', '.join(['%s'] * len(ROW))})"] * len(some))
        # Of two saves at once the second one may not see the rows of the first.
        query = f"replace into `tabJP Searcher Word` ({', '.join(ROW)}) values {places}"  # noqa: S608 (constants)
        frappe.db.sql(query, [value for row in some for value in row])


def forget(searcher: str) -> None:
    """Delete the rows of a searcher, before they are written anew.

    What a save at the same moment left is harmless: who is found by it is judged by the profile itself.
    """
    # By name, and only what there is: deleting a range locks the gap in which others add rows.
    query = "select name from `tabJP Searcher Word` where name like %s"
    if names := frappe.db.sql(query, (f"{searcher} %",), pluck=True):
        places = ", ".join(["%s"] * len(names))
        frappe.db.sql(f"delete from `tabJP Searcher Word` where name in ({places})", names)  # noqa: S608


def forget_for_good(searcher: str) -> None:
    """Delete the rows of a searcher who is deleted, also those that this transaction does not see."""
    frappe.db.sql("delete from `tabJP Searcher Word` where name like %s", (f"{searcher} %",))


def rebuild() -> None:
    """Make the index anew: `bench --site SITE execute job_portal.matching.index.rebuild`."""
    last = ""
    while searchers := frappe.db.sql(_NEXT, (last, _AT_ONCE), as_dict=True):
        for searcher in searchers:
            text = traits.text_of(searcher)
            if text != searcher.match_text:
                frappe.db.sql(
                    "update `tabJP Searcher` set match_text = %s where name = %s", (text, searcher.name)
                )
                searcher.match_text = text
            forget(searcher.name)
        add([row for searcher in searchers for row in rows_of(searcher)])
        frappe.db.commit()
        last = searchers[-1].name


_NEXT = """select name, headline, skills, is_open, match_text, modified, cell from `tabJP Searcher`
    where name > %s order by name limit %s for update"""
