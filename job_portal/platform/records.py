"""What changes of records share: one is locked, then changed, unless the editor saw an older one."""

import re
from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, get_datetime

from job_portal.platform import fields
from job_portal.platform.messages import CLIENT_KEY_MALFORMED

_CLIENT_KEY = re.compile(r"[A-Za-z0-9-]{1,140}")


def locked(doctype: str, name: str) -> Document | None:
    """The record as it is now, locked to the transaction's end; None where there is none of that name.

    Another writer of it waits for this one to end, instead of being refused as stale.
    """
    # A transaction's reads see what was stored at its first read. So a new transaction begins here.
    frappe.db.commit()
    try:
        return frappe.get_doc(doctype, name, for_update=True)
    except frappe.DoesNotExistError:
        frappe.clear_last_message()
        return None


def change(doc: Document, rules: dict[str, dict], values: dict, opened: str | None, sentence: str) -> bool:
    """Put `values` into a record, unless the editor saw an older one. The caller saves.

    A value that is stored already is no change. So a request that is sent again, because its answer was lost,
    is not refused. Call it with a record that is locked.

    :param rules: of `rules`, for the fields of `values`.
    :param opened: the `modified` that the editor was shown. Without it the last write wins, field by field.
    :return: whether anything differs from what is stored.
    :raises frappe.TimestampMismatchError: 417, with `sentence`.
    """
    stored = {fieldname: cstr(doc.get(fieldname)) for fieldname in values}
    doc.update(values)
    fields.clean(doc, rules)
    is_changed = any(cstr(doc.get(fieldname)) != value for fieldname, value in stored.items())
    if opened and is_changed:
        refuse_stale(doc, opened, sentence)
    return is_changed


def refuse_stale(doc: Document, opened: str, sentence: str) -> None:
    """Raise TimestampMismatchError (417, `sentence`) where `doc` was saved after `opened` (a `modified`)."""
    try:
        is_latest = datetime.fromisoformat(opened) == get_datetime(doc.modified)
    except ValueError:
        is_latest = False
    if not is_latest:
        frappe.throw(_(sentence), frappe.TimestampMismatchError)


def check_client_key(client_key: str | None) -> None:
    """Refuse a key in another form than browsers make it.

    :raises frappe.ValidationError: 417.
    """
    if client_key and not _CLIENT_KEY.fullmatch(client_key):
        frappe.throw(_(CLIENT_KEY_MALFORMED))
