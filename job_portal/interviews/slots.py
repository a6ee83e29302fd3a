"""The times of interviews that a company offers, and their seats."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import messages as application_messages
from job_portal.applications.deciding import future_time
from job_portal.interviews import messages
from job_portal.interviews.doctype.jp_interview.jp_interview import SEATED
from job_portal.interviews.doctype.jp_interview_slot.jp_interview_slot import DOCTYPE
from job_portal.jobs.wording import about
from job_portal.rules import MARKET

_LIMITS = MARKET["limits"]
_KEYS = {"starts", "minutes", "place", "seats"}
_IS_SEATED = f"taken.slot = slot.name and taken.status in {SEATED}"
_TAKEN = f"(select count(*) from `tabJP Interview` taken where {_IS_SEATED})"  # noqa: S608 (constants)
_OFFERED = f"""select slot.name as slot, slot.offer, slot.starts, slot.minutes, slot.place,
    slot.seats, {_TAKEN} as taken from `tab{DOCTYPE}` slot
    where slot.offer in %(offers)s order by slot.starts, slot.name"""  # noqa: S608 (constants)


def parsed(given: list | str) -> list[dict]:
    """The slots of an offer, the earliest first, as {starts, minutes, place, seats}.

    :raises frappe.ValidationError: 417, none, too many, or one that breaks a rule; see `about.check_place`.
    """
    try:
        found = frappe.parse_json(given)
    except ValueError:
        found = None
    if not isinstance(found, list) or not 1 <= len(found) <= _LIMITS["interview_slots"]:
        frappe.throw(_(messages.SLOTS_NUMBER).format(_LIMITS["interview_slots"]))
    return sorted(map(_slot, found), key=lambda slot: slot["starts"])


def _slot(given: object) -> dict:
    if not isinstance(given, dict) or not set(given) <= _KEYS:
        frappe.throw(_(messages.SLOT_MALFORMED))
    starts, place = given.get("starts"), given.get("place") or ""
    minutes, seats = given.get("minutes", _LIMITS["interview_minutes"]), given.get("seats", 1)
    are_numbers = all(isinstance(each, int) and not isinstance(each, bool) for each in (minutes, seats))
    if not (are_numbers and isinstance(place, str) and isinstance(starts, str | None)):
        frappe.throw(_(messages.SLOT_MALFORMED))
    if not 1 <= minutes <= _LIMITS["interview_minutes_most"]:
        frappe.throw(_(messages.MINUTES_OUT_OF_BOUNDS).format(_LIMITS["interview_minutes_most"]))
    if not 1 <= seats <= _LIMITS["interview_seats_most"]:
        frappe.throw(_(messages.SEATS_OUT_OF_BOUNDS).format(_LIMITS["interview_seats_most"]))
    if not place.strip():
        frappe.throw(_(application_messages.INTERVIEW_NEEDS_PLACE))
    # The application checks a place that it is given; an offered one is in none yet.
    about.check_place(place)
    return {"starts": future_time(starts), "minutes": minutes, "place": place.strip(), "seats": seats}


def make(job: str, slots: list[dict]) -> list[Document]:
    """Store slots that are offered together.

    :raises frappe.ValidationError: 417, see the controller.
    """
    offer = frappe.generate_hash(length=20)
    return [_make({"doctype": DOCTYPE, "job": job, "offer": offer, **slot}) for slot in slots]


def _make(values: dict) -> Document:
    slot = frappe.get_doc(values)
    # The lock of the application makes a deletion of the job wait.
    slot.flags.is_owner_locked = True
    slot.flags.notify_update = False
    return slot.insert(ignore_permissions=True, ignore_links=True)


def offered(offers: list[str]) -> dict[str, list[dict]]:
    """The slots of each offer as {slot, starts, minutes, place, seats, left}, the earliest first."""
    of_offer: dict[str, list[dict]] = {}
    for slot in frappe.db.sql(_OFFERED, {"offers": offers}, as_dict=True) if offers else ():
        slot["left"] = max(slot["seats"] - slot.pop("taken"), 0)
        of_offer.setdefault(slot.pop("offer"), []).append(slot)
    return of_offer


def take(name: str | None, offer: str) -> dict:
    """Lock a slot of the offer that has a seat left, and return it. The caller stores the interview that
    takes the seat.

    :raises frappe.ValidationError: 417, no such slot in the offer, a past or a full one.
    """
    query = f"""select name, offer, starts, minutes, place, seats from `tab{DOCTYPE}`
        where name = %s for update"""  # noqa: S608 (a constant)
    rows = frappe.db.sql(query, (name,), as_dict=True) if name else ()
    if not rows or rows[0].offer != offer:
        frappe.throw(_(messages.SLOT_UNKNOWN))
    slot = rows[0]
    if get_datetime(slot.starts) <= now_datetime():
        frappe.throw(_(messages.SLOT_OVER))
    # A plain read would see the transaction's snapshot, which may be older than the lock.
    seated = f"select name from `tabJP Interview` where slot = %s and status in {SEATED} for update"  # noqa: S608
    if len(frappe.db.sql(seated, (slot.name,))) >= slot.seats:
        frappe.throw(_(messages.SLOT_FULL))
    return slot
