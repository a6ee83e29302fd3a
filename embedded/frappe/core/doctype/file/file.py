"""Files: a record for each upload, and its bytes on disk."""

import hashlib
import os
import shutil
from pathlib import Path
from urllib.parse import unquote

import frappe
from frappe import exceptions
from frappe.messages import throw
from frappe.model.document import Document
from frappe.utils import cint, get_files_path

REMOTE_PREFIXES = ("http://", "https://")
HASH_SUFFIX_LENGTH = 6


class File(Document):
    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.content = self.get("content") or b""

    @property
    def is_remote_file(self) -> bool:
        return self.file_url.startswith(REMOTE_PREFIXES) if self.file_url else not self.content

    def autoname(self):
        self.name = self.file_name if self.is_folder else frappe.generate_hash(length=10)

    def before_insert(self):
        """Write the bytes to disk, before the apps' hooks run. A rollback removes them."""
        self.folder = self.folder or (None if self.is_home_folder else "Home")
        if not self.file_name and not self.file_url:
            throw("Fields `file_name` or `file_url` must be set for File", exceptions.MandatoryError)
        self.file_name = (self.file_name or self.file_url.split("/")[-1]).replace("/", "")
        if self.file_url:
            self.is_private = cint(self.file_url.startswith("/private/"))
        if not self.is_folder and self.content and not self.is_remote_file:
            self.save_file()

    def validate(self):
        if self.is_folder:
            return
        self.file_url = unquote(self.file_url) if self.file_url else ""
        if self.attached_to_doctype and not self.attached_to_name:
            throw("Attached To Name must be a string or an integer")
        if self.get_doc_before_save() and self.has_value_changed("is_private"):
            self._move_bytes()
        if self.is_remote_file:
            return
        if not self.file_url.startswith(("/files/", "/private/files/")):
            throw("URL must start with http:// or https://", title="Invalid URL")
        folder = os.path.realpath(get_files_path(is_private=self.is_private))
        if not os.path.realpath(self.get_full_path()).startswith(folder + os.sep):
            throw("The File URL you've entered is incorrect", title="Invalid File URL")
        if not self.exists_on_disk():
            throw(f"File {self.file_url} does not exist", OSError)

    def on_trash(self):
        if self.is_home_folder or self.is_attachments_folder:
            throw("Cannot delete Home and Attachments folders")
        if not self.is_folder and not self.is_remote_file:
            others = {"file_url": self.file_url, "name": ("!=", self.name)}
            if not frappe.db.exists("File", others):
                # After the commit, because the bytes must stay if the delete is refused.
                path = self.get_full_path()
                frappe.db.after_commit.add(lambda: Path(path).unlink(missing_ok=True))

    def save_file(self, content: bytes | None = None):
        """Write the bytes under a free name, or use the URL of identical bytes."""
        content = content if content is not None else self.get_content()
        content = content.encode() if isinstance(content, str) else content
        self.content_hash = hashlib.md5(content).hexdigest()  # noqa: S324  (finds twins, keeps no secret)
        self.file_size = len(content)
        twin = {"content_hash": self.content_hash, "is_private": cint(self.is_private)}
        for url in frappe.db.get_values("File", twin, "file_url", pluck=True):
            if Path(_path_of(url)).exists():
                self.file_url = url
                return
        stem, suffix = os.path.splitext(self.file_name)
        path = Path(get_files_path(self.file_name, is_private=self.is_private))
        if path.exists():
            self.file_name = f"{stem}{self.content_hash[-HASH_SUFFIX_LENGTH:]}{suffix}"
            path = path.with_name(self.file_name)
        try:
            path.write_bytes(content)
        except OSError:
            # If the disk is full, a part may have been written.
            path.unlink(missing_ok=True)
            raise
        self.file_url = ("/private" if cint(self.is_private) else "") + f"/files/{self.file_name}"
        frappe.db.after_rollback.add(lambda: path.unlink(missing_ok=True))

    def get_content(self) -> bytes:
        """The bytes, from memory or disk."""
        if self.content:
            return self.content.encode() if isinstance(self.content, str) else self.content
        return Path(self.get_full_path()).read_bytes()

    def get_full_path(self) -> str:
        return _path_of(self.file_url)

    def exists_on_disk(self) -> bool:
        return os.path.exists(self.get_full_path())

    def _move_bytes(self):
        """Move the bytes to the other folder, because `is_private` changed."""
        name = self.file_url.rsplit("/", 1)[-1]
        old_url, new_url = self.file_url, ("/private" if cint(self.is_private) else "") + f"/files/{name}"
        if old_url == new_url or self.is_remote_file:
            return
        source, target = _path_of(old_url), _path_of(new_url)
        if not os.path.exists(source) or os.path.exists(target):
            throw(f"Cannot move file {old_url}", exceptions.ValidationError)
        shutil.move(source, target)
        frappe.db.after_rollback.add(lambda: shutil.move(target, source))
        self.file_url = new_url
        changes = {"file_url": new_url, "is_private": cint(self.is_private)}
        frappe.db.set_value("File", {"file_url": old_url}, changes, update_modified=False)


def _path_of(url: str) -> str:
    is_private = url.startswith("/private/")
    return get_files_path(url.split("/files/", 1)[-1], is_private=is_private)


def has_permission(doc, ptype=None, user=None, debug=False) -> bool:
    """Anybody may read a public file. The owner, and readers of its document, may read a private one."""
    user = user or frappe.session.user
    if user == "Administrator" or (not doc.is_private and ptype in ("read", "select")):
        return True
    if user != "Guest" and doc.owner in (user, None):
        return True
    if not (doc.attached_to_doctype and doc.attached_to_name):
        return False
    if not frappe.db.exists(doc.attached_to_doctype, doc.attached_to_name):
        return False
    attached_to = frappe.get_doc(doc.attached_to_doctype, doc.attached_to_name)
    needed = "write" if ptype in ("write", "create", "delete") else "read"
    return frappe.has_permission(doc.attached_to_doctype, needed, attached_to, user=user)
