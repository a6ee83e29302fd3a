"""Whom people turn to: Job Portal Settings > Support, Grievances."""

import frappe

SETTINGS = "Job Portal Settings"


def grievance() -> dict:
    """Whom people ask about their data, and complain to: {name, email, phone, address}; '' where not set."""
    return {field: _text(f"grievance_{field}") for field in ("name", "email", "phone", "address")}


def support() -> str:
    """Whom people ask for help with the site: a phone number or an address; '' where not set."""
    return _text("support_contact")


def _text(field: str) -> str:
    return (frappe.get_cached_doc(SETTINGS).get(field) or "").strip()
