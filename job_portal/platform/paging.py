"""Lists in pages: {items, next, total, at_least}. `next` is the cursor of the next page, or None.

A cursor holds the sort values of the last row (keyset pagination). So no page repeats or skips a row whose
sort values stay the same, even if other rows come and go. A cursor is valid for one list with the same
filters only.
"""

import base64
import binascii
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

import frappe
from frappe import _

from job_portal.platform import cache
from job_portal.platform.messages import CURSOR_OF_ANOTHER_LIST, LIMIT_OUT_OF_BOUNDS
from job_portal.rules import MARKET

# Times that change between pages. A cursor stays valid when they change.
MOVING = ("now", "since", "home_since")
_LARGEST = 10**15
_KEPT_SECONDS = 60


@dataclass
class Listing:
    """A list as SQL. Every part is a constant; callers' values go into `values`."""

    # Tables to read from. `where` and `order` use the first table's alias.
    source: str
    # SQL of each column, by its key in the answer.
    columns: dict[str, str]
    where: list[str]
    values: dict = field(default_factory=dict)
    # (SQL that is never null, "asc" or "desc"). The last entry is the first table's unique name.
    order: list[tuple[str, str]] = field(default_factory=list)
    # Joins for `columns` only. The queries that select and count rows leave them out.
    joins: str = ""
    # The index to force for the first table. With 300,000 jobs all over India MariaDB 10.11 takes it anyway.
    # But with 55,000 of 75,000 jobs within 25 km it reads all by time: by pay within 5 km 1.7 s, not 0.34 s.
    index: str | None = None
    # Conditions, the most common first; each row meets exactly one. The index returns the rows of one
    # condition in the list's order, but not the rows of several.
    parts: list[str] = field(default_factory=list)
    # Whether `where` leaves out rows of the list, to save time. The total is then a lower bound.
    is_partial: bool = False


def page(listing: Listing, cursor: str | None, limit: int | None) -> dict:
    """Return one page of the list.

    :param cursor: `next` of the previous page.
    :param limit: 1 to 50 rows; None means 20.
    :return: {items: [dict by `columns`], next: str | None, total: int, at_least: bool}; `total` is exact up
        to 1,000. `at_least` is cached for a minute.
    :raises frappe.ValidationError: 417, a limit out of bounds, or a cursor of another list or other filters.
    """
    size = size_of(limit)
    filters = {name: value for name, value in listing.values.items() if name not in MOVING}
    digest = digest_of([listing.source, listing.where, filters, listing.order])
    keys = [f"sort_{index}" for index in range(len(listing.order))]
    where, values = list(listing.where), dict(listing.values)
    if cursor:
        condition, last = _after(listing.order, decode_cursor(cursor, digest, len(keys)))
        where.append(condition)
        values |= last
    total, at_least = _total(listing, digest)
    if at_least and (bound := _bound(listing, where, values, size + 1)):
        where.append(f"{listing.order[0][0]} {'>=' if listing.order[0][1] == 'desc' else '<='} %(bound)s")
        values["bound"] = bound
    rows = _rows(listing, keys, where, values, size + 1)
    more = len(rows) > size
    rows = rows[:size]
    following = encode_cursor(digest, [rows[-1][key] for key in keys]) if more else None
    for row in rows:
        for key in keys:
            del row[key]
    return {
        "items": rows,
        "next": following,
        "total": total,
        "at_least": at_least or listing.is_partial,
    }


def ranked_page(rows: list[dict], parts: list, cursor: str | None, limit: int | None) -> dict:
    """Return one page of rows that Python has sorted by their key `rank`: two values, of which the last is
    unique.

    :param parts: identifies the list and its filters.
    :return: as `page`; `total` is exact.
    :raises frappe.ValidationError: as `page`.
    """
    size, digest = size_of(limit), digest_of(parts)
    total = len(rows)
    if cursor:
        last = decode_cursor(cursor, digest, 2)
        try:
            rows = [row for row in rows if row["rank"] > last]
        except TypeError:
            frappe.throw(_(CURSOR_OF_ANOTHER_LIST))
    following = encode_cursor(digest, rows[size - 1]["rank"]) if len(rows) > size else None
    return {"items": rows[:size], "next": following, "total": total, "at_least": False}


def size_of(limit: int | None) -> int:
    """Return the number of rows of a page.

    :raises frappe.ValidationError: 417, a limit out of bounds.
    """
    limits = MARKET["limits"]
    size = limits["page"] if limit is None else int(limit)
    if not 1 <= size <= limits["page_most"]:
        frappe.throw(_(LIMIT_OUT_OF_BOUNDS).format(limits["page_most"]))
    return size


def _read(listing: Listing) -> str:
    """The list's source with its forced index. SQLite reads the hint as a comment."""
    return f"{listing.source} /*! force index ({listing.index}) */" if listing.index else listing.source


