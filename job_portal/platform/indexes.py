"""Indexes that our methods need on Frappe's own tables, where Frappe has none."""

import frappe

INDEXES = (
    # upload_file looks up files with the same content.
    ("File", "content_hash"),
    # Login and logout look up the account's other sessions.
    ("Sessions", "user"),
)


def add() -> None:
    """Create the missing indexes, and keep Frappe from dropping them."""
    for table, column in INDEXES:
        frappe.db.add_index(table, [column])
        # When Frappe next syncs the DocType, for example for a custom field, it drops every index that no
        # field declares. `add_index` declares it on the field, but not during an install or a migrate. So we
        # do it here. The embedded host drops no index.
        if frappe.db.exists("DocType", table) and frappe.db.exists("DocType", "Property Setter"):
            wish = {"doctype": table, "fieldname": column, "property": "search_index", "value": "1"}
            frappe.make_property_setter({**wish, "property_type": "Check"}, validate_fields_for_doctype=False)


def release() -> None:
    """Let Frappe drop the indexes again."""
    for table, column in INDEXES:
        wish = {"doc_type": table, "field_name": column, "property": "search_index"}
        frappe.db.delete("Property Setter", wish)
