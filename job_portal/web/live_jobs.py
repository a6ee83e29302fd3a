"""Live jobs, the oldest first, in pages by key (keyset pagination). So the last page takes no longer than the
first.
"""

import frappe
from frappe.utils import get_datetime

from job_portal.jobs.finding import conditions
from job_portal.jobs.finding.query import ParsedQuery


def rows(columns: dict[str, str], start: str = "", offset: int = 0, limit: int = 1) -> list[dict]:
    """Live jobs from a key on, with `published_on` and `name`.

    :param columns: SQL by its key in a row; the tables are `job` and `company`.
    :param start: the key of the first row, see `key`; all jobs if it is empty.
    """
    live = conditions.of(ParsedQuery())
    if start:
        published, _space, name = start.rpartition(" ")
        live = live.also(
            "job.published_on >= %(published)s",
            "(job.published_on > %(published)s or job.name >= %(name)s)",
            values={"published": published, "name": name},
        )
    # The inner query needs only the index.
    chosen = (
        f"select job.published_on, job.name from `tabJP Job` job where {' and '.join(live.where)}"  # noqa: S608
        f" order by job.published_on, job.name limit {limit} offset {offset}"
    )
    columns = {"published_on": "chosen.published_on", "name": "job.name", **columns}
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    query = (
        f"select {selected} from ({chosen}) chosen join `tabJP Job` job on job.name = chosen.name"  # noqa: S608
        " join `tabJP Company` company on company.name = job.company"
        " order by chosen.published_on, chosen.name"
    )
    return frappe.db.sql(query, live.values, as_dict=True)


def key(row: dict) -> str:
    """The key of a row."""
    return f"{get_datetime(row['published_on']).isoformat(' ', 'microseconds')} {row['name']}"
