"""What accounts may upload, and which files a company may carry.

Frappe lets any signed-in user take over a private file by naming its URL (insert, change, or an Attach
field of a record) and keeps what the client says of a file's type. So for users without desk access: bytes
come through `upload_file` and nowhere else, and are checked and cleaned before Frappe sees them; a row is
never changed afterwards, and what a company carries is not deleted.
"""

import io
import mimetypes
from collections.abc import Collection

import frappe
from frappe import _
from frappe.core.doctype.file.file import has_permission as frappe_has_permission
from frappe.model.document import Document
from frappe.utils import cint, cstr, now

from job_portal.files import messages
from job_portal.files.content import cleaned, storable_name
from job_portal.platform import rates
from job_portal.platform.messages import FILE_NOT_YOURS
from job_portal.platform.users import has_desk, is_portal_account, require_desk
from job_portal.rules import COMPANY, LIMITS, UPLOADS

# Of one account, whatever becomes of them. A company has four files; what it does not carry goes within days
# (purge.py).
MOST_A_DAY = 100
FILE_FIELDS = {fieldname: rule["file"] for fieldname, rule in COMPANY.items() if "file" in rule}
_ROW_FIELDS = ("name", "file_url", "owner", "attached_to_doctype", "attached_to_name", "attached_to_field")
# Where Frappe keeps files, as it looks for them.
STORED = ("/files", "/private/files")
# What an account may attach an upload to, if to anything: what `purge.py` looks after.
_OF_ACCOUNTS = (None, "", "User", "JP Company")
_UPLOAD_METHODS = ("upload_file", "frappe.handler.upload_file")
_FIXED_FIELDS = (
    "file_url",
    "file_name",
    "is_private",
    "owner",
    "attached_to_doctype",
    "attached_to_name",
    "attached_to_field",
)


