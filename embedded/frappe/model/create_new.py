"""The default values of a new record."""

from frappe.model.controllers import make_document
from frappe.runtime import local
from frappe.utils import now_datetime, nowdate


def get_new_doc(doctype: str) -> dict:
    """The columns of a new `doctype` record, with its defaults."""
    special = {"Now": now_datetime, "Today": nowdate, "__user": lambda: local.session.user}
    doc = make_document({"doctype": doctype})
    for field in doc.meta.get_stored_fields():
        if field.default not in (None, ""):
            default = special[field.default]() if field.default in special else field.default
            doc.set(field.fieldname, default)
        elif field.fieldtype == "Select" and field.options:
            # The first option, which is '' if the field may be empty.
            doc.set(field.fieldname, field.options.split("\n", 1)[0])
    return doc.get_valid_dict() | {"doctype": doctype}
