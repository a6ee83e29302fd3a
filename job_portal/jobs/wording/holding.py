"""Holds a job whose wording asks for it, until a reviewer has looked at it or its company has changed it."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs import messages, report_weight
from job_portal.jobs.wording import pay, repeats
from job_portal.jobs.wording.checking import Finding, check, first
from job_portal.platform.sentences import Listed, Sentence
from job_portal.rules import JOB, MARKET

LIVE, _CLOSED, _EXPIRED, HELD, _REMOVED = MARKET["job_statuses"]
# Among the reasons of a job that accounts reported.
REPORTS = "Reports"
# Another job of the company is reported, and this one was posted meanwhile.
_REPORTS_OF_ANOTHER = "Reports of another job"
_BY_REPORTS = (REPORTS, _REPORTS_OF_ANOTHER)
_WORDS = ("title", "job_description", "job_location", "city", "branch_name", "address_line1", "address_line2")
_WORDS += ("walk_in_address",)
_REPORTED = f"""select name, status, hold_reasons from `tabJP Job` job
    where job.company = %s and job.name != %s and job.status != '{_REMOVED}' and exists
    (select 1 from `tabJP Report` report where report.job = job.name and report.status = 'Open')"""  # noqa: S608 (constants)
# Which other job it is, is for reviewers.
_OF_ANOTHER = ("Copied", "Removed")


def findings(posting: dict, company: str | None, website: str | None) -> list[Finding]:
    """What is wrong with a posting, without what a reviewer has released for its company before.

    :param posting: fields of `rules`; and `name` and `published_on`, where it is stored.
    """
    found = _all(posting, company, website)
    released = _released(company) if found else ()
    # What is released takes no place of what is not.
    return first([each for each in found if each.key() not in released])


def _all(posting: dict, company: str | None, website: str | None) -> list[Finding]:
    found = [each for each in check(posting, website) if not _is_usual_pay(each, posting)]
    return found + repeats.find({**posting, "company": company})


def hold(job: Document, website: str | None) -> None:
    """Before a live or held job is stored: hold it for its wording, or release it where it is mended.

    :param website: of its company.
    """
    job.text_mark, job.other_text_mark = repeats.marks(job)
    lines = [_line(each) for each in findings(_posting(job), job.company, website)]
    # What was held by reports stays held. A job that is posted anew is no way round the reports of another.
    kept = [each for each in reasons(job) or [REPORTS] if each in _BY_REPORTS] if job.status == HELD else []
    if not kept and _is_published(job) and _is_another_reported(job):
        kept = [_REPORTS_OF_ANOTHER]
    lines = kept + lines
    job.status = HELD if lines else LIVE
    job.hold_reasons = "\n".join(lines) or None


def of_job(job: Document) -> list[Finding]:
    """What is wrong with a stored job as it stands."""
    return findings(_posting(job), job.company, _website(job))


def refuse_more(job: Document, known: list[Finding]) -> None:
    """Refuse words that would hold a job which nothing holds, because it is closed or expired: its page is
    open to others, and who applied is told of a new title.

    :param known: what was wrong with it before. That may stay.
    :raises frappe.ValidationError: 417, says why.
    """
    keys = {each.key() for each in known}
    if more := [each for each in of_job(job) if each.key() not in keys]:
        why = " ".join(dict.fromkeys(each["sentence"] for each in told_of(more)))
        frappe.throw(_(messages.REPOST_FIRST).format(why))


def reasons(job: dict) -> list[str]:
    """Why a job is held, a line each: `kind: phrase`."""
    return (job.get("hold_reasons") or "").splitlines()


def is_by_reports(job: dict) -> bool:
    """Whether reports are among what a held job is held for. One from before there were reasons has none."""
    return REPORTS in (reasons(job) or [REPORTS])


def title_for_others(job: dict) -> str:
    """The title, as applicants are told of a job: its category where words of it are held or were removed.

    :param job: has title, category, status and hold_reasons.
    """
    return str(said_title(job))


def said_title(job: dict) -> str | Sentence:
    """The same, in the language of whoever reads it."""
    is_held = job["status"] in (HELD, _REMOVED) and any(each != REPORTS for each in reasons(job))
    return Sentence(job["category"]) if is_held else job["title"]


def release(job: Document) -> None:
    """A reviewer puts a job back: what it was held for is right in this company's jobs from then on."""
    if job.hold_reasons:
        # The reviewer has read the whole text, of which the reasons name a few of each kind.
        kinds = {line.partition(": ")[0] for line in reasons(job)}
        found = _all(_posting(job), job.company, _website(job))
        shown = [each for each in found if each.kind in kinds]
        kept = dict.fromkeys([*(job.released_keys or "").splitlines(), *(each.key() for each in shown)])
        job.released_keys = "\n".join(kept) or None
    job.hold_reasons = None


def told(lines: list[str]) -> list[dict]:
    """What a company is told of why its job is held: [{kind, phrase, sentence}]."""
    return [_told(*line.partition(": ")[::2]) for line in lines]


def said(lines: list[str]) -> Listed:
    """The same in sentences alone, for a notification."""
    return Listed([Sentence(_why(line.partition(": ")[0])) for line in lines], between=" ")


def told_of(found: list[Finding]) -> list[dict]:
    """The same as `told`, with the field of each."""
    return [{**_told(each.kind, each.phrase), "field": each.field} for each in found]


def _told(kind: str, phrase: str) -> dict:
    sentence = _(_why(kind))
    return {"kind": kind, "phrase": "" if kind in _OF_ANOTHER else phrase, "sentence": sentence}


def _why(kind: str) -> str:
    return messages.WORDING.get(kind, messages.WORDING_OTHER)


def _line(finding: Finding) -> str:
    return f"{finding.kind}: {finding.phrase}"


def _posting(job: Document) -> dict:
    return {field: job.get(field) for field in (*JOB, "name", "published_on")}


def _is_published(job: Document) -> bool:
    """Whether this save would show a job that was not shown, or other words of one that was."""
    before = job.get_doc_before_save()
    is_shown = before and before.status == LIVE and get_datetime(before.valid_through) > now_datetime()
    return not is_shown or any(map(job.has_value_changed, _WORDS))


def _is_another_reported(job: Document) -> bool:
    """Whether reports that a reviewer has yet to look at hold another job of the company, or would hold it were
    it not closed or expired.
    """
    others = frappe.db.sql(_REPORTED, (job.company, job.name or ""), as_dict=True)
    if any(other.status == HELD and is_by_reports(other) for other in others):
        return True
    enough = any(report_weight.are_enough("job", other.name, job.company) for other in others)
    return enough and not report_weight.is_of_long_standing(job.company)


def _website(job: Document) -> str | None:
    return frappe.db.get_value("JP Company", job.company, "company_website")


def _is_usual_pay(finding: Finding, posting: dict) -> bool:
    """What the site's own jobs of the category pay too. Asked only of pay that the rules find too much."""
    return finding.field == "max_salary" and pay.is_usual(posting.get("category"), pay.told(posting))


def _released(company: str | None) -> set[str]:
    query = "select released_keys from `tabJP Job` where company = %s and released_keys is not null"
    return {key for (keys,) in frappe.db.sql(query, (company or "",)) for key in keys.splitlines()}
