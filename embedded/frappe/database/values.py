"""Reading and writing values without loading documents."""

import re

import sqlalchemy as sa
from frappe.database.filters import cast_for, conditions, find_column
from frappe.exceptions import refuse
from frappe.frappedict import _dict
from frappe.runtime import clear_document_cache, local
from frappe.utils import now_datetime

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


class ValuesMixin:
    def get_value(self, doctype, filters=None, fieldname="name", as_dict=False, **options):
        """One field, a tuple of fields, or a dict, from the first matching row; None without one."""
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
        table = self.table(doctype)
        fields = [fieldname] if isinstance(fieldname, str) else list(fieldname)
        columns = list(table.c) if fields == ["*"] else [selected(table, field) for field in fields]
        statement = sa.select(*columns).where(*conditions(table, filters)).limit(limit)
        if order_by and not (order_by == "modified desc" and "modified" not in table.c):
            statement = statement.order_by(*ordering(table, order_by))
        result = self.run(statement)
        if as_dict or fields == ["*"]:
            return [_dict(row._mapping) for row in result]
        return [row[0] for row in result] if pluck else [tuple(row) for row in result]

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
        """The name of a match, or None."""
        if self.is_single(dt) and (dn is None or dn == dt):
            return dt
        return self.get_value(dt, dn, "name", order_by=None) if dn else None

    def count(self, dt, filters=None) -> int:
        table = self.table(dt)
        statement = sa.select(sa.func.count()).select_from(table).where(*conditions(table, filters))
        return self.run(statement).scalar_one()

    def delete(self, doctype, filters=None) -> None:
        """Delete rows without document events."""
        table = self.table(doctype)
        self.run(sa.delete(table).where(*conditions(table, filters)), writes=True)
        clear_document_cache(doctype)

    def insert_row(self, doctype: str, values: dict) -> None:
        table = self.table(doctype)
        cast = {key: cast_for(table.c[key], value) for key, value in values.items()}
        self.run(sa.insert(table).values(cast), writes=True)

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
