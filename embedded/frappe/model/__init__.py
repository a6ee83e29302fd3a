"""Documents, their DocTypes, names and checks."""

from frappe.model.meta import CHILD_FIELDS as child_table_fields
from frappe.model.meta import STANDARD_FIELDS as default_fields

__all__ = ["child_table_fields", "default_fields"]
