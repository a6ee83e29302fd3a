"""Makes the index of OpenSearch anew while the site serves, and compares it with the database.

`rebuild` is a part of `job_portal.jobs.search.rebuilding.rebuild`, and `check` a command:
`bench --site SITE execute job_portal.jobs.search.opensearch.rebuilding.check`.
"""

import sys
import time
from contextlib import suppress
from functools import partial

import frappe

from job_portal.jobs.search.opensearch import connection, documents, filling
from job_portal.platform import parallel
from job_portal.platform.parallel import Part

_AT_ONCE = 1_000
_IN_A_PART = 20_000
_MOST_SHOWN = 10
_LAST_NAME = "\U0010ffff"


def rebuild(processes: int = 1) -> int:
    """Make a new index, fill it, and have it searched in the place of the one before.

    Changes go into both meanwhile. So the new one holds them too when it is searched.

    :param processes: so many work at once.
    :return: how many jobs it has.
    :raises connection.Unavailable: OpenSearch does not answer; the index before stays.
    """
    alias, every = documents.alias(), documents.of_site()
    new = f"{alias}.{time.time_ns()}"
    aliases = {every: {}, filling.written_by(new): {}}
    _ask(lambda client: client.indices.create(index=new, body={**documents.INDEX, "aliases": aliases}))
    parts = parallel.parts_of("tabJP Job", "is_listed = 1", _IN_A_PART)
    try:
        done = sum(parallel.done(partial(_fill, new), parts, processes))
        _ask(lambda client: client.indices.refresh(index=new))
    except connection.Unavailable:
        with suppress(connection.Unavailable):
            _ask(lambda client: client.indices.delete(index=new))
        raise
    others = [index for index in _ask(lambda client: client.indices.get_alias(name=every)) if index != new]
    actions = [{"add": {"index": new, "alias": alias}}, *({"remove_index": {"index": one}} for one in others)]
    _ask(lambda client: client.indices.update_aliases(body={"actions": actions}))
    filling.drain()
    return done


def _fill(index: str, part: Part) -> int:
    last, end = part
    done = 0
    while True:
        # A transaction's reads see what was stored at its first read. So each batch begins one.
        frappe.db.commit()
        version = time.time_ns()
        found = documents.of_jobs(*_between(last, end), _AT_ONCE)
        if not found:
            return done
        refused = filling.bring(list(found), found, version, [index])
        if bad := [status for status in refused.values() if status != filling.CONFLICT]:
            raise connection.Unavailable(f"it refused {len(bad)} jobs ({bad[0]})")
        done, last = done + len(found), list(found)[-1]


def _between(after: str, upto: str | None) -> tuple[str, dict[str, str | None]]:
    where = "job.name > %(after)s" + (" and job.name <= %(upto)s" if upto else "")
    return where, {"after": after, "upto": upto}


def check() -> None:
    """Print which jobs OpenSearch lacks, has as they were, or has too many. Ends with 1 where there are any.

    Changes that wait are no faults: they are brought first.
    """
    filling.drain()
    try:
        faults = _compared()
        if any(faults.values()):
            # A job that changed while it was looked at is no fault either.
            filling.drain()
            faults = {what: sorted({*names} & {*faults[what]}) for what, names in _compared().items()}
    except connection.Unavailable as error:
        sys.exit(f"OpenSearch cannot be compared: {error}")
    for what, names in faults.items():
        shown = ", ".join(names[:_MOST_SHOWN]) + (", ..." if len(names) > _MOST_SHOWN else "")
        print(f"{what}: {len(names)}{' ' if names else ''}{shown}", flush=True)
    waiting = filling.waiting()
    print(f"waiting: {waiting}", flush=True)
    if waiting or any(faults.values()):
        sys.exit(1)


def _compared() -> dict[str, list[str]]:
    """Names of jobs by what is wrong with them in OpenSearch."""
    index = documents.alias()
    _ask(lambda client: client.indices.refresh(index=index))
    missing, stale, too_many, last = [], [], [], ""
    while last < _LAST_NAME:
        frappe.db.commit()
        wanted = documents.of_jobs(*_between(last, None), _AT_ONCE)
        upto = list(wanted)[-1] if len(wanted) == _AT_ONCE else _LAST_NAME
        there = _stamps(last, upto)
        missing += wanted.keys() - there.keys()
        too_many += there.keys() - wanted.keys()
        stale += [name for name in wanted.keys() & there.keys() if wanted[name]["stamp"] != there[name]]
        last = upto
    return {"missing": missing, "stale": stale, "too many": too_many}


def _stamps(after: str, upto: str) -> dict[str, str]:
    """The stamps of the documents whose names are between the two."""
    found: dict[str, str] = {}
    index = documents.alias()
    while True:
        body = {
            "query": {"range": {"name": {"gt": after, "lte": upto}}},
            "sort": ["name"],
            "size": _AT_ONCE,
        }
        hits = _ask(lambda client, body=body: client.search(index=index, body=body)["hits"]["hits"])
        found |= {hit["_id"]: hit["_source"]["stamp"] for hit in hits}
        if len(hits) < _AT_ONCE:
            return found
        after = hits[-1]["_id"]


def _ask(call):
    return connection.ask(call, connection.FILL)
