"""Replace members' names that are unreadable or phone numbers by *New member*."""

import frappe

from job_portal.account.accounts import NEW_MEMBER
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE
from job_portal.platform.fields import is_name

_AT_ONCE = 1_000
# Names with a Latin letter are readable.
_WITHOUT_LATIN = {"mariadb": "not regexp '[A-Za-z]'", "sqlite": "not glob '*[A-Za-z]*'"}
_COLUMNS = (
    ("User", "name", "first_name"),
    ("User", "name", "full_name"),
    ("JP Searcher", "account", "full_name"),
)


def execute() -> None:
    for doctype, account, column in _COLUMNS:
        _rename(doctype, account, column)


def _rename(doctype: str, account: str, column: str) -> None:
    """Walk the members' names a part at a time, and commit each."""
    table = f"tab{doctype}"
    query = f"""select `{table}`.name, `{table}`.`{column}` from `{table}`
        join `tab{DOCTYPE}` account on account.user = `{table}`.`{account}`
        where `{table}`.`{column}` {_WITHOUT_LATIN[frappe.db.db_type]} and `{table}`.name > %s
        order by `{table}`.name limit {_AT_ONCE}"""  # noqa: S608 (constants)
    after = ""
    while rows := frappe.db.sql(query, (after,)):
        after = rows[-1][0]
        if nameless := [name for name, text in rows if not is_name(text)]:
            # This is no edit: somebody who edits the record now is not refused as stale.
            filters = {"name": ("in", nameless)}
            frappe.db.set_value(doctype, filters, column, NEW_MEMBER, update_modified=False)
        frappe.db.commit()
