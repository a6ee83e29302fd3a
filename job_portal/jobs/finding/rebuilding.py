"""Rebuilds the index from the jobs while the site serves: after an upgrade, or if the index may be wrong.

`bench --site SITE execute job_portal.jobs.finding.rebuilding.rebuild --kwargs "{'processes': 4}"`; with the
embedded host `.venv/bin/python -m embedded execute job_portal.jobs.finding.rebuilding.rebuild`.
"""

import frappe

from job_portal.jobs.finding import vocabulary, word_index
from job_portal.jobs.finding.opensearch import reindexing as of_opensearch
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.platform import bulk, parallel
from job_portal.platform.parallel import Part

_AT_ONCE = 200
_IN_A_PART = 5_000
_COLUMNS = (*word_index.COLUMNS, *word_index.PLACE_AND_TIME, "search_text", "company")


def rebuild(processes: int = 1) -> int:
    """Update the index to the listed jobs. Prints and returns their number.

    :param processes: how many work at once.
    """
    parts = parallel.parts_of("tabJP Job", "is_listed = 1", _IN_A_PART)
    done = sum(parallel.done(_rebuild_part, parts, processes))
    vocabulary.recount(processes)
    print(f"{done} jobs are in the index of the search", flush=True)
    of_opensearch.rebuild_if_used(JOBS, processes)
    return done


def _rebuild_part(part: Part) -> int:
    """Rebuild a part. Return the number of its jobs."""
    last, end = part
    done, known = 0, set()
    while jobs := _next(last, end):
        upto = jobs[-1].name
        known |= _renew(jobs, last, upto, known)
        frappe.db.commit()
        done, last = done + len(jobs), upto
    _renew([], last, end, known)
    frappe.db.commit()
    return done


def _next(last: str, end: str | None) -> list:
    """The next listed jobs by name, locked, so that nobody changes one before its words are stored."""
    columns = ", ".join(_COLUMNS)
    query = (
        f"select name, {columns} from `tabJP Job` where is_listed = 1 and name > %(last)s"  # noqa: S608 (constants)
        f"{' and name <= %(end)s' if end else ''} order by name limit %(most)s for update"
    )
    # A transaction reads from the snapshot of its first read, so each batch begins a new one. Companies are
    # not locked, so their names are read after the jobs: renaming a company then waits to write the jobs.
    jobs = frappe.db.sql(query, {"last": last, "end": end, "most": _AT_ONCE}, as_dict=True)
    query = "select name, company_name from `tabJP Company` where name in %(names)s"
    names = dict(frappe.db.sql(query, {"names": list({job.company for job in jobs})})) if jobs else {}
    for job in jobs:
        job.company_name = names[job.company]
    return jobs


def _renew(jobs: list, after: str, upto: str | None, known: set[str]) -> set[str]:
    """Replace the rows of the jobs after `after`, up to and including `upto`, by those of `jobs`.

    :param known: words that were added before.
    :return: the words of the jobs.
    """
    changed = {}
    for job in jobs:
        text = word_index.text_of(job, job.company_name)
        if text != job.search_text:
            job.search_text = changed[job.name] = text
    bulk.set_values("tabJP Job", "search_text", changed)
    wanted = word_index.rows_of(jobs)
    bulk.renew(word_index.TABLE, word_index.ROW, wanted, after, upto)
    words = {row[1] for row in wanted}
    vocabulary.learn(words - known)
    return words
