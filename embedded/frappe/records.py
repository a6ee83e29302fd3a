"""Loading and making documents."""

from frappe import exceptions
from frappe.messages import throw
from frappe.model.controllers import make_document
from frappe.model.create_new import get_new_doc
from frappe.model.meta import get_meta
from frappe.queries import get_all
from frappe.runtime import local


def get_doc(*args, **kwargs):
    """Load with `get_doc(doctype, name or filters)` or `get_doc(single)`; make one with `get_doc(dict)`."""
    for_update = kwargs.pop("for_update", False)
    if args and not isinstance(args[0], str):
        return make_document(args[0]) if isinstance(args[0], dict) else args[0]
    if not args:
        return make_document(kwargs)
    doctype = args[0]
    name = args[1] if len(args) > 1 else kwargs.pop("name", None)
    if for_update:
        local.db.begin_writing()
    if isinstance(name, dict | list):
        filters, name = name, local.db.get_value(doctype, name)
        if name is None:
            throw(f"{doctype} with {filters} not found", exceptions.DoesNotExistError)
    return make_document(load_values(doctype, name if name is not None else doctype))


def load_values(doctype: str, name) -> dict:
    """Stored columns and rows of a document. Raises DoesNotExistError if it does not exist."""
    meta = get_meta(doctype)
    if meta.issingle:
        # A Single that was never saved has its defaults.
        stored = local.db.get_singles_dict(doctype) or new_doc(doctype).get_valid_dict()
        values = dict(stored) | {"name": doctype}
    else:
        stored = local.db.get_values(doctype, {"name": str(name)}, "*", as_dict=True, order_by=None, limit=1)
        if not stored:
            throw(f"{doctype} {name} not found", exceptions.DoesNotExistError)
        values = dict(stored[0])
    for field in meta.get_table_fields():
        mine = {"parent": values["name"], "parenttype": doctype, "parentfield": field.fieldname}
        values[field.fieldname] = local.db.get_values(field.options, mine, "*", as_dict=True, order_by="idx")
    return values | {"doctype": doctype}


def new_doc(doctype: str, **values):
    """An unsaved document with the DocType's defaults and then `values`."""
    doc = make_document(get_new_doc(doctype))
    doc.__dict__["__islocal"] = 1
    doc.update(values)
    return doc


def get_cached_doc(doctype: str, name: str | None = None):
    """A document that is loaded once per request, and after each write to its DocType. Do not change it."""
    key = (doctype, name or doctype)
    if key not in local.document_cache:
        local.document_cache[key] = get_doc(*key)
    return local.document_cache[key]


def get_cached_value(doctype: str, name: str, fieldname: str):
    """A field of a record. The session user's own record needs no query."""
    known = local.document_cache.get((doctype, name, "values"), {})
    return known[fieldname] if fieldname in known else local.db.get_value(doctype, name, fieldname)


def get_single(doctype: str):
    return get_doc(doctype, doctype)


def get_last_doc(doctype: str, filters=None):
    names = get_all(doctype, filters=filters, order_by="creation desc", limit=1, pluck="name")
    if not names:
        throw(f"No {doctype} found", exceptions.DoesNotExistError)
    return get_doc(doctype, names[0])
