"""Replaces account names that contain numbers by random names, in the whole database.

Releases up to 0.4 named an account `<number>@mobile.invalid`. Owners, links, rows, secrets, sessions and
texts of every app contain names, so it searches every text column of every table, some rows at a time. JP
Account first stores each new name. So a killed run can be repeated, and continues.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

import frappe

from job_portal.account import accounts
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE
from job_portal.platform import bulk
from job_portal.platform.users import DOMAIN

_AT_ONCE = 2_000
# Both are patterns of Python, MariaDB and SQLite.
_NUMBER = "[0-9]" * 10
_NAME = _NUMBER + DOMAIN.replace(".", "[.]")
_SHAPE = f"{'_' * 10}{DOMAIN}"
# Columns for walking through a table's rows, if it has one of them.
_KEYS = ("name", "sid")
_TEXTS = {
    "mariadb": """select columns.table_name, columns.column_name from information_schema.columns columns
        join information_schema.tables tables using (table_schema, table_name)
        where table_schema = database() and tables.table_type = 'BASE TABLE' and (columns.column_name = 'name'
        or columns.data_type in ('char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext'))
        order by columns.table_name, columns.ordinal_position""",
    "sqlite": """select tables.name, columns.name from sqlite_master tables
        join pragma_table_info(tables.name) columns
        where tables.type = 'table' and upper(columns.type) in ('TEXT', 'VARCHAR') order by 1, columns.cid""",
}
_HOLDS = {"mariadb": "regexp '{}'", "sqlite": "glob '*{}*'"}
# The first ten letters, comparable to a number of JP Account. Another app's table may have another collation.
_AS_NUMBER = {"mariadb": "substr({}, 1, 10) collate utf8mb4_unicode_ci", "sqlite": "substr({}, 1, 10)"}


@dataclass(frozen=True)
class _Part:
    """Some rows of a table: those after one key, up to and including another."""

    table: str
    where: str
    values: tuple

    def sql(self, statement: str, *values: object, **options: object):
        return frappe.db.sql(f"{statement} {self.where}", (*values, *self.values), **options)


def note_names() -> None:
    """Create a JP Account with a new name for each account that is named by its number."""
    query = f"""select name, creation from `tabUser` where name {_holds(_NAME)} and not exists
        (select 1 from `tab{DOCTYPE}` account where account.mobile_no = {_as_number("`tabUser`.name")})
        order by name limit {_AT_ONCE}"""  # noqa: S608 (constants)
    columns = ("name", "creation", "modified", "modified_by", "owner", "mobile_no", "user")
    while users := frappe.db.sql(query):
        rows = [
            (
                *(frappe.generate_hash(length=10), creation, creation, "Administrator", "Administrator"),
                *(name.removesuffix(DOMAIN), accounts.new_name()),
            )
            for name, creation in users
        ]
        bulk.insert(f"tab{DOCTYPE}", columns, rows)
        frappe.db.commit()


def rename_everywhere() -> None:
    """Replace names that contain numbers by the names of JP Account, and commit."""
    strangers: dict[str, str] = {}
    for table, columns in _texts().items():
        held = _columns_with_names(table, columns) if table != f"tab{DOCTYPE}" else []
        for part in _parts(table, columns) if held else ():
            for column in held:
                _rename_whole(part, column)
                _rename_within(part, column, strangers)
            frappe.db.commit()


def replace_numbers(table: str, columns: tuple[str, ...], condition: str) -> None:
    """Replace accounts' numbers that stand alone by letters, after all names are random.

    :param condition: SQL, a constant: the rows that are about accounts.
    """
    present = [column for column in columns if column in _texts().get(table, ())]
    for column in present:
        query = (
            f"select distinct `{column}` from `{table}` where ({condition}) and `{column}` {_holds(_NUMBER)}"  # noqa: S608
        )
        for (text,) in frappe.db.sql(query):
            changed = text
            for number, name in _names(set(re.findall(_NUMBER, text))).items():
                changed = changed.replace(number, name.removesuffix(DOMAIN))
            if changed != text:
                statement = f"update `{table}` set `{column}` = %s where ({condition}) and `{column}` = %s"  # noqa: S608
                frappe.db.sql(statement, (changed, text))
        frappe.db.commit()


def _texts() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for table, column in frappe.db.sql(_TEXTS[frappe.db.db_type]):
        found.setdefault(table, []).append(column)
    return found


def _columns_with_names(table: str, columns: list[str]) -> list[str]:
    """The columns that contain any name. One read without locks checks all of them."""
    any_of = ", ".join(f"max(`{column}` like %s)" for column in columns)
    (answers,) = frappe.db.sql(f"select {any_of} from `{table}`", [f"%{_SHAPE}%"] * len(columns))  # noqa: S608
    return [column for column, holds in zip(columns, answers, strict=True) if holds]


def _parts(table: str, columns: list[str]) -> Iterator[_Part]:
    key = next((each for each in _KEYS if each in columns), None)
    if not key:
        yield _Part(table, "", ())
        return
    after: tuple = ()
    while True:
        above = f"and `{key}` > %s" if after else ""
        query = (
            f"select `{key}` from `{table}` where true {above} order by `{key}` limit 1 offset {_AT_ONCE - 1}"  # noqa: S608
        )
        last = frappe.db.sql(query, after)
        if not last:
            yield _Part(table, above, after)
            return
        yield _Part(table, f"{above} and `{key}` <= %s", (*after, *last[0]))
        after = last[0]


def _rename_whole(part: _Part, column: str) -> None:
    """Rename, in one statement, where the column contains only the name."""
    of_number = (
        f"from `tab{DOCTYPE}` account where account.mobile_no = {_as_number(f'`{part.table}`.`{column}`')}"
    )
    part.sql(
        f"update `{part.table}` set `{column}` = (select account.user {of_number})"  # noqa: S608
        f" where `{column}` like %s and exists (select 1 {of_number})",
        _SHAPE,
    )


def _rename_within(part: _Part, column: str, strangers: dict[str, str]) -> None:
    """Rename within longer texts; and rename accounts that are deleted.

    :param strangers: the new names of deleted accounts, by number.
    """
    query = f"select distinct `{column}` from `{part.table}` where `{column}` {_holds(_NAME)}"  # noqa: S608
    for (text,) in part.sql(query):
        numbers = {name.removesuffix(DOMAIN) for name in re.findall(_NAME, text)}
        names = strangers | _names(numbers)
        for number in numbers - set(names):
            names[number] = strangers[number] = accounts.new_name()
        renamed = text
        for number in numbers:
            renamed = renamed.replace(number + DOMAIN, names[number])
        part.sql(f"update `{part.table}` set `{column}` = %s where `{column}` = %s", renamed, text)  # noqa: S608


def _names(numbers: set[str]) -> dict[str, str]:
    if not numbers:
        return {}
    filters = {"mobile_no": ("in", list(numbers))}
    rows = frappe.get_all(DOCTYPE, filters, ["mobile_no", "user"], order_by="name asc")
    return {row.mobile_no: row.user for row in rows}


def _holds(pattern: str) -> str:
    return _HOLDS[frappe.db.db_type].format(pattern)


def _as_number(column: str) -> str:
    return _AS_NUMBER[frappe.db.db_type].format(column)
