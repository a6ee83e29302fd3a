"""Single DocTypes: one row for each field, stored as text."""

import sqlalchemy as sa
from frappe.frappedict import _dict
from frappe.model.casting import cast_value
from frappe.runtime import clear_document_cache, local
from frappe.utils import cstr, now_datetime
from sqlalchemy.dialects.sqlite import insert


class SinglesMixin:
    def is_single(self, doctype: str) -> bool:
        meta = self._site.doctypes.get(doctype)
        return bool(meta and meta.issingle)

    def get_singles_dict(self, doctype: str) -> _dict:
        """Stored fields of a Single, cast to their types."""
        table, meta = self.table("Singles"), self._site.doctypes[doctype]
        rows = self.run(sa.select(table.c.field, table.c.value).where(table.c.doctype == doctype))
        return _dict({field: cast_value(meta, field, value) for field, value in rows})

    def get_single_value(self, doctype: str, fieldname: str):
        """A Single's field, cast to its type. An empty number is 0, any other empty value None."""
        stored = self.get_singles_dict(doctype)
        return stored.get(fieldname, cast_value(self._site.doctypes[doctype], fieldname, None))

    def set_single_value(self, doctype, fieldname, value=None) -> None:
        """Write one field, or a dict of fields, without document events."""
        values = dict(fieldname) if isinstance(fieldname, dict) else {fieldname: value}
        values.setdefault("modified", now_datetime())
        values.setdefault("modified_by", local.session.user)
        rows = [
            {"doctype": doctype, "field": field, "value": None if each is None else cstr(each)}
            for field, each in values.items()
        ]
        row = insert(self.table("Singles"))
        upsert = row.on_conflict_do_update(
            index_elements=["doctype", "field"], set_={"value": row.excluded.value}
        )
        self.run(upsert, writes=True, values=rows)
        clear_document_cache(doctype)
