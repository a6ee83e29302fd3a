"""DocTypes, as their JSON files describe them."""

import json
from pathlib import Path

from frappe.database.tables import LAYOUT_TYPES, TABLE_TYPES
from frappe.frappedict import _dict
from frappe.runtime import current_site

STANDARD_FIELDS = ("name", "owner", "creation", "modified", "modified_by", "docstatus", "idx")
CHILD_FIELDS = ("parent", "parentfield", "parenttype")


class _Described(_dict):
    """A part of a DocType's JSON. Its keys are real attributes, because they are faster to read."""

    def __init__(self, values: dict):
        super().__init__(values)
        object.__setattr__(self, "__dict__", self)


class Meta(_Described):
    """A DocType. The keys of its JSON are attributes; those of its `fields` and `permissions` are, too."""

    def __init__(self, description: dict, app: str, path: Path | None = None):
        super().__init__(description)
        self.fields = [_Described(field) for field in description.get("fields", [])]
        self.permissions = [_Described(permission) for permission in description.get("permissions", [])]
        self.app, self.path = app, path
        self.by_name = {field.fieldname: field for field in self.fields}
        # Computed once, since every document needs them.
        virtual = LAYOUT_TYPES | TABLE_TYPES
        self.stored_fields = [
            field for field in self.fields if field.fieldtype not in virtual and not field.is_virtual
        ]
        self.table_fields = [field for field in self.fields if field.fieldtype in TABLE_TYPES]
        self.table_names = {field.fieldname for field in self.table_fields}
        self.link_fields = [field for field in self.fields if field.fieldtype == "Link"]
        standard = STANDARD_FIELDS + (CHILD_FIELDS if self.istable else ())
        self.valid_columns = [*standard, *(field.fieldname for field in self.stored_fields)]

    def get_field(self, fieldname: str) -> _dict | None:
        return self.by_name.get(fieldname)

    def has_field(self, fieldname: str) -> bool:
        return fieldname in self.by_name

    def get_label(self, fieldname: str) -> str:
        field = self.get_field(fieldname)
        return (field and field.label) or fieldname.replace("_", " ").title()

    def get_stored_fields(self) -> list[_dict]:
        """Fields that have a column."""
        return self.stored_fields

    def get_table_fields(self) -> list[_dict]:
        return self.table_fields

    def get_link_fields(self) -> list[_dict]:
        return self.link_fields

    def get_valid_columns(self) -> list[str]:
        return self.valid_columns


def load_doctypes(apps: list[str]) -> dict[str, Meta]:
    """Every DocType of `apps`, from <app>/<module>/doctype/<name>/<name>.json."""
    import importlib

    found = {}
    for app in apps:
        root = Path(importlib.import_module(app).__file__).parent
        for path in sorted(root.glob("*/doctype/*/*.json")):
            if path.stem != path.parent.name:
                continue
            description = json.loads(path.read_text(encoding="utf-8"))
            if description.get("doctype") == "DocType":
                found[description["name"]] = Meta(description, app, path)
    return found


def get_meta(doctype: str) -> Meta:
    """The DocType. Raises DoesNotExistError if no installed app has it."""
    meta = current_site().doctypes.get(str(doctype))
    if meta is None:
        from frappe.exceptions import DoesNotExistError
        from frappe.messages import throw

        throw(f"DocType {doctype} not found", DoesNotExistError)
    return meta
