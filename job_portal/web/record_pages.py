"""The pages of Frappe that show any record by its name: none of them is there for guests and accounts.

Frappe shows records by their DocType and name (`/Contact/Asha`, `/printview`), in lists (`/Contact`, `/list`)
and in web forms. It looks for the record first and asks for the permission then, so the answer would tell
which records there are. To an account the lists would show what everybody may read in Desk.
"""

import frappe
from frappe.website.path_resolver import PathResolver

from job_portal.platform.users import is_held

# Frappe's classes, by their names: the embedded host has none of them.
OF_A_RECORD, OF_A_LIST, OF_A_FORM = "PrintPage", "ListPage", "WebFormPage"
# They take the DocType and the name as arguments.
PRINT, LIST = "printview", "list"
_RESOLVING = "job_portal_resolves_page"


class RecordPage:
    """One request for `path`, without outer slashes. Frappe asks `can_render`, then `render`."""

    def __init__(self, path: str, http_status_code: int | None = None):
        self.path = path

    def can_render(self) -> bool:
        """Whether the page that Frappe would show is of records, and not for this caller."""
        if frappe.flags.get(_RESOLVING) or not self._is_for_frappe():
            return False
        if self.path in (PRINT, LIST):
            doctype, name = _given("doctype"), _given("name") if self.path == PRINT else ""
        else:
            doctype, _slash, name = self.path.partition("/")
            if (kind := self._kind()) == OF_A_FORM:
                # Frappe refuses a guest before it looks.
                return bool(_given("name")) and frappe.session.user != "Guest"
            if kind not in (OF_A_RECORD, OF_A_LIST):
                return False
        return not (_is_shared(doctype, name) if name else _is_published(doctype))

    def render(self) -> None:
        """
        :raises frappe.PageDoesNotExistError: 404, as of a page that is not there.
        """
        # Frappe would remember it by its address, for those in Desk too.
        frappe.local.no_cache = True
        raise frappe.PageDoesNotExistError

    def _is_for_frappe(self) -> bool:
        """Whether a guest or an account asks by a path that no route of an app stands behind."""
        if getattr(frappe.local, "path", self.path) != self.path:
            return False
        user = frappe.session.user
        if user != "Guest":
            return is_held(user)
        return self.path in (PRINT, LIST) or bool(frappe.db.exists("DocType", self.path.partition("/")[0]))

    def _kind(self) -> str:
        """The class of the page that is there for the path without us. A site's own pages come first."""
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
    """Whether the caller has a key to the print of the record, from a mail that somebody sent."""
    shared = {"reference_doctype": doctype, "reference_docname": name, "key": _given("key")}
    table = "Document Share Key"
    return bool(shared["key"]) and frappe.db.table_exists(table) and bool(frappe.db.exists(table, shared))


def _is_published(doctype: str) -> bool:
    """Whether the website has a list of that kind, such as of blog posts."""
    is_there = bool(doctype) and frappe.db.exists("DocType", doctype) == doctype
    return is_there and bool(frappe.get_meta(doctype).has_web_view)
