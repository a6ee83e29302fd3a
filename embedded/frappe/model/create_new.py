"""What a new record holds before anybody fills it in."""

from frappe.model.controllers import make_document
from frappe.model.meta import get_meta
from frappe.runtime import local
from frappe.utils import now_datetime, nowdate


def get_new_doc(doctype: str, parent_doc=None, parentfield=None) -> dict:
    """The columns of a new record of `doctype` with its defaults."""
    doc = make_document({"doctype": doctype})
    set_user_and_static_default_values(doc)
    values = doc.get_valid_dict()
    values["doctype"] = doctype
    set_dynamic_default_values(values, parent_doc, parentfield)
    return values


def set_user_and_static_default_values(doc) -> None:
    """Fill a document with the defaults that are the same all day for one user."""
    special = {"Today": nowdate, "__user": lambda: local.session.user}
    for field in doc.meta.get_stored_fields():
        if field.default not in (None, "", "Now"):
            default = special[field.default]() if field.default in special else field.default
            doc.set(field.fieldname, default)


def set_dynamic_default_values(doc: dict, parent_doc, parentfield) -> None:
    """Fill the columns of a record with the defaults that each one gets anew, and what it is a row of."""
    for field in get_meta(doc["doctype"]).get_stored_fields():
        if field.default == "Now":
            doc[field.fieldname] = now_datetime()
    if parent_doc:
        doc.update(parent=parent_doc.name, parenttype=parent_doc.doctype)
    if parentfield:
        doc["parentfield"] = parentfield
