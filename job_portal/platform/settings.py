"""Reads Job Portal Settings. An empty field, or 0, means its shipped default."""

import frappe

DOCTYPE = "Job Portal Settings"
# The window of the settings' limits on sending.
SEND_WINDOW_MINUTES = 10


def number(fieldname: str) -> int:
    """A limit, or a duration in seconds."""
    return frappe.utils.cint(_value(fieldname)) or frappe.utils.cint(_default(fieldname))


def text(fieldname: str) -> str:
    """Return a setting as text; '' if it is empty and has no default."""
    return str(_value(fieldname) or _default(fieldname) or "")


def _value(fieldname: str):
    return frappe.get_cached_doc(DOCTYPE).get(fieldname)


def _default(fieldname: str):
    # Frappe fills in defaults only until the settings are first saved.
    return frappe.get_meta(DOCTYPE).get_field(fieldname).default
