"""Work on many records by several processes at once, part by part."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import frappe

Result = TypeVar("Result")
# The records of a part are those whose keys come after the first key, up to the second one; None is no end.
Part = tuple[str, str | None]


def parts_of(table: str, where: str, size: int, key: str = "name") -> list[Part]:
    """Parts that hold all keys, each with about so many of the records that are meant."""
    query = (
        f"select {key} from (select {key}, row_number() over (order by {key}) as number"  # noqa: S608 (constants)
        f" from `{table}` where {where}) numbered where number %% %s = 0 order by {key}"
    )
    ends = frappe.db.sql(query, (size,), pluck=True)
    return list(zip(["", *ends], [*ends, None], strict=True))


def done(work: Callable[[Part], Result], parts: list[Part], processes: int) -> Iterator[Result]:
    """What `work` gives for each part.

    :param work: a function of a module. It commits by itself.
    :param processes: so many at once, each with a connection of its own; 1 is this process.
    """
    if processes == 1:
        yield from map(work, parts)
        return
    # A transaction that stays open here keeps the database from dropping what the others replace.
    frappe.db.commit()
    here = (frappe.local.site, frappe.local.sites_path)
    # A forked process would share this one's connection.
    with ProcessPoolExecutor(processes, get_context("spawn"), _connect, here) as pool:
        yield from pool.map(work, parts)


def _connect(site: str, sites_path: str) -> None:
    frappe.init(site, sites_path)
    frappe.connect()
