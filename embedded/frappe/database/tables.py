"""SQLAlchemy tables for DocTypes, with MariaDB's column types and defaults."""

from collections.abc import Iterable

import sqlalchemy as sa

NUMBER_TYPES = {
    "Check": sa.Integer,
    "Int": sa.Integer,
    "Float": sa.Float,
    "Currency": sa.Float,
    "Percent": sa.Float,
}
DATE_TYPES = {"Datetime": sa.TIMESTAMP, "Date": sa.Date}
LAYOUT_TYPES = {"Section Break", "Column Break", "Tab Break", "HTML", "Button", "Heading", "Fold", "Image"}
TABLE_TYPES = {"Table", "Table MultiSelect"}


def _text() -> sa.String:
    # In MariaDB 'a' equals 'A', also in keys.
    return sa.Text(collation="NOCASE")


def _standard_columns(is_child: bool) -> list[sa.Column]:
    columns = [
        sa.Column("name", _text(), primary_key=True, nullable=False),
        sa.Column("creation", sa.TIMESTAMP),
        sa.Column("modified", sa.TIMESTAMP),
        sa.Column("modified_by", _text()),
        sa.Column("owner", _text()),
        sa.Column("docstatus", sa.Integer, nullable=False, server_default="0"),
        sa.Column("idx", sa.Integer, nullable=False, server_default="0"),
    ]
    if is_child:
        columns += [sa.Column(field, _text()) for field in ("parent", "parentfield", "parenttype")]
    return columns


def _column(field) -> sa.Column:
    if field.fieldtype in NUMBER_TYPES:
        kind = NUMBER_TYPES[field.fieldtype]
        return sa.Column(field.fieldname, kind, nullable=False, server_default=sa.text("0"))
    return sa.Column(field.fieldname, DATE_TYPES.get(field.fieldtype, _text)())


def make_tables(metas: Iterable) -> dict[str, sa.Table]:
    """Tables by DocType, and the tables without a DocType."""
    metadata = sa.MetaData()
    tables = {}
    for meta in metas:
        if meta.issingle:
            continue
        stored = meta.get_stored_fields()
        columns = [*_standard_columns(bool(meta.istable)), *map(_column, stored)]
        indexes = [_index(meta, field.fieldname, unique=True) for field in stored if field.unique]
        indexes += [
            _index(meta, field.fieldname) for field in stored if field.search_index and not field.unique
        ]
        if meta.istable:
            indexes.append(_index(meta, "parent"))
        tables[meta.name] = sa.Table(f"tab{meta.name}", metadata, *columns, *indexes)
    return tables | _bare_tables(metadata)


def _index(meta, fieldname: str, unique: bool = False) -> sa.Index:
    kind = "unique" if unique else "search"
    return sa.Index(f"{kind}_{meta.name}_{fieldname}".replace(" ", "_"), fieldname, unique=unique)


def _key(name: str) -> sa.Column:
    return sa.Column(name, _text(), primary_key=True)


def _bare_tables(metadata: sa.MetaData) -> dict[str, sa.Table]:
    columns = {
        "tabSingles": [_key("doctype"), _key("field"), sa.Column("value", _text())],
        "tabSeries": [_key("name"), sa.Column("current", sa.Integer)],
        "__Sequence": [_key("doctype"), sa.Column("next", sa.Integer)],
        "tabPatch Log": [_key("patch")],
        "tabSessions": [
            sa.Column("sid", sa.Text, primary_key=True),
            sa.Column("user", _text(), index=True),
            sa.Column("sessiondata", sa.Text),
            sa.Column("lastupdate", sa.TIMESTAMP),
            sa.Column("status", _text()),
        ],
        "__Auth": [
            *(_key(name) for name in ("doctype", "name", "fieldname")),
            sa.Column("password", sa.Text),
            sa.Column("encrypted", sa.Integer, nullable=False, server_default="0"),
        ],
        "__Schema": [_key("name"), sa.Column("digest", sa.Text)],
    }
    return {name.removeprefix("tab"): sa.Table(name, metadata, *each) for name, each in columns.items()}