def _rows(listing: Listing, keys: list[str], where: list[str], values: dict, most: int) -> list[dict]:
    """Read the first rows with their sort values.

    Selects only the sort columns: such rows sort faster, and an index may hold them all.
    """
    sorts = ", ".join(f"{sql} as {key}" for (sql, _way), key in zip(listing.order, keys, strict=True))
    in_order = ", ".join(f"{sql} {way}" for sql, way in listing.order)
    chosen = (
        f"select {sorts} from {_read(listing)}"  # noqa: S608 (constants, see `Listing`)
        f" where {' and '.join(where)} order by {in_order} limit {most}"
    )
    columns = [f"{sql} as `{name}`" for name, sql in listing.columns.items()]
    columns += [f"chosen.{key} as {key}" for key in keys]
    ordering = ", ".join(f"chosen.{key} {way}" for (_sql, way), key in zip(listing.order, keys, strict=True))
    query = (
        f"select {', '.join(columns)} from ({chosen}) chosen cross join {listing.source} {listing.joins}"  # noqa: S608
        f" where {listing.order[-1][0]} = chosen.{keys[-1]} order by {ordering}"
    )
    return frappe.db.sql(query, values, as_dict=True)


def _bound(listing: Listing, where: list[str], values: dict, most: int) -> object:
    """Return the first sort value at which a page of one part ends; None if no part fills a page.

    The whole page ends at that value or before it, so the query sorts only a few rows of the other parts.
    """
    sql, way = listing.order[0]
    for part in listing.parts:
        query = (
            f"select {sql} from {_read(listing)} where {' and '.join([part, *where])}"  # noqa: S608 (constants)
            f" order by {sql} {way} limit 1 offset {most - 1}"
        )
        if rows := frappe.db.sql(query, values):
            return rows[0][0]
    return None


def _total(listing: Listing, digest: str) -> tuple[int, bool]:
    """Count the rows: (number, whether there are more).

    For lists with parts, counting took a third of a page's time. So the cache remembers for a minute that
    there are more.
    """
    most = MARKET["limits"]["total_exact"]
    if listing.parts and cache.read(f"more rows:{digest}"):
        return most, True
    found = f"select 1 from {_read(listing)} where {' and '.join(listing.where)}"  # noqa: S608 (constants)
    whole = f"(select count(*) from ({found} limit {most + 1}) counted)"  # noqa: S608 (constants)
    if listing.parts:
        # If the first part alone has more, the count stops there. OFFSET needs no temporary table.
        many = f"({found} and {listing.parts[0]} limit 1 offset {most})"
        whole = f"case when {many} = 1 then {most + 1} else {whole} end"
    counted = frappe.db.sql(f"select {whole}", listing.values)[0][0]
    if listing.parts and counted > most:
        cache.keep(f"more rows:{digest}", "1", _KEPT_SECONDS)
    return min(counted, most), counted > most


def _after(order: Sequence[tuple[str, str]], last: list) -> tuple[str, dict]:
    """Return SQL for the rows after the row with the sort values `last`, and its parameters."""
    values = {f"after_{index}": value for index, value in enumerate(last)}
    choices = []
    for index, (sql, way) in enumerate(order):
        equal = [f"{each} = %(after_{before})s" for before, (each, _way) in enumerate(order[:index])]
        beyond = f"{sql} {'<' if way == 'desc' else '>'} %(after_{index})s"
        choices.append("(" + " and ".join([*equal, beyond]) + ")")
    # Databases use an index for the range of the first column, but not for the alternatives.
    first, way = order[0]
    bound = f"{first} {'<=' if way == 'desc' else '>='} %(after_0)s"
    return f"{bound} and ({' or '.join(choices)})", values


def digest_of(parts: list) -> str:
    """Return an id of this list with these filters."""
    return hashlib.sha256(json.dumps(parts, default=str).encode()).hexdigest()[:12]


def encode_cursor(digest: str, last: list) -> str:
    """Return a cursor that holds the sort values of a page's last row."""
    text = json.dumps([digest, *map(_plain, last)])
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


def decode_cursor(cursor: str, digest: str, count: int) -> list:
    """Return the values that a cursor holds.

    :raises frappe.ValidationError: 417, a cursor of another list, or with other filters.
    """
    try:
        text = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))
        found, *last = json.loads(text)
    except (ValueError, TypeError, RecursionError, binascii.Error):
        found, last = None, []
    if found != digest or len(last) != count or not all(map(_is_plain, last)):
        frappe.throw(_(CURSOR_OF_ANOTHER_LIST))
    return last


def _is_plain(value) -> bool:
    """Whether a database accepts the value: clients can send any cursor."""
    if isinstance(value, str):
        return not any("\ud800" <= letter <= "\udfff" for letter in value)
    # No list sorts by larger numbers. NaN fails the comparison too, so it is refused.
    return isinstance(value, int | float) and abs(value) < _LARGEST


def _plain(value):
    if isinstance(value, datetime):
        return value.strftime("%Y-%m-%d %H:%M:%S.%f")
    return value.isoformat() if isinstance(value, date) else value
