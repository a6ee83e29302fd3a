"""Document: the life of a record, from insert to delete."""

import sqlalchemy as sa
from frappe import exceptions
from frappe.messages import throw
from frappe.model.base import BaseDocument
from frappe.model.casting import text_of
from frappe.model.create_new import get_new_doc
from frappe.model.events import run_event
from frappe.model.storage import StorageMixin
from frappe.model.validation import validate_document, validate_links
from frappe.permissions import has_permission, reset_forbidden_fields
from frappe.runtime import clear_document_cache, local
from frappe.utils import get_datetime, now_datetime


class Document(StorageMixin, BaseDocument):
    """Base of all controllers. A method named after an event (`validate`, ...) runs at that event."""

    def __init__(self, *args, **kwargs):
        values = args[0] if args and isinstance(args[0], dict) else kwargs
        self.__dict__["_doc_before_save"] = None
        super().__init__(values)

    def insert(self, ignore_permissions=None, ignore_links=None, set_name=None):
        """Check a new document, store it with its rows, and run its events."""
        self._set_flags(ignore_permissions, ignore_links)
        self.__dict__["__islocal"] = 1
        self._set_defaults()
        self._stamp(is_new=True)
        if not self.flags.ignore_links:
            validate_links(self)
        self.check_permission("create")
        self.run_method("before_insert")
        self._set_name(set_name)
        self.flags.in_insert = True
        self._before_save()
        self.db_insert()
        self.flags.in_insert = False
        self._store_rows()
        self.run_method("after_insert")
        self.__dict__.pop("__islocal", None)
        self._after_save()
        self._doc_before_save = None
        return self

    def save(self, ignore_permissions=None, ignore_version=None):
        """Store changes, or insert a new document. Raises TimestampMismatchError for a stale one.

        :param ignore_version: ignored, since this host keeps no versions.
        """
        if self.is_new() or not self.name:
            return self.insert(ignore_permissions=ignore_permissions)
        self._set_flags(ignore_permissions)
        self._set_defaults()
        self.check_permission("write")
        loaded = self.modified
        self._stamp(is_new=False)
        self._check_if_latest(loaded)
        if not self.flags.ignore_links:
            validate_links(self)
        self._before_save()
        self.db_update()
        self._store_rows()
        self._after_save()
        return self

    def delete(self, ignore_permissions=False, delete_permanently=True):
        """Delete permanently: this host keeps no copies."""
        from frappe.model.delete_doc import delete_doc

        delete_doc(self.doctype, self.name, ignore_permissions=ignore_permissions)

    def run_method(self, method: str, *args, **kwargs):
        """Call the controller's method and the `doc_events` hooks for this event."""
        return run_event(self, method, *args, **kwargs)

    def _set_defaults(self) -> None:
        """Fill empty fields of new documents and rows with defaults, except in an import."""
        if local.flags.in_import:
            return
        for doc in (self, *self.get_all_children()):
            if doc.is_new():
                doc.update_if_missing(get_new_doc(doc.doctype))

    def get_doc_before_save(self):
        return self._doc_before_save

    def has_value_changed(self, fieldname: str) -> bool:
        """Whether the field differs from the stored value. True for a new document."""
        before = self.get_doc_before_save()
        return before is None or text_of(before.get(fieldname)) != text_of(self.get(fieldname))

    def has_permission(self, permtype: str = "read", user: str | None = None) -> bool:
        return bool(self.flags.ignore_permissions) or has_permission(self.doctype, permtype, self, user=user)

    def check_permission(self, permtype: str = "read", permlevel=None) -> None:
        if not self.has_permission(permtype):
            who = local.session.user
            what = f"{self.doctype} {self.name}" if self.name else self.doctype
            throw(f"User {who} does not have {permtype} access to {what}", exceptions.PermissionError)

    def _set_flags(self, ignore_permissions=None, ignore_links=None):
        given = {"permissions": ignore_permissions, "links": ignore_links}
        self.flags.update({f"ignore_{what}": value for what, value in given.items() if value is not None})

    def _stamp(self, is_new: bool):
        self.modified, self.modified_by = now_datetime(), local.session.user
        if is_new:
            self.creation = self.modified
            self.owner = self.owner or self.modified_by
        for row in self.get_all_children():
            row.modified, row.modified_by = self.modified, self.modified_by
            row.owner, row.creation = row.owner or self.owner, row.creation or self.creation

    def _set_name(self, set_name=None):
        from frappe.model.naming import set_new_name

        if set_name:
            self.name, self.flags.name_set = set_name, True
        set_new_name(self)
        for row in self.get_all_children():
            row.parent = self.name
            if not row.name:
                set_new_name(row)

    def _check_if_latest(self, loaded):
        if self.meta.issingle:
            local.db.begin_writing()
            current = local.db.get_single_value(self.doctype, "modified")
        else:
            stored = local.db.get_value(
                self.doctype, self.name, ["modified", "owner", "creation"], for_update=True
            )
            if stored is None:
                throw(f"{self.doctype} {self.name} not found", exceptions.DoesNotExistError)
            current = stored[0]
        if current and loaded and text_of(current) != text_of(get_datetime(loaded)):
            throw(
                f"Error: Document has been modified after you have opened it ({current}, {loaded}). "
                "Please refresh to get the latest document.",
                exceptions.TimestampMismatchError,
            )

    def _before_save(self):
        if not self.is_new():
            self.load_doc_before_save()
        reset_forbidden_fields(self)
        self.run_method("before_validate")
        if not self.flags.ignore_validate:
            self.run_method("validate")
        self.run_method("before_save")
        validate_document(self)
        self.save_passwords()

    def _after_save(self):
        clear_document_cache(self.doctype)
        self.run_method("on_update")
        self.attach_named_files()
        self.run_method("on_change")

    def _store_rows(self):
        for field in self.meta.get_table_fields():
            rows = self.get(field.fieldname) or []
            table = local.db.table(field.options)
            mine = (
                table.c.parent == self.name,
                table.c.parenttype == self.doctype,
                table.c.parentfield == field.fieldname,
            )
            kept = [row.name for row in rows if row.name]
            local.db.run(sa.delete(table).where(*mine, table.c.name.not_in(kept)), writes=True)
            for number, row in enumerate(rows, 1):
                row.idx, row.parent = number, self.name
                self._store_row(row)

    def _store_row(self, row):
        from frappe.model.naming import set_new_name

        if row.name and not row.is_new():
            row.db_update()
            return
        if not row.name:
            set_new_name(row)
        row.owner, row.creation = row.owner or self.owner, row.creation or self.modified
        row.db_insert()
        row.__dict__.pop("__islocal", None)
