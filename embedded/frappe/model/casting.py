"""Values as their field's type."""

import datetime

from frappe.utils.casts import cint, cstr, flt
from frappe.utils.dates import get_datetime, getdate

INTEGER_TYPES = {"Check", "Int"}
FLOAT_TYPES = {"Float", "Currency", "Percent"}


def cast_value(meta, fieldname: str, value):
    """`value` as the type of `fieldname`: empty numbers are 0, other empty values None or what they were."""
    field = meta.get_field(fieldname)
    fieldtype = field.fieldtype if field else {"docstatus": "Int", "idx": "Int"}.get(fieldname, "Data")
    if fieldname in ("creation", "modified"):
        fieldtype = "Datetime"
    if fieldtype == "Check":
        return 1 if cint(value) else 0
    if fieldtype in INTEGER_TYPES:
        return cint(value)
    if fieldtype in FLOAT_TYPES:
        return flt(value)
    if value in (None, ""):
        return None if fieldtype in ("Datetime", "Date") else value
    if fieldtype == "Datetime":
        return get_datetime(value)
    if fieldtype == "Date":
        return getdate(value)
    return value


def text_of(value) -> str:
    """How a value compares as text: a stored and a freshly set one are equal when they look alike."""
    if isinstance(value, datetime.datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S.%f")
    return cstr(value)
