"""Makes the index anew from the jobs, while the site serves: after an upgrade, or where an index is in doubt.

`bench --site SITE execute job_portal.jobs.search.rebuilding.rebuild`; with the embedded host
`.venv/bin/python -m embedded execute job_portal.jobs.search.rebuilding.rebuild`.
"""

import frappe

from job_portal.jobs.search import index, vocabulary

_AT_ONCE = 200
# No name of a row of this job comes after it.
_LAST_WORD = " " + "z" * 70
_COLUMNS = (*index.COLUMNS, *index.PLACE_AND_TIME, "search_text")


def rebuild() -> int:
    """Bring the index up to the jobs that are listed. Prints, and gives, how many there are."""
    done, last = 0, ""
    while jobs := _next(last):
        upto = jobs[-1].name
        _renew(jobs, last + _LAST_WORD if last else "", upto + _LAST_WORD)
        frappe.db.commit()
        done, last = done + len(jobs), upto
    _renew([], last + _LAST_WORD if last else "", None)
    frappe.db.commit()
    vocabulary.recount()
    print(f"{done} jobs are in the index of the search", flush=True)
    return done


def _next(last: str) -> list:
    """The next listed jobs by name, locked: nobody changes one before its words are stored."""
    columns = ", ".join(f"job.{column}" for column in _COLUMNS)
    query = (
        f"select job.name, {columns}, company.company_name from `tabJP Job` job"  # noqa: S608 (constants)
        " join `tabJP Company` company on company.name = job.company"
        " where job.is_listed = 1 and job.name > %s order by job.name limit %s for update"
    )
    # A transaction's reads see what was stored at its first read. So each batch begins one.
    return frappe.db.sql(query, (last, _AT_ONCE), as_dict=True)


def _renew(jobs: list, after: str, upto: str | None) -> None:
    """Make the rows between two names those of the jobs."""
    for job in jobs:
        text = index.text_of(job, job.company_name)
        if text != job.search_text:
            frappe.db.sql("update `tabJP Job` set search_text = %s where name = %s", (text, job.name))
            job.search_text = text
    where = "name > %(after)s" + (" and name <= %(upto)s" if upto else "")
    query = f"select {', '.join(index.ROW)} from `tabJP Job Word` where {where}"  # noqa: S608 (constants)
    stored = set(frappe.db.sql(query, {"after": after, "upto": upto}))
    wanted = set(index.rows_of(jobs))
    index.remove([row[0] for row in stored - wanted])
    index.add(sorted(wanted - stored))
    vocabulary.learn({row[1] for row in wanted})
