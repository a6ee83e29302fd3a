"""Sends changes to OpenSearch through a transactional outbox, JP Search Change.

The transaction of a change also writes a row. The row is deleted once OpenSearch has confirmed the current
record. So an outage of OpenSearch, the queue or this process loses nothing. A document's version is the time
when its record was read, so the latest read wins, whatever arrives last.
"""

import secrets
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress

import frappe

from job_portal.jobs.finding.opensearch import connection, documents
from job_portal.jobs.finding.opensearch.documents import Kind
from job_portal.platform import queue

_AT_ONCE = 500
# OpenSearch has a newer version.
CONFLICT = 409
_NOT_FOUND = 404


def note(kind: Kind, names: Iterable[str]) -> None:
    """Queue these records to be sent to OpenSearch after the commit."""
    rows = [(secrets.token_hex(8), name) for name in names]
    if not rows or not connection.is_used():
        return
    for first in range(0, len(rows), _AT_ONCE):
        some = rows[first : first + _AT_ONCE]
        places = ", ".join(["(%s, %s)"] * len(some))
        query = f"insert into `tabJP Search Change` (name, {kind.change}) values {places}"  # noqa: S608
        frappe.db.sql(query, [value for row in some for value in row])
    queue.later("job_portal.jobs.finding.opensearch.filling.drain")


def waiting() -> int:
    """How many changes are waiting."""
    return frappe.db.count("JP Search Change")


def state() -> str:
    """For the health check: which engine answers, and why it is not the chosen one."""
    if not connection.is_used():
        return "Database"
    changes = f"{waiting()} changes wait"
    chosen, indexes = connection.is_chosen(), ",".join(kind.alias() for kind in documents.kinds())
    try:
        connection.ask(lambda client: client.search(index=indexes, body={"size": 0})["hits"])
    except connection.Unavailable as error:
        return f"Database: OpenSearch has no answer ({error}), {changes}"
    return f"OpenSearch, {changes}" if chosen else f"Database: OpenSearch is not chosen, {changes}"


def drain() -> None:
    """Background job, also every five minutes: send waiting changes. Unconfirmed ones stay."""
    if not connection.is_used():
        return
    for kind in documents.kinds():
        # One index may be down or not exist yet.
        with suppress(connection.Unavailable):
            _drain(kind)


def _drain(kind: Kind) -> None:
    last = ""
    while changes := _next(kind, last):
        last = changes[-1][0]
        version = time.time_ns()
        # Read the records after taking the version.
        frappe.db.commit()
        names = sorted({record for _name, record in changes})
        found = documents.of(kind, "name in %(names)s", {"names": names})
        refused = bring(names, found, version, _indexes(kind))
        _forget([name for name, record in changes if record not in refused])
        frappe.db.commit()


def bring(names: list[str], found: dict[str, dict], version: int, into: list[str]) -> dict[str, int]:
    """Store the documents in the indexes, and delete those of `names` without a document.

    :return: the statuses of refused ones, by name.
    :raises connection.Unavailable: OpenSearch does not answer.
    """
    lines = [line for index in into for name in names for line in _lines(index, name, found, version)]

    def send(client) -> dict[str, int]:
        # Storing a document must not create a deleted index again.
        answer = client.bulk(body=lines, params={"require_alias": "true"})
        done = [(action, item) for each in answer["items"] for action, item in each.items()]
        return {
            item["_id"]: item["status"]
            for action, item in done
            if item["status"] >= 300 and (action, item["status"]) != ("delete", _NOT_FOUND)
        }

    return connection.ask(send, connection.FILL)


def _indexes(kind: Kind) -> list[str]:
    """The index in use, and one that is being built."""
    every, layout = kind.of_site(), f"{kind.alias()}."
    found = connection.ask(lambda client: client.indices.get_alias(name=every), connection.FILL)
    return [index for index in found if index.startswith(layout)]


def _lines(index: str, name: str, found: dict[str, dict], version: int) -> Iterator[dict]:
    where = {"_index": written_by(index), "_id": name, "version": version, "version_type": "external_gte"}
    if name not in found:
        yield {"delete": where}
        return
    yield {"index": where}
    yield found[name]


def written_by(index: str) -> str:
    """The alias for writing to the index."""
    return f"{index}.writes"


def _next(kind: Kind, last: str) -> list[tuple[str, str]]:
    """(name, the record's name) of the next changes."""
    # A transaction reads from the snapshot of its first read. So each batch begins a new one.
    frappe.db.commit()
    query = (
        f"select name, {kind.change} from `tabJP Search Change` where {kind.change} is not null"  # noqa: S608 (constants)
        " and name > %s order by name limit %s"
    )
    return frappe.db.sql(query, (last, _AT_ONCE))


def _forget(names: list[str]) -> None:
    if names:
        frappe.db.sql("delete from `tabJP Search Change` where name in %(names)s", {"names": names})
