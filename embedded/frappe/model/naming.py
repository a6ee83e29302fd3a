"""How a new document gets its name."""

import re
import secrets

import sqlalchemy as sa
from frappe import exceptions
from frappe.messages import throw
from frappe.runtime import local
from frappe.utils import cstr, now_datetime
from sqlalchemy.dialects.sqlite import insert

BRACES = re.compile(r"{([^{}]+)}")


def generate_hash(txt: str | None = None, length: int = 56) -> str:
    """A random hexadecimal text of `length` characters."""
    return secrets.token_hex(length // 2 + 1)[:length]


def set_new_name(doc) -> None:
    """Name `doc` by, in this order: an insert's `set_name`, its controller's `autoname`, the DocType's rule
    (`hash`, `field:x`, `format:...`, `naming_series:`, `prompt`, 'JPC-.#####'), else a hash.

    Raises DuplicateEntryError when the name is taken, ValidationError when the rule's field is empty.
    """
    meta, given = doc.meta, doc.name
    rule = meta.autoname or ""
    if meta.issingle:
        doc.name = meta.name
    elif doc.flags.name_set and given:
        pass
    elif meta.istable:
        # A row keeps a name it came with: that is how a saved row finds itself again.
        doc.name = given or generate_hash(length=10)
    else:
        doc.name = (
            given if rule.lower() == "prompt" or local.flags.in_import or local.flags.api_name_set else None
        )
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
    kind = rule.lower()
    if not rule or kind in ("hash", "random", "autoincrement"):
        if kind == "autoincrement":
            exceptions.refuse("autoname autoincrement")
        return generate_hash(length=10)
    if kind == "prompt":
        throw("Please set the document name")
    if kind.startswith("field:"):
        fieldname = rule[6:].strip()
        value = cstr(doc.get(fieldname)).strip()
        if not value:
            throw(f"{doc.meta.get_label(fieldname)} is required", exceptions.ValidationError)
        return value
    if kind.startswith("naming_series"):
        series = doc.get("naming_series") or _default_series(doc)
        return make_autoname(series + ("" if "#" in series else ".#####"), doc=doc)
    if kind.startswith("format:"):
        return _by_format(doc, rule[7:])
    return make_autoname(rule, doc=doc)


def _default_series(doc) -> str:
    options = (doc.meta.get_options("naming_series") or "").strip().split("\n")
    if not options[0]:
        throw("Series is mandatory")
    return options[0]


def _by_format(doc, pattern: str) -> str:
    def fill(found):
        token = found[1]
        if set(token) == {"#"}:
            prefix = BRACES.sub("", pattern.split(found[0])[0])
            return next_in_series(prefix, len(token))
        return _token(token, doc)

    return BRACES.sub(fill, pattern)


def make_autoname(key: str = "", doctype: str = "", doc=None) -> str:
    """A name from a series expression: 'JPC-.#####' gives JPC-00001, then JPC-00002."""
    if key == "hash":
        return generate_hash(length=10)
    name = ""
    for part in key.split("."):
        if part and set(part) == {"#"}:
            name += next_in_series(name, len(part))
        elif part:
            name += _token(part, doc)
    return name


def _token(part: str, doc) -> str:
    today = now_datetime()
    dates = {"YYYY": "%Y", "YY": "%y", "MM": "%m", "DD": "%d"}
    if part in dates:
        return today.strftime(dates[part])
    field = part[1:-1] if part.startswith("{") else part
    return cstr(doc.get(field)) if doc is not None and doc.meta.has_field(field) else part


def next_in_series(prefix: str, digits: int) -> str:
    """Count one up under `prefix`, within the transaction, so that a rollback takes it back."""
    table = local.db.table("Series")
    row = insert(table).values(name=prefix, current=1)
    step = row.on_conflict_do_update(index_elements=["name"], set_={"current": table.c.current + 1})
    local.db.run(step, writes=True)
    current = local.db.run(sa.select(table.c.current).where(table.c.name == prefix)).scalar_one()
    return str(current).zfill(digits)