def clean_upload() -> None:
    """Auth hook: the caller is known, and nothing has read the upload yet. Puts clean bytes in its place.

    Not a hook of File: before the first of those runs, Frappe has decoded pictures and written the bytes.

    :raises frappe.ValidationError: as upload_content.cleaned.
    :raises frappe.PermissionError: a user without desk access has Frappe write a stored file anew.
    :raises frappe.RateLimitExceededError: more than MOST_A_DAY.
    """
    user = frappe.session.user
    # Guests are refused by Frappe; asking for the files parses the body, so only where one can be. Frappe
    # gives an OPTIONS request no user at all.
    if not user or user == "Guest":
        return
    _refuse_rewriting()
    is_form = frappe.request.mimetype == "multipart/form-data"
    file = frappe.request.files.get("file") if is_form else None
    is_upload = _is_asked_for_upload()
    # A file without a name is there, and yet false.
    if (file is None and not is_upload) or has_desk(user):
        return
    form = frappe.form_dict
    _clean_fields(form)
    if is_upload and (file is None or form.get("file_url") or form.get("library_file_name")):
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    # Newer Frappe joins a large file from several requests: what is checked here would be a part of it.
    if cint(form.get("total_chunk_count")) > 1:
        frappe.throw(_(messages.UPLOAD_TOO_LARGE).format(LIMITS["upload_bytes"] // 1024**2))
    _count(user)
    file.filename = storable_name(file.filename)
    file.stream = io.BytesIO(cleaned(file.stream.read(), file.filename))
    frappe.flags.job_portal_upload_is_clean = True
    if mimetypes.guess_type(file.filename)[0] == "image/jpeg":
        _spare_second_pass()


def _count(user: str) -> None:
    """Before the work of cleaning is done."""
    if rates.is_above(MOST_A_DAY, f"uploads:{user}", minutes=24 * 60):
        # Frappe makes no page of a 429, and fails for who would rather have one.
        frappe.request.environ["HTTP_ACCEPT"] = "application/json"
        frappe.throw(_(messages.UPLOADS_EXHAUSTED), frappe.RateLimitExceededError)


def _refuse_rewriting() -> None:
    """Of all ways to call a record's method: File's writes to the path of its `file_name`, whoever's that is,
    and asks for permission afterwards.
    """
    form = frappe.form_dict
    called = (frappe.request.path, form.get("run_method"), form.get("method"))
    if any("optimize_file" in cstr(name) for name in called):
        require_desk(messages.UPLOAD_IS_FIXED)


def _spare_second_pass() -> None:
    """Have Frappe leave the picture as it was made anew: it would do so again for what cameras note beside a
    JPEG's pixels, one by one in Python, which takes a gigabyte for a phone's photograph.
    """
    settings = frappe.get_cached_doc("System Settings").as_dict()
    settings["strip_exif_metadata_from_uploaded_images"] = 0
    # This request's own.
    frappe.local.system_settings = settings


def _is_asked_for_upload() -> bool:
    """Whether the request calls Frappe's method, by any of its names: without a file it may name a record."""
    names = {*frappe.request.path.split("/"), cstr(frappe.form_dict.get("cmd"))}
    return not names.isdisjoint(_UPLOAD_METHODS)


def _clean_fields(form: dict) -> None:
    """Of what stands beside a file, leave what Frappe takes, as it takes it.

    :raises frappe.ValidationError: what names no record to attach the file to.
    """
    is_elsewhere = is_portal_account(frappe.session.user) and form.get("doctype") not in _OF_ACCOUNTS
    if is_elsewhere or not isinstance(form.get("docname") or "", str):
        frappe.throw(_(messages.UPLOAD_TO_NOTHING))
    # Stored as it comes, where no column holds 1e308.
    form["is_private"] = int(cint(form.get("is_private")) != 0)
    # A second pass over a picture that is made anew already; its measures are read as numbers unasked.
    for name in ("optimize", "max_width", "max_height"):
        form.pop(name, None)
    # Any method of Frappe's, run as if it had been given the clean file: one takes other bytes from the form.
    form.pop("method", None)


def before_insert(file: Document, event: str | None = None) -> None:
    """Hook of File. Frappe has written the bytes by now; a refusal takes them back.

    :raises frappe.ValidationError: bytes that did not come through clean_upload, or a public document.
    """
    if has_desk(frappe.session.user) or file.flags.is_copy:
        return
    if not _is_clean_upload() or file.is_folder:
        frappe.throw(_(messages.UPLOAD_WITHOUT_CONTENT))
    if mimetypes.guess_type(file.file_name)[0] not in UPLOADS["logo"] and not cint(file.is_private):
        frappe.throw(_(messages.UPLOAD_PUBLIC_DOCUMENT))


def has_permission(doc: Document, ptype: str = "read", user: str | None = None, debug: bool = False) -> bool:
    """Hook of File: without desk access no rows but an upload's, no changes, no deletion of a company's.

    `validate` and `on_trash` say the same again, but only after Frappe has moved or deleted the bytes.
    Where this hook has nothing against it, it gives Frappe's own answer: Frappe 15 stops at the first
    answer it gets, 16 takes None for a no.
    """
    user = user or frappe.session.user
    if doc.is_new():
        # `before_insert` says the same again, but then Frappe takes back files that the caller has named.
        is_forbidden = ptype == "create" and not _is_clean_upload()
    else:
        is_forbidden = ptype == "write" or (ptype == "delete" and doc.attached_to_doctype == "JP Company")
    if is_forbidden and not has_desk(user):
        return False
    return frappe_has_permission(doc, ptype, user)


def validate(file: Document, event: str | None = None) -> None:
    """Hook of File.

    :raises frappe.PermissionError: a user without desk access changes a stored row.
    """
    if not file.is_new() and any(file.has_value_changed(fieldname) for fieldname in _FIXED_FIELDS):
        require_desk(messages.UPLOAD_IS_FIXED)


def on_trash(file: Document, event: str | None = None) -> None:
    """Hook of File.

    :raises frappe.PermissionError: a user without desk access deletes what a company carries.
    """
    if file.attached_to_doctype == "JP Company":
        require_desk(messages.UPLOAD_IN_USE)


def check_files(company: Document) -> None:
    """Refuse a file that is not this company's to carry.

    A changed URL must be one that the person saving uploaded, or that is attached to this company already.
    Documents must be private, and the logo an image.

    :raises frappe.ValidationError: with the field's label.
    """
    new_urls = _new_urls(company)
    company.flags.usable_files = usable = _usable_rows(company, new_urls.values())
    for fieldname, url in new_urls.items():
        kind = FILE_FIELDS[fieldname]
        label = _(company.meta.get_label(fieldname))
        if not usable[url]:
            frappe.throw(_(FILE_NOT_YOURS).format(label))
        if kind == "document" and not url.startswith("/private/files/"):
            frappe.throw(_(messages.FILE_MUST_BE_PRIVATE).format(label))
        # The name tells: at the upload it had to agree with the content.
        if kind == "logo" and mimetypes.guess_type(url)[0] not in UPLOADS["logo"]:
            frappe.throw(_(messages.FILE_NOT_A_LOGO).format(label))


def check_record(record: Document, event: str | None = None) -> None:
    """Hook of every record. Frappe lets one name any file there is, and attaches it without asking whose it
    is: who sees the record sees the file then.

    :raises frappe.ValidationError: an account names a file that it has not uploaded.
    """
    me = frappe.session.user
    # A company has rules of its own, and File is the row itself.
    if not is_portal_account(me) or record.doctype in ("JP Company", "File"):
        return
    for fieldname in attaching_fields(record.doctype):
        url = cstr(record.get(fieldname))
        if url.startswith(STORED) and record.has_value_changed(fieldname):
            _attach_own(record, fieldname, url)


def _attach_own(record: Document, fieldname: str, url: str) -> None:
    """Before Frappe does, which takes any loose row of the URL: the same bytes of two people are two rows."""
    rows = frappe.get_all(
        "File",
        filters={"file_url": url, "owner": frappe.session.user},
        fields=list(_ROW_FIELDS),
        order_by="creation desc",
    )
    if not rows:
        frappe.throw(_(FILE_NOT_YOURS).format(_(record.meta.get_label(fieldname))))
    target = place(record.doctype, record.name, fieldname)
    if loose := _to_attach(rows, target):
        frappe.db.set_value("File", loose.name, target)


def attach_files(company: Document) -> None:
    """Attach to the company the File row of each file that it newly carries, one row a field."""
    new_urls = _new_urls(company)
    # `check_files` has found them, where the save was validated.
    usable = company.flags.pop("usable_files", None) or _usable_rows(company, new_urls.values())
    taken: dict[str, str] = {}
    for fieldname, url in new_urls.items():
        target = place(company.doctype, company.name, fieldname)
        if loose := _to_attach(usable[url], target):
            taken[loose.name] = fieldname
            loose.update(target)
    _attach_rows(company, taken)


def _to_attach(rows: list[dict], target: dict) -> dict | None:
    """The loose one of a file's rows; None where one is at `target` already, or is copied to it now."""
    if any(target.items() <= row.items() for row in rows):
        return None
    loose = next((row for row in rows if not row.attached_to_name), None)
    if rows and not loose:
        _copy_row(rows[0].name, target)
    return loose


def place(doctype: str, name: str, fieldname: str) -> dict[str, str]:
    """Where a File row is attached: its columns for a field of a record."""
    return {"attached_to_doctype": doctype, "attached_to_name": name, "attached_to_field": fieldname}


def attaching_fields(doctype: str) -> list[str]:
    """The fields of a DocType that name files, also those that other apps add."""
    kinds = ("Attach", "Attach Image")
    return [field.fieldname for field in frappe.get_meta(doctype).fields if field.fieldtype in kinds]


def _is_clean_upload() -> bool:
    """Whether this is the request's multipart upload, with no URL named beside it."""
    return bool(
        frappe.flags.job_portal_upload_is_clean
        and getattr(frappe.local, "uploaded_file", None)
        and not getattr(frappe.local, "uploaded_file_url", None)
    )


def _new_urls(company: Document) -> dict[str, str]:
    """The URLs by field that this save brings."""
    changed = [fieldname for fieldname in FILE_FIELDS if company.has_value_changed(fieldname)]
    return {fieldname: company.get(fieldname) for fieldname in changed if company.get(fieldname)}


def _usable_rows(company: Document, urls: Collection[str]) -> dict[str, list[dict]]:
    """By URL, the File rows that the person saving uploaded, or that are this company's, the former first.

    Identical bytes of two people get one URL and two rows: so look by URL and owner.
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
        if (row.attached_to_doctype, row.attached_to_name) == (company.doctype, company.name)
        and row not in own
    ]
    return {url: [row for row in own + attached if row.file_url == url] for url in urls}


def _attach_rows(company: Document, fieldnames: dict[str, str]) -> None:
    """Attach loose rows of File, {row's name: the company's field}: `set_value`, in one statement."""
    if not fieldnames:
        return
    cases = " ".join(["when %s then %s"] * len(fieldnames))
    places = ", ".join(["%s"] * len(fieldnames))
    query = f"""update `tabFile` set attached_to_doctype = %s, attached_to_name = %s,
        attached_to_field = case name {cases} end, modified = %s, modified_by = %s
        where name in ({places})"""  # noqa: S608 (constants)
    pairs = [value for pair in fieldnames.items() for value in pair]
    values = (company.doctype, company.name, *pairs, now(), frappe.session.user, *fieldnames)
    frappe.db.sql(query, values)
    for name in fieldnames:
        frappe.clear_document_cache("File", name)


def _copy_row(name: str, target: dict) -> None:
    """One file in two fields: a second row, or else Frappe attaches a stranger's row of the same bytes."""
    row = frappe.get_doc("File", name)
    copy = frappe.get_doc(
        {
            "doctype": "File",
            "file_url": row.file_url,
            "file_name": row.file_name,
            "is_private": row.is_private,
            **target,
        }
    )
    copy.flags.is_copy = True
    copy.insert(ignore_permissions=True)
