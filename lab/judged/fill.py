"""Fills a fresh site with the town: rows as publishing makes them, and the search's own index of them."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from itertools import islice
from types import SimpleNamespace

from lab.judged.companies import Company
from lab.judged.town import DAYS, HOME, Job, jobs
from lab.judged.trades import trades
from lab.load.rows import STANDARD, standard
from lab.site import Connection

_BATCH = 2_000
# The site itself gives the numbers below it, to what is published in the town.
_FIRST = 100_001
_OWNER = "Administrator"
_FILLED_IN = (
    *("title", "category", "job_type", "work_location_type", "pay_type", "min_salary", "max_salary"),
    *("experience_required", "pincode", "job_location", "job_description"),
)
_DERIVED = ("city", "state", "latitude", "longitude", "cell")
_COLUMNS = {
    "tabJP Job Category": (*STANDARD, "category_name"),
    "tabJP Company": (*STANDARD, "company_name", "status"),
    "tabJP Job": (
        *STANDARD,
        *("company", *_FILLED_IN, *_DERIVED),
        *("status", "is_listed", "published_on", "valid_through"),
    ),
}


def name_of(number: int) -> str:
    """The name of a job's record."""
    return f"JPJ-{_FIRST + number}"


def fill(connection: Connection) -> None:
    """Write companies, categories and jobs. `index` is to follow."""
    from job_portal.jobs import categories

    companies = {job.company.number: job.company for job in jobs()}
    wanted = {trade.category for trade in trades().values()} - set(categories.TO_START_FROM)
    _write(connection, "tabJP Job Category", ((*standard(name, _OWNER), name) for name in sorted(wanted)))
    _write(connection, "tabJP Company", (_company(each) for each in companies.values()))
    now = datetime.now()
    _write(connection, "tabJP Job", (_job(each, now) for each in jobs()))
    connection.finish()


def index() -> None:
    """Have the search index the jobs."""
    from job_portal.jobs.finding import rebuilding

    rebuilding.rebuild()


def _write(connection: Connection, table: str, rows: Iterator[tuple]) -> None:
    columns = _COLUMNS[table]
    names = ", ".join(f"`{column}`" for column in columns)
    marks = ", ".join([connection.mark] * len(columns))
    statement = f"insert into `{table}` ({names}) values ({marks})"  # noqa: S608 (our own names)
    while batch := list(islice(rows, _BATCH)):
        connection.write(statement, batch)


def _company(company: Company) -> tuple:
    return (*standard(_company_name(company), _OWNER), company.name, "Approved")


def _company_name(company: Company) -> str:
    return f"JPC-{_FIRST + company.number}"


def _job(job: Job, now: datetime) -> tuple:
    from job_portal.places import position

    published = now - timedelta(minutes=job.minutes_ago)
    record = SimpleNamespace(**job.fields)
    position.derive(record, is_near=record.work_location_type != HOME)
    filled_in = (getattr(record, field) for field in (*_FILLED_IN, *_DERIVED))
    return (
        *(*standard(name_of(job.number), _OWNER), _company_name(job.company), *filled_in),
        *("Live", 1, _time(published), _time(published + timedelta(days=DAYS))),
    )


def _time(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%d %H:%M:%S.%f")
