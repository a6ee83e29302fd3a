"""Reading and writing a document's own row."""

import sqlalchemy as sa
from frappe import exceptions
from frappe.database.filters import cast_for
from frappe.messages import throw
from frappe.runtime import local
from frappe.utils import now_datetime
from sqlalchemy.exc import IntegrityError


class StorageMixin:
    def reload(self):
        """Read the stored values into this object. Raises DoesNotExistError if the record is gone."""
        from frappe.records import load_values

        self.__dict__.update(type(self)(load_values(self.doctype, self.name)).__dict__)
        return self

    def db_insert(self):
        if self.meta.issingle:
            self.db_update()
            return
        if not self.creation:
            self.creation = self.modified = now_datetime()
            self.owner = self.modified_by = local.session.user
        self._translate_integrity(lambda: local.db.insert_row(self.doctype, self.get_valid_dict()))

    def db_update(self):
        """Write all columns without events."""
        values = self.get_valid_dict()
        if self.meta.issingle:
            for column in ("name", "idx", "docstatus"):
                values.pop(column, None)
            local.db.set_single_value(self.doctype, values)
            return
        table = local.db.table(self.doctype)
        cast = {key: cast_for(table.c[key], value) for key, value in values.items() if key != "name"}
        statement = sa.update(table).where(table.c.name == sa.bindparam("_of"))
        values = {**cast, "_of": self.name}
        self._translate_integrity(lambda: local.db.run(statement, writes=True, values=values))

    def db_set(self, fieldname, value=None, update_modified=True):
        """Write one field, or a dict of fields, at once. Runs only `on_change`, no validation."""
        values = dict(fieldname) if isinstance(fieldname, dict) else {fieldname: value}
        if update_modified and not self.meta.istable:
            values.setdefault("modified", now_datetime())
            values.setdefault("modified_by", local.session.user)
        self.update(values)
        local.db.set_value(self.doctype, self.name, values, update_modified=False)
        self.run_method("on_change")

    def save_passwords(self):
        """Move Password fields into the secrets table. The record keeps asterisks."""
        from frappe.utils.password import remove_encrypted_password, set_encrypted_password

        for field in self.meta.fields:
            if field.fieldtype != "Password":
                continue
            value = self.get(field.fieldname)
            if not value:
                remove_encrypted_password(self.doctype, self.name, field.fieldname)
            elif not is_mask(value):
                set_encrypted_password(self.doctype, self.name, value, field.fieldname)
                self.set(field.fieldname, "*" * len(value))

    def attach_named_files(self):
        """Attach the files in the Attach fields, as each save in Frappe does."""
        from frappe.core.doctype.file.attach import attach_files_to_document

        if self.doctype != "File" and not self.meta.istable:
            attach_files_to_document(self)

    def load_doc_before_save(self) -> None:
        """Load the stored record, to compare it during the save."""
        from frappe.records import load_values

        self._doc_before_save = type(self)(load_values(self.doctype, self.name))

    def _translate_integrity(self, action):
        try:
            action()
        except IntegrityError as error:
            column = str(error.orig).rpartition(".")[2]
            # SQLite reports whichever key is violated. MariaDB reports the primary key first.
            if column == "name" or (self.flags.in_insert and local.db.exists(self.doctype, self.name)):
                from frappe.model.naming import raise_duplicate

                raise_duplicate(self)
            if "UNIQUE" in str(error.orig):
                throw(f"{self.meta.get_label(column)} must be unique", exceptions.UniqueValidationError)
            raise


def is_mask(value: str) -> bool:
    """Whether a Password field holds only asterisks, which stand for the stored secret."""
    return set(value) == {"*"}
