"""Checks a message's content against the records: the side of a ready sentence, a file, a card."""

import mimetypes
from pathlib import Path
from urllib.parse import urlencode

import frappe
from frappe import _
from werkzeug.wrappers import Response

from job_portal.account import quotas
from job_portal.conversations import messages
from job_portal.conversations.doctype.jp_message.jp_message import DOCTYPE
from job_portal.conversations.message_drafts import CARD, FILE, READY, Draft
from job_portal.conversations.policy import Party
from job_portal.files import programs
from job_portal.interviews.doctype.jp_interview.jp_interview import DOCTYPE as INTERVIEW
from job_portal.jobs.finding import listing, of_jobs
from job_portal.platform import rates
from job_portal.platform.policy import require
from job_portal.platform.states import COMPANY
from job_portal.rules import LIMITS, MARKET, READY_SENTENCES, UPLOADS

FILE_METHOD = "/api/method/job_portal.api.get_message_file"
_FIELD = "file"
_SHOWN_JOB = f"""select 1 from `tabJP Job` job {of_jobs.COMPANY_OF_JOB}
    where job.name = %s and ({listing.IS_PUBLIC})"""  # noqa: S608 (constants)


def check_pdf(draft: Draft) -> bool:
    """Refuse a PDF that cannot be rewritten for its reader. It takes seconds, so call it before the lock.

    :return: whether there was one.
    :raises frappe.ValidationError: 417.
    """
    row = _loose(draft.file) if draft.kind == FILE else None
    path = row and _path(row)
    if not path or path.suffix.lower() != ".pdf":
        return False
    _rewritten(path)
    return True


def check(party: Party, draft: Draft) -> None:
    """Refuse what this party may not send here.

    :raises frappe.ValidationError: 417, the other side's ready sentence; a file of another kind, or before
        the searcher has written; a job or an interview that one side may not see.
    :raises frappe.PermissionError: 403, another's file.
    """
    if draft.kind == READY and READY_SENTENCES[draft.ready["key"]]["side"] != party.side:
        frappe.throw(_(messages.READY_UNKNOWN))
    if draft.kind == CARD:
        _check_card(party, draft)
    if draft.kind == FILE:
        _check_file(party, draft.file)


def _check_card(party: Party, draft: Draft) -> None:
    doctype, name = draft.card["doctype"], draft.card["name"]
    if doctype == INTERVIEW:
        sides = {"searcher": party.state.searcher, "company": party.state.company}
        is_shown = frappe.db.exists(INTERVIEW, {"name": name, **sides})
    else:
        is_shown = name == party.state.job or frappe.db.sql(_SHOWN_JOB, (name,))
    if not is_shown:
        frappe.throw(_(messages.CARD_UNKNOWN))


def _check_file(party: Party, url: str) -> None:
    if party.side == COMPANY and not party.state.searcher_count:
        frappe.throw(_(messages.FILES_WAIT))
    row = _loose(url)
    require(row, messages.FILE_NOT_YOURS)
    if not url.startswith("/private/files/") or mimetypes.guess_type(url)[0] not in UPLOADS["document"]:
        frappe.throw(_(messages.FILE_KIND))


def attach(message: dict) -> None:
    """Attach the file of a message to it, so that it is not deleted as unused.

    A member's file becomes the company's: it stays when the account is deleted, and a member who leaves
    cannot read it any more.
    """
    if message.kind == FILE:
        values = _place(message.name)
        if message.side == COMPANY:
            values["owner"] = "Administrator"
        frappe.db.set_value("File", _loose(message.file), values)


def url_of(conversation: str, seq: int) -> str:
    """The address of a message's file, for both sides."""
    return f"{FILE_METHOD}?{urlencode({'conversation': conversation, 'seq': seq})}"


def opened(party: Party, seq: int) -> Response:
    """The file of a message. A PDF is written anew.

    :raises frappe.DoesNotExistError: 404, there is none.
    :raises frappe.ValidationError: 417, a PDF that cannot be rewritten.
    :raises frappe.RateLimitExceededError: 429, see `count_pdf`.
    """
    message = {"conversation": party.state.conversation, "seq": seq, "kind": FILE}
    name = frappe.db.get_value(DOCTYPE, message)
    file = name and frappe.db.get_value("File", _place(name))
    path = file and _path(file)
    if not path or not path.is_file():
        frappe.throw(_(messages.FILE_GONE), frappe.DoesNotExistError)
    named = f'inline; filename="{seq}{path.suffix.lower()}"'
    mimetype = mimetypes.guess_type(path)[0] or "application/octet-stream"
    headers = {"Content-Disposition": named, "Cache-Control": "private, no-store"}
    if path.suffix.lower() == ".pdf":
        count_pdf()
    return Response(_rewritten(path), mimetype=mimetype, headers=headers)


def count_pdf() -> None:
    """Count a PDF that is written for the signed-in account, and refuse one too many in an hour.

    :raises frappe.RateLimitExceededError: 429.
    """
    most = MARKET["limits"]["conversation_pdfs_an_hour"]
    if rates.is_above(most, f"conversation pdfs:{quotas.person()}", minutes=60):
        frappe.throw(_(messages.COPIES_EXHAUSTED), frappe.RateLimitExceededError)


def _place(message: str) -> dict:
    """The columns of the File row of a message."""
    return {"attached_to_doctype": DOCTYPE, "attached_to_name": message, "attached_to_field": _FIELD}


def _loose(url: str) -> str | None:
    """The name of an upload of the signed-in account that no record uses yet."""
    own = {"file_url": url, "owner": frappe.session.user, "attached_to_name": ("is", "not set")}
    return frappe.db.get_value("File", own)


def _path(file: str) -> Path:
    return Path(frappe.get_doc("File", file).get_full_path())


def _rewritten(path: Path) -> bytes:
    content = path.read_bytes()
    if path.suffix.lower() != ".pdf":
        return content
    try:
        return programs.rewritten_pdf(content)
    except programs.Refused as refused:
        frappe.throw(_(refused.sentence).format(LIMITS["resume_pages"]))
