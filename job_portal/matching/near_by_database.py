"""Finds candidates for matches in the site's own database: records that share a concept, and the newest ones.

Each part reads an index, newest first, up to a limit. So the work does not grow with a town.
"""

from collections.abc import Iterator
from typing import NamedTuple

import frappe

from job_portal.jobs.finding.opensearch.documents import Kind
from job_portal.matching.traits import Traits, weights

# Limits of rows: for each word, the most significant first, and for the newest rows, in each of the nearest
# cells; then for the first word and the newest rows in the cells around them.
_CELLS, _OF_WORDS, _NEWEST = 4, (40, 15, 8, 8), 12
_CELLS_AROUND, _AROUND_OF_WORD, _AROUND_NEWEST = 12, 10, 4
_OF_OTHERS = 40
# Factor of the limits if the place does not matter.
_TIMES_ANYWHERE = 5


class Source(NamedTuple):
    """A table, and the table of its index words. Both have indexes of cell and time."""

    kind: Kind
    # The column that is 1 in records that may be found, and further conditions.
    flag: str
    and_where: str
    time: str
    # The table of words.
    words: str
    # Its columns: the record's name and time.
    name: str
    word_time: str


def near(source: Source, asked: Traits, cells: list[int] | None) -> tuple[str, dict]:
    """SQL for the names of a few hundred records near a place that may fit, and its values.

    :param asked: the traits of the other side.
    :param cells: of the grid, the nearest first; None if the place does not matter.
    """
    if cells is not None:
        cells = _inhabited(source, cells)
        if not cells:
            return f"select name from `{source.kind.table}` where 1 = 0", {}  # noqa: S608 (constants)
    found = _Near(source, list(weights(asked)), cells)
    return found.sql, found.values


def _inhabited(source: Source, cells: list[int]) -> list[int]:
    """The cells with a record, in their order. Checking each is faster than planning empty parts."""
    values = " union all ".join(f"select {cell} as number" for cell in cells)
    # Not `exists`: MariaDB would turn it into a join and read the whole table.
    first = f"select 1 from `{source.kind.table}` where {source.flag} = 1 and cell = cells.number limit 1"  # noqa: S608
    found = {cell for (cell,) in frappe.db.sql(f"select number from ({values}) cells where ({first})")}  # noqa: S608
    return [cell for cell in cells if cell in found]


class _Near:
    def __init__(self, source: Source, words: list[str], cells: list[int] | None):
        """:param words: index words of the other side, the most significant first.

        :param cells: of `_inhabited`, at least one, the nearest first; None if the place does not matter.
        """
        self._source = source
        self.values = {f"word_{n}": word for n, word in enumerate(words[: len(_OF_WORDS)])}
        parts = list(self._anywhere() if cells is None else self._in_cells(cells))
        # `union` removes duplicates between parts.
        self.sql = " union ".join(f"select name from ({part}) part_{n}" for n, part in enumerate(parts))  # noqa: S608

    def _anywhere(self) -> Iterator[str]:
        for key, most in zip(self.values, _OF_WORDS, strict=False):
            yield self._of_word(key, "", most * _TIMES_ANYWHERE)
        yield self._newest("", _NEWEST * _TIMES_ANYWHERE)

    def _in_cells(self, cells: list[int]) -> Iterator[str]:
        for cell in cells[:_CELLS]:
            for key, most in zip(self.values, _OF_WORDS, strict=False):
                yield self._of_word(key, f"and cell = {cell}", most)
            yield self._newest(f"and cell = {cell}", _NEWEST)
        for cell in cells[_CELLS : _CELLS + _CELLS_AROUND]:
            if self.values:
                yield self._of_word("word_0", f"and cell = {cell}", _AROUND_OF_WORD)
            yield self._newest(f"and cell = {cell}", _AROUND_NEWEST)
        if others := ", ".join(map(str, cells[_CELLS + _CELLS_AROUND :])):
            # Sorting these would read all of them, so they come in the index's order.
            if self.values:
                yield self._of_word("word_0", f"and cell in ({others})", _OF_OTHERS, order="")
            yield self._newest(f"and cell in ({others})", _OF_OTHERS, order="")

    def _of_word(self, key: str, and_where: str, most: int, order: str | None = None) -> str:
        source = self._source
        order = f"order by {source.word_time} desc" if order is None else order
        return (
            f"select {source.name} as name from `tab{source.words}` where word = %({key})s {and_where}"  # noqa: S608
            f" {order} limit {most}"
        )

    def _newest(self, and_where: str, most: int, order: str | None = None) -> str:
        source = self._source
        order = f"order by {source.time} desc" if order is None else order
        where = f"{source.flag} = 1 {source.and_where}"
        return f"select name from `{source.kind.table}` where {where} {and_where} {order} limit {most}"  # noqa: S608
