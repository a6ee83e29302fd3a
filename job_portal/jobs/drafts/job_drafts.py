"""The drafts of the signed-in account's company: jobs that came in and are not published yet."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.company.policy import check_may_act, own_company, own_locked
from job_portal.connections.messages import CONNECTIONS_OFF
from job_portal.jobs import messages, service
from job_portal.jobs.doctype.jp_job.jp_job import HELD, LIVE, status_now
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import DOCTYPE, FILE, HR, LISTING
from job_portal.jobs.drafts import Unreadable, draft_checks, job_columns, job_tables
from job_portal.jobs.drafts.job_columns import REFERENCE
from job_portal.platform import fields, market, paging, rates, retention
from job_portal.platform.paging import Listing
from job_portal.platform.policy import require
from job_portal.rules import CONNECTION_LIMITS

_MOST_BYTES = CONNECTION_LIMITS["import_bytes"]
_MOST_DRAFTS = CONNECTION_LIMITS["job_drafts"]
_MOST_AN_HOUR = CONNECTION_LIMITS["imports_an_hour"]
# What `draft_checks` asks of a company.
_OF_COMPANY = ("company_name", "company_website")
_LISTED = ("title", "source", "file_name", "row", "gone_on", "creation", "job_values")


def read_file(is_kept: bool) -> dict:
    """The rows of the file in the request, as `api.import_jobs` answers them.

    :param is_kept: whether they become drafts.
    :raises frappe.PermissionError: 403, no company, or one that is frozen or rejected.
    :raises frappe.ValidationError: 417, no file that can be read, too many drafts, or a site without
        connections.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    company = (own_locked if is_kept else own_company)(*_OF_COMPANY)
    check_may_import(company)
    if rates.is_above(_MOST_AN_HOUR, f"job files:{company.name}", minutes=60):
        frappe.throw(_(messages.IMPORTS_EXHAUSTED), frappe.RateLimitExceededError)
    content, name = _sent_file()
    try:
        table = job_tables.read(content)
    except Unreadable as error:
        frappe.throw(_(error.sentence).format(job_tables.MOST_ROWS))
    rows, read, unread = [], [], {}
    for number, texts in table:
        values, columns = job_columns.values_of(texts)
        unread |= dict.fromkeys(each for each in texts if not job_columns.field_of(each))
        read.append((number, values))
        rows.append({"row": number, "title": values.get("title", ""), **_told(values, company, columns)})
    # False sorts before True.
    rows.sort(key=lambda row: (not row["problems"], not row["held_for"], row["row"]))
    try:
        kept = keep(company.name, FILE, read, name[:140]) if is_kept else 0
    except Unreadable as error:
        frappe.throw(_(error.sentence))
    return {"rows": rows, "unread": list(unread), "kept": kept}


def check_may_import(company: dict) -> None:
    """Refuse a site without connections, and a company that is frozen or rejected.

    :raises frappe.PermissionError: 403. frappe.ValidationError: 417.
    """
    check_may_act(company["status"])
    if not market.has_connections():
        frappe.throw(_(CONNECTIONS_OFF))


def keep(company: str, source: str, rows: Iterable[tuple[int, dict]], file_name: str = "") -> int:
    """Make or renew a draft of each row, and return how many there are. The caller has locked the company.

    A job that was published from such a draft gets no other one: of a file while it is open, of others never.
    The drafts that a feed or an HR system lists no longer are marked.

    :param rows: (number, values); a value `REFERENCE` is the job's name in the company's own system.
    :raises Unreadable: the company has too many drafts. The caller rolls back.
    """
    seen: Counter[str] = Counter()
    names = []
    drafts = {"company": company, "source": source}
    for number, values in rows:
        values = dict(values)
        reference = str(values.pop(REFERENCE, ""))
        same = reference or json.dumps(values, sort_keys=True)
        seen[same] += 1
        name = _name(company, source, same, seen[same])
        while job := _published(company, name):
            is_open = status_now(job.status, job.valid_through) in (LIVE, HELD)
            if is_open or source in LISTING:
                break
            name = _name(company, source, same, seen[same], job.name)
        if job:
            continue
        names.append(name)
        stored = {
            "row": number,
            "title": _without_tags(str(values.get("title", "")))[:140],
            "job_values": _without_tags(json.dumps(values)),
            "file_name": _without_tags(file_name or reference)[:140],
        }
        if frappe.db.exists(DOCTYPE, name):
            frappe.db.set_value(DOCTYPE, name, {**stored, "gone_on": None})
            continue
        draft = frappe.get_doc({"doctype": DOCTYPE, **drafts, **stored})
        draft.flags.name_of_draft = name
        draft.flags.is_owner_locked = True
        draft.insert(ignore_permissions=True)
    if source in LISTING:
        gone = {**drafts, "gone_on": ("is", "not set"), "name": ("not in", names or [""])}
        frappe.db.set_value(DOCTYPE, gone, "gone_on", now_datetime().date())
    if frappe.db.count(DOCTYPE, {"company": company, "is_deleted": 0}) > _MOST_DRAFTS:
        raise Unreadable(messages.TOO_MANY_DRAFTS)
    return len(names)


