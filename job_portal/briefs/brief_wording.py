"""Holds a brief. Its wording holds it, by the rules for postings, until it is changed or a reviewer decides.
Reports of it, or of another brief of the account, hold it until a reviewer decides.
"""

from pathlib import Path

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.briefs import messages
from job_portal.briefs.doctype.jp_brief.jp_brief import HELD, LIVE
from job_portal.jobs.messages import WORDING, WORDING_OTHER
from job_portal.jobs.wording.checking import LIKENESS, Finding, check, first
from job_portal.jobs.wording.holding import REPORTS
from job_portal.jobs.wording.phrases import Phrases
from job_portal.platform.sentences import Listed, Sentence

# The other rules are about a job's pay and costs.
_KINDS = ("Money", "Account", "Chain", "Chat", "Phone", "Mail", "Link", "UPI", "Bar", LIKENESS)
# These would bypass the log of looks at numbers.
_CONTACTS = ("Phone", "Mail", "Link", "Chat", "UPI")
# As for jobs: it was posted while reports held another brief of the account.
_REPORTS_OF_ANOTHER = "Reports of another brief"
_BY_REPORTS = (REPORTS, _REPORTS_OF_ANOTHER)
# Frauds against freelancers, which do not occur in jobs.
_FRAUDS = Phrases(Path(__file__).with_name("frauds.json"))


def hold(brief: Document, is_another_reported: bool) -> None:
    """Hold or release a brief that is live or held, before it is saved. Reports keep holding it.

    :param is_another_reported: whether it has to wait for the reports of another one.
    """
    kept = [each for each in reasons(brief) if each in _BY_REPORTS]
    if not kept and is_another_reported:
        kept = [_REPORTS_OF_ANOTHER]
    lines = kept + [f"{each.kind}: {each.phrase}" for each in findings(brief)]
    brief.status = HELD if lines else LIVE
    brief.hold_reasons = "\n".join(lines) or None


def findings(brief: dict) -> list[Finding]:
    """The problems of a brief's texts, except those that a reviewer has released."""
    texts = {"title": brief.get("title"), "job_description": brief.get("description")}
    found = [each for each in check(texts, is_job=False) if each.kind in _KINDS]
    said = "\n".join(filter(None, texts.values()))
    found += [Finding(kind, "job_description", "", said) for kind in _FRAUDS.kinds(said)]
    released = (brief.get("released_keys") or "").splitlines()
    return first([each for each in found if each.key() not in released])


def release(brief: Document) -> None:
    """Clear the reasons. The brief may use these words from now on."""
    found = [each.key() for each in findings(brief)]
    kept = dict.fromkeys([*(brief.released_keys or "").splitlines(), *found])
    brief.update({"released_keys": "\n".join(kept) or None, "hold_reasons": None})


def reasons(brief: dict) -> list[str]:
    """The reasons for holding a brief, as lines of `kind: phrase`, or of a kind alone for reports."""
    return (brief.get("hold_reasons") or "").splitlines()


def is_by_reports(brief: dict) -> bool:
    """Whether reports hold a brief."""
    return REPORTS in reasons(brief)


def told(brief: dict) -> list[dict]:
    """The reasons for holding a brief, for its poster: [{kind, phrase, sentence}]."""
    parts = [line.partition(": ")[::2] for line in reasons(brief)]
    return [{"kind": kind, "phrase": phrase, "sentence": _(_why(kind))} for kind, phrase in parts]


def said(brief: dict) -> Listed:
    """The reasons as sentences only, for a notification."""
    kinds = dict.fromkeys(line.partition(": ")[0] for line in reasons(brief))
    return Listed([Sentence(_why(kind)) for kind in kinds], between=" ")


def refuse_contacts(*texts: str | None) -> None:
    """Refuse a number or an address in a text that others read before any review.

    :raises frappe.ValidationError: 417.
    """
    for found in check({"job_description": "\n".join(filter(None, texts))}, is_job=False):
        if found.kind in _CONTACTS:
            frappe.throw(_(_why(found.kind)))


def _why(kind: str) -> str:
    return messages.WORDING.get(kind) or WORDING.get(kind, WORDING_OTHER)
