"""Naming new documents."""

import secrets

from frappe import exceptions
from frappe.messages import throw
from frappe.runtime import local
from frappe.utils.casts import cstr


def generate_hash(*, length: int = 56) -> str:
    """A random hexadecimal text of `length` characters."""
    return secrets.token_hex(length // 2 + 1)[:length]


def set_new_name(doc) -> None:
    """Name `doc` by an insert's `set_name`, else its controller's `autoname`, else its DocType's rule.

    The rules are `hash` (the default), `field:x` and `prompt`. Raises DuplicateEntryError when the name is
    taken, and ValidationError when the rule's field is empty.
    """
    meta, given = doc.meta, doc.name
    rule = meta.autoname or ""
    if meta.issingle:
        doc.name = meta.name
    elif doc.flags.name_set and given:
        pass
    elif meta.istable:
        # A child row that is already stored keeps its name.
        doc.name = given or generate_hash(length=10)
    else:
        keeps_given = rule == "prompt" or local.flags.in_import or local.flags.api_name_set
        doc.name = given if keeps_given else None
        if hasattr(doc, "autoname"):
            doc.autoname()
        if not doc.name:
            doc.name = _by_rule(doc, rule)
    if not cstr(doc.name).strip():
        throw(f"Please set the document name for {doc.doctype}")
    doc.name = cstr(doc.name).strip()
    if not meta.issingle and local.db.exists(doc.doctype, doc.name):
        raise_duplicate(doc)


def raise_duplicate(doc) -> None:
    throw(f"{doc.doctype} {doc.name} already exists", exceptions.DuplicateEntryError, title="Duplicate Name")


def _by_rule(doc, rule: str) -> str:
    if rule in ("", "hash"):
        return generate_hash(length=10)
    if rule == "prompt":
        throw("Please set the document name")
    if not rule.startswith("field:"):
        exceptions.refuse(f"autoname {rule}")
    fieldname = rule.removeprefix("field:")
    value = cstr(doc.get(fieldname)).strip()
    if not value:
        throw(f"{doc.meta.get_label(fieldname)} is required", exceptions.ValidationError)
    return value