def listed(cursor: str | None, limit: int | None) -> dict:
    """The company's drafts, the newest first, as `api.get_job_drafts` answers them.

    :raises frappe.PermissionError: 403, no company.
    """
    company = own_company(*_OF_COMPANY)
    columns = {"draft": "draft.name", **{column: f"draft.{column}" for column in _LISTED}}
    where = ["draft.company = %(company)s", "draft.is_deleted = 0"]
    order = [("draft.creation", "desc"), ("draft.name", "desc")]
    drafts = Listing(f"`tab{DOCTYPE}` draft", columns, where, {"company": company.name}, order)
    found = paging.page(drafts, cursor, limit)
    found["items"] = [_answer(row, company) for row in found["items"]]
    return found


def one(name: str) -> dict:
    """A draft of the company, as `api.get_job_draft` answers it.

    :raises frappe.PermissionError: 403, no such draft of the company.
    """
    company = own_company(*_OF_COMPANY)
    own = {"name": name.strip(), "company": company.name, "is_deleted": 0}
    row = frappe.db.get_value(DOCTYPE, own, ["name as draft", *_LISTED], as_dict=True)
    require(row, messages.DRAFT_NOT_FOUND)
    return {"values": json.loads(row.job_values), **_answer(row, company)}


def publish(name: str, values: dict) -> Document:
    """Post the job of a draft by `jobs.service.post`, and delete the draft. A second call finds the first
    one's job.

    :param values: of the form in place of the draft's own; none of them where the draft is posted as it is.
    :raises frappe.PermissionError: 403, no such draft of the company; and as `jobs.service.post`.
    """
    name, company = name.strip(), own_company().name
    own = {"name": name, "company": company, "is_deleted": 0}
    columns = ["job_values", "source", "file_name"]
    draft = frappe.db.get_value(DOCTYPE, own, columns, as_dict=True)
    require(draft or _published(company, name), messages.DRAFT_NOT_FOUND)
    job = service.post(values or json.loads(draft.job_values if draft else "{}"), _client_key(name))
    if draft and draft.source == HR:
        frappe.db.set_value("JP Job", job.name, "hr_opening", draft.file_name, update_modified=False)
    frappe.db.delete(DOCTYPE, {"name": name, "company": company})
    return job


def delete(name: str) -> None:
    """Delete a draft of the company. A feed or an HR system does not bring it again.

    :raises frappe.PermissionError: 403, no such draft of the company.
    """
    own = {"name": name.strip(), "company": own_locked().name}
    source = frappe.db.get_value(DOCTYPE, own, "source")
    require(source, messages.DRAFT_NOT_FOUND)
    if source in LISTING:
        frappe.db.set_value(DOCTYPE, own["name"], {"is_deleted": 1, "title": "", "job_values": "{}"})
    else:
        frappe.db.delete(DOCTYPE, own)


def purge() -> None:
    """Daily job: delete old drafts."""
    retention.purge("job_drafts", DOCTYPE)


def _answer(row: dict, company: dict) -> dict:
    values = json.loads(row.pop("job_values"))
    row.update({key: row[key] and str(row[key]) for key in ("gone_on", "creation")})
    return {**row, **_told(values, company, {})}


def _told(values: dict, company: dict, columns: dict[str, str]) -> dict:
    """What is wrong with a job, by the columns of its file or else of the template."""
    found, held_for = draft_checks.problems({**values, REFERENCE: None}, company)
    names = {field: headers[0] for field, headers in job_columns.COLUMNS.items()} | columns
    problems = [
        {"column": names.get(each["field"] or "", ""), "sentence": each["sentence"]} for each in found
    ]
    return {"problems": problems, "held_for": held_for}


def _sent_file() -> tuple[bytes, str]:
    """The content and the name of the file in the request."""
    file = frappe.request.files.get("file")
    if not file:
        frappe.throw(_(messages.FILE_MISSING))
    content = file.stream.read(_MOST_BYTES + 1)
    if len(content) > _MOST_BYTES:
        frappe.throw(_(messages.FILE_TOO_LARGE))
    return content, file.filename or ""


def _name(*parts: object) -> str:
    return hashlib.sha256("\n".join(map(str, parts)).encode(errors="replace")).hexdigest()[:20]


def _without_tags(text: str) -> str:
    """A space after each `<` that opens a tag: markup in one job must not refuse the whole list."""
    return fields.MARKUP.sub(lambda opening: f"< {opening[0][1:]}", text)


def _client_key(draft: str) -> str:
    return f"draft-{draft}"


def _published(company: str, draft: str) -> dict | None:
    """The job that was published from a draft of this name."""
    own = {"company": company, "client_key": _client_key(draft)}
    return frappe.db.get_value("JP Job", own, ["name", "status", "valid_through"], as_dict=True)
