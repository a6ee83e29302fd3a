"""The signed-in account's data: as its owner may read it, and as a download."""

import json
from datetime import datetime

import frappe
from frappe import _
from frappe.utils import now_datetime
from werkzeug.wrappers import Response

from job_portal.account import quotas
from job_portal.account.doctype.jp_sms import jp_sms
from job_portal.applications import own_applications, screening
from job_portal.briefs.quote_reads import quotes_of_account
from job_portal.company import waiting_changes
from job_portal.company.membership import owned_by
from job_portal.conversations import conversation_cards
from job_portal.freelancers.service import freelancer_of
from job_portal.platform import rates, sentences, site
from job_portal.privacy import messages
from job_portal.privacy.deletion import own_number
from job_portal.privacy.sections import (
    ACCOUNT,
    APPLICATIONS,
    FREELANCER_OF,
    NUMBER,
    OWNED,
    QUOTES,
    SEARCHER_OF,
    SECTIONS,
    Section,
)
from job_portal.rules import LANGUAGES, NOTICES
from job_portal.searchers import json_resume, searcher_profile
from job_portal.searchers.service import searcher_of

# Copies of one account in an hour. Each reads all data, and so does each visit of the screen.
MOST_AN_HOUR = 60
KINDS = ("json", "pdf")
_AT_ONCE = 50
# Columns from which other texts are made.
_PARTS = {"JP Notification": ("sentence",), "JP Company": ("waiting_changes",)}


def read(in_words: bool = True) -> dict:
    """The account's data as `api.get_my_data` answers it.

    :param in_words: whether choices are translated; otherwise they are as stored.
    :raises frappe.PermissionError: 403, see `deletion.own_number`.
    :raises frappe.RateLimitExceededError: 429.
    """
    number, account = own_number(), frappe.session.user
    if rates.is_above(MOST_AN_HOUR, f"copies:{quotas.person()}", minutes=60):
        frappe.throw(_(messages.COPIES_EXHAUSTED), frappe.RateLimitExceededError)
    found = {
        ACCOUNT: account,
        NUMBER: number,
        SEARCHER_OF: searcher_of(account),
        OWNED: owned_by(account),
        FREELANCER_OF: freelancer_of(account),
        QUOTES: ("in", quotes_of_account(account) or [""]),
    }
    sections = [_told(section, found[section.of], in_words) for section in SECTIONS if found[section.of]]
    if found[SEARCHER_OF]:
        sections.insert(2, _applications(in_words))
    return {
        "number": number,
        "made_on": str(now_datetime().replace(microsecond=0)),
        "site": site.absolute(""),
        "sections": [section for section in sections if section["rows"]],
    }


def download(kind: str) -> Response:
    """The data as a file, as `api.download_my_data` answers it.

    :raises frappe.ValidationError: 417, no such kind, or no PDF can be made here.
    """
    if kind not in KINDS:
        frappe.throw(_(messages.KIND_UNKNOWN))
    data = read(in_words=kind == "pdf")
    resume = json_resume.of(searcher_profile.read(), data["number"])
    if kind == "pdf":
        # typst takes 80 MB, so only a process that needs it loads it.
        from job_portal.privacy import document

        content, mimetype = document.pdf(data, resume), "application/pdf"
    else:
        whole = {key: value for key, value in data.items() if key != "sections"}
        whole |= {section["key"]: section["rows"] for section in data["sections"]}
        whole["resume"] = resume
        content = json.dumps(whole, ensure_ascii=False, indent=2, default=str).encode()
        mimetype = "application/json"
    # The name has no phone number, since others may see a downloads folder.
    name = f"my-data-{data['made_on'][:10]}.{kind}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(content, mimetype=mimetype, headers=headers)


def _told(section: Section, value: str, in_words: bool) -> dict:
    filters = {section.column: value, **dict(section.filters)}
    fields = [*section.fields, *_PARTS.get(section.doctype, ())]
    rows = frappe.get_all(section.doctype, filters, fields, order_by="creation desc, name desc")
    meta = frappe.get_meta(section.doctype)
    return {
        "key": section.key,
        "title": _(messages.TITLES[section.key]),
        "labels": {field: _(_label(meta, field)) for field in section.fields},
        "times": [field for field in section.fields if _type(meta, field) == "Datetime"],
        "rows": [_plain(_answered(meta, row, in_words)) for row in rows],
    }


def _answered(meta, row: dict, in_words: bool) -> dict:
    """Convert checks to booleans, and put notifications and ready sentences into the reader's language."""
    # Show the company's own values.
    waiting_changes.put_own(row)
    row.pop("waiting_changes", None)
    if meta.name == "JP SMS":
        # A session alone must not read a code that deletes the account, or moves it to another number.
        row["message"] = jp_sms.without_code(row["message"])
    sentence = row.pop("sentence", None)
    if sentence and in_words:
        row["text"] = str(sentences.restored(sentence))
    if in_words and row.get("payload"):
        row["payload"] = conversation_cards.payload(row["payload"])

    def answer(field: str, value: object) -> object:
        kind = _type(meta, field)
        if kind == "Check":
            return bool(value)
        if in_words and field == "language":
            return LANGUAGES.get(value, value)
        # A link to a record named by its title, such as a category, is a choice, too.
        if not (in_words and value and kind in ("Select", "Link")):
            return value
        # The only choice that is stored as a key.
        is_notice = (meta.name, field) == ("JP Consent", "purpose")
        return _(NOTICES[value]["title"] if is_notice else value)

    return {field: answer(field, value) for field, value in row.items()}


def _applications(in_words: bool) -> dict:
    """The applications as their searcher may read them: some decisions show later."""
    rows, cursor = [], None
    while True:
        page = own_applications.listed(None, cursor, _AT_ONCE)
        rows += page["items"]
        if not (cursor := page["next"]):
            break
    names = [row["application"] for row in rows]
    fields = ["name", "cover_letter", "answers"]
    sent = (
        frappe.get_all("JP Application", {"name": ("in", names)}, fields, order_by="name asc") if rows else []
    )
    sent_of = {row.name: row for row in sent}
    labels = {
        "title": _("Job"),
        "company_name": _("Company"),
        "applied_on": _("Applied on"),
        "status": _("Status"),
        "cover_letter": _("Cover letter"),
        "answers": _("Answers"),
    }
    told = [
        {
            **{key: row.get(key) for key in labels},
            "status": _(row["status"]) if in_words else row["status"],
            "cover_letter": each.cover_letter,
            "answers": "\n".join(map(" ".join, screening.in_words(each.answers).items())),
        }
        for row in rows
        if (each := sent_of.get(row["application"]))
    ]
    return {
        "key": APPLICATIONS,
        "title": _(messages.TITLES[APPLICATIONS]),
        "labels": labels,
        "times": ["applied_on"],
        "rows": [_plain(row) for row in told],
    }


def _label(meta, field: str) -> str:
    if found := meta.get_field(field):
        return messages.FRAPPES_LABELS.get(f"{meta.name}.{field}", found.label)
    began = messages.SIGNED_UP_ON if meta.name == "User" else messages.ON
    return {"creation": began, "modified": messages.CHANGED_ON}.get(field, field)


def _type(meta, field: str) -> str:
    if field in ("creation", "modified"):
        return "Datetime"
    return getattr(meta.get_field(field), "fieldtype", "")


def _text(value: object) -> str | int | float:
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M")
    return value if isinstance(value, int | float) else str(value)


def _plain(row: dict) -> dict:
    """Drop empty values, and turn times into text."""
    return {key: _text(value) for key, value in row.items() if value not in (None, "", 0)}
