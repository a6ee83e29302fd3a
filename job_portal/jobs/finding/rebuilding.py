"""Rebuilds the index from the jobs while the site serves: after an upgrade, if a trade has changed, or if the
index may be wrong.

`bench --site SITE execute job_portal.jobs.finding.rebuilding.rebuild --kwargs "{'processes': 4}"`; with the
embedded host `.venv/bin/python -m embedded execute job_portal.jobs.finding.rebuilding.rebuild`.
"""

import frappe

from job_portal.jobs.finding import vocabulary, word_index
from job_portal.jobs.finding.opensearch import reindexing as of_opensearch
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.platform import bulk, parallel
from job_portal.platform.parallel import Part
from job_portal.words import facts

_AT_ONCE = 200
_IN_A_PART = 5_000
_COLUMNS = (*word_index.COLUMNS, *word_index.PLACE_AND_TIME, "search_text", "company")


def rebuild(processes: int = 1) -> int:
    """Update the index to the listed jobs. Prints and returns their number. Older jobs get their facts.

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
    return _with_companies(frappe.db.sql(query, {"last": last, "end": end, "most": _AT_ONCE}, as_dict=True))


def _with_companies(jobs: list) -> list:
    query = "select name, company_name from `tabJP Company` where name in %(names)s"
    names = dict(frappe.db.sql(query, {"names": list({job.company for job in jobs})})) if jobs else {}
    for job in jobs:
        job.company_name = names[job.company]
    return jobs


def renew(concepts: list[str], names: list[str]) -> None:
    """Hook: index again the listed jobs that changed trades concern; see `jobs.trades.renew_indexes`."""
    query = "select distinct job from `tabJP Job Word` where word in %(words)s order by job"
    words = vocabulary.words_of_trades(concepts, names)
    concerned = frappe.db.sql(query, {"words": words}, pluck=True) if words else []
    columns = ", ".join(_COLUMNS)
    query = (
        f"select name, {columns} from `tabJP Job` where is_listed = 1 and name in %(names)s"  # noqa: S608 (constants)
        " order by name for update"
    )
    for first in range(0, len(concerned), _AT_ONCE):
        # Each batch begins a new transaction, see `_next`.
        frappe.db.commit()
        jobs = frappe.db.sql(query, {"names": concerned[first : first + _AT_ONCE]}, as_dict=True)
        changed = _with_new_text(_with_companies(jobs))
        word_index.forget([job.name for job in changed])
        word_index.store(changed)
    frappe.db.commit()


def _renew(jobs: list, after: str, upto: str | None, known: set[str]) -> set[str]:
    """Replace the rows of the jobs after `after`, up to and including `upto`, by those of `jobs`.

    :param known: words that were added before.
    :return: the words of the jobs.
    """
    untold = [job for job in jobs if job.facts is None]
    for job in untold:
        job.facts = "\n".join(facts.of(job))
    bulk.set_values("tabJP Job", "facts", {job.name: job.facts for job in untold})
    _with_new_text(jobs)
    wanted = word_index.rows_of(jobs)
    bulk.renew(word_index.TABLE, word_index.ROW, wanted, after, upto)
    words = {row[1] for row in wanted}
    vocabulary.learn(words - known)
    return words


def _with_new_text(jobs: list) -> list:
    """Give each job its current `search_text`. Return those with another one than before."""
    changed = []
    for job in jobs:
        text = word_index.text_of(job, job.company_name)
        if text != job.search_text:
            job.search_text = text
            changed.append(job)
    bulk.set_values("tabJP Job", "search_text", {job.name: job.search_text for job in changed})
    return changed
