"""Deletes records of Frappe that refer to ours: tags, tasks, mails, permissions, reports, logs."""

from collections import defaultdict

import frappe

# (DocType, field with the name of a DocType, field with the name of a record), where the name of the DocType
# is plain text. Frappe's field definitions give the other references.
_BY_TEXT = (
    ("Access Log", "export_from", "reference_document"),
    ("Deleted Document", "deleted_doctype", "deleted_name"),
    ("Email Queue", "reference_doctype", "reference_name"),
    ("Energy Point Log", "reference_doctype", "reference_name"),
    ("Error Log", "reference_doctype", "reference_name"),
    ("File", "attached_to_doctype", "attached_to_name"),
    ("Milestone", "reference_type", "reference_name"),
    ("Notification Log", "document_type", "document_name"),
    ("Version", "ref_doctype", "docname"),
)
# By DocType, the (DocType, field) of records that are useless without the record that the field names.
_PARTS = {
    "Communication": (("Email Queue", "communication"),),
    "Data Import": (("Data Import Log", "data_import"),),
    "Discussion Topic": (("Discussion Reply", "topic"),),
    "Report": (
        ("Access Log", "report_name"),
        ("Auto Email Report", "report"),
        ("Custom Role", "report"),
        ("Prepared Report", "report_name"),
    ),
}
# Child rows by which a Contact, an Address or an Event names records. It goes with the last one.
_LINKS = (("Dynamic Link", "link_doctype"), ("Event Participants", "reference_doctype"))
# In these fields a DocType is one setting of another record.
_SETTINGS = (
    ("Email Account", "append_to"),
    ("IMAP Folder", "append_to"),
    ("User Type", "apply_user_permission_on"),
)
# For example a file of a mail about a task. No chain is longer, and the limit also ends cycles.
_DEEPEST = 3


class References:
    """Deletes records that refer to given records, and records that refer to those in turn."""

    def __init__(self):
        self._tables = {table.removeprefix("tab") for table in frappe.db.get_tables(cached=False)}
        self._fields = self._find()

    def _find(self) -> list[tuple[str, str, str | None]]:
        """Return (DocType, field with the name of a DocType, field with the name of a record, or None)."""
        found = {(doctype, of_type): of_name for doctype, of_type, of_name in _BY_TEXT}
        for source, parent in (("DocField", "parent"), ("Custom Field", "dt")):
            fields = [parent, "fieldname", "options"]
            of_types = frappe.get_all(source, {"fieldtype": "Link", "options": "DocType"}, fields)
            of_names = frappe.get_all(source, {"fieldtype": "Dynamic Link"}, fields)
            for field in of_types:
                found.setdefault((field[parent], field.fieldname), None)
            for field in of_names:
                found[field[parent], field.options] = field.fieldname
        return [
            (doctype, of_type, of_name)
            for (doctype, of_type), of_name in found.items()
            if (doctype, of_type) not in _SETTINGS and self._has(doctype, of_type, of_name)
        ]

    def _has(self, doctype: str, of_type: str, of_name: str | None) -> bool:
        """Whether both are columns. Virtual fields are not, and Frappe's versions differ."""
        columns = frappe.db.get_table_columns(doctype) if doctype in self._tables else ()
        return of_type in columns and (of_name is None or of_name in columns)

    def forget_doctypes(self, doctypes: tuple[str, ...]) -> None:
        """Delete all records that refer to `doctypes` or their records. Records of `doctypes` may stay."""
        values = {"doctypes": doctypes}
        for doctype, field in _SETTINGS:
            if doctype in self._tables:
                frappe.db.set_value(doctype, {field: ("in", doctypes)}, field, None)
        self._forget_linked(values)
        self._forget_tags(values)
        for doctype, of_type, of_name in self._fields:
            about = f"`{of_type}` in %(doctypes)s"
            if of_name:
                # Such as a comment on the DocType itself.
                about += f" or (`{of_type}` = 'DocType' and `{of_name}` in %(doctypes)s)"
            if doctype not in doctypes:
                self._forget(doctype, f"({about})", values)

    def forget_about(self, doctype: str, condition: str, values: dict) -> None:
        """Delete the records that refer to those records of `doctype` that match the SQL `condition`."""
        self._forget_about(doctype, condition, values, depth=0)

    def _forget_linked(self, values: dict) -> None:
        for link, field in _LINKS:
            ours = f"select distinct parenttype, parent from `tab{link}` where `{field}` in %(doctypes)s"  # noqa: S608
            others = ours.replace(" in ", " not in ")
            names = defaultdict(list)
            for parent, name in frappe.db.sql(f"{ours} except {others}", values):
                names[parent].append(name)
            # The child rows are deleted before their parents.
            for parent, linked in names.items():
                self._forget(parent, "name in %(linked)s", {"linked": linked})

    def _forget_tags(self, values: dict) -> None:
        used = "select tag from `tabTag Link` where document_type"
        self._forget(
            "Tag", f"name in ({used} in %(doctypes)s) and name not in ({used} not in %(doctypes)s)", values
        )

    def _forget(self, doctype: str, condition: str, values: dict, depth: int = 0) -> None:
        """Delete the records of `doctype`, after the records that refer to them."""
        if doctype not in self._tables:
            return
        rows = f"from `tab{doctype}` where {condition}"
        if not frappe.db.sql(f"select 1 {rows} limit 1", values):
            return
        if depth < _DEEPEST:
            self._forget_about(doctype, condition, values, depth)
        searched = f"doctype = {frappe.db.escape(doctype)} and name in (select name {rows})"
        frappe.db.sql(f"delete from `__global_search` where {searched}", values)  # noqa: S608
        if doctype == "File":
            # `delete_doc` deletes the file's content, too.
            for name in frappe.db.sql(f"select name {rows}", values, pluck=True):
                frappe.delete_doc("File", name, force=True, ignore_permissions=True, delete_permanently=True)
        else:
            frappe.db.sql(f"delete {rows}", values)

    def _forget_about(self, doctype: str, condition: str, values: dict, depth: int) -> None:
        names = f"(select name from `tab{doctype}` where {condition})"  # noqa: S608 (names of DocTypes and fields)
        of_doctype = frappe.db.escape(doctype)
        for part, field in _PARTS.get(doctype, ()):
            self._forget(part, f"`{field}` in {names}", values, depth + 1)
        for other, of_type, of_name in self._fields:
            if of_name:
                about = f"`{of_type}` = {of_doctype} and `{of_name}` in {names}"
                self._forget(other, about, values, depth + 1)
        for table in frappe.get_meta(doctype).get_table_fields():
            if table.options in self._tables:
                frappe.db.sql(
                    f"delete from `tab{table.options}` where parenttype = {of_doctype} and parent in {names}",  # noqa: S608
                    values,
                )
