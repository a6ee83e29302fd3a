"""Interviews as each side reads them."""

from datetime import datetime, time

import frappe
from frappe import _
from frappe.utils import get_datetime, now_datetime

from job_portal.applications import policy as applications
from job_portal.applications.doctype.jp_application.jp_application import (
    IGNORED,
    NOT_SELECTED,
    status_for_searcher,
)
from job_portal.applications.doctype.jp_application.jp_application import (
    STATES as APPLICATION_STATES,
)
from job_portal.applications.profile_for_company import nobody
from job_portal.company.doctype.jp_company.jp_company import HIDDEN
from job_portal.company.membership import company_of
from job_portal.company.policy import check_may_act, own_company
from job_portal.interviews import messages, slots
from job_portal.interviews.doctype.jp_interview.jp_interview import (
    BOOKED,
    CAME,
    CANCELLED,
    DOCTYPE,
    MISSED,
    OFFERED,
    OTHER_TIME,
    SEATED,
    STATES,
)
from job_portal.interviews.policy import may_undo, said_last
from job_portal.jobs.doctype.jp_job.jp_job import REMOVED
from job_portal.jobs.wording.holding import said_title
from job_portal.platform.messages import CHOICE_UNREADABLE
from job_portal.platform.paging import Listing, page
from job_portal.platform.policy import is_by_key
from job_portal.platform.states import COMPANY, SEARCHER
from job_portal.rules import MARKET
from job_portal.searchers.service import searcher_of

_OWN = ("application", "job", "searcher", "status", "offer", "wish", "late_by", "late_on")
_MARKS = ("company_mark", "company_marked_on", "searcher_mark", "searcher_marked_on")
_OF_APPLICATION = ("status", "shown_status", "silent_until")
_COLUMNS = {
    "interview": "interview.name",
    **{column: f"interview.{column}" for column in (*_OWN, *_MARKS)},
    "starts": "slot.starts",
    "minutes": "slot.minutes",
    "place": "slot.place",
    **{f"application_{column}": f"application.{column}" for column in _OF_APPLICATION},
    **{column: f"job.{column}" for column in ("title", "category", "hold_reasons")},
    "job_status": "job.status",
    "company_name": "company.company_name",
    "review": "company.status",
    "full_name": "searcher.full_name",
    "is_frozen": "searcher.is_frozen",
    "absent": applications.ABSENT,
}
_SOURCE = f"`tab{DOCTYPE}` interview join `tabJP Job` job on job.name = interview.job"
_JOINS = """join `tabJP Application` application on application.name = interview.application
    join `tabJP Company` company on company.name = interview.company
    left join `tabJP Searcher` searcher on searcher.name = interview.searcher
    left join `tabJP Interview Slot` slot on slot.name = interview.slot"""
# A company reads nothing about the applicants of a removed job.
_OF_SIDE = {
    SEARCHER: "interview.searcher = %(own_searcher)s",
    COMPANY: f"(interview.company = %(own_company)s and job.status != '{REMOVED}')",
}
_OPEN = (OFFERED, OTHER_TIME)
_MOST = MARKET["limits"]["interview_applications"]


