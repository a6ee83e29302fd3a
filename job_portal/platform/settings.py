"""Reads Job Portal Settings. An empty field, or 0, means its shipped default."""

import functools
import json

import frappe
from frappe.model.document import Document

from job_portal.platform import cache

DOCTYPE = "Job Portal Settings"
_SAVED, _SAVED_SECONDS = "settings_saved", 24 * 60 * 60
# The key in `frappe.flags` under which a request keeps the cache's answer.
_READ = "job_portal_settings_saved"
# The window of the settings' limits on sending.
SEND_WINDOW_MINUTES = 10


def stored() -> Document:
    """The settings. Do not change them.

    Frappe caches the settings that the first reader after a save finds. If that reader is a job or request
    that began before the save, it finds the earlier settings, and everybody would read those until the next
    save.
    """
    found = frappe.get_cached_doc(DOCTYPE)
    if _READ not in frappe.flags:
        frappe.flags[_READ] = frappe.utils.cstr(cache.read(_SAVED))
    saved = frappe.flags[_READ]
    if str(found.modified) < saved:
        frappe.clear_document_cache(DOCTYPE, DOCTYPE)
        found = frappe.get_doc(DOCTYPE)
    return found


def note_saved(modified: str) -> None:
    """After the commit, let `stored` ignore cached settings that are older than this save."""

    def note() -> None:
        cache.keep(_SAVED, modified, _SAVED_SECONDS)
        frappe.flags.pop(_READ, None)

    frappe.db.after_commit.add(note)


def number(fieldname: str) -> int:
    """A limit, or a duration in seconds."""
    return frappe.utils.cint(_value(fieldname)) or frappe.utils.cint(_defaults().get(fieldname))


def text(fieldname: str) -> str:
    """Return a setting as text; '' if it is empty and has no default."""
    return str(_value(fieldname) or _defaults().get(fieldname) or "")


def _value(fieldname: str):
    return stored().get(fieldname)


@functools.cache
def _defaults() -> dict[str, str]:
    """The shipped defaults by field. Frappe fills them in only until the settings are first saved."""
    # From the file, once for a process: reading the DocType from the cache costs every page as much.
    path = frappe.get_app_path("job_portal", "job_portal", "doctype", "job_portal_settings")
    with open(f"{path}/job_portal_settings.json", encoding="utf-8") as file:
        fields = json.load(file)["fields"]
    return {field["fieldname"]: field["default"] for field in fields if field.get("default")}
