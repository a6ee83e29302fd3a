"""The reasons to reject a company that a site starts with. It adds its own, and changes these, in Desk."""

import json
from pathlib import Path

import frappe

DOCTYPE = "JP Rejection Reason"


def seed() -> None:
    """Add them where there is none yet."""
    if frappe.db.count(DOCTYPE):
        return
    reasons = json.loads(Path(__file__).with_name("rejection_reasons.json").read_text(encoding="utf-8"))
    for title, text in reasons.items():
        row = {"doctype": DOCTYPE, "title": title, "text": text}
        frappe.get_doc(row).insert(ignore_permissions=True)
