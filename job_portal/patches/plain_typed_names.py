"""Replace the quotes in typed names: Desk's image view and lists write names into attributes."""

import frappe

from job_portal.platform.code_only import IN_ATTRIBUTES

_TYPED = ("JP Industry", "JP Job Category", "JP Rejection Reason")


def execute() -> None:
    """Put a typographic quote in the place of each. A second run finds nothing."""
    for doctype in _TYPED:
        for name in frappe.get_all(doctype, pluck="name", order_by="name asc"):
            plain = IN_ATTRIBUTES.sub("\u2019", name)
            if plain != name:
                is_there = frappe.db.exists(doctype, plain)
                frappe.rename_doc(doctype, name, plain, force=True, merge=bool(is_there), show_alert=False)
