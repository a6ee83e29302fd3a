"""A searcher's use of the log of looks: read it, block a company, report a look."""

import frappe
from frappe import _

from job_portal.applications import look_log, messages
from job_portal.jobs import report_holds, reports
from job_portal.jobs.doctype.jp_report.jp_report import is_reported
from job_portal.platform.paging import Listing, page
from job_portal.searchers import service as searchers

_COLUMNS = ("name", "what", "company_name", "job", "job_title", "brief")


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the looks at the account's own number and resume, as `api.get_phone_looks` answers it."""
    searcher = searchers.searcher_of(frappe.session.user) or ""
    is_blocked = f"""exists (select 1 from `tab{look_log.BLOCK}` block
        where block.searcher = look.searcher and block.company = look.company)"""  # noqa: S608 (constants)
    looked = Listing(
        f"`tab{look_log.DOCTYPE}` look",
        {
            **{key: f"look.{key}" for key in _COLUMNS},
            "at": "look.creation",
            "is_blocked": is_blocked,
            "is_reported": is_reported("job", "look.job"),
        },
        [
            f"""(look.searcher = %(searcher)s and look.whose = '{look_log.OF_SEARCHER}'
            or look.account = %(account)s)"""
        ],
        {"searcher": searcher, "account": frappe.session.user},
        [("look.creation", "desc"), ("look.name", "desc")],
    )
    answer = page(looked, cursor, limit)
    for item in answer["items"]:
        item["at"] = str(item["at"])
        item["company_name"] = item["company_name"] or _(messages.DELETED_ACCOUNT)
        item["is_blocked"], item["is_reported"] = bool(item["is_blocked"]), bool(item["is_reported"])
    return answer


def block(name: str) -> None:
    """Hide number and resume from the company of a look from now on.

    :raises frappe.PermissionError: 403, no look at the account's own number or resume.
    """
    look = _own(name)
    pair = {"searcher": look.searcher, "company": look.company}
    if frappe.db.exists(look_log.BLOCK, pair):
        return
    try:
        frappe.get_doc({"doctype": look_log.BLOCK, **pair}).insert(ignore_permissions=True)
    except frappe.UniqueValidationError:
        # Another request inserted it meanwhile.
        frappe.clear_last_message()


def unblock(name: str) -> None:
    """Let the company of a look see number and resume again.

    :raises frappe.PermissionError: 403, see `block`.
    """
    look = _own(name)
    frappe.db.delete(look_log.BLOCK, {"searcher": look.searcher, "company": look.company})


def report(name: str, reason: str, details: str | None) -> None:
    """Report the job of a look; see `reports.file`. The company does not learn the reporter.

    :raises frappe.PermissionError: 403, see `block`.
    :raises frappe.DoesNotExistError: 404, the job was deleted.
    """
    job = _own(name).job
    if not frappe.db.exists("JP Job", job):
        frappe.throw(_(messages.JOB_NOT_FOUND), frappe.DoesNotExistError)
    reports.file({"job": job}, reason, details)
    report_holds.hold_if_reported(job)


def _own(name: str) -> dict:
    fields = ["company", "job", "searcher"]
    own = {"name": name.strip(), "whose": look_log.OF_SEARCHER}
    own["searcher"] = searchers.searcher_of(frappe.session.user) or ""
    look = frappe.db.get_value(look_log.DOCTYPE, own, fields, as_dict=True)
    return look or frappe.throw(_(messages.LOOK_NOT_FOUND), frappe.PermissionError)
