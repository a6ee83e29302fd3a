"""The pictures of a record, in their order: [{file, caption}]."""

from collections import defaultdict
from collections.abc import Collection

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.freelancers import messages
from job_portal.freelancers.doctype.jp_picture.jp_picture import DOCTYPE


def of(doctype: str, names: Collection[str]) -> dict[str, list[dict]]:
    """The pictures of records, by the record's name."""
    found = defaultdict(list)
    for row in _rows(doctype, names):
        found[row.of_name].append({"file": row.file, "caption": row.caption or ""})
    return found


def save(record: Document, given: list | str, most: int) -> bool:
    """Replace the pictures of a record that the caller has locked.

    :param given: a list or JSON of {file, caption}. A file is the `file_url` of an upload of this account.
    :param most: how many a record may have.
    :return: whether anything differs from what is stored.
    :raises frappe.ValidationError: 417, no such list, too many, another account's file, or no picture.
    """
    wanted = _read(given, most)
    stored = {row.file: row for row in _rows(record.doctype, [record.name])}
    before = [(row.file, row.caption or "") for row in stored.values()]
    if before == list(wanted.items()):
        return False
    for file in stored.keys() - wanted.keys():
        _delete(stored[file].name)
    for position, (file, caption) in enumerate(wanted.items()):
        kept = stored.get(file)
        picture = (
            frappe.get_doc(DOCTYPE, kept.name)
            if kept
            else frappe.get_doc({"doctype": DOCTYPE, "of_doctype": record.doctype, "of_name": record.name})
        )
        picture.update({"file": file, "caption": caption, "position": position})
        picture.save(ignore_permissions=True, ignore_version=True)
    return True


def forget(record: Document, event: str | None = None) -> None:
    """Hook of a record with pictures, before its deletion: delete them with their files."""
    for row in _rows(record.doctype, [record.name]):
        _delete(row.name)


def _delete(name: str) -> None:
    frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)


def _rows(doctype: str, names: Collection[str]) -> list[dict]:
    query = f"""select name, of_name, file, caption from `tab{DOCTYPE}`
        where of_doctype = %(doctype)s and of_name in %(names)s order by position, creation"""  # noqa: S608 (constants)
    return frappe.db.sql(query, {"doctype": doctype, "names": list(names)}, as_dict=True) if names else []


def _read(given: list | str, most: int) -> dict[str, str]:
    """The captions by file."""
    try:
        pictures = frappe.parse_json(given) or []
        found = {str(each["file"]): str(each.get("caption") or "") for each in pictures}
    except (ValueError, TypeError, KeyError, AttributeError):
        frappe.throw(_(messages.PICTURES_UNREADABLE))
    if "" in found:
        frappe.throw(_(messages.PICTURES_UNREADABLE))
    if len(found) > most:
        frappe.throw(_(messages.PICTURES_TOO_MANY).format(most))
    return found
