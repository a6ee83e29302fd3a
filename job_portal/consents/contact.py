"""Contacts of the site: Job Portal Settings > Support, Grievances."""

import frappe

SETTINGS = "Job Portal Settings"


def grievance() -> dict:
    """The contact for questions and complaints about data: {name, email, phone, address}; '' if not set."""
    return {field: _text(f"grievance_{field}") for field in ("name", "email", "phone", "address")}


def support() -> str:
    """The contact for help with the site: a phone number or an address; '' if not set."""
    return _text("support_contact")


def _text(field: str) -> str:
    return (frappe.get_cached_doc(SETTINGS).get(field) or "").strip()
