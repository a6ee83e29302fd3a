"""Frappe's methods for users without a role of this app: users of other apps or of Desk.

Some methods check no permission. They count by any filter, reveal titles, and like or mail about any record.
Frappe also shows every User to all users of Desk; here most Users are accounts.
"""

import json
import re
from collections.abc import Iterator
from typing import Any

import frappe

from job_portal.platform import code_only
from job_portal.platform.requests import arguments
from job_portal.platform.users import DOMAIN, is_portal_account

COUNT = "frappe.client.get_count"
TITLE = "frappe.desk.search.get_link_title"
LIKE = "frappe.desk.like.toggle_like"
SEARCHES = ("frappe.desk.search.search_link", "frappe.desk.search.search_widget")
# Desk sends a workspace as a whole, with the names in it. Frappe reads the workspace's own name alone.
WORKSPACE = "frappe.desk.desktop.get_desktop_page"
# Fields that name the owner of a record.
_OF_ACCOUNTS = {"User": "name", "Contact": "user"}
# A DocType's name by itself, or its table in a field. MariaDB ignores case, and blanks at the end.
_NAMED = re.compile(r"(?:\A|tab)(JP [a-z ]+|Job Portal Settings)(?:\Z|[`.])", re.IGNORECASE)


def check(home: str, given: dict) -> None:
    """Refuse a call about records of ours that the user may not read. System Managers customize all of them.

    :param home: the method of Frappe, or '' for records by REST.
    :raises frappe.PermissionError: 403; also for a count of Frappe's records of which a list shows a part,
        and for the title of an account's.
    """
    if home == WORKSPACE or _is_manager(frappe.session.user):
        return
    for name in {match[1] for text in _texts(given) for match in _NAMED.finditer(text)}:
        doctype = frappe.db.exists("DocType", name.strip())
        is_ours = isinstance(doctype, str) and code_only.is_ours(doctype)
        if is_ours and not frappe.has_permission(doctype, "read"):
            raise frappe.PermissionError
    doctype = given.get("doctype")
    # It writes the user's name into a row of any DocType, such as Frappe's logs.
    if home == LIKE and isinstance(doctype, str) and not frappe.has_permission(doctype, "read"):
        raise frappe.PermissionError
    if home == COUNT and not (isinstance(doctype, str) and _is_shown_whole(doctype)):
        raise frappe.PermissionError
    if home == TITLE and doctype in _OF_ACCOUNTS and _is_of_account(doctype, given.get("docname")):
        raise frappe.PermissionError
    if home in SEARCHES and isinstance(doctype, str) and _is_of_frappe(doctype):
        # With it Frappe shows the rows of others, too.
        given.pop("ignore_user_permissions", None)


def conditions(user: str | None = None, doctype: str = "") -> str:
    """Hook: SQL for the Users and Contacts that a list shows. Only System Managers see accounts."""
    user = user or frappe.session.user
    if _is_manager(user):
        return ""
    column = f"`tab{doctype}`.`{_OF_ACCOUNTS[doctype]}`"
    is_other = f"right(ifnull({column}, ''), {len(DOMAIN)}) != '{DOMAIN}'"
    return f"({is_other} or {column} = {frappe.db.escape(user)})"


def _is_manager(user: str) -> bool:
    return user == "Administrator" or "System Manager" in frappe.get_roles(user)


def _is_of_account(doctype: str, name: Any) -> bool:
    user = isinstance(name, str) and frappe.db.get_value(doctype, name, _OF_ACCOUNTS[doctype])
    return bool(user) and is_portal_account(user)


def _is_shown_whole(doctype: str) -> bool:
    """Whether a list shows every row to the user."""
    if not _is_of_frappe(doctype):
        return True
    from frappe.desk.reportview import build_match_conditions

    return bool(frappe.has_permission(doctype, "read")) and not build_match_conditions(doctype)


def _is_of_frappe(doctype: str) -> bool:
    """Whether the DocType belongs to Frappe. Other apps guard their own DocTypes."""
    return frappe.local.module_app.get(frappe.scrub(frappe.get_meta(doctype).module)) == "frappe"


def _texts(value: Any) -> Iterator[str]:
    """Each text in the arguments of a request. Frappe reads many of them as JSON, also within JSON."""
    for each in arguments.nested(value):
        if not isinstance(each, str):
            continue
        yield each
        if each.lstrip()[:1] in ("[", "{", '"'):
            try:
                inner = json.loads(each)
            # Frappe, too, reads text that is not JSON, or nests too deep, as plain text.
            except (ValueError, RecursionError):
                continue
            yield from _texts(inner)
