"""Deleting a document with its rows, secrets and attachments."""

from frappe import exceptions
from frappe.messages import throw
from frappe.runtime import local


def delete_doc(
    doctype, name, force=False, ignore_permissions=False, ignore_missing=True, delete_permanently=True
) -> bool:
    """Delete, and run `on_trash` and `after_delete`. Raises LinkExistsError if a document links to it."""
    from frappe.records import get_doc

    if ignore_missing and not local.db.exists(doctype, name):
        return False
    doc = get_doc(doctype, name)
    doc.flags.ignore_permissions = ignore_permissions or doc.flags.ignore_permissions
    doc.check_permission("delete")
    doc.run_method("on_trash")
    if not force:
        _refuse_linked(doc)
    for field in doc.meta.get_table_fields():
        local.db.delete(
            field.options, {"parent": doc.name, "parenttype": doctype, "parentfield": field.fieldname}
        )
    if doc.meta.issingle:
        local.db.delete("Singles", {"doctype": doctype})
    else:
        local.db.delete(doctype, {"name": doc.name})
    from frappe.utils.password import delete_all_passwords_for

    delete_all_passwords_for(doctype, doc.name)
    _delete_attachments(doc)
    doc.run_method("after_delete")
    return True


def _delete_attachments(doc) -> None:
    if doc.doctype == "File":
        return
    mine = {"attached_to_doctype": doc.doctype, "attached_to_name": doc.name}
    for file_name in local.db.get_values("File", mine, "name", pluck=True):
        delete_doc("File", file_name, ignore_permissions=True)


def _refuse_linked(doc) -> None:
    from frappe.runtime import current_site

    for meta in current_site().doctypes.values():
        links = [field.fieldname for field in meta.get_link_fields() if field.options == doc.doctype]
        for fieldname in links if not meta.issingle else ():
            if other := local.db.exists(meta.name, {fieldname: doc.name}):
                link = f"{doc.doctype} {doc.name} is linked with {meta.name} {other}"
                throw(f"Cannot delete or cancel because {link}", exceptions.LinkExistsError)
