"""What a company may read of a searcher: no number, and files by the method that asks for the relation."""

from urllib.parse import urlencode

import frappe
from frappe import _

from job_portal.applications import messages
from job_portal.jobs.messages import SEARCH_TOO_LONG
from job_portal.rules import MARKET

# What is looked for tells of who is found.
IS_SHOWN = "searcher.is_frozen = 0"
FILE_METHOD = "/api/method/job_portal.api.get_candidate_file"
_CARD = {"headline", "current_company", "city", "experience_years", "expected_salary", "photo"}
# A card of a list, by keys that stand apart from the application's own.
COLUMNS = {
    "person_name": "searcher.full_name",
    **{f"person_{key}": f"searcher.{key}" for key in sorted(_CARD)},
    "person_is_frozen": "searcher.is_frozen",
}
_PROFILE = ("about", "state", "education", "english_level", "pay_type", "skills", "languages", "may_call")
_LISTS = ("skills", "languages")
DELETED, FROZEN = "deleted", "frozen"
_NAMELESS = {DELETED: messages.FORMER_APPLICANT, FROZEN: messages.FROZEN_ACCOUNT}


def taken_from(row: dict, job: str, searcher: str | None) -> dict:
    """The card of a candidate, taken out of a row that was read by `COLUMNS`."""
    card = {key: row.pop(f"person_{key}") for key in ("name", *sorted(_CARD))}
    card["absent"] = absent(searcher, row.pop("person_is_frozen"))
    return _finished(card, job, searcher)


def profile(job: str, searcher: str) -> dict:
    """The whole profile of the searcher, as the job's company may read it."""
    row = _read(searcher, COLUMNS | {key: f"searcher.{key}" for key in _PROFILE})
    card = taken_from(row, job, searcher)
    if card["absent"]:
        row = dict.fromkeys(row)
    row.update({key: lines(row[key]) for key in _LISTS}, may_call=bool(row["may_call"]))
    return {**card, **row}


def card(job: str, searcher: str | None) -> dict:
    """What a list says of the searcher. Of who withdrew, the job's company reads no more.

    :param searcher: None for who deleted their account.
    """
    row = _read(searcher, COLUMNS) if searcher else dict.fromkeys(COLUMNS)
    return taken_from(row, job, searcher)


def lines(text: str | None) -> list[str]:
    """A list that is stored as lines."""
    return text.split("\n") if text else []


def file_url(job: str, searcher: str, kind: str) -> str:
    """The address of a searcher's file, for the company of the job."""
    return f"{FILE_METHOD}?{urlencode({'job': job, 'searcher': searcher, 'kind': kind})}"


def add_search(search: str, where: list[str], values: dict) -> None:
    """Each word must be in the searcher's name, headline or present company."""
    most = MARKET["limits"]["search_length"]
    if len(search) > most:
        frappe.throw(_(SEARCH_TOO_LONG).format(most))
    if search.strip():
        where.append(IS_SHOWN)
    for index, word in enumerate(search.lower().split()):
        # `!` stands before what LIKE would read as a wildcard.
        escaped = word.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        columns = ("full_name", "headline", "current_company")
        choices = [f"searcher.{column} like %(word_{index})s escape '!'" for column in columns]
        where.append(f"({' or '.join(choices)})")
        values[f"word_{index}"] = f"%{escaped}%"


def _read(searcher: str, columns: dict[str, str]) -> dict:
    selected = ", ".join(f"{sql} as {key}" for key, sql in columns.items())
    query = f"select {selected} from `tabJP Searcher` searcher where name = %s"  # noqa: S608 (constants)
    return frappe.db.sql(query, (searcher,), as_dict=True)[0]


def absent(searcher: str | None, is_frozen: int | None) -> str | None:
    """Why nothing of the person is shown: the account is `deleted`, or `frozen` by itself; else None."""
    if not searcher:
        return DELETED
    return FROZEN if is_frozen else None


def _finished(card: dict, job: str, searcher: str | None) -> dict:
    if missing := card["absent"]:
        card = {**dict.fromkeys(card), "absent": missing, "name": _(_NAMELESS[missing])}
    # A number in the database is never null: 0 is what nobody told.
    for key in ("experience_years", "expected_salary"):
        card[key] = card[key] or None
    card["photo"] = file_url(job, searcher, "photo") if card["photo"] else None
    # Until there is a check of searchers.
    card["is_verified"] = False
    return card
