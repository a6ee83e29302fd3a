"""Give people's stored files plain names, and marks that identical bytes of others do not share.

A killed run can be repeated: the new name of a file follows from its old URL. After a kill between the disk
and the database, the file is not found until the next run.
"""

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import frappe
from frappe.utils import get_files_path

from job_portal.files.content import is_storable, own_name
from job_portal.files.no_deduplication import mark_of
from job_portal.files.uploads import FILE_FIELDS
from job_portal.platform import bulk

_AT_ONCE = 500
_FOLDERS = {"/files": False, "/private/files": True}
# People without access to Desk chose these names. Some of them deleted their accounts.
_OF_PEOPLE = f"""select name, file_url, file_name from `tabFile` where name > %(after)s and is_folder = 0
    and (attached_to_doctype in ({", ".join(f"'{doctype}'" for doctype in FILE_FIELDS)})
        or owner not in (select name from `tabUser` where user_type = 'System User'))
    order by name limit {_AT_ONCE}"""  # noqa: S608 (constants)
_ATTACH = "fieldtype in ('Attach', 'Attach Image') and coalesce(is_virtual, 0) = 0"
_ATTACH_COLUMNS = f"""select doctype.name, field.fieldname from `tabDocType` doctype join (
        select parent, fieldname from `tabDocField` where {_ATTACH}
        union select dt, fieldname from `tabCustom Field` where {_ATTACH}
    ) field on field.parent = doctype.name
    where doctype.issingle = 0 and coalesce(doctype.is_virtual, 0) = 0"""  # noqa: S608


def execute() -> None:
    holders, after = sorted(_holders()), ""
    while rows := frappe.db.sql(_OF_PEOPLE, {"after": after}, as_dict=True):
        after = rows[-1].name
        urls = {row.file_url for row in rows if _is_here(row.file_url)}
        renamed = {url: _plain(url) for url in urls if not is_storable(_name(url))}
        for url, new in renamed.items():
            _move(url, new, [row.file_name for row in rows if row.file_url == url])
        for doctype, column in holders:
            _rename(doctype, column, renamed)
        _describe(urls, renamed)
        frappe.db.commit()


def _is_here(url: str | None) -> bool:
    return (url or "").rpartition("/")[0] in _FOLDERS


def _name(url: str) -> str:
    return url.rpartition("/")[2]


def _plain(url: str) -> str:
    """The new URL: the same one each time."""
    folder, _slash, name = url.rpartition("/")
    token = hashlib.sha256(url.encode()).hexdigest()
    return f"{folder}/{own_name(name, token)}"


def _path(url: str) -> Path:
    folder, _slash, name = url.rpartition("/")
    return Path(get_files_path(name, is_private=_FOLDERS[folder]))


def _move(url: str, new: str, file_names: list[str]) -> None:
    """Rename the file, unless it is renamed already, or gone."""
    # If a name had % and two digits, the URL does not name the stored file.
    quoted = (name for name in file_names if name and unquote(name) == _name(url) and "/" not in name)
    as_named = (f"{url.rpartition('/')[0]}/{name}" for name in quoted)
    old = next((path for path in map(_path, (url, *as_named)) if path.is_file()), None)
    if old and not _path(new).exists():
        os.replace(old, _path(new))


def _holders() -> Iterator[tuple[str, str]]:
    """The columns that name a file: (DocType, column)."""
    columns = {(doctype, column) for doctype, fields in FILE_FIELDS.items() for column in fields}
    columns |= {("JP Application", "resume"), ("File", "file_url")}
    if frappe.db.table_exists("DocField"):
        columns.update(frappe.db.sql(_ATTACH_COLUMNS))
    return (holder for holder in columns if frappe.db.table_exists(holder[0]))


def _rename(doctype: str, column: str, renamed: dict[str, str]) -> None:
    if renamed:
        places = ", ".join(["%s"] * len(renamed))
        query = f"select name, `{column}` from `tab{doctype}` where `{column}` in ({places})"  # noqa: S608
        found = frappe.db.sql(query, list(renamed))
        # The database takes A for a.
        _set(doctype, column, {name: renamed[url] for name, url in found if url in renamed})


def _describe(urls: set[str], renamed: dict[str, str]) -> None:
    """Bring names and marks of all rows of these files into line, those of Desk among them."""
    now = {renamed.get(url, url) for url in urls}
    if not now:
        return
    places = ", ".join(["%s"] * len(now))
    query = f"select name, file_url, file_name, content_hash from `tabFile` where file_url in ({places})"  # noqa: S608
    rows = [row for row in frappe.db.sql(query, list(now), as_dict=True) if row.file_url in now]
    names = {row.name: _name(row.file_url) for row in rows if not is_storable(row.file_name or "")}
    marks = {
        row.name: mark_of(row.content_hash, row.file_url)
        for row in rows
        if row.content_hash and ":" not in row.content_hash
    }
    _set("File", "file_name", names)
    _set("File", "content_hash", marks)


def _set(doctype: str, column: str, values: dict[str, str]) -> None:
    pairs = list(values.items())
    for first in range(0, len(pairs), _AT_ONCE):
        bulk.set_values(f"tab{doctype}", f"`{column}`", dict(pairs[first : first + _AT_ONCE]))
