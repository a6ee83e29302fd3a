"""Reads the rows of a CSV or XLSX file. The values stay text; formulas are not evaluated."""

import csv
import io
import json
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from job_portal.files import programs, table_reader
from job_portal.jobs import messages
from job_portal.jobs.drafts import Unreadable
from job_portal.jobs.drafts.job_columns import field_of
from job_portal.rules import CONNECTION_LIMITS

MOST_ROWS = CONNECTION_LIMITS["import_rows"]
# Blank rows between jobs count here.
_LAST_ROW = 5000
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"
_SENTENCES = {1: messages.FILE_OF_ANOTHER_KIND, table_reader.TOO_LARGE: messages.FILE_TOO_LARGE}

Rows = Iterable[tuple[int, list[str]]]


def read(content: bytes) -> list[tuple[int, dict[str, str]]]:
    """The rows below the headers, as (the row's number in the file, {header: text}).

    :raises Unreadable: no such file, too many rows, or no header of a job's title.
    """
    if content.startswith(b"PK"):
        return _below_headers(_of_xlsx(content))
    if content.startswith(_OLD_EXCEL):
        raise Unreadable(messages.FILE_OF_ANOTHER_KIND)
    return _of_csv(_decoded(content))


def _below_headers(rows: Rows) -> list[tuple[int, dict[str, str]]]:
    filled = ((number, cells) for number, cells in rows if any(map(str.strip, cells)))
    _number, first = next(filled, (0, []))
    headers = [" ".join(cell.split()) for cell in first]
    if "title" not in map(field_of, headers):
        raise Unreadable(messages.FILE_WITHOUT_TITLES)
    found = []
    for number, cells in filled:
        if len(found) == MOST_ROWS:
            raise Unreadable(messages.TOO_MANY_ROWS)
        texts = zip_longest(headers, cells[: len(headers)], fillvalue="")
        found.append((number, {name: text for name, text in texts if name}))
    return found


def _decoded(content: bytes) -> str:
    codecs = ("utf-16",) if content.startswith((b"\xff\xfe", b"\xfe\xff")) else ("utf-8-sig", "cp1252")
    for codec in codecs:
        try:
            text = content.decode(codec)
        except UnicodeDecodeError:
            continue
        if "\0" not in text:
            return text
    raise Unreadable(messages.FILE_OF_ANOTHER_KIND)


def _of_csv(text: str) -> list[tuple[int, dict[str, str]]]:
    """Read by the delimiter that gives most of the headers."""

    def rows(delimiter: str) -> Iterator[tuple[int, list[str]]]:
        read = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
        return zip(range(1, _LAST_ROW + 1), read, strict=False)

    def known(delimiter: str) -> int:
        first = next((cells for _number, cells in rows(delimiter) if any(map(str.strip, cells))), [])
        return len({field_of(cell) for cell in first} - {None})

    try:
        return _below_headers(rows(max(",;\t", key=known)))
    except csv.Error:
        raise Unreadable(messages.FILE_OF_ANOTHER_KIND) from None


def _of_xlsx(content: bytes) -> Rows:
    limits = (str(_LAST_ROW), str(CONNECTION_LIMITS["import_bytes"]))
    try:
        return json.loads(programs.in_turn("table_reader", content, _SENTENCES, *limits))
    except programs.Refused as refused:
        raise Unreadable(refused.sentence) from None
