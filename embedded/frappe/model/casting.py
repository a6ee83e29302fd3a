"""Casting values to the type of their field."""

import datetime

from frappe.utils.casts import cint, cstr, flt
from frappe.utils.dates import get_datetime, getdate

INTEGER_TYPES = {"Check", "Int"}
FLOAT_TYPES = {"Float", "Currency", "Percent"}
NUMBER_TYPES = INTEGER_TYPES | FLOAT_TYPES


def cast_value(meta, fieldname: str, value):
    """Cast `value` to the type of `fieldname`. An empty number is 0, an empty date is None."""
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
    """The text of a value, to compare a stored value with a new value of another type."""
    if isinstance(value, datetime.datetime):
        return value.isoformat(" ", "microseconds")
    return cstr(value)
