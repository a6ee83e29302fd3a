"""Gives each file of a person a name, a URL and bytes of its own.

Frappe gives identical bytes one URL, so an answer would tell that somebody else has them, and by which name.
"""

import hashlib
import os
import shutil
from pathlib import Path

import frappe
from frappe.model.document import Document
from frappe.utils import cint

from job_portal.files.content import own_name
from job_portal.files.uploads import FILE_FIELDS, NAME_OF_UPLOAD
from job_portal.platform.users import has_desk

# Of an MD5, which Frappe takes.
HASH_LETTERS = 32


def keep_apart(file: Document, event: str) -> None:
    """Hook of File. Frappe has just stored the new file's bytes, or has found the same ones elsewhere.

    It holds for whoever has no access to Desk, and for what Desk attaches to a record that has files.
    """
    url = file.file_url or ""
    if not (file.content and url.startswith(("/files/", "/private/files/")) and _is_held_apart(file)):
        return
    stored = Path(file.get_full_path())
    # An upload has its name before Frappe sees it.
    if not _is_upload(file):
        file.file_name = own_name(file.file_name)
    file.file_url = f"{'/private' if cint(file.is_private) else ''}/files/{file.file_name}"
    file.content_hash = mark_of(file.content_hash, file.file_url)
    if file.file_url == url:
        return
    own = Path(file.get_full_path())
    if frappe.db.exists("File", {"file_url": url}):
        shutil.copyfile(stored, own)
    else:
        os.replace(stored, own)
    frappe.db.after_rollback.add(lambda: own.unlink(missing_ok=True))


def _is_held_apart(file: Document) -> bool:
    is_ours = _is_upload(file) or file.attached_to_doctype in FILE_FIELDS
    return is_ours or not has_desk(frappe.session.user)


def _is_upload(file: Document) -> bool:
    """Whether `uploads.clean_upload` has named it."""
    return file.file_name == frappe.flags.get(NAME_OF_UPLOAD)


def mark_of(content_hash: str, url: str) -> str:
    """What a file's row keeps in the place of Frappe's hash of its content: that hash, and one of its URL.

    Frappe looks for identical bytes by its own hash, and finds none. It deletes bytes with the last row that
    has the same mark, and the rows of one URL have the same.
    """
    return f"{content_hash[:HASH_LETTERS]}:{hashlib.sha256(url.encode()).hexdigest()}"
