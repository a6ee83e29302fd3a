"""Holds a job for its wording, until a reviewer has decided or its company has changed it."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.jobs import messages, report_weight
from job_portal.jobs.wording import excessive_pay, repeats
from job_portal.jobs.wording.checking import Finding, check, first
from job_portal.platform.sentences import Listed, Sentence
from job_portal.rules import JOB, MARKET

LIVE, _CLOSED, _EXPIRED, HELD, _REMOVED = MARKET["job_statuses"]
# Hold reason of a reported job.
REPORTS = "Reports"
# Hold reason of a job that was posted while another job of its company was held for reports.
_REPORTS_OF_ANOTHER = "Reports of another job"
_BY_REPORTS = (REPORTS, _REPORTS_OF_ANOTHER)
_WORDS = ("title", "job_description", "job_location", "city", "branch_name", "address_line1", "address_line2")
_WORDS += ("walk_in_address",)
_REPORTED = f"""select name, status, hold_reasons from `tabJP Job` job
    where job.company = %s and job.name != %s and job.status != '{_REMOVED}' and exists
    (select 1 from `tabJP Report` report where report.job = job.name and report.status = 'Open')"""  # noqa: S608 (constants)
# Only reviewers learn which other job it is.
_OF_ANOTHER = ("Copied", "Removed")


def findings(posting: dict, company: str | None, website: str | None) -> list[Finding]:
    """The problems of a posting, except those that a reviewer has released for its company.

    :param posting: fields of `rules`; and `name` and `published_on`, if it is stored.
    """
    found = _all(posting, company, website)
    released = _released(company) if found else ()
    # Filter before `first`, so that released findings do not push out others.
    return first([each for each in found if each.key() not in released])


def _all(posting: dict, company: str | None, website: str | None) -> list[Finding]:
    found = [each for each in check(posting, website) if not _is_usual_pay(each, posting)]
    return found + repeats.find({**posting, "company": company})


def hold(job: Document, website: str | None) -> None:
    """Hold or release a live or held job by its wording, before it is saved.

    :param website: of its company.
    """
    job.text_mark, job.other_text_mark = repeats.marks(job)
    lines = [_line(each) for each in findings(_posting(job), job.company, website)]
    # Reports keep holding a job. A new posting must not evade the reports of another.
    kept = [each for each in reasons(job) or [REPORTS] if each in _BY_REPORTS] if job.status == HELD else []
    if not kept and _is_published(job) and _is_another_reported(job):
        kept = [_REPORTS_OF_ANOTHER]
    lines = kept + lines
    job.status = HELD if lines else LIVE
    job.hold_reasons = "\n".join(lines) or None


def of_job(job: Document) -> list[Finding]:
    """The problems of a stored job."""
    return findings(_posting(job), job.company, _website(job))


def refuse_more(job: Document, known: list[Finding]) -> None:
    """Refuse words in a closed or expired job that would hold a live one: its page is public, and applicants
    are told of a new title.

    :param known: the problems that it had before. They may stay.
    :raises frappe.ValidationError: 417, says why.
    """
    keys = {each.key() for each in known}
    if more := [each for each in of_job(job) if each.key() not in keys]:
        why = " ".join(dict.fromkeys(each["sentence"] for each in told_of(more)))
        frappe.throw(_(messages.REPOST_FIRST).format(why))


def reasons(job: dict) -> list[str]:
    """The reasons for holding a job, as lines of `kind: phrase`."""
    return (job.get("hold_reasons") or "").splitlines()


def is_by_reports(job: dict) -> bool:
    """Whether reports hold the job. A job from before there were reasons counts as reported."""
    return REPORTS in (reasons(job) or [REPORTS])


def title_for_others(job: dict) -> str:
    """The title for applicants: the category instead, if words of a held or removed job are the reason.

    :param job: has title, category, status and hold_reasons.
    """
    return str(said_title(job))


def said_title(job: dict) -> str | Sentence:
    """As `title_for_others`, in the reader's language."""
    is_held = job["status"] in (HELD, _REMOVED) and any(each != REPORTS for each in reasons(job))
    return Sentence(job["category"]) if is_held else job["title"]


def release(job: Document) -> None:
    """Clear the hold reasons. The company's jobs may use the released words from now on."""
    if job.hold_reasons:
        # The reviewer has read the whole text; the reasons list only a few of each kind.
        kinds = {line.partition(": ")[0] for line in reasons(job)}
        found = _all(_posting(job), job.company, _website(job))
        shown = [each for each in found if each.kind in kinds]
        kept = dict.fromkeys([*(job.released_keys or "").splitlines(), *(each.key() for each in shown)])
        job.released_keys = "\n".join(kept) or None
    job.hold_reasons = None


def told(lines: list[str]) -> list[dict]:
    """The reasons for holding a job as its company sees them: [{kind, phrase, sentence}]."""
    return [_told(*line.partition(": ")[::2]) for line in lines]


def said(lines: list[str]) -> Listed:
    """The reasons as sentences only, for a notification."""
    return Listed([Sentence(_why(line.partition(": ")[0])) for line in lines], between=" ")


def told_of(found: list[Finding]) -> list[dict]:
    """As `told`, with the field of each."""
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
    """Whether this save shows a hidden job, or new words of a visible one."""
    before = job.get_doc_before_save()
    is_shown = before and before.status == LIVE and get_datetime(before.valid_through) > now_datetime()
    return not is_shown or any(map(job.has_value_changed, _WORDS))


def _is_another_reported(job: Document) -> bool:
    """Whether undecided reports hold another job of the company, or would hold it if it were not closed or
    expired.
    """
    others = frappe.db.sql(_REPORTED, (job.company, job.name or ""), as_dict=True)
    if any(other.status == HELD and is_by_reports(other) for other in others):
        return True
    enough = any(report_weight.are_enough("job", other.name, job.company) for other in others)
    return enough and not report_weight.is_of_long_standing(job.company)


def _website(job: Document) -> str | None:
    return frappe.db.get_value("JP Company", job.company, "company_website")


def _is_usual_pay(finding: Finding, posting: dict) -> bool:
    """Whether the site's own jobs of the category pay as much. Only for pay that the rules flag."""
    return finding.field == "max_salary" and excessive_pay.is_usual(
        posting.get("category"), excessive_pay.told(posting)
    )


def _released(company: str | None) -> set[str]:
    query = "select released_keys from `tabJP Job` where company = %s and released_keys is not null"
    return {key for (keys,) in frappe.db.sql(query, (company or "",)) for key in keys.splitlines()}
