"""The town of `job_portal.demo`, written straight into a site's database, at its own or a larger size.

`npm run lab -- fill --jobs 1000000 --data DIR` fills the folder of a stopped embedded host; `--bench DIR
--site NAME` a bench's site. It adds that many live jobs, each with a company and its account, contacts,
files, a session, a used code, an open searcher and applications. Use only a site that you can throw away.

The texts are the town's. The places are the pincodes of the directory, those nearest to the first one first,
each with the same number of jobs. So a small site is the centre of a large one, with the same density.
"""

import argparse
import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import cache
from itertools import islice
from types import SimpleNamespace

from job_portal.demo.town.occupations import trades
from job_portal.demo.town.people import people
from job_portal.demo.town.vacancies import DAYS, HOME, Job, jobs
from job_portal.places import centroids, geo, pincodes, position
from lab import site
from lab.site import Connection

# Larger than any number that the journeys, or the site itself, reach by counting.
FIRST_OF_TOWN, FIRST = 100_001, 2_000_000
_FIRST_MOBILE = 6_000_000_000
_WHEN = "2026-01-01 00:00:00.000000"
_BATCH = 5_000
IN_THE_MIDDLE = "560038"
_JOBS_OF_A_PINCODE = 52
CONTACTS_EACH, APPLICATIONS_EACH = 5, 5
# One company in ten has a unique name.
COINED_ONE_IN = 10
_SYLLABLES = [consonant + vowel for consonant in "bdgjklmnprstv" for vowel in "aeiou"]
# Steps through the town's texts in this size reach each of them, so that a pincode has all kinds.
_STEP = 7_919
NOW = datetime.now()
Row = dict[str, object]


def job_name(number: int) -> str:
    """The record name of a job in the town at its own size."""
    return f"JPJ-{FIRST_OF_TOWN + number}"


def person_name(number: int) -> str:
    """The record name of a person in the town at its own size."""
    return f"JPS-{number + 1:05d}"


def account_of(number: int) -> str:
    """The account of the company with this number in a large town."""
    return f"u{number:09d}@mobile.invalid"


def mobile_of(number: int) -> str:
    """The mobile number of that account."""
    return str(_FIRST_MOBILE + number)


def write(connection: Connection, table: str, rows: Iterable[Row]) -> None:
    """Insert rows, which all have the same columns."""
    rows = iter(rows)
    while batch := list(islice(rows, _BATCH)):
        names = ", ".join(f"`{column}`" for column in batch[0])
        marks = ", ".join([connection.mark] * len(batch[0]))
        statement = f"insert into `{table}` ({names}) values ({marks})"  # noqa: S608 (our own names)
        connection.write(statement, [tuple(row.values()) for row in batch])


def standard(name: str, owner: str = "Administrator", when: str = _WHEN, idx: int = 0) -> Row:
    """The columns that each record has."""
    stamps = {"creation": when, "modified": when, "modified_by": owner, "owner": owner}
    return {"name": name, **stamps, "docstatus": 0, "idx": idx}


def time_of(moment: datetime) -> str:
    """A moment as the database stores it."""
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")


# The town at its own size, for the judged searches and matches.


def fill_town(connection: Connection) -> None:
    """Write the town's companies, categories and jobs. Call `index` afterwards."""
    from job_portal.jobs import categories

    wanted = {trade.category for trade in trades().values()} - set(categories.TO_START_FROM)
    rows = ({**standard(name), "category_name": name} for name in sorted(wanted))
    write(connection, "tabJP Job Category", rows)
    one_of_each = {job.company.number: job for job in jobs()}.values()
    rows = (
        {**standard(_company_name(job)), "company_name": job.company.name, "status": "Approved"}
        for job in one_of_each
    )
    write(connection, "tabJP Company", rows)
    write(connection, "tabJP Job", map(_job_of_town, jobs()))
    connection.finish()


def _company_name(job: Job) -> str:
    return f"JPC-{FIRST_OF_TOWN + job.company.number}"


def _job_of_town(job: Job) -> Row:
    record = SimpleNamespace(**job.fields)
    position.derive(record, is_near=record.work_location_type != HOME)
    names = {**standard(job_name(job.number)), "company": _company_name(job)}
    return {**names, **vars(record), **_live(NOW - timedelta(minutes=job.minutes_ago))}


def _live(published: datetime) -> Row:
    days = {"published_on": time_of(published), "valid_through": time_of(published + timedelta(days=DAYS))}
    return {"status": "Live", "is_listed": 1, **days}


