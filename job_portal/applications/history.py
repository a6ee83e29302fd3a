"""The history of an application, for each side."""

import json
from datetime import datetime

from frappe.utils import get_datetime, now_datetime

from job_portal.applications.doctype.jp_application.jp_application import (
    APPLIED,
    IGNORED,
    INTERVIEW,
    NO_ANSWER,
    NOT_SELECTED,
    SILENCES,
)
from job_portal.company.membership import names_of


def for_company(text: str | None) -> list[dict]:
    """Every entry as {status, on, by}, an interview with its time and place, the oldest first.

    An entry of the company has `member`, the full name of the member who decided.
    """
    entries = json.loads(text or "[]")
    by = {entry["account"] for entry in entries if "account" in entry}
    names = names_of(by) if by else {}
    return [
        {**_public(entry), **({"member": names[entry["account"]]} if "account" in entry else {})}
        for entry in entries
    ]


def for_searcher(text: str | None, unanswered_on: datetime | None = None) -> list[dict]:
    """As `for_company`, without hidden entries, and with the day when the site told the searcher that there
    was no answer.

    A decision of `SILENCES` appears once its silence is over. If it was undone before, neither it nor the
    undo appears. If the searcher could read a decision, its undo names that status as `taken_back`.

    :param unanswered_on: when the searcher was told that the job ended without an answer.
    """
    entries = json.loads(text or "[]")
    shown: list[dict] = []
    for entry, following in zip(entries, [*entries[1:], None], strict=False):
        status = entry["status"]
        if silence := SILENCES.get(status):
            ended = get_datetime(following["on"]) if following else now_datetime()
            if entry["by"] == "searcher":
                # An Ignored: a searcher who applies again after an Ignored reads Applied.
                shown.append({**entry, "status": APPLIED})
            if ended - get_datetime(entry["on"]) < silence:
                continue
            silence_over = str(get_datetime(entry["on"]) + silence)
            shown_status = NOT_SELECTED if status == IGNORED else status
            entry = {**entry, "status": shown_status, "on": silence_over, "by": "company"}
        is_repeated = bool(shown) and shown[-1]["status"] == entry["status"]
        if not is_repeated or (status == INTERVIEW and entry["decision"] != "restore"):
            if entry["decision"] == "restore":
                entry = {**entry, "taken_back": shown[-1]["status"]}
            shown.append(entry)
    if unanswered_on:
        shown.append({"status": NO_ANSWER, "on": str(get_datetime(unanswered_on)), "by": "site"})
        shown.sort(key=lambda entry: get_datetime(entry["on"]))
    return [_public(entry) for entry in shown]


def _public(entry: dict) -> dict:
    return {key: value for key, value in entry.items() if key not in ("decision", "account")}
