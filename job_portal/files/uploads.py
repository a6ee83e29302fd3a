"""Checks which files accounts may upload, and which files a company or a profile may use.

Frappe lets any signed-in user take over a private file by its URL, and trusts the client's file type. So an
account can upload only through `upload_file` (`account.allow_list`), and its content is checked and cleaned
before Frappe sees it. A record may use only files that its own account uploaded.
"""

import io
import mimetypes
from collections.abc import Collection
from pathlib import Path

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import cint, now, now_datetime

from job_portal.account import quotas
from job_portal.files import messages, programs
from job_portal.files.content import cleaned, is_storable, named_by_content, own_name
from job_portal.platform import rates
from job_portal.platform.messages import FILE_NOT_YOURS
from job_portal.platform.requests import arguments
from job_portal.platform.users import is_held
from job_portal.rules import COMPANY, LIMITS, SEARCHER, UPLOADS

# Uploads of one account in a day. A record has few files, and purge.py deletes the others within days.
MOST_A_DAY = 100
FILE_FIELDS = {
    doctype: {fieldname: rule["file"] for fieldname, rule in rules.items() if "file" in rule}
    for doctype, rules in {"JP Company": COMPANY, "JP Searcher": SEARCHER}.items()
} | {"JP Number Change": {"paper": "document"}, "JP Picture": {"file": "logo"}}
_ROW_FIELDS = ("name", "file_url", "owner", "attached_to_doctype", "attached_to_name", "attached_to_field")
_COPIED = ("file_url", "file_name", "file_size", "content_hash", "is_private", "folder")
_UPLOAD = "frappe.handler.upload_file"
# A key of `frappe.flags`, for `files.no_deduplication`.
NAME_OF_UPLOAD = "job_portal_name_of_upload"


