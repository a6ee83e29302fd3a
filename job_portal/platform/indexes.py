"""Indexes that our methods need on Frappe's own tables, and that Frappe does not make by itself."""

import frappe

INDEXES = (
    # upload_file looks for a file with the same bytes.
    ("File", "content_hash"),
    # A login and a logout look at the account's other sessions.
    ("Sessions", "user"),
)


def add() -> None:
    """Make those that are missing, and have them stay."""
    for table, column in INDEXES:
        frappe.db.add_index(table, [column])
        # Frappe drops an index that no field asks for when it next syncs the DocType, for a custom field say.
        # While it installs and migrates `add_index` does not see to that. The embedded host drops none.
        if frappe.db.exists("DocType", table) and frappe.db.exists("DocType", "Property Setter"):
            wish = {"doctype": table, "fieldname": column, "property": "search_index", "value": "1"}
            frappe.make_property_setter({**wish, "property_type": "Check"}, validate_fields_for_doctype=False)


def release() -> None:
    """Leave what becomes of them to Frappe."""
    for table, column in INDEXES:
        wish = {"doc_type": table, "field_name": column, "property": "search_index"}
        frappe.db.delete("Property Setter", wish)
