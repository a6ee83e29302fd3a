"""Splits work on many records among several processes."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import frappe

Result = TypeVar("Result")
# A part holds the records with first key < key <= second key. None means no upper end.
Part = tuple[str, str | None]


def parts_of(table: str, where: str, size: int, key: str = "name") -> list[Part]:
    """Split the keys of the rows that match `where` into parts of about `size` rows, without gaps."""
    query = (
        f"select {key} from (select {key}, row_number() over (order by {key}) as number"  # noqa: S608 (constants)
        f" from `{table}` where {where}) numbered where number %% %s = 0 order by {key}"
    )
    ends = frappe.db.sql(query, (size,), pluck=True)
    return list(zip(["", *ends], [*ends, None], strict=True))


def done(work: Callable[[Part], Result], parts: list[Part], processes: int) -> Iterator[Result]:
    """Yield the result of `work` for each part.

    :param work: a function of a module. It commits its own transaction.
    :param processes: how many run at once, each with its own connection; 1 means this process.
    """
    if processes == 1:
        yield from map(work, parts)
        return
    # An open transaction here would keep the database from dropping tables that the others replace.
    frappe.db.commit()
    here = (frappe.local.site, frappe.local.sites_path)
    # A forked process would share this process's connection.
    with ProcessPoolExecutor(processes, get_context("spawn"), _connect, here) as pool:
        yield from pool.map(work, parts)


def _connect(site: str, sites_path: str) -> None:
    frappe.init(site, sites_path)
    frappe.connect()
