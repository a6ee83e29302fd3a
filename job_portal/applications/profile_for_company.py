"""What a company may read of a searcher: no number, and files only through a method that checks access."""

from urllib.parse import urlencode

import frappe
from frappe import _

from job_portal.applications import messages, policy
from job_portal.jobs.messages import SEARCH_TOO_LONG
from job_portal.rules import MARKET
from job_portal.words import protected
from job_portal.words.folding import plain

FILE_METHOD = "/api/method/job_portal.api.get_candidate_file"
_CARD = {
    "headline",
    "current_company",
    "city",
    "experience_years",
    "expected_salary",
    "pay_expected",
    "pay_unit",
    "photo",
}
# The columns of a card, prefixed to differ from the application's own.
_COLUMNS = {
    "person_name": "searcher.full_name",
    **{f"person_{key}": f"searcher.{key}" for key in sorted(_CARD)},
}
OF_APPLICANTS = {**_COLUMNS, "person_absent": policy.ABSENT}
# Absent people are no matches, so they are not in these rows.
OF_MATCHES = {**_COLUMNS, "person_absent": "null"}
_PROFILE = ("about", "state", "education", "english_level", "pay_type", "skills", "languages", "may_call")
_LISTS = ("skills", "languages")
_NAMELESS = {
    policy.DELETED: messages.FORMER_APPLICANT,
    policy.WITHDRAWN: messages.WITHDRAWN_APPLICANT,
    policy.FROZEN: messages.FROZEN_ACCOUNT,
}


def taken_from(row: dict, job: str, searcher: str | None) -> dict:
    """The card of a candidate. Removes its columns from a row of `OF_APPLICANTS` or `OF_MATCHES`."""
    card = {key: row.pop(f"person_{key}") for key in ("name", *sorted(_CARD))}
    if absent := row.pop("person_absent"):
        return nobody(absent)
    # Numbers in the database are never null: 0 means not given.
    for key in ("experience_years", "expected_salary", "pay_expected"):
        card[key] = card[key] or None
    card["photo"] = file_url(job, searcher, "photo") if card["photo"] else None
    # There is no verification of searchers yet.
    return {**card, "absent": None, "is_verified": False}


def nobody(absent: str) -> dict:
    """The card of a person whom the company may not read.

    :param absent: the reason, see `policy`.
    """
    names = {"name": _(_NAMELESS[absent]), "absent": absent, "is_verified": False}
    return {**dict.fromkeys(sorted(_CARD)), **names}


def profile(job: str, searcher: str) -> dict:
    """The whole profile of a searcher whom the job's company may read."""
    columns = OF_MATCHES | {key: f"searcher.{key}" for key in _PROFILE}
    selected = ", ".join(f"{sql} as {key}" for key, sql in columns.items())
    query = f"select {selected} from `tabJP Searcher` searcher where name = %s"  # noqa: S608 (constants)
    row = frappe.db.sql(query, (searcher,), as_dict=True)[0]
    card = taken_from(row, job, searcher)
    row.update({key: lines(row[key]) for key in _LISTS}, may_call=bool(row["may_call"]))
    return {**card, **row}


def lines(text: str | None) -> list[str]:
    """The lines of a stored list."""
    return text.split("\n") if text else []


def file_url(job: str, searcher: str, kind: str) -> str:
    """The address of a searcher's file, for the job's company."""
    return f"{FILE_METHOD}?{urlencode({'job': job, 'searcher': searcher, 'kind': kind})}"


def add_search(search: str, where: list[str], values: dict) -> None:
    """Require each word in the searcher's name, headline or present company.

    A word for a personal trait, or a part of one, is not looked for in the headline (*Musli*).
    """
    most = MARKET["limits"]["search_length"]
    if len(search) > most:
        frappe.throw(_(SEARCH_TOO_LONG).format(most))
    if search.strip():
        where.append(policy.IS_SHOWN)
    for index, word in enumerate(search.lower().split()):
        # `!` escapes the wildcards of LIKE.
        escaped = word.replace("!", "!!").replace("%", "!%").replace("_", "!_")
        columns = ["full_name", "current_company"]
        if not protected.is_in_personal(plain(word)):
            columns.append("headline")
        choices = [f"searcher.{column} like %(word_{index})s escape '!'" for column in columns]
        values[f"word_{index}"] = f"%{escaped}%"
        where.append(f"({' or '.join(choices)})")
