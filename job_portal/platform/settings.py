"""Reads Job Portal Settings. An empty field, or 0, means its shipped default."""

import frappe
from frappe.model.document import Document

from job_portal.platform import cache

DOCTYPE = "Job Portal Settings"
_SAVED, _SAVED_SECONDS = "settings_saved", 24 * 60 * 60
# The window of the settings' limits on sending.
SEND_WINDOW_MINUTES = 10


def stored() -> Document:
    """The settings. Do not change them.

    Frappe caches the settings that the first reader after a save finds. If that reader is a job or request
    that began before the save, it finds the earlier settings, and everybody would read those until the next
    save.
    """
    found = frappe.get_cached_doc(DOCTYPE)
    saved = frappe.utils.cstr(cache.read(_SAVED))
    if str(found.modified) < saved:
        frappe.clear_document_cache(DOCTYPE, DOCTYPE)
        found = frappe.get_doc(DOCTYPE)
    return found


def note_saved(modified: str) -> None:
    """After the commit, let `stored` ignore cached settings that are older than this save."""
    frappe.db.after_commit.add(lambda: cache.keep(_SAVED, modified, _SAVED_SECONDS))


def number(fieldname: str) -> int:
    """A limit, or a duration in seconds."""
    return frappe.utils.cint(_value(fieldname)) or frappe.utils.cint(_default(fieldname))


def text(fieldname: str) -> str:
    """Return a setting as text; '' if it is empty and has no default."""
    return str(_value(fieldname) or _default(fieldname) or "")


def _value(fieldname: str):
    return stored().get(fieldname)


def _default(fieldname: str):
    # Frappe fills in defaults only until the settings are first saved.
    return frappe.get_meta(DOCTYPE).get_field(fieldname).default
