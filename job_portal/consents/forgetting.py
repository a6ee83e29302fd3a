"""What becomes of the ledger when an account goes."""

import frappe
from frappe.model.document import Document

from job_portal.consents.doctype.jp_consent.jp_consent import DOCTYPE


def kept_by_law(account: str) -> list[dict]:
    """Hook: the lines of an account that is being deleted. They are a proof, so they are sealed."""
    lines = frappe.get_all(
        DOCTYPE,
        filters={"account": account},
        fields=["purpose", "action", "version", "language", "is_adult", "creation"],
        order_by="creation asc",
    )
    return [{"kind": "consent", "happened_on": line.pop("creation"), "details": line} for line in lines]


def forget(user: Document, event: str) -> None:
    """Hook of User: a deleted account's lines go with it. What the law wants kept is sealed by then."""
    frappe.db.delete(DOCTYPE, {"account": user.name})
