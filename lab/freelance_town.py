"""Freelancers and posters, written straight into a site's database beside the town.

`npm run lab -- fill-freelancers --freelancers 1000000 --bench DIR --site NAME` adds this many profiles and as
many live briefs, each with a quote and an engagement. Python makes up to 20,000. The database copies them,
each copy four degrees further, so that a large site is as dense as a small one. Use only a site that you can
throw away.
"""

import argparse
from collections.abc import Callable
from datetime import timedelta
from functools import cache
from types import SimpleNamespace

from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import people
from job_portal.demo.town.vacancies import DAYS, jobs
from job_portal.jobs.finding import vocabulary
from job_portal.places import position
from job_portal.words import lexicon
from lab import site, town
from lab.site import Connection
from lab.town import Row

ORIGINALS = 20_000
# Numbers have eight digits: 1, two for the copy, five for the original.
_FIRST, _COPIES = 10_000_000, 100
_STEP = 7_919
# Each copy is moved by this many degrees, and a degree has four cells; see `places.geo`.
_APART, _IN_A_ROW, _CELLS, _CELLS_AROUND = 4, 20, 4, 1_440
_FOREVER = "9999-12-31 23:59:59"


def record(prefix: str, number: int) -> str:
    """The name of a record."""
    return f"{prefix}-{_FIRST + number}"


def mobile_of(number: int) -> str:
    """The mobile number of an account."""
    return town.mobile_of(_FIRST + number)


@cache
def _at(pincode: str) -> Row:
    found = SimpleNamespace(pincode=pincode)
    position.derive_of_person(found)
    return vars(found)


def _freelancer(number: int) -> Row:
    person = people()[number * _STEP % len(people())]
    month = sum(trades()[person.truth.trades[0]].pay) // 2
    rates = {"rate_hour": month // 104, "rate_day": month // 13 if number % 2 else 0, "rate_visit": 0}
    account = town.account_of(_FIRST + number)
    return {
        **town.standard(record("JPF", number), account),
        **{"account": account, "full_name": "Asha Rao", "headline": person.fields["headline"] or "Helper"},
        **{"skills": person.fields["skills"], "about": "I work at your home.", **rates, "rate_project": 0},
        **{"radius_km": (5, 10, 25)[number % 3], "is_open": 1, "may_call": number % 2, "is_listed": 1},
        **_at(town.pincode_of(number)),
        **{"published_on": _published(number), "valid_through": _FOREVER, "rating": 0, "reviews": 0},
    }


def _brief(number: int) -> Row:
    job = jobs()[number * _STEP % len(jobs())]
    account = town.account_of(_FIRST + number)
    trade = job.truth.trade if job.truth.trade in lexicon.trades_of_release() else None
    published = town.NOW - _age(number)
    return {
        **town.standard(record("JPB", number), account),
        **{"account": account, "title": job.fields["title"], "category": trade},
        **{"description": job.fields["job_description"], "when": "flexible", "people": 2},
        **{"budget_max": 500, "budget_unit": "Visit", "address": "12, First Street"},
        **_at(town.pincode_of(number)),
        **{"status": "Live", "is_listed": 1, "published_on": _published(number)},
        "valid_through": town.time_of(published + timedelta(days=DAYS)),
    }


def _quote(number: int) -> Row:
    of = {"brief": record("JPB", number), "freelancer": record("JPF", (number + 1) % ORIGINALS)}
    said = {"status": "Accepted", "sent_on": _published(number), "amount": 400, "unit": "Visit"}
    return {**town.standard(record("JPQ", number)), **of, **said}


def _engagement(number: int) -> Row:
    at = _published(number)
    agreed = dict.fromkeys(("poster_agreed_on", "freelancer_agreed_on", "agreed_on"), at)
    terms = {"scope": "A new tap", "price": 400, "unit": "Visit", "terms_by": "freelancer"}
    of = {"quote": record("JPQ", number), "status": "Agreed"}
    return {**town.standard(record("JPE", number)), **of, **terms, **agreed}


def _age(number: int) -> timedelta:
    return timedelta(minutes=number * _STEP % (DAYS * 24 * 60 - 240), seconds=number % 60)


def _published(number: int) -> str:
    return town.time_of(town.NOW - _age(number))


# By table: a function for its row, and its columns with eight-digit numbers, each with its prefix.
TABLES: dict[str, tuple[Callable[[int], Row], dict[str, str]]] = {
    "tabJP Freelancer": (_freelancer, {"name": "JPF-", "account": "u0"}),
    "tabJP Brief": (_brief, {"name": "JPB-", "account": "u0"}),
    "tabJP Quote": (_quote, {"name": "JPQ-", "brief": "JPB-", "freelancer": "JPF-"}),
    "tabJP Engagement": (_engagement, {"name": "JPE-", "quote": "JPQ-"}),
}
_OF_ACCOUNTS = {
    "tabUser": dict.fromkeys(("name", "email", "username"), "u0"),
    "tabJP Account": {"name": "a0", "mobile_no": "60", "user": "u0"},
}
INDEXES = {
    "tabJP Freelancer Word": {"name": "JPF-", "freelancer": "JPF-"},
    "tabJP Brief Word": {"name": "JPB-", "brief": "JPB-"},
}


def fill(connection: Connection, freelancers: int) -> None:
    """Add the originals. Afterwards call `town.index`, and then `copy`."""
    numbers = range(min(freelancers, ORIGINALS))
    town.fill_accounts(connection, range(_FIRST, _FIRST + len(numbers)))
    for table, (row, _keys) in TABLES.items():
        town.write(connection, table, map(row, numbers))
    connection.finish()


def copy(connection: Connection, freelancers: int) -> None:
    """Copy the originals with their index words, up to this many freelancers. For MariaDB only."""
    keys_of = {**_OF_ACCOUNTS, **{table: keys for table, (_row, keys) in TABLES.items()}, **INDEXES}
    for number in range(1, min(-(-freelancers // ORIGINALS), _COPIES)):
        for table, keys in keys_of.items():
            columns = [row[0] for row in connection.run(f"show columns from `{table}`")]
            connection.change(_copied(table, columns, keys, number))
        print(f"{(number + 1) * ORIGINALS:,} freelancers and briefs", flush=True)


def _copied(table: str, columns: list[str], keys: dict[str, str], number: int) -> str:
    """The SQL that adds a copy of the originals."""
    north, east = (_APART * each for each in divmod(number, _IN_A_ROW))
    new = {"latitude": f"latitude + {north}", "longitude": f"longitude + {east}"}
    new["cell"] = f"if(cell = 0, 0, cell + {_CELLS * (north * _CELLS_AROUND + east)})"
    for column, before in keys.items():
        new[column] = f"concat('{before}1{number:02d}', substr(`{column}`, {len(before) + 4}))"
    names = ", ".join(f"`{column}`" for column in columns)
    values = ", ".join(new.get(column, f"`{column}`") for column in columns)
    originals = f"name like '{keys['name']}100%'"
    return f"insert into `{table}` ({names}) select {values} from `{table}` where {originals}"  # noqa: S608


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- fill-freelancers", description=__doc__)
    parser.add_argument("--freelancers", type=int, required=True)
    site.add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.data and arguments.freelancers > ORIGINALS:
        parser.error(f"The embedded host takes at most {ORIGINALS}.")
    connection = site.connection_of(arguments)
    fill(connection, arguments.freelancers)
    if arguments.bench:
        site.open_site(arguments)
    town.index()
    copy(connection, arguments.freelancers)
    vocabulary.recount()


if __name__ == "__main__":
    main()