def listed(filters: dict, cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's interviews, as `api.get_interviews` answers it.

    :param filters: application, interview, job, from, to; side: `company` or `searcher` for those alone.
    :raises frappe.PermissionError: 403, the account's only possible side is a rejected or frozen company.
    :raises frappe.ValidationError: 417, a day or side that is none, too many applications; see `paging.page`.
    """
    where, values = _own(filters["side"] or None)
    for key, column in (("interview", "name"), ("job", "job")):
        if filters[key]:
            where.append(f"interview.{column} = %({key})s")
            values[key] = filters[key].strip()
    if names := _names(filters["application"]):
        where.append("interview.application in %(applications)s")
        values["applications"] = names
    if first := _day(filters["from"]):
        where.append("interview.at >= %(first)s")
        values["first"] = first
    if last := _day(filters["to"]):
        where.append("interview.at <= %(last)s")
        values["last"] = datetime.combine(last, time.max)
    way = "asc" if first else "desc"
    order = [("interview.at", way), ("interview.name", way)]
    answer = page(Listing(_SOURCE, _COLUMNS, where, values, order, _JOINS), cursor, limit)
    answer["items"] = _items(answer["items"], values)
    return answer


def item(name: str) -> dict:
    """One interview of the signed-in account.

    :raises frappe.PermissionError: 403, another account's, or no such one.
    """
    found = _read("interview.name = %(name)s", {"name": name.strip()})
    return found[0] if found else applications.refuse()


def of_applications(names: list[str]) -> list[dict]:
    """The interviews of applications of the signed-in account."""
    return _read("interview.application in %(names)s", {"names": names})


def _read(condition: str, values: dict) -> list[dict]:
    where, own = _own()
    columns = ", ".join(f"{sql} as `{key}`" for key, sql in _COLUMNS.items())
    query = f"""select {columns} from {_SOURCE} {_JOINS} where {" and ".join([*where, condition])}
        order by interview.application"""  # noqa: S608 (constants)
    return _items(frappe.db.sql(query, {**own, **values}, as_dict=True), own)


def _own(side: str | None = None) -> tuple[list[str], dict]:
    """The condition of the account's own interviews, as searcher and as member of a company, or as one."""
    if side not in (None, COMPANY, SEARCHER):
        frappe.throw(_(CHOICE_UNREADABLE))
    user = frappe.session.user
    if is_by_key():
        side = COMPANY
    own = {
        "own_searcher": searcher_of(user) if side != COMPANY else None,
        "own_company": company_of(user) if side != SEARCHER else None,
    }
    if own["own_company"]:
        status = own_company().status
        if status in HIDDEN:
            # The profile's own interviews stay readable.
            own["own_company"] = None if own["own_searcher"] else check_may_act(status)
    sides = {SEARCHER: own["own_searcher"], COMPANY: own["own_company"]}
    chosen = [_OF_SIDE[side] for side, name in sides.items() if name]
    return [f"({' or '.join(chosen) or '1 = 0'})"], own


def _names(given: str | None) -> list[str]:
    names = [each.strip() for each in (given or "").split(",") if each.strip()]
    if len(names) > _MOST:
        frappe.throw(_(messages.APPLICATIONS_NUMBER).format(_MOST))
    return names


def _day(text: object) -> datetime | None:
    if not text:
        return None
    try:
        return datetime.strptime(text, "%Y-%m-%d")
    except (TypeError, ValueError):
        frappe.throw(_(messages.PERIOD_MALFORMED))


def _items(rows: list[dict], own: dict) -> list[dict]:
    offers = {row["offer"] for row in rows if row["status"] in _OPEN}
    offered = slots.offered(sorted(offers))
    sides = (SEARCHER if row["searcher"] == own["own_searcher"] else COMPANY for row in rows)
    return [_item(row, side, offered) for row, side in zip(rows, sides, strict=True)]


def _item(row: dict, side: str, offered: dict[str, list[dict]]) -> dict:
    """An interview as the side reads it."""
    is_company, now = side == COMPANY, now_datetime()
    job = {**row, "status": row["job_status"]}
    status = CANCELLED if is_company and row["application_status"] == IGNORED else row["status"]
    said = said_last(row)
    answer = {
        "interview": row["interview"],
        "application": row["application"],
        "job": row["job"],
        "job_title": row["title"] if is_company else str(said_title(job)),
        "side": side,
        "name": _name(row) if is_company else row["company_name"],
        "searcher": row["searcher"] if is_company else None,
        "status": status,
        "starts": row["starts"] and str(get_datetime(row["starts"])) if status in SEATED else None,
        "minutes": row["minutes"] if status in SEATED else None,
        "place": row["place"] if status in SEATED else None,
        "wish": None if is_company and row["absent"] else row["wish"],
        "slots": [],
        "came": said if status == CAME else None,
        "missed": said if status == MISSED else None,
        "late": row["late_by"] or None,
    }
    if status in _OPEN:
        ahead = [slot for slot in offered.get(row["offer"], []) if get_datetime(slot["starts"]) > now]
        answer["slots"] = [{**_public(slot), "starts": str(get_datetime(slot["starts"]))} for slot in ahead]
    return {**answer, "may": _may(row, answer)}


def _public(slot: dict) -> dict:
    return {key: slot[key] for key in ("slot", "minutes", "place", "left")}


def _name(row: dict) -> str:
    return nobody(row["absent"])["name"] if row["absent"] else row["full_name"]


def _may(row: dict, answer: dict) -> list[str]:
    """What the side may do now, in the words of the methods."""
    side, status = answer["side"], answer["status"]
    # `appoint` is `decide_application`'s.
    moves = [move for move in STATES.moves_from(status, side) if move != "appoint"]
    if status == BOOKED and row["late_by"] != side:
        moves.append("late")
    if may_undo({**row, "status": status}, side) and "undo" not in moves:
        moves.append("undo")
    return [move for move in moves if _is_possible(move, row, answer)]


def _is_possible(move: str, row: dict, answer: dict) -> bool:
    if answer["side"] == COMPANY:
        may_act = not row["absent"]
    else:
        is_closed = row["job_status"] == REMOVED or row["review"] in HIDDEN or row["absent"]
        shown = status_for_searcher(*(row[f"application_{key}"] for key in _OF_APPLICATION))
        is_over = is_closed or shown == NOT_SELECTED
        may_act = not row["is_frozen"] and (move not in ("book", "other") or not is_over)
    if not may_act:
        return False
    if move in ("came", "missed"):
        return get_datetime(row["starts"]) <= now_datetime()
    if move == "book" and answer["side"] == SEARCHER:
        return any(slot["left"] for slot in answer["slots"])
    if move == "undo":
        return may_undo(row, answer["side"])
    if move == "offer":
        return "interview" in APPLICATION_STATES.moves_from(row["application_status"], COMPANY)
    return True
