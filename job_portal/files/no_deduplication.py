"""Undoes Frappe's deduplication: each person's file gets its own name, URL and content on disk.

Frappe gives identical files one URL, so its answer would reveal that somebody else has the file, and its
name.
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

# The length of an MD5, Frappe's hash.
HASH_LETTERS = 32


def keep_apart(file: Document, event: str) -> None:
    """Hook of File, after Frappe has stored the new content or found it elsewhere.

    It applies to users without Desk, and to files that Desk attaches to a record with file fields.
    """
    url = file.file_url or ""
    if not (file.content and url.startswith(("/files/", "/private/files/")) and _is_held_apart(file)):
        return
    stored = Path(file.get_full_path())
    # An upload already has its own name.
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
    return file.file_name == frappe.flags.get(NAME_OF_UPLOAD)


def mark_of(content_hash: str, url: str) -> str:
    """Return the row's `content_hash`: Frappe's hash of the content, and a hash of the URL.

    Frappe then finds no identical content. It deletes content with the last row of the same hash, and only
    rows of one URL share it.
    """
    return f"{content_hash[:HASH_LETTERS]}:{hashlib.sha256(url.encode()).hexdigest()}"
