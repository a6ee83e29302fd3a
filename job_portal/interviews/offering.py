"""A company offers times to applicants of a job. They choose."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime

from job_portal.applications import policy as applications
from job_portal.applications.applying import store
from job_portal.applications.deciding import invite_to_choose
from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE as APPLICATIONS
from job_portal.company.policy import check_may_act, own_company
from job_portal.interviews import booking, interview_list, messages, notifying, slots
from job_portal.interviews.doctype.jp_interview.jp_interview import OFFERED, STATES
from job_portal.platform import records
from job_portal.platform.states import COMPANY
from job_portal.rules import MARKET

_MOST = MARKET["limits"]["interview_applications"]


def offer(job: str | None, given: list | str, times: list | str) -> dict:
    """Offer the same times to applications for one job, as `api.offer_interviews` answers it.

    The same offer again changes nothing, so that a lost answer may be sent again.

    :raises frappe.PermissionError: 403, another company's application, or no such one.
    :raises frappe.ValidationError: 417, a broken rule, applications for several jobs, or a status of an
        application or interview that does not allow it. Then nobody is offered anything.
    """
    names, wanted = _names(given), slots.parsed(times)
    company = own_company()
    check_may_act(company.status)
    found = _locked(names, company.name)
    if {application.job for application in found} != {(job or found[0].job).strip()}:
        frappe.throw(_(messages.OF_ONE_JOB))
    offers = []
    for application in found:
        parties = applications.parties_of(application)
        applications.check_job_not_removed(parties)
        applications.check_is_there(parties)
        interview = booking.of_application(application.name)
        if interview and STATES.after(interview.status, "offer", COMPANY) is None:
            _check_same(interview, wanted)
            continue
        offers.append((application, interview or booking.begin(application), parties))
    _store(offers, wanted)
    return {"items": interview_list.of_applications(names)}


def _names(given: list | str) -> list[str]:
    """The names of applications, each once, in an order in which concurrent offers lock them alike."""
    try:
        found = frappe.parse_json(given)
    except ValueError:
        found = given
    if isinstance(found, str):
        found = found.split(",")
    are_texts = isinstance(found, list) and all(isinstance(each, str) for each in found)
    names = sorted({each.strip() for each in found} - {""}) if are_texts else []
    if not 1 <= len(names) <= _MOST:
        frappe.throw(_(messages.APPLICATIONS_NUMBER).format(_MOST))
    return names


def _locked(names: list[str], company: str) -> list[Document]:
    found = []
    for name in names:
        application = records.locked(APPLICATIONS, name, begins=not found)
        if not application or application.company != company:
            applications.refuse()
        found.append(application)
    return found


def _check_same(interview: Document, wanted: list[dict]) -> None:
    """Refuse other times than those that are offered already."""
    stored = slots.offered([interview.offer]).get(interview.offer, [])
    if sorted(map(_key, stored)) != sorted(map(_key, wanted)):
        STATES.refuse(interview.status)


def _key(slot: dict) -> tuple:
    return (get_datetime(slot["starts"]), slot["minutes"], slot["place"], slot["seats"])


def _store(offers: list[tuple], wanted: list[dict]) -> None:
    made = slots.make(offers[0][0].job, wanted) if offers else []
    for application, interview, parties in offers:
        invite_to_choose(application)
        booking.free(interview, OFFERED, offer=made[0].offer, at=made[-1].starts, wish=None)
        store(application)
        notifying.offered(interview, parties)
