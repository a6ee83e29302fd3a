"""Reading and writing values without loading documents."""

import re
from functools import lru_cache
from typing import NamedTuple

import sqlalchemy as sa
from frappe.database.filters import cast_for, conditions, find_column, plain_shape
from frappe.exceptions import refuse
from frappe.frappedict import _dict
from frappe.runtime import clear_document_cache, local
from frappe.utils import now_datetime
from sqlalchemy.dialects import sqlite

AGGREGATE = re.compile(r"^(count|sum|min|max|avg)\(\s*(\*|[`\w. ]+)\s*\)$", re.IGNORECASE)
ALIAS = re.compile(r"^(.*?)\s+as\s+`?(\w+)`?$", re.IGNORECASE)


def selected(table: sa.Table, field: str) -> sa.ColumnElement:
    """The column or function for 'field', 'field as other' or 'count(field) as n'."""
    found = ALIAS.match(field.strip())
    expression, label = (found[1], found[2]) if found else (field.strip(), None)
    if aggregate := AGGREGATE.match(expression):
        argument = sa.text("*") if aggregate[2] == "*" else find_column(table, aggregate[2])
        return getattr(sa.func, aggregate[1].lower())(argument).label(label or expression)
    column = find_column(table, expression)
    return column.label(label) if label else column


def ordering(table: sa.Table, order_by: str | None) -> list:
    """The ORDER BY terms of 'modified desc, name'. Raises DataError for an unknown field."""
    terms = []
    for part in (order_by or "").split(","):
        words = part.split()
        if words:
            column = find_column(table, words[0])
            terms.append(column.desc() if len(words) > 1 and words[1].lower() == "desc" else column.asc())
    return terms


class _Reading(NamedTuple):
    """A SELECT as SQL. `parameters`: the names of the filters' values; `fixed`: the other values."""

    sql: str
    parameters: tuple[str, ...]
    fixed: dict
    columns: tuple[sa.Column, ...]

    def values(self, given: list) -> tuple:
        """The SQL's parameters for these values of the filters."""
        by_name = {
            f"v{place}": cast_for(column, value)
            for place, (column, value) in enumerate(zip(self.columns, given, strict=True))
        }
        return tuple(by_name[name] if name in by_name else self.fixed[name] for name in self.parameters)


def _select(table: sa.Table, fields: list[str], where: list, order_by: str | None, limit: int | None):
    columns = list(table.c) if fields == ["*"] else [selected(table, field) for field in fields]
    statement = sa.select(*columns).select_from(table).where(*where).limit(limit)
    if order_by and not (order_by == "modified desc" and "modified" not in table.c):
        statement = statement.order_by(*ordering(table, order_by))
    return statement


@lru_cache(maxsize=2000)
def _reading(
    table: sa.Table,
    fields: tuple[str, ...],
    shape: tuple[tuple[str, bool], ...],
    order_by: str | None,
    limit: int | None,
) -> _Reading:
    """The SQL of a shape. Compiling a statement takes ten times as long as running it."""
    columns, where = [], []
    for field, is_set in shape:
        column = find_column(table, field)
        where.append(
            column == sa.bindparam(f"v{len(columns)}", type_=column.type) if is_set else column.is_(None)
        )
        if is_set:
            columns.append(column)
    statement = _select(table, list(fields), where, order_by, limit)
    compiled = statement.compile(dialect=sqlite.dialect())
    return _Reading(str(compiled), tuple(compiled.positiontup or ()), compiled.params, tuple(columns))


class ValuesMixin:
    def get_value(self, doctype, filters=None, fieldname="name", as_dict=False, **options):
        """The value of a field, a list of fields, or a dict, from the first matching row, or None."""
        rows = self.get_values(doctype, filters, fieldname, as_dict, **options, limit=1)
        if not rows:
            return None
        return rows[0] if as_dict or not isinstance(fieldname, str) or fieldname == "*" else rows[0][0]

    def get_values(
        self,
        doctype,
        filters=None,
        fieldname="name",
        as_dict=False,
        order_by="modified desc",
        for_update=False,
        limit=None,
        pluck=False,
    ):
        if self.is_single(doctype):
            refuse("frappe.db.get_value of a Single")
        if for_update:
            self.begin_writing()
        fields = [fieldname] if isinstance(fieldname, str) else list(fieldname)
        result = self.read(doctype, fields, filters, order_by, limit)
        if as_dict or fields == ["*"]:
            return [_dict(row._mapping) for row in result]
        return [row[0] for row in result] if pluck else [tuple(row) for row in result]

    def read(self, doctype, fields: list[str], filters, order_by, limit):
        """The rows that `get_values` converts."""
        table = self.table(doctype)
        plain = plain_shape(filters)
        if plain is None:
            return self.run(_select(table, fields, conditions(table, filters), order_by, limit))
        shape, values = plain
        reading = _reading(table, tuple(fields), shape, order_by, limit)
        return self.run_sql(reading.sql, reading.values(values))

    def set_value(self, doctype, name, field, value=None, *, update_modified=True):
        """Write fields of the rows that match `name` (a name or filters), without document events."""
        values = dict(field) if isinstance(field, dict) else {field: value}
        if self.is_single(doctype):
            self.set_single_value(doctype, values)
            return
        table = self.table(doctype)
        if update_modified and "modified" in table.c:
            values.setdefault("modified", now_datetime())
            values.setdefault("modified_by", local.session.user)
        cast = {key: cast_for(find_column(table, key), each) for key, each in values.items()}
        self.run(sa.update(table).where(*conditions(table, name)).values(cast), writes=True)
        clear_document_cache(doctype)

    def exists(self, dt, dn=None):
        """The name of a matching record, or None."""
        if self.is_single(dt) and (dn is None or dn == dt):
            return dt
        return self.get_value(dt, dn, "name", order_by=None) if dn else None

    def count(self, dt, filters=None) -> int:
        return self.read(dt, ["count(*)"], filters, None, None).scalar_one()

    def delete(self, doctype, filters=None) -> None:
        """Delete rows without document events."""
        table = self.table(doctype)
        self.run(sa.delete(table).where(*conditions(table, filters)), writes=True)
        clear_document_cache(doctype)

    def insert_row(self, doctype: str, values: dict) -> None:
        table = self.table(doctype)
        cast = {key: cast_for(table.c[key], value) for key, value in values.items()}
        self.run(sa.insert(table), writes=True, values=cast)

    def add_index(self, doctype, fields, index_name=None) -> None:
        """Add an index on these columns if the table has none."""
        self._add_index(doctype, fields, "index", index_name)

    def add_unique(self, doctype, fields) -> None:
        """Add a unique index on these columns if the table has no index on them."""
        self._add_index(doctype, fields, "unique index")

    @staticmethod
    def is_unique_key_violation(error) -> bool:
        return isinstance(error, sa.exc.IntegrityError) and "UNIQUE" in str(error.orig)

    def _add_index(self, doctype, fields, kind, index_name=None) -> None:
        table = self.table(doctype)
        present = sa.inspect(self._connection).get_indexes(table.name)
        if fields not in [index["column_names"] for index in present]:
            name = f"{table.name}_{index_name or '_'.join(fields)}_index"
            columns = ", ".join(f'"{table.c[field].name}"' for field in fields)
            self.sql(f'create {kind} "{name}" on "{table.name}" ({columns})')

    def table_exists(self, doctype) -> bool:
        return doctype in self._site.tables

    def get_table_columns(self, doctype) -> list[str]:
        columns = sa.inspect(self._connection).get_columns(self.table(doctype).name)
        return [column["name"] for column in columns]
