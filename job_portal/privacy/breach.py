"""After a breach: whose data an account, a session, an address or a key has read, and when.

`bench --site SITE execute job_portal.privacy.breach.report --kwargs "{'since': '2026-11-20 09:00:00',
'until': '2026-11-20 18:00:00', 'user': '9876543210'}"`
"""

from collections import defaultdict
from collections.abc import Iterator
from datetime import datetime, timezone
from pathlib import Path
from zoneinfo import ZoneInfo

import frappe
from frappe.utils import get_datetime, get_system_timezone

from job_portal.account import accounts, marks
from job_portal.platform.requests import log_reading

# They answer what others told the company: applications and who fits its jobs.
_OF_APPLICANTS = {
    *("get_applicants", "get_application", "get_candidate", "get_candidate_file", "decide_application"),
    *("reveal_phone", "get_matches"),
}
_USERS_AT_ONCE = 5_000
_LOOKS = """select searcher.account, look.what, min(look.creation), max(look.creation)
    from `tabJP Phone Look` look join `tabJP Searcher` searcher on searcher.name = look.searcher
    where look.looked_by = %s and look.whose = 'Searcher' and look.creation between %s and %s
    group by searcher.account, look.what"""
# Who withdrew since may have been read before.
_APPLICANTS = """select distinct searcher.account from `tabJP Application` application
    join `tabJP Company` company on company.name = application.company
    join `tabJP Searcher` searcher on searcher.name = application.searcher
    where company.account = %s and (application.status != 'Withdrawn' or application.modified >= %s)
    and application.applied_on <= %s"""
# What no log of ours can tell: docs/operate.md says more.
LIMITS = (
    "Reads in Desk and by /api/resource are not in this log: staff may have read all that their role sees.",
    "'May have' is all that the account could read. The log keeps no arguments, so not which of it was.",
    "Who fitted a job without having applied is not kept: open searchers near its jobs may have been seen.",
    "Accounts that are deleted by now are not named.",
    "Whoever held a copy of the database, a backup or the files has read them without a line here.",
)


def report(
    since: str,
    until: str,
    user: str | None = None,
    session: str | None = None,
    address: str | None = None,
    key: str | None = None,
    files: list[str] | None = None,
) -> dict:
    """For who runs the site. Prints, and gives, {requests, people, limits}.

    :param since: and `until`: times of the site.
    :param user: a mobile number, or the name of a User. Or one of `session` (its `sid`), `address` (of the
        network), `key` (an API key).
    :param files: where the log is, if it is not on this machine's disk in its own place.
    """
    who = {"user": user, "session": session, "address": address, "key": key}
    paths = log_reading.files() if files is None else [Path(path) for path in files]
    wanted = _wanted(**who)
    lines = log_reading.lines(_aware(since), _aware(until), paths)
    found = [line for line in lines if wanted.items() <= line.items()]
    users = {_user_of(user, key)} if user or key else set(_named({line.get("by") for line in found}))
    # The ledger names accounts, and not by which of their sessions.
    is_whole = not (session or address or key)
    between = get_datetime(since), get_datetime(until)
    people = [row for each in sorted(users) for row in _read_by(each, found, between, is_whole)]
    numbers = accounts.numbers_of({row["account"] for row in people})
    for row in people:
        row["number"] = numbers.get(row["account"])
    answer = {"requests": _counted(found), "people": people, "limits": list(LIMITS)}
    _print(answer, [str(path) for path in paths])
    return answer


def _aware(text: str) -> datetime:
    return get_datetime(text).replace(tzinfo=ZoneInfo(get_system_timezone())).astimezone(timezone.utc)


def _user_of(user: str | None, key: str | None) -> str:
    if key:
        return frappe.db.get_value("User", {"api_key": key}) or ""
    return (accounts.name_of(user) if user and user.isdigit() else user) or ""


def _wanted(user: str | None, session: str | None, address: str | None, key: str | None) -> dict[str, str]:
    """What a line must hold."""
    wanted = {}
    if user or key:
        wanted["by"] = marks.mark("user", _user_of(user, key))
    if key:
        wanted["via"] = marks.BY_KEY
    if session:
        wanted["via"] = marks.mark("session", session)
    if address:
        wanted["from"] = marks.mark("address", address)
    if not wanted:
        frappe.throw("Name a user, a session, an address or a key.")
    return wanted


def _named(by: set[str | None]) -> Iterator[str]:
    """The users that marks stand for: all names are tried, since a mark cannot be read back."""
    query = "select name from `tabUser` where name > %s order by name limit %s"
    last = ""
    while names := frappe.db.sql(query, (last, _USERS_AT_ONCE), pluck=True):
        last = names[-1]
        yield from (name for name in names if marks.mark("user", name) in by)


def _read_by(user: str, found: list[dict], between: tuple[datetime, datetime], is_whole: bool) -> list[dict]:
    """[{account, what, by, first, last, is_certain}]: of whom the user has read, or may have read."""
    rows = [
        _row(account, f"{what.lower()}, by the ledger", user, first, last, is_whole)
        for account, what, first, last in frappe.db.sql(_LOOKS, (user, *between))
    ]
    own = [line for line in found if line.get("by") == marks.mark("user", user) and line["status"] < 400]
    if own:
        times = min(line["at"] for line in own), max(line["at"] for line in own)
        rows.append(_row(user, "what is the account's own", user, *times, False))
        if any(line["method"].rsplit(".", 1)[-1] in _OF_APPLICANTS for line in own):
            applicants = frappe.db.sql(_APPLICANTS, (user, *between), pluck=True)
            rows += [_row(account, "profile and application", user, *times, False) for account in applicants]
    return rows


def _row(account: str, what: str, by: str, first: object, last: object, is_certain: bool) -> dict:
    times = {"first": str(first), "last": str(last)}
    return {"account": account, "what": what, "by": by, **times, "is_certain": is_certain}


def _counted(found: list[dict]) -> list[dict]:
    """Of each method: how many requests, how many answered, the first and the last."""
    by_method = defaultdict(list)
    for line in found:
        by_method[line["method"]].append(line)
    return [
        {
            "method": method,
            "requests": len(lines),
            "answered": sum(line["status"] < 400 for line in lines),
            "first": min(line["at"] for line in lines),
            "last": max(line["at"] for line in lines),
        }
        for method, lines in sorted(by_method.items())
    ]


def _print(answer: dict, paths: list[str]) -> None:
    print(f"Logs: {', '.join(paths) or 'none on this machine: name files'}")
    for row in answer["requests"]:
        print("{method}: {requests} requests, {answered} answered, {first} to {last}".format(**row))
    for row in answer["people"]:
        says = "has read" if row["is_certain"] else "may have read"
        who = " ".join(filter(None, (row["account"], row["number"])))
        print(f"{row['by']} {says} of {who}: {row['what']}, {row['first']} to {row['last']}")
    print(*(f"- {sentence}" for sentence in answer["limits"]), sep="\n", flush=True)
