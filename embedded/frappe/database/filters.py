"""Frappe's filters as SQLAlchemy conditions."""

from operator import eq, ge, gt, le, lt, ne

import sqlalchemy as sa
from frappe.exceptions import refuse
from frappe.utils.casts import cint, cstr, flt
from frappe.utils.dates import get_datetime, getdate

COMPARISONS = {"=": eq, "!=": ne, "<": lt, ">": gt, "<=": le, ">=": ge}
NULL_SAFE_OPERATORS = {"!=", "not in", "not like", "<", "<="}


def conditions(table: sa.Table, filters, coalesce: bool = False) -> list[sa.ColumnElement]:
    """Conditions for `filters`: a name, a dict, or a list of [(doctype,) field, operator, value].

    `frappe.get_list` passes `coalesce`: NULL then equals '' for !=, not in, < and <=. `frappe.db.get_value`
    is plain SQL. Raises UnknownCallError for an operator that this host lacks.
    """
    if filters is None:
        return []
    if isinstance(filters, str | int):
        return [table.c.name == cstr(filters)]
    return [_condition(table, *each, coalesce) for each in _triples(filters)]


def plain_shape(filters) -> tuple[tuple[tuple[str, bool], ...], list] | None:
    """The shape of filters that only compare fields for equality: each field, and whether it has a value.

    Returns the shape and the values, or None for other filters.
    """
    if filters is None:
        return (), []
    if isinstance(filters, str | int):
        return (("name", True),), [cstr(filters)]
    if not isinstance(filters, dict) or any(
        isinstance(each, list | tuple | set) for each in filters.values()
    ):
        return None
    shape = tuple((field, value is not None) for field, value in filters.items())
    return shape, [value for value in filters.values() if value is not None]


def _triples(filters):
    if isinstance(filters, dict):
        for field, value in filters.items():
            if isinstance(value, list | tuple) and len(value) == 2 and isinstance(value[0], str):
                yield field, value[0], value[1]
            elif isinstance(value, list | tuple | set):
                yield field, "in", value
            else:
                yield field, "=", value
        return
    if filters and isinstance(filters[0], str):
        filters = [filters]
    for each in filters:
        each = list(each)
        if len(each) == 4:
            each = each[1:]
        yield (each[0], "=", each[1]) if len(each) == 2 else tuple(each[:3])


def _condition(table, field, operator, value, coalesce):
    column = find_column(table, field)
    operator = operator.lower().strip()
    if operator == "is":
        unset = sa.or_(column.is_(None), column == "")
        return unset if value == "not set" else sa.not_(unset)
    if operator in ("in", "not in"):
        values = [
            cast_for(column, each) for each in (value.split(",") if isinstance(value, str) else value or [])
        ]
        found = _coalesced(column, coalesce).in_(values)
        return found if operator == "in" else sa.not_(found)
    if operator == "between":
        return column.between(cast_for(column, value[0]), cast_for(column, value[1]))
    if value is None and operator in ("=", "!="):
        return column.is_(None) if operator == "=" else column.is_not(None)
    if value == "" and operator == "=" and coalesce:
        return _coalesced(column, True) == ""
    if operator in ("like", "not like"):
        # In MariaDB a backslash always escapes a wildcard.
        found = _coalesced(column, coalesce).like(cstr(value), escape="\\")
        return found if operator == "like" else sa.not_(found)
    if operator not in COMPARISONS:
        refuse(f"filter operator {operator!r}")
    left = _coalesced(column, coalesce) if operator in NULL_SAFE_OPERATORS else column
    return COMPARISONS[operator](left, cast_for(column, value))


def find_column(table: sa.Table, field: str) -> sa.Column:
    """The column for `field` ('field' or '`tabX`.`field`'). Raises DataError if there is none."""
    name = cstr(field).replace("`", "").split(".")[-1].strip()
    if name not in table.c:
        from frappe.exceptions import DataError
        from frappe.messages import throw

        throw(f"Field not permitted in query: {name}", DataError)
    return table.c[name]


def _coalesced(column, coalesce: bool):
    if not coalesce or isinstance(column.type, sa.Integer | sa.Float):
        return column
    if isinstance(column.type, sa.DateTime):
        return sa.func.ifnull(column, "0001-01-01 00:00:00.000000")
    return sa.func.ifnull(column, "0001-01-01" if isinstance(column.type, sa.Date) else "")


def cast_for(column: sa.Column, value):
    """Cast `value` to the column's type, as MariaDB does and SQLite does not."""
    if value is None:
        return None
    if isinstance(column.type, sa.Integer):
        return cint(value)
    if isinstance(column.type, sa.Float):
        return flt(value)
    if isinstance(column.type, sa.DateTime):
        return get_datetime(value) if value != "" else None
    if isinstance(column.type, sa.Date):
        return getdate(value) if value != "" else None
    return cstr(value)
