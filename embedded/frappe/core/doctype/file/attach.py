"""Attaching the files in a saved document's Attach fields."""

import frappe


def attach_files_to_document(doc) -> None:
    """Attach an unattached File with that URL, else add one. As in Frappe, the File may belong to anybody."""
    for field in doc.meta.fields:
        url = doc.get(field.fieldname) if field.fieldtype in ("Attach", "Attach Image") else None
        if not isinstance(url, str) or not url.startswith(("/files/", "/private/files/")):
            continue
        here = {
            "attached_to_doctype": doc.doctype,
            "attached_to_name": doc.name,
            "attached_to_field": field.fieldname,
        }
        if frappe.db.exists("File", {"file_url": url} | here):
            continue
        nowhere = {"attached_to_doctype": ("is", "not set"), "attached_to_name": ("is", "not set")}
        if unattached := frappe.db.exists("File", {"file_url": url} | nowhere):
            values = here | {"is_private": int(url.startswith("/private/"))}
            frappe.db.set_value("File", unattached, values)
        elif existing := frappe.db.get_value(
            "File", {"file_url": url}, ["file_name", "is_private"], as_dict=True
        ):
            row = {"doctype": "File", "file_url": url, "folder": "Home", **existing, **here}
            frappe.get_doc(row).insert(ignore_permissions=True)
