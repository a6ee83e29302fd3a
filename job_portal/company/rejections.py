"""The initial reasons for rejecting a company. A site edits the list in Desk."""

import json
from pathlib import Path

import frappe

from job_portal.platform.sentences import Sentence

DOCTYPE = "JP Rejection Reason"


# {title: text}
TO_START_FROM: dict[str, str] = json.loads(
    Path(__file__).with_name("rejection_reasons.json").read_text(encoding="utf-8")
)


def said(reason: str | None) -> Sentence | str:
    """A reason for the company: translated if it is an initial one, else as the reviewer wrote it."""
    return Sentence(reason) if reason in TO_START_FROM.values() else reason or ""


def seed() -> None:
    """Add the initial reasons if there are none."""
    if frappe.db.count(DOCTYPE):
        return
    for title, text in TO_START_FROM.items():
        row = {"doctype": DOCTYPE, "title": title, "text": text}
        frappe.get_doc(row).insert(ignore_permissions=True)
