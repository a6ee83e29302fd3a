"""`frappe.client.*`: generic calls over HTTP, with the permissions of the session's user."""

import json

from frappe import exceptions
from frappe.calls import whitelist
from frappe.messages import throw
from frappe.model.delete_doc import delete_doc
from frappe.model.meta import CHILD_FIELDS, STANDARD_FIELDS
from frappe.permissions import has_permission as is_permitted
from frappe.permissions import hide_forbidden_fields
from frappe.queries import get_list as list_records
from frappe.records import get_doc
from frappe.runtime import local


def _parse(value):
    """Parse a JSON text; return other text unchanged."""
    if isinstance(value, str) and value[:1] in ("{", "[", '"'):
        try:
            return json.loads(value)
        except ValueError:
            throw("Invalid filters")
    return value


@whitelist()
def get_list(
    doctype,
    fields=None,
    filters=None,
    group_by=None,
    order_by=None,
    limit_start=None,
    limit_page_length=20,
    or_filters=None,
):
    """Rows that the user may read."""
    if or_filters:
        exceptions.refuse("get_list with or_filters")
    return list_records(
        doctype,
        fields=_parse(fields),
        filters=_parse(filters),
        group_by=group_by,
        order_by=order_by,
        limit_start=limit_start,
        limit_page_length=limit_page_length,
    )


@whitelist()
def get_count(doctype, filters=None):
    """Count the matching rows. As on a bench it checks no permission; the app overrides it."""
    return local.db.count(doctype, _parse(filters))


@whitelist()
def get(doctype, name=None, filters=None):
    wanted = name or _parse(filters)
    doc = get_doc(doctype, wanted) if wanted else get_doc(doctype)
    doc.check_permission("read")
    hide_forbidden_fields(doc)
    return doc.as_dict()


@whitelist()
def get_value(doctype, fieldname, filters=None):
    is_permitted(doctype, throw=True)
    filters, fields = _parse(filters), _parse(fieldname)
    fields = [fields] if isinstance(fields, str) else fields
    filters = {"name": filters} if isinstance(filters, str) else filters
    found = list_records(doctype, filters=filters, fields=fields, limit_page_length=1)
    return found[0] if found else {}


@whitelist(methods=["POST", "PUT"])
def set_value(doctype, name, fieldname, value=None):
    """Load the document, set one field or a dict (or JSON) of fields, and save it."""
    values = {fieldname: value} if value and isinstance(fieldname, str) else _parse(fieldname)
    values = {values: ""} if isinstance(values, str) else values
    if set(values) & {*STANDARD_FIELDS, *CHILD_FIELDS}:
        throw("Cannot edit standard fields")
    doc = get_doc(doctype, name)
    doc.update(values)
    return doc.save().as_dict()


@whitelist(methods=["POST", "PUT"])
def insert(doc=None):
    return get_doc(_document_values(doc)).insert().as_dict()


@whitelist(methods=["POST", "PUT"])
def save(doc):
    return get_doc(_document_values(doc)).save().as_dict()


def _document_values(doc) -> dict:
    values = _parse(doc)
    if not isinstance(values, dict) or not values.get("doctype"):
        throw("A document with its doctype is needed")
    return {key: value for key, value in values.items() if key != "flags"}


@whitelist(methods=["DELETE", "POST"])
def delete(doctype, name):
    delete_doc(doctype, name, ignore_missing=False)
