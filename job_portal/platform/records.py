"""Shared steps of changing a record: lock it, and refuse the change if the editor saw an older version."""

import re
from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cstr, get_datetime

from job_portal.platform import fields
from job_portal.platform.messages import CLIENT_KEY_MALFORMED

_CLIENT_KEY = re.compile(r"[A-Za-z0-9-]{1,140}")


def locked(doctype: str, name: str, begins: bool = True) -> Document | None:
    """Return the current record, locked until the transaction ends; None if it does not exist.

    Another writer waits for this transaction to end, and is not refused as stale.

    :param begins: whether this is the first lock of the transaction.
    """
    if begins:
        # A transaction reads from the snapshot of its first read. Commit, so that the snapshot begins with
        # the lock.
        frappe.db.commit()
    try:
        return frappe.get_doc(doctype, name, for_update=True)
    except frappe.DoesNotExistError:
        frappe.clear_last_message()
        return None


def change(doc: Document, rules: dict[str, dict], values: dict, opened: str | None, sentence: str) -> bool:
    """Put `values` into a locked record, unless the editor saw an older version. The caller saves.

    Equal values count as no change, so a request that is repeated after a lost answer succeeds.

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


def set_frozen(doctype: str, name: str | None, is_frozen: int) -> bool:
    """Hide a profile (1), or show it again (0). Return whether there is one.

    :param name: of the profile; None where the account has none.
    """
    profile = name and locked(doctype, name)
    if not profile:
        return False
    if profile.is_frozen != is_frozen:
        profile.is_frozen = is_frozen
        save(profile)
    return True


def save(doc: Document) -> None:
    """Save a record without Frappe's check of links, and without a version, which would keep removed data."""
    doc.flags.ignore_links = True
    # Frappe resets the flag `ignore_version` in each save, so pass an argument.
    doc.save(ignore_permissions=True, ignore_version=True)


def refuse_stale(doc: Document, opened: str, sentence: str) -> None:
    """Raise TimestampMismatchError (417, `sentence`) where `doc` was saved after `opened` (a `modified`)."""
    try:
        is_latest = datetime.fromisoformat(opened) == get_datetime(doc.modified)
    except ValueError:
        is_latest = False
    if not is_latest:
        frappe.throw(_(sentence), frappe.TimestampMismatchError)


def check_client_key(client_key: str | None) -> None:
    """Refuse a key in another format than browsers generate.

    :raises frappe.ValidationError: 417.
    """
    if client_key and not _CLIENT_KEY.fullmatch(client_key):
        frappe.throw(_(CLIENT_KEY_MALFORMED))
