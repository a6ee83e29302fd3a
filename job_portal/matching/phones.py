"""Looking at somebody's number. Each look is written down, and whose number it was is told."""

from datetime import datetime

import frappe
from frappe import _
from frappe.utils import add_to_date, cint, now_datetime

from job_portal.account import accounts
from job_portal.applications import reach
from job_portal.applications.doctype.jp_application.jp_application import WITHDRAWN
from job_portal.company import records
from job_portal.jobs import listing
from job_portal.matching import deciding, matches, messages
from job_portal.notifications.service import tell
from job_portal.platform.paging import Listing, page
from job_portal.rules import MARKET
from job_portal.searchers import service as searchers

DOCTYPE = "JP Phone Look"
# Whose number it was.
OF_SEARCHER, OF_CONTACT = "Searcher", "Contact"
LOOKS = "/frontend/profile"
_MOST = MARKET["limits"]["phone_looks_a_day"]
# A job that is gone may have been a fraud: its number is given to nobody.
_CONTACT = f"""select contact.hr_name, contact.hr_mobile from `tabJP Job` job
    join `tabJP Company HR` contact on contact.name = job.selected_hr
    join `tabJP Company` company on company.name = job.company
    where job.name = %s and job.allow_contact_after_apply = 1 and {listing.IS_PUBLIC}"""  # noqa: S608 (constants)


def reveal(application: str | None, job: str | None, searcher: str | None) -> dict:
    """A number, as `api.reveal_phone` answers it, to whom it is meant for.

    :raises frappe.PermissionError: 403, nobody whom the account may call, or a company being reviewed.
    :raises frappe.ValidationError: 417, they do not want to be called, or there is no number.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    if application:
        return _of_application(application)
    if not (job and searcher):
        frappe.throw(_(messages.WHOSE_NUMBER))
    found = matches.own_job(job)
    row = matches.match_of(found, searcher) or matches.refuse()
    if not cint(row["may_call"]):
        frappe.throw(_(messages.NOT_TO_BE_CALLED), frappe.PermissionError)
    return _of_searcher(found.company, found.name, row["name"])


def looks(cursor: str | None, limit: int | None) -> dict:
    """A page of the looks at the account's own number, as `api.get_phone_looks` answers it."""
    searcher = searchers.searcher_of(frappe.session.user) or ""
    columns = {key: f"look.{key}" for key in ("company_name", "job", "job_title")}
    looked = Listing(
        f"`tab{DOCTYPE}` look",
        {**columns, "at": "look.creation"},
        ["look.searcher = %(searcher)s", f"look.whose = '{OF_SEARCHER}'"],
        {"searcher": searcher},
        [("look.creation", "desc"), ("look.name", "desc")],
    )
    answer = page(looked, cursor, limit)
    for item in answer["items"]:
        item["at"] = str(item["at"])
    return answer


def _of_application(name: str) -> dict:
    application, parties, side = reach.reach(name, is_change=False)
    if application.status == WITHDRAWN:
        reach.refuse()
    if side == reach.COMPANY:
        reach.check_not_removed(parties)
        return _of_searcher(application.company, application.job, application.searcher)
    rows = frappe.db.sql(_CONTACT, (application.job,))
    if not rows:
        frappe.throw(_(messages.NO_CONTACT))
    look = {"whose": OF_CONTACT, "job": application.job, "searcher": application.searcher}
    if not frappe.db.exists(DOCTYPE, {**look, "creation": (">", _a_day_ago())}):
        _write_down(OF_CONTACT, application.company, application.job, application.searcher)
    return {"phone": rows[0][1]}


def _of_searcher(company: str, job: str, searcher: str) -> dict:
    # Locked: of many requests at once each counts those before it.
    deciding.check_approved(records.locked("JP Company", company).status)
    account = frappe.db.get_value("JP Searcher", searcher, "account")
    phone = accounts.number_of(account) or frappe.throw(_(messages.NO_NUMBER))
    today = {"company": company, "whose": OF_SEARCHER, "creation": (">", _a_day_ago())}
    # A second look at somebody within a day is the first one.
    if not frappe.db.exists(DOCTYPE, {**today, "searcher": searcher, "job": job}):
        if frappe.db.count(DOCTYPE, today) >= _MOST:
            frappe.throw(_(messages.LOOKS_EXHAUSTED).format(_MOST), frappe.RateLimitExceededError)
        look = _write_down(OF_SEARCHER, company, job, searcher)
        text = _(messages.TELL_NUMBER_SEEN).format(look.company_name, look.job_title)
        tell(account, "number seen", text, LOOKS, f"number seen {job}")
    return {"phone": phone}


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)


def _write_down(whose: str, company: str, job: str, searcher: str):
    values = {"whose": whose, "company": company, "job": job, "searcher": searcher}
    values["company_name"] = frappe.db.get_value("JP Company", company, "company_name")
    values["job_title"] = frappe.db.get_value("JP Job", job, "title")
    look = frappe.get_doc({"doctype": DOCTYPE, **values, "looked_by": frappe.session.user})
    return look.insert(ignore_permissions=True)
