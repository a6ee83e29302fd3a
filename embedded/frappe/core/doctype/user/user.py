"""User accounts."""

import frappe
from frappe import exceptions
from frappe.messages import msgprint, throw
from frappe.model.controllers import scrub
from frappe.model.document import Document
from frappe.runtime import local
from frappe.sessions import clear_sessions
from frappe.utils import add_to_date, now_datetime
from frappe.utils.password import update_password
from frappe.utils.validate import validate_email_address

DEFAULT_THROTTLE = 60
STANDARD_USERS = ("Guest", "Administrator")


class User(Document):
    def autoname(self):
        """Name users by their email address, in lower case."""
        self.name = (self.email or "").strip().lower()

    def before_insert(self):
        """Refuse more than 60 new users an hour (`throttle_user_limit`), except in an import."""
        since = add_to_date(now_datetime(), hours=-1)
        limit = frappe.conf.get("throttle_user_limit", DEFAULT_THROTTLE)
        if not frappe.flags.in_import and frappe.db.count("User", {"creation": (">", since)}) > limit:
            throw("Throttled")

    def validate(self):
        if self.name not in STANDARD_USERS:
            self.email = self.name
            validate_email_address(self.email, throw=True)
        self._new_password, self.new_password = self.new_password, ""
        self.full_name = " ".join(filter(None, [self.first_name, self.middle_name, self.last_name]))
        self._drop_double_roles()
        self._set_user_type()
        self._set_username()

    def on_update(self):
        if self._new_password:
            update_password(self.name, self._new_password, logout_all_sessions=bool(self.logout_all_sessions))
        before = self.get_doc_before_save()
        if before and before.enabled and not self.enabled:
            clear_sessions(self.name)
        local.role_cache.clear()

    def on_trash(self):
        if self.name in STANDARD_USERS:
            throw(f"User {self.name} cannot be deleted")
        clear_sessions(self.name)

    def has_desk_access(self) -> bool:
        """Whether one of the roles opens the desk."""
        if self.name == "Administrator":
            return True
        held = [row.role for row in self.get("roles")]
        return bool(held and frappe.db.exists("Role", {"name": ("in", held), "desk_access": 1}))

    def _drop_double_roles(self):
        seen = set()
        for row in list(self.get("roles")):
            if row.role in seen or row.role in ("All", "Guest", "Desk User"):
                self.remove(row)
            seen.add(row.role)

    def _set_user_type(self):
        if self.name not in STANDARD_USERS:
            self.user_type = "System User" if self.has_desk_access() else "Website User"

    def _set_username(self):
        """Set a new user's username to the first name. If that is taken, leave it empty and add a message."""
        if not self.username and self.is_new() and self.first_name:
            self.username = scrub(self.first_name)
        if not self.username:
            return
        self.username = self.username.strip(" @")
        if frappe.db.exists("User", {"username": self.username, "name": ("!=", self.name)}):
            if self.is_new():
                msgprint(f"Username {self.username} already exists")
                self.username = ""
            else:
                throw("Username already exists", exceptions.DuplicateEntryError)