def fill_people(connection: Connection) -> None:
    """Write the town's people as open searchers. Call `index` afterwards."""

    def row(number: int) -> Row:
        person = people()[number]
        name, record = person_name(number), SimpleNamespace(**person.fields)
        position.derive(record)
        who = {"account": f"{name.lower()}@mobile.invalid", "full_name": "Asha Rao", "is_open": 1}
        changed = time_of(NOW - timedelta(days=person.days_ago))
        return {**standard(name, when=changed), **who, **vars(record)}

    write(connection, "tabJP Searcher", map(row, range(len(people()))))
    connection.finish()


def index() -> None:
    """Let the app build its indexes for search and matches."""
    from job_portal.jobs.finding import rebuilding
    from job_portal.matching import searcher_index as matches

    rebuilding.rebuild()
    matches.rebuild()


# A large town.


def _user(number: int) -> Iterator[Row]:
    account = account_of(number)
    named = {"email": account, "first_name": "Asha", "full_name": "Asha Rao", "username": account}
    # Otherwise the site would ask whose account it is, as after 90 days without a sign-in.
    kind = {"enabled": 1, "user_type": "Website User", "last_login": site.now()}
    yield {**standard(account, account), **named, **kind}


def _number(number: int) -> Iterator[Row]:
    row = standard(f"a{number:09d}")
    yield {**row, "mobile_no": mobile_of(number), "user": account_of(number)}


def _role(number: int) -> Iterator[Row]:
    account = account_of(number)
    of = {"parent": account, "parenttype": "User", "parentfield": "roles", "role": "JP Company"}
    yield {**standard(f"r{number:09d}", account, idx=1), **of}


def _company(number: int) -> Iterator[Row]:
    name = jobs()[number * _STEP % len(jobs())].company.name
    if number % COINED_ONE_IN == 0:
        name = f"{coined_name(number)} {name.split()[-1]}"
    files = dict(_files(number))
    said = {"company_name": name, "about_company": "Since 1987.", "email": "office@rao.in", **files}
    own = {"status": "Approved", "phone": mobile_of(number)}
    # An index without any values would mislead the planner.
    keys = ("gst_msme_no", "pan", "name_key", "address_key", "sent_from")
    row = standard(f"JPC-{FIRST + number}", account_of(number))
    yield {**row, **said, **own, **{key: f"{key[:1]}{number:09d}" for key in keys}}


def coined_name(number: int) -> str:
    """A word that no other company has."""
    name = ""
    while number or not name:
        number, rest = divmod(number, len(_SYLLABLES))
        name += _SYLLABLES[rest]
    return f"{name}ka".capitalize()


def _member(number: int) -> Iterator[Row]:
    row = standard(f"m{number:09d}", account_of(number))
    of = {"company": f"JPC-{FIRST + number}", "account": account_of(number)}
    yield {**row, **of, "role": "Owner", "since": _WHEN}


def _contact(number: int) -> Iterator[Row]:
    said = {"hr_mobile": "9876543210", "hr_email": "hr@rao.in"}
    for one in range(CONTACTS_EACH):
        row = standard(f"h{number:08d}{one}", account_of(number), idx=one + 1)
        yield {**row, "company": f"JPC-{FIRST + number}", "hr_name": f"HR {one}", **said}


def _files(number: int) -> Iterator[tuple[str, str]]:
    for field in ("gov_approved_company_reg_doc", "company_pan_card"):
        yield field, f"/private/files/load-{number}-{field[:3]}.pdf"


def _file(number: int) -> Iterator[Row]:
    for field, url in _files(number):
        digest = hashlib.md5(url.encode(), usedforsecurity=False).hexdigest()
        named = {"file_name": url.rsplit("/", 1)[1], "file_url": url, "is_private": 1}
        named |= {"content_hash": digest, "file_size": 300}
        of = {"attached_to_doctype": "JP Company", "attached_to_name": f"JPC-{FIRST + number}"}
        row = standard(f"f{number:08d}{field[:1]}", account_of(number))
        yield {**row, **named, **of, "attached_to_field": field}


def _code(number: int) -> Iterator[Row]:
    asked = {"reference": f"load-{number}", "mobile_no": mobile_of(number), "purpose": "Login"}
    used = {"device": "stranger", "tries": 1, "expires_at": _WHEN, "verified_at": _WHEN}
    yield {**standard(f"o{number:09d}", "Guest"), **asked, **used}


