"""The fields and child rows of a document, and their dictionary form."""

from frappe.frappedict import _dict
from frappe.messages import throw
from frappe.model.casting import NUMBER_TYPES, cast_value
from frappe.model.meta import get_meta
from frappe.utils import cint


class BaseDocument:
    """A document or row. Its fields are attributes; an unset field is None, an unset table []."""

    def __init__(self, values: dict):
        self.__dict__["flags"] = _dict()
        self.__dict__["doctype"] = values["doctype"]
        for fieldname in self.meta.get_valid_columns():
            self.__dict__.setdefault(fieldname, None)
        self.docstatus, self.idx = 0, 0
        for field in self.meta.get_table_fields():
            self.__dict__[field.fieldname] = []
        self.update(values)

    @property
    def meta(self):
        return get_meta(self.doctype)

    def get(self, key, default=None):
        value = self.__dict__.get(key)
        return default if value is None else value

    def set(self, key, value):
        if key in self.meta.table_names:
            self.__dict__[key] = []
            for row in value or []:
                self.append(key, row)
        else:
            self.__dict__[key] = value

    def update(self, values: dict):
        """Set each key of `values` except `doctype`."""
        for key, value in dict(values).items():
            if key != "doctype":
                self.set(key, value)
        return self

    def update_if_missing(self, values: dict):
        for key, value in dict(values).items():
            if value is not None and self.get(key) is None:
                self.set(key, value)

    def append(self, key, value=None):
        """Add a row to the table `key`, and return it."""
        row = self._row(key, value or {})
        self.__dict__.setdefault(key, []).append(row)
        row.idx = len(self.__dict__[key])
        return row

    def remove(self, row):
        """Remove a row from its table and renumber the others."""
        rows = self.get(row.parentfield)
        rows.remove(row)
        for number, each in enumerate(rows, 1):
            each.idx = number

    def _row(self, key, value):
        from frappe.model.controllers import make_document

        if isinstance(value, BaseDocument):
            row = value
        else:
            values = dict(value) | {"doctype": self.meta.get_field(key).options}
            row = make_document(values)
            if not row.name:
                row.__dict__["__islocal"] = 1
        row.parent, row.parenttype, row.parentfield = self.name, self.doctype, key
        row.__dict__["parent_doc"] = self
        return row

    def get_all_children(self) -> list:
        return [row for field in self.meta.get_table_fields() for row in self.get(field.fieldname) or []]

    def is_new(self) -> bool:
        return bool(self.__dict__.get("__islocal"))

    def get_valid_dict(self) -> _dict:
        """The stored columns with their values. An empty unique field is NULL."""
        values = _dict({column: self.__dict__.get(column) for column in self.meta.get_valid_columns()})
        for field in self.meta.get_stored_fields():
            value = values[field.fieldname]
            if isinstance(value, list | dict):
                throw(f"Value for {field.label} cannot be a list")
            if field.fieldtype in NUMBER_TYPES:
                values[field.fieldname] = cast_value(self.meta, field.fieldname, value)
            elif field.unique and value == "":
                values[field.fieldname] = None
        values.docstatus, values.idx = cint(values.docstatus), cint(values.idx)
        return values

    def as_dict(self, no_nulls=False, convert_dates_to_str=False) -> _dict:
        """The document with its rows as dictionaries, `doctype` included."""
        from frappe.utils.dates import jsonable

        values = self.get_valid_dict()
        values["doctype"] = self.doctype
        if convert_dates_to_str:
            values = _dict({key: jsonable(v) if hasattr(v, "isoformat") else v for key, v in values.items()})
        for field in self.meta.get_table_fields():
            rows = self.get(field.fieldname) or []
            values[field.fieldname] = [row.as_dict(no_nulls, convert_dates_to_str) for row in rows]
        if self.is_new():
            values["__islocal"] = 1
        return _dict({k: v for k, v in values.items() if v is not None}) if no_nulls else values
