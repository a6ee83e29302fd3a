"""Lists of records: `frappe.get_all` and `frappe.get_list`."""

import json

import sqlalchemy as sa
from frappe import exceptions
from frappe.database.filters import conditions, find_column, plain_shape
from frappe.database.values import ordering, selected
from frappe.frappedict import _dict
from frappe.messages import throw
from frappe.model.meta import get_meta
from frappe.permissions import get_roles, has_permission, readable_levels, role_permissions
from frappe.runtime import current_site, local
from frappe.utils import cint


def get_all(doctype, *args, **kwargs):
    """`get_list` without a permission check and, by default, without a limit."""
    return get_list(doctype, *args, **{"limit_page_length": 0, **kwargs}, ignore_permissions=True)


def get_list(
    doctype,
    fields=None,
    filters=None,
    order_by=None,
    limit_start=None,
    limit_page_length=None,
    limit=None,
    pluck=None,
    group_by=None,
    ignore_permissions=False,
    **unknown,
):
    """Rows of `doctype`, by default 20, last changed first.

    Raises PermissionError without read permission, and DataError for an unknown field.
    """
    if unknown:
        exceptions.refuse(f"get_list with {', '.join(unknown)}")
    if isinstance(fields, dict):
        # Like Frappe, accept a dict of filters in place of the fields.
        fields, filters = filters, fields
    meta = get_meta(doctype)
    if not (ignore_permissions or has_permission(doctype, "read")):
        throw(f"Insufficient Permission for {doctype}", exceptions.PermissionError)
    table = local.db.table(doctype)
    filters = _parsed(filters, doctype)
    allowed = [] if ignore_permissions else _permission_conditions(meta, table)
    names = [pluck] if pluck else _field_names(meta, table, fields, ignore_permissions)
    chosen = cint(next((each for each in (limit, limit_page_length) if each is not None), 20))
    order_by = order_by or _default_order(meta)
    if _is_plain(filters) and not (allowed or group_by or cint(limit_start)):
        rows = local.db.read(doctype, names, filters, order_by, chosen or None)
        return [row[0] for row in rows] if pluck else [_dict(row._mapping) for row in rows]
    where = conditions(table, filters, coalesce=True) + allowed
    statement = sa.select(*[selected(table, name) for name in names]).select_from(table).where(*where)
    if group_by:
        statement = statement.group_by(find_column(table, group_by))
    statement = statement.order_by(*ordering(table, order_by))
    if chosen:
        statement = statement.limit(chosen).offset(cint(limit_start))
    rows = local.db.run(statement)
    if pluck:
        return [row[0] for row in rows]
    return [_dict(row._mapping) for row in rows]


def _is_plain(filters) -> bool:
    """Whether `frappe.db.get_values` would read the filters the same way. In a list, NULL equals ''."""
    plain = plain_shape(filters)
    return plain is not None and "" not in plain[1]


def _parsed(filters, doctype):
    if isinstance(filters, str) and filters.lstrip()[:1] in ("{", "["):
        filters = json.loads(filters)
    for each in filters if isinstance(filters, list | tuple) else ():
        if isinstance(each, list | tuple) and len(each) == 4 and each[0] != doctype:
            exceptions.refuse(f"a filter on another DocType ({each[0]})")
    return filters


def _field_names(meta, table, fields, ignore_permissions) -> list[str]:
    if isinstance(fields, str):
        fields = (
            json.loads(fields) if fields.startswith("[") else [each.strip() for each in fields.split(",")]
        )
    names = []
    for field in fields or ["name"]:
        names += [column.name for column in table.c] if field == "*" else [field]
    if ignore_permissions:
        return names
    levels = readable_levels(meta)
    hidden = {field.fieldname for field in meta.fields if (field.permlevel or 0) not in levels}
    return [name for name in names if name not in hidden]


def _default_order(meta) -> str:
    return f"{meta.sort_field or 'modified'} {meta.sort_order or 'desc'}"


def _permission_conditions(meta, table) -> list:
    user = local.session.user
    if user == "Administrator":
        return []
    where = []
    if all(permission.if_owner for permission in role_permissions(meta, "read", user)):
        where.append(table.c.owner == user)
    if meta.name == "File":
        where.append(_files_in_sight(table, user))
    return where


def _files_in_sight(table, user: str):
    """The visible files: the user's own. Desk users also see public files and those of readable DocTypes."""
    if "Desk User" not in get_roles(user):
        return table.c.owner == user
    readable = [
        name for name, meta in current_site().doctypes.items() if role_permissions(meta, "read", user)
    ]
    return sa.or_(
        table.c.is_private == 0,
        sa.and_(table.c.attached_to_doctype.is_(None), table.c.owner == user),
        table.c.attached_to_doctype.in_(readable),
    )
