"""Hides Frappe's pages that show any record by its name from guests and accounts.

Frappe shows records by DocType and name (`/Contact/Asha`, `/printview`), in lists (`/Contact`, `/list`) and
in web forms. It looks up the record before it checks the permission, so the answer would reveal which records
exist. An account would see in the lists what everybody may read in Desk.
"""

import frappe
from frappe.website.path_resolver import PathResolver

from job_portal.platform.users import is_held

# Names of Frappe's classes, since the embedded host lacks them.
OF_A_RECORD, OF_A_LIST, OF_A_FORM = "PrintPage", "ListPage", "WebFormPage"
# Paths that take DocType and name as arguments.
PRINT, LIST = "printview", "list"
_RESOLVING = "job_portal_resolves_page"


class RecordPage:
    """One request for `path`, without outer slashes. Frappe asks `can_render`, then `render`."""

    def __init__(self, path: str, http_status_code: int | None = None):
        self.path = path

    def can_render(self) -> bool:
        """Whether Frappe would show this caller a page of records that they must not see."""
        if frappe.flags.get(_RESOLVING) or not self._is_for_frappe():
            return False
        if self.path in (PRINT, LIST):
            doctype, name = _given("doctype"), _given("name") if self.path == PRINT else ""
        else:
            doctype, _slash, name = self.path.partition("/")
            if (kind := self._kind()) == OF_A_FORM:
                # Frappe refuses a guest before it looks up a record.
                return bool(_given("name")) and frappe.session.user != "Guest"
            if kind not in (OF_A_RECORD, OF_A_LIST):
                return False
        return not (_is_shared(doctype, name) if name else _is_published(doctype))

    def render(self) -> None:
        """Answer as for a missing page.

        :raises frappe.PageDoesNotExistError: 404.
        """
        # Frappe would cache the 404 by its address, also for users of Desk.
        frappe.local.no_cache = True
        raise frappe.PageDoesNotExistError

    def _is_for_frappe(self) -> bool:
        """Whether a guest or an account requests a path that belongs to no app's route."""
        if getattr(frappe.local, "path", self.path) != self.path:
            return False
        user = frappe.session.user
        if user != "Guest":
            return is_held(user)
        return self.path in (PRINT, LIST) or bool(frappe.db.exists("DocType", self.path.partition("/")[0]))

    def _kind(self) -> str:
        """The class of Frappe's page for the path. A site's own pages come first."""
        frappe.flags[_RESOLVING] = True
        try:
            _path, page = PathResolver(self.path, 200).resolve()
        finally:
            frappe.flags[_RESOLVING] = False
        return type(page).__name__


def _given(argument: str) -> str:
    value = frappe.form_dict.get(argument)
    return value if isinstance(value, str) else ""


def _is_shared(doctype: str, name: str) -> bool:
    """Whether the caller has a key to the record's print, from a mail."""
    shared = {"reference_doctype": doctype, "reference_docname": name, "key": _given("key")}
    table = "Document Share Key"
    return bool(shared["key"]) and frappe.db.table_exists(table) and bool(frappe.db.exists(table, shared))


def _is_published(doctype: str) -> bool:
    """Whether the website has a public list of the DocType, such as of blog posts."""
    is_there = bool(doctype) and frappe.db.exists("DocType", doctype) == doctype
    return is_there and bool(frappe.get_meta(doctype).has_web_view)
