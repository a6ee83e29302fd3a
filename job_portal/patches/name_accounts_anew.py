"""Give accounts random names: they were named by their numbers, which JP Account alone holds now."""

import frappe

from job_portal.account import renaming
from job_portal.account.accounts import NEW_MEMBER
from job_portal.platform.users import DOMAIN
from job_portal.privacy import traces


def _is_ours(column: str) -> str:
    """The condition that a column names an account."""
    return f"substr({column}, {-len(DOMAIN)}) = '{DOMAIN}'"


_OUR_CONTACTS = f"({_is_ours('user')} or {_is_ours('email_id')})"
_CONTACTS = f"(select name from `tabContact` where {_OUR_CONTACTS})"  # noqa: S608 (constants)
_OF_CONTACT = f"parenttype = 'Contact' and parent in {_CONTACTS}"
# Where Frappe stored the number: the columns, and the condition of the rows about accounts. The parts of a
# Contact come first, because its name finds them.
_NUMBERS = (
    ("tabContact Phone", ("parent", "phone"), _OF_CONTACT),
    ("tabContact Email", ("parent",), _OF_CONTACT),
    ("tabDynamic Link", ("parent", "link_title"), _OF_CONTACT),
    ("tabContact", ("name", "first_name", "full_name", "mobile_no", "phone"), _OUR_CONTACTS),
    ("tabUser", ("username", "mobile_no", "phone", "first_name", "full_name"), _is_ours("name")),
    ("tabActivity Log", ("full_name", "subject", "content"), f"{_is_ours('user')} or {_is_ours('owner')}"),
    ("tabVersion", ("docname", "data"), "ref_doctype in ('User', 'Contact')"),
    ("tabComment", ("reference_name", "subject", "content"), "reference_doctype in ('User', 'Contact')"),
    ("tabDeleted Document", ("deleted_name", "data"), "deleted_doctype in ('User', 'Contact')"),
    ("__global_search", ("name", "title", "content"), "doctype in ('User', 'Contact')"),
)


def execute() -> None:
    renaming.note_names()
    renaming.rename_everywhere()
    _name_the_nameless()
    _empty_numbers()
    for table, columns, condition in _NUMBERS:
        renaming.replace_numbers(table, columns, condition)
    # Copies of accounts that Desk deleted hold their numbers.
    traces.purge()
    _forget_cached_sessions()
    frappe.db.commit()


def _name_the_nameless() -> None:
    """Rename members who typed no name: their name held the number."""
    for table, user, column in (
        ("tabUser", "name", "first_name"),
        ("tabUser", "name", "full_name"),
        ("tabJP Searcher", "account", "full_name"),
    ):
        frappe.db.sql(
            f"update `{table}` set `{column}` = %s where `{column}` like %s and `{column}` ="  # noqa: S608 (constants)
            f" (select {_joined()} from `tabJP Account` account where account.user = `{table}`.`{user}`)",
            (NEW_MEMBER, f"User {'_' * 10}"),
        )
    frappe.db.commit()


def _joined() -> str:
    return (
        "concat('User ', account.mobile_no)"
        if frappe.db.db_type == "mariadb"
        else "'User ' || account.mobile_no"
    )


def _empty_numbers() -> None:
    """Empty the numbers of Users and Contacts."""
    frappe.db.sql(f"update `tabUser` set username = name, mobile_no = null where {_is_ours('name')}")  # noqa: S608 (constants)
    frappe.db.commit()
    if frappe.db.table_exists("Contact"):
        frappe.db.sql(f"delete from `tabContact Phone` where {_OF_CONTACT}")  # noqa: S608 (constants)
        frappe.db.sql(f"update `tabContact` set mobile_no = null, phone = null where {_is_ours('user')}")  # noqa: S608
        frappe.db.commit()


def _forget_cached_sessions() -> None:
    """Drop cached sessions, which hold the old names. The stored sessions stay valid."""
    for (sid,) in frappe.db.sql(f"select sid from `tabSessions` where {_is_ours('user')}"):  # noqa: S608
        frappe.cache.hdel("session", sid)
