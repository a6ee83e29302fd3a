"""Whom people ask about their data, and complain to: Job Portal Settings > Grievances."""

import frappe

SETTINGS = "Job Portal Settings"


def grievance() -> dict:
    """{name, email, phone, address}; '' where none is set."""
    settings = frappe.get_cached_doc(SETTINGS)
    fields = ("name", "email", "phone", "address")
    return {field: (settings.get(f"grievance_{field}") or "").strip() for field in fields}