def _session(number: int) -> Iterator[Row]:
    of = {"sid": f"load{number:09d}", "user": account_of(number), "sessiondata": "{}"}
    yield {**of, "lastupdate": site.now(), "status": "Active"}


@cache
def _pincodes() -> list[str]:
    """The pincodes with a place and position, nearest to the centre first."""
    middle = centroids.of(IN_THE_MIDDLE)
    of = centroids._centroids().of
    near_first = sorted(of, key=lambda pincode: (geo.distance_km(middle, of[pincode]), pincode))
    return [pincode for pincode in map("{:06d}".format, near_first) if pincodes.find(pincode)]


@cache
def _at(pincode: str, is_near: bool = True) -> Row:
    record = SimpleNamespace(pincode=pincode)
    position.derive(record, is_near=is_near)
    return vars(record)


def pincode_of(number: int) -> str:
    """The pincode of the company with this number in a large town."""
    return _pincodes()[number // _JOBS_OF_A_PINCODE % len(_pincodes())]


def _job(number: int) -> Iterator[Row]:
    fields, pincode = jobs()[number * _STEP % len(jobs())].fields, pincode_of(number)
    minutes = number * _STEP % (DAYS * 24 * 60 - 120)
    place = {**_at(pincode, fields["work_location_type"] != HOME)}
    place["job_location"] = pincodes.find(pincode)["area"][0]
    of = {"company": f"JPC-{FIRST + number}", **fields, **place}
    row = standard(f"JPJ-{FIRST + number}", account_of(number))
    yield {**row, **of, **_live(NOW - timedelta(minutes=minutes, seconds=number % 60))}


def _searcher(number: int) -> Iterator[Row]:
    person = people()[number * _STEP % len(people())]
    changed = time_of(NOW - timedelta(days=person.days_ago, seconds=number % 86_400))
    who = {"account": account_of(number), "full_name": "Asha Rao", "is_open": 1}
    row = standard(f"JPS-{FIRST + number}", account_of(number), changed)
    yield {**row, **who, **person.fields, **_at(pincode_of(number))}


def _application(number: int) -> Iterator[Row]:
    for one in range(min(APPLICATIONS_EACH, number)):
        job = FIRST + number - 1 - one
        of = {"job": f"JPJ-{job}", "searcher": f"JPS-{FIRST + number}", "company": f"JPC-{job}"}
        applied = time_of(NOW - timedelta(minutes=number % 10_000))
        said = {"status": "Applied", "applied_on": applied, "cover_letter": "Soon.", "history": "[]"}
        row = standard(f"JPA-{FIRST + number * APPLICATIONS_EACH + one}", account_of(number))
        yield {**row, **of, **said}


# The rows that each account and each company adds to each table.
_OF_ACCOUNTS: dict[str, Callable[[int], Iterator[Row]]] = {
    "tabUser": _user,
    "tabJP Account": _number,
    "tabHas Role": _role,
}
TABLES: dict[str, Callable[[int], Iterator[Row]]] = {
    **_OF_ACCOUNTS,
    "tabJP Company": _company,
    "tabJP Company Member": _member,
    "tabJP Company HR": _contact,
    "tabFile": _file,
    "tabJP OTP Request": _code,
    "tabSessions": _session,
    "tabJP Job": _job,
    "tabJP Searcher": _searcher,
    "tabJP Application": _application,
}
# The app's own commands fill these tables from the others.
INDEXES = ("tabJP Job Word", "tabJP Search Word", "tabJP Searcher Word")


def fill_accounts(connection: Connection, numbers: Sequence[int]) -> None:
    """Add the accounts with these numbers, without any other records."""
    for table, rows_of in _OF_ACCOUNTS.items():
        write(connection, table, (row for number in numbers for row in rows_of(number)))


def fill_large(connection: Connection, companies: int, begin: int = 0) -> None:
    """Add companies up to this number, each with its rows of TABLES. Call `index` afterwards."""
    for table, rows_of in TABLES.items():
        write(connection, table, (row for number in range(begin, companies) for row in rows_of(number)))
        print(f"{table}: filled", flush=True)
    connection.finish()


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run lab -- fill", description=__doc__)
    parser.add_argument("--jobs", type=int, required=True)
    parser.add_argument("--begin", type=int, default=0, help="how many an earlier fill made")
    site.add_arguments(parser)
    arguments = parser.parse_args()
    connection = site.connection_of(arguments)
    fill_large(connection, arguments.jobs, arguments.begin)
    if arguments.bench:
        site.open_site(arguments)
    index()


if __name__ == "__main__":
    main()
