"""What an administrator set in Job Portal Settings; where a field is empty or 0, its shipped default."""

import frappe

DOCTYPE = "Job Portal Settings"
# The window that the settings' limits on sending speak of.
SEND_WINDOW_MINUTES = 10


def number(fieldname: str) -> int:
    """A limit, or a duration in seconds."""
    return frappe.utils.cint(_value(fieldname)) or frappe.utils.cint(_default(fieldname))


def text(fieldname: str) -> str:
    """A setting as text; '' where it is empty and has no default."""
    return str(_value(fieldname) or _default(fieldname) or "")


def _value(fieldname: str):
    return frappe.get_cached_doc(DOCTYPE).get(fieldname)


def _default(fieldname: str):
    # Frappe fills defaults in only until the settings are first saved.
    return frappe.get_meta(DOCTYPE).get_field(fieldname).default
