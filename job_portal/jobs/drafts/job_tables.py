"""Reads the rows of a CSV or XLSX file. The values stay text; formulas are not evaluated."""

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time
from itertools import zip_longest

from job_portal.jobs import messages
from job_portal.jobs.drafts import Unreadable
from job_portal.jobs.drafts.job_columns import field_of
from job_portal.rules import CONNECTION_LIMITS

MOST_ROWS = CONNECTION_LIMITS["import_rows"]
_MOST_UNPACKED = 10 * CONNECTION_LIMITS["import_bytes"]
_MOST_PARTS = 200
# Blank rows between jobs count here.
_LAST_ROW, _LAST_COLUMN = 5000, 100
_OLD_EXCEL = b"\xd0\xcf\x11\xe0"

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
        return enumerate(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter), 1)

    def known(delimiter: str) -> int:
        first = next((cells for _number, cells in rows(delimiter) if any(map(str.strip, cells))), [])
        return len({field_of(cell) for cell in first} - {None})

    try:
        return _below_headers(rows(max(",;\t", key=known)))
    except csv.Error:
        raise Unreadable(messages.FILE_OF_ANOTHER_KIND) from None


def _of_xlsx(content: bytes) -> Iterator[tuple[int, list[str]]]:
    """The rows of the first sheet."""
    # It takes long to import.
    import openpyxl

    try:
        _check_parts(content)
        book = openpyxl.load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        for number, row in enumerate(
            sheet.iter_rows(max_row=_LAST_ROW, max_col=_LAST_COLUMN, values_only=True), 1
        ):
            yield number, [_text(value) for value in row]
    except Unreadable:
        raise
    # A broken file may raise anything.
    except Exception:
        raise Unreadable(messages.FILE_OF_ANOTHER_KIND) from None


def _check_parts(content: bytes) -> None:
    """Refuse a file that unpacks to too much, or whose XML may define entities."""
    with zipfile.ZipFile(io.BytesIO(content)) as parts:
        listed = parts.infolist()
        # A part cannot be larger than it says: reading stops there.
        if len(listed) > _MOST_PARTS or sum(part.file_size for part in listed) > _MOST_UNPACKED:
            raise Unreadable(messages.FILE_TOO_LARGE)
        for part in listed:
            if part.filename.endswith((".xml", ".rels")):
                xml = parts.read(part)
                # A NUL is of UTF-16, in which a DOCTYPE looks otherwise.
                if b"<!DOCTYPE" in xml or b"\0" in xml:
                    raise Unreadable(messages.FILE_OF_ANOTHER_KIND)


def _text(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime | date):
        return value.isoformat()[:10]
    if isinstance(value, time):
        return value.strftime("%H:%M")
    return str(value)
