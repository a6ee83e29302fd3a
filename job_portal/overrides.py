"""Replacements of Frappe's own methods, named in `hooks.py`."""

import json

import frappe


@frappe.whitelist(methods=["GET", "POST"])
def get_count(
    doctype: str,
    filters: str | dict | list | None = None,
    debug: bool = False,
    cache: bool = False,
) -> int:
    """How many records of a DocType the user may read. Stands in for `frappe.client.get_count`.

    Frappe's own asks for no permission and takes `like` filters, so that any signed-in user can read any
    field of any record letter by letter. This one counts what `get_list` would give; `debug` and `cache`
    are accepted for its callers' sake only.

    :raises frappe.PermissionError: 403, no read permission on the DocType.
    """
    frappe.has_permission(doctype, "read", throw=True)
    filters = _filters(filters)
    # Names, not count(*): how to ask `get_list` for a count differs between Frappe 15 and 16.
    return len(frappe.get_list(doctype, filters=filters, pluck="name", limit_page_length=0))


@frappe.whitelist(methods=["POST"])
def toggle_like(doctype: str, name: str, add: str | bool = False) -> None:
    """Like a record or take it back. Stands in for `frappe.desk.like.toggle_like`.

    Frappe's own asks for no permission: any signed-in user can put their name on any record.

    :raises frappe.PermissionError: 403, no read permission on the record.
    """
    frappe.has_permission(doctype, "read", doc=name, throw=True)
    # Desk is there on a bench only.
    from frappe.desk.like import toggle_like

    toggle_like(doctype, name, add)


def _filters(given: str | dict | list | None) -> dict | list | None:
    """Filters as Frappe takes them over HTTP: JSON, or else a record's name."""
    if not isinstance(given, str) or not given:
        return given or None
    try:
        parsed = json.loads(given)
    except ValueError:
        parsed = given
    return parsed if parsed is None or isinstance(parsed, dict | list) else {"name": given}
