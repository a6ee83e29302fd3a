"""10,000 kept searches on a site full of jobs: what a run of the scheduler's job costs, and whom it tells.

`python -m lab.load.alerts [--companies 20000]` on an embedded site of its own, or with `--data DIR` or
`--bench DIR --site NAME` on one that `lab.load.generate` has filled, and that is thrown away.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from datetime import datetime, timedelta

from lab.load import site
from lab.load.generate_market import CATEGORIES, TRADES
from lab.load.rows import account_of
from lab.report import Report, main

COMPANIES = 20_000
ALERTS = 10_000
NEW_JOBS = 100
# For each 200 searches: who is due, the newest job, and the note of those that found nothing.
MOST_WITHOUT_NEWS = ALERTS // 200 * 5 + 10
# A busy machine must not cut a run short.
SECONDS = 3600
_COLUMNS = ("name", "creation", "modified", "owner", "modified_by", "docstatus", "idx", "account", "label")
_COLUMNS += ("filters", "search_key", "how_often", "searched_until", "due_on")


def _filters(number: int) -> dict:
    """Words, a category, a place: what people search by."""
    trade, category = TRADES[number % len(TRADES)], CATEGORIES[number % len(CATEGORIES)]
    return (
        {"search": trade},
        {"search": f"{trade} karnataka", "min_salary": 12000},
        {"category": category, "city": f"City {number % 40}"},
        {"pincode": "560038", "radius_km": 25, "search": trade},
        {"job_type": "Full Time", "min_salary": 15000, "experience": 2},
    )[number % 5]


def keep(frappe, until: datetime) -> None:
    """Each account keeps a search, which was looked at until then."""
    from job_portal.jobs.finding.query import Filters
    from job_portal.searchers import alert_search

    statement = f"insert into `tabJP Job Alert` ({', '.join(_COLUMNS)}) values "  # noqa: S608 (constants)
    mark = f"({', '.join(['%s'] * len(_COLUMNS))})"
    for start in range(0, ALERTS, 500):
        values = []
        for number in range(start, start + 500):
            account, filters = account_of(number), _filters(number)
            values += [f"a{number:09d}", until, until, account, account, 0, 0, account, str(number)]
            values += [json.dumps(filters), alert_search.key(Filters(**filters)), "At once", until, until]
        frappe.db.sql(statement + ", ".join([mark] * 500), values)
    frappe.db.commit()


def publish(frappe, at: datetime, number: int) -> None:
    """As if so many of the live jobs were published then."""
    query = "select name from `tabJP Job` where is_listed = 1 and valid_through > %s order by name limit %s"
    for (job,) in frappe.db.sql(query, (at, number)):
        frappe.db.sql("update `tabJP Job` set published_on = %s where name = %s", (at, job))
        frappe.db.sql("update `tabJP Job Word` set published_on = %s where job = %s", (at, job))
    frappe.db.commit()


def run(arguments: argparse.Namespace, report: Report) -> None:
    statements = site.open_site(arguments)
    import frappe
    from frappe.utils import now_datetime

    from job_portal.searchers import alert_telling

    alert_telling._SECONDS = SECONDS
    frappe.set_user("Administrator")
    frappe.db.set_single_value("Job Portal Settings", "market", "Live")
    frappe.clear_document_cache("Job Portal Settings", "Job Portal Settings")
    jobs = frappe.db.sql("select count(*) from `tabJP Job` where is_listed = 1")[0][0]
    newest = frappe.db.sql("select max(published_on) from `tabJP Job` where is_listed = 1")[0][0]
    keep(frappe, frappe.utils.get_datetime(newest) + timedelta(minutes=3))

    def timed(what: str) -> tuple[int, int]:
        statements.take()
        begun = time.monotonic()
        told = alert_telling.run()
        taken, count = time.monotonic() - begun, len(statements.take())
        print(f"{what}: {count} statements, {taken:.1f} s, {told} of {ALERTS} searches told")
        return count, told

    print(f"{jobs} live jobs, {ALERTS} searches that are told at once")
    time.sleep(max(0, (frappe.utils.get_datetime(newest) - now_datetime()).total_seconds() + 181))
    without, told = timed("nothing new")
    report.equal("told without a new job", told, 0)
    report.check("statements without a new job", without, without <= MOST_WITHOUT_NEWS)
    publish(frappe, now_datetime(), NEW_JOBS)
    _count, told = timed(f"{NEW_JOBS} new jobs")
    lines = frappe.db.count("JP Notification", {"kind": "new jobs"})
    report.check("searches told of new jobs", told, told > 0)
    report.equal("lines behind bells", lines, told)
    _count, told = timed("the same jobs again")
    report.equal("told twice", told, 0)


def battery(report: Report) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--companies", type=int, default=COMPANIES)
    site.add_arguments(parser)
    arguments = parser.parse_args()
    if arguments.data or arguments.bench:
        return run(arguments, report)
    with tempfile.TemporaryDirectory() as folder:
        fill = [sys.executable, "-m", "lab.load.generate", "--companies", str(arguments.companies)]
        subprocess.run([*fill, "--data", folder], cwd=site.ROOT, check=True)  # noqa: S603 (our own command)
        run(parser.parse_args(["--data", folder]), report)


if __name__ == "__main__":
    main(f"{ALERTS} kept searches", battery)
