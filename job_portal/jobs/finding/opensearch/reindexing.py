"""Rebuilds the indexes of OpenSearch while the site serves, and compares them with the database.

`jobs.finding.rebuilding.rebuild` and `matching.searcher_index.rebuild` call `rebuild_if_used`. `check` is a
command: `bench --site SITE execute job_portal.jobs.finding.opensearch.reindexing.check`.
"""

import sys
import time
from contextlib import suppress

import frappe

from job_portal.jobs.finding.opensearch import connection, documents, filling
from job_portal.jobs.finding.opensearch.documents import Kind

_AT_ONCE = 1_000
_MOST_SHOWN = 10
_LAST_NAME = "\U0010ffff"


def rebuild_if_used(kind: Kind) -> None:
    """Rebuild an index, and print the result. A failure stops no upgrade: the site works without it."""
    if not connection.is_used():
        return
    try:
        print(f"{_rebuild(kind)} {kind.change}s are in the index of OpenSearch", flush=True)
    except connection.Unavailable as error:
        print(f"OpenSearch was not filled: {error}. Please run this again.", file=sys.stderr, flush=True)


def _rebuild(kind: Kind) -> int:
    """Create a new index, fill it, and switch searches to it.

    Meanwhile changes go into both, so the new index has them.

    :return: how many records it has.
    :raises connection.Unavailable: OpenSearch does not answer; the old index stays.
    """
    alias, every = kind.alias(), kind.of_site()
    new = f"{alias}.{time.time_ns()}"
    aliases = {every: {}, filling.written_by(new): {}}
    _ask(lambda client: client.indices.create(index=new, body={**kind.body, "aliases": aliases}))
    try:
        done = _fill(kind, new)
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


def _fill(kind: Kind, index: str) -> int:
    last, done = "", 0
    while True:
        # A transaction reads from the snapshot of its first read. So each batch begins a new one.
        frappe.db.commit()
        version = time.time_ns()
        found = documents.of(kind, *_after(last), _AT_ONCE)
        if not found:
            return done
        refused = filling.bring(list(found), found, version, [index])
        if bad := [status for status in refused.values() if status != filling.CONFLICT]:
            raise connection.Unavailable(f"it refused {len(bad)} {kind.change}s ({bad[0]})")
        done, last = done + len(found), list(found)[-1]


def _after(name: str) -> tuple[str, dict[str, str]]:
    return "name > %(after)s", {"after": name}


def check() -> None:
    """Print the documents that are missing, stale or superfluous in OpenSearch. Exits with 1 if there are
    any.

    Waiting changes are sent first, so they are not faults.
    """
    filling.drain()
    try:
        faults = _compared()
        if any(faults.values()):
            # A record that changed during the comparison is no fault either.
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
    """Names of records by their fault in OpenSearch."""
    faults: dict[str, list[str]] = {"missing": [], "stale": [], "too many": []}
    for kind in documents.kinds():
        index, last = kind.alias(), ""
        _ask(lambda client, index=index: client.indices.refresh(index=index))
        while last < _LAST_NAME:
            frappe.db.commit()
            wanted = documents.of(kind, *_after(last), _AT_ONCE)
            upto = list(wanted)[-1] if len(wanted) == _AT_ONCE else _LAST_NAME
            there = _stamps(index, last, upto)
            faults["missing"] += wanted.keys() - there.keys()
            faults["too many"] += there.keys() - wanted.keys()
            both = wanted.keys() & there.keys()
            faults["stale"] += [name for name in both if wanted[name]["stamp"] != there[name]]
            last = upto
    return faults


def _stamps(index: str, after: str, upto: str) -> dict[str, str]:
    """The stamps of the documents with names after `after`, up to `upto`."""
    found: dict[str, str] = {}
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