def clean_upload() -> None:
    """Auth hook: the user is known, and the upload is still unread. Replaces it by clean content.

    A hook of File would come too late: Frappe has decoded pictures and stored the content by then.

    :raises frappe.ValidationError: as content.cleaned; no file; a public document.
    :raises frappe.RateLimitExceededError: more than MOST_A_DAY.
    """
    user = frappe.session.user
    if arguments.home_of(frappe.flags.get("job_portal_method") or "") != _UPLOAD or not is_held(user):
        return
    is_form = frappe.request.mimetype == "multipart/form-data"
    file = frappe.request.files.get("file") if is_form else None
    form = frappe.form_dict
    if file is None or form.get("file_url") or form.get("library_file_name"):
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    # Frappe 16 joins a large file from several requests, of which this would check only a part.
    if cint(form.get("total_chunk_count")) > 1:
        frappe.throw(_(messages.UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    _count()
    is_private = cint(form.get("is_private")) != 0
    # Drop the form's other fields, by which Frappe would attach the file, run a method or scale it.
    frappe.local.form_dict = frappe._dict(is_private=int(is_private), cmd=form.get("cmd"))
    # With the client's own name, Frappe's answer would reveal that another file has it.
    content = file.stream.read()
    name = own_name(named_by_content(file.filename, content))
    frappe.flags[NAME_OF_UPLOAD] = file.filename = name
    file.stream = io.BytesIO(cleaned(content, name, None if is_private else LIMITS["picture_side"]))
    kind = mimetypes.guess_type(file.filename)[0]
    if kind not in UPLOADS["logo"] and not is_private:
        frappe.throw(_(messages.UPLOAD_PUBLIC_DOCUMENT))
    if kind == "image/jpeg":
        _spare_second_pass()


def _count() -> None:
    """Count the upload, and refuse one too many before the cleaning."""
    if rates.is_above(MOST_A_DAY, f"uploads:{quotas.person()}", minutes=24 * 60):
        # Frappe fails to render a 429 as HTML, so we always ask for JSON.
        frappe.request.environ["HTTP_ACCEPT"] = "application/json"
        frappe.throw(_(messages.UPLOADS_EXHAUSTED), frappe.RateLimitExceededError)


def _spare_second_pass() -> None:
    """Keep Frappe from processing the re-encoded picture again.

    To remove a JPEG's metadata, Frappe would copy it pixel by pixel in Python: a gigabyte for a photograph.
    """
    settings = frappe.get_cached_doc("System Settings").as_dict()
    settings["strip_exif_metadata_from_uploaded_images"] = 0
    # These settings belong to this request only.
    frappe.local.system_settings = settings


def check_files(doc: Document) -> None:
    """Refuse files that this record may not use.

    A changed URL must be of a file that the current user uploaded, or that is attached to this record
    already. Documents and photos must be private; logos and photos must be images.

    :raises frappe.ValidationError: with the field's label.
    """
    new_urls = _new_urls(doc)
    doc.flags.usable_files = usable = _usable_rows(doc, new_urls.values())
    for fieldname, url in new_urls.items():
        _check_file(doc, fieldname, url, usable[url])


def attach_own(doc: Document, fieldname: str, url: str) -> None:
    """Attach a file that the caller uploaded to a record for `fieldname`, whatever the field itself holds.

    :raises frappe.ValidationError: as `check_files`.
    """
    rows = _usable_rows(doc, [url])[url]
    _check_file(doc, fieldname, url, rows)
    if loose := _to_attach(rows, _place(doc.doctype, doc.name, fieldname)):
        _attach_rows(doc, {loose.name: fieldname})


def _check_file(doc: Document, fieldname: str, url: str, usable: list[dict]) -> None:
    kind = FILE_FIELDS[doc.doctype][fieldname]
    label = _(doc.meta.get_label(fieldname))
    # Desk writes the URL into a link without escaping, whoever uploaded the file.
    if not usable or not _is_plain(url):
        frappe.throw(_(FILE_NOT_YOURS).format(label))
    if kind != "logo" and not url.startswith("/private/files/"):
        frappe.throw(_(messages.FILE_MUST_BE_PRIVATE).format(label))
    # The name gives the type, because it had to match the content at the upload.
    if kind in ("logo", "photo") and mimetypes.guess_type(url)[0] not in UPLOADS[kind]:
        frappe.throw(_(messages.FILE_NOT_A_LOGO).format(label))
    place = _place(doc.doctype, doc.name, fieldname)
    # For accounts only, since a demonstration uses one file for all records.
    is_new = not any(place.items() <= row.items() for row in usable)
    if kind == "resume" and is_new and is_held(frappe.session.user):
        _check_resume(usable[0].name)


def _is_plain(url: str) -> bool:
    folder, _slash, name = url.rpartition("/")
    return folder in ("/files", "/private/files") and is_storable(name)


def _check_resume(file: str) -> None:
    """Refuse a PDF that cannot be rewritten for readers, while its owner can still choose another."""
    path = Path(frappe.get_doc("File", file).get_full_path())
    try:
        if path.suffix.lower() == ".pdf":
            programs.rewritten_pdf(path.read_bytes())
    except programs.Refused as refused:
        frappe.throw(_(refused.sentence).format(LIMITS["resume_pages"]))


def attach_files(doc: Document) -> None:
    """Attach a File row to the record for each newly used file, one row for each field. After this, Frappe
    would take any unattached File with the same URL, whoever owns it.
    """
    new_urls = _new_urls(doc)
    # `check_files` has found them already, unless the save skips validation.
    usable = doc.flags.pop("usable_files", None) or _usable_rows(doc, new_urls.values())
    taken: dict[str, str] = {}
    for fieldname, url in new_urls.items():
        target = _place(doc.doctype, doc.name, fieldname)
        if loose := _to_attach(usable[url], target):
            taken[loose.name] = fieldname
            loose.update(target)
    _attach_rows(doc, taken)
    _date_replaced(doc)


def _date_replaced(doc: Document) -> None:
    """Date the File rows that this save replaced, from which purge.py counts their days."""
    before = doc.get_doc_before_save()
    for fieldname in FILE_FIELDS[doc.doctype] if before else ():
        if before.get(fieldname) and before.get(fieldname) != doc.get(fieldname):
            row = {**_place(doc.doctype, doc.name, fieldname), "file_url": before.get(fieldname)}
            frappe.db.set_value("File", row, "modified", now_datetime(), update_modified=False)


def _to_attach(rows: list[dict], target: dict) -> dict | None:
    """The unattached row of a file; None if a row is at `target` already or is now copied there."""
    if any(target.items() <= row.items() for row in rows):
        return None
    loose = next((row for row in rows if not row.attached_to_name), None)
    if rows and not loose:
        _copy_row(rows[0].name, target)
    return loose


def _place(doctype: str, name: str, fieldname: str) -> dict[str, str]:
    """The columns of a File row that is attached to a record's field."""
    return {"attached_to_doctype": doctype, "attached_to_name": name, "attached_to_field": fieldname}


def _new_urls(doc: Document) -> dict[str, str]:
    changed = [fieldname for fieldname in FILE_FIELDS[doc.doctype] if doc.has_value_changed(fieldname)]
    return {fieldname: doc.get(fieldname) for fieldname in changed if doc.get(fieldname)}


def _usable_rows(doc: Document, urls: Collection[str]) -> dict[str, list[dict]]:
    """By URL, the File rows that the current user uploaded, then those attached to this record.

    Two people's identical files share one URL but have two rows, so this compares URL and owner.
    """
    if not urls:
        return {}
    places = ", ".join(["%s"] * len(urls))
    query = (
        f"select {', '.join(_ROW_FIELDS)} from `tabFile` where file_url in ({places}) order by creation desc"  # noqa: S608 (constants)
    )
    rows = frappe.db.sql(query, tuple(urls), as_dict=True)
    own = [row for row in rows if row.owner == frappe.session.user]
    attached = [
        row
        for row in rows
        if (row.attached_to_doctype, row.attached_to_name) == (doc.doctype, doc.name) and row not in own
    ]
    return {url: [row for row in own + attached if row.file_url == url] for url in urls}


def _attach_rows(doc: Document, fieldnames: dict[str, str]) -> None:
    """Attach unattached File rows, {row's name: the record's field}, in one statement."""
    if not fieldnames:
        return
    cases = " ".join(["when %s then %s"] * len(fieldnames))
    places = ", ".join(["%s"] * len(fieldnames))
    query = f"""update `tabFile` set attached_to_doctype = %s, attached_to_name = %s,
        attached_to_field = case name {cases} end, modified = %s, modified_by = %s
        where name in ({places})"""  # noqa: S608 (constants)
    pairs = [value for pair in fieldnames.items() for value in pair]
    values = (doc.doctype, doc.name, *pairs, now(), frappe.session.user, *fieldnames)
    frappe.db.sql(query, values)
    for name in fieldnames:
        frappe.clear_document_cache("File", name)


def _copy_row(name: str, target: dict) -> None:
    """Copy the row for a second field, or Frappe would attach another user's row of the same content.

    Inserted without Frappe's hooks of File, which would copy the content.
    """
    row = frappe.get_doc("File", name)
    copied = {fieldname: row.get(fieldname) for fieldname in _COPIED}
    copy = frappe.get_doc({"doctype": "File", "name": frappe.generate_hash(length=10), **copied, **target})
    copy.db_insert()
