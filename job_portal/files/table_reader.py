"""A program that reads an XLSX from its input and writes its first sheet as JSON (`jobs.drafts.job_tables`).

It limits its own time and memory, and after its imports it can open neither a file nor a connection. It
imports nothing of the app, because it runs alone.
"""

import codecs
import io
import json
import resource
import sys
import zipfile
from collections.abc import Iterable, Iterator
from datetime import date, datetime, time

# The exit code for `programs`: too much inside. Any other code except 0 means: unreadable.
TOO_LARGE = 2
_MEMORY = 512 * 1024**2
_CPU_SECONDS = 5
_MOST_PARTS = 200
_MOST_UNPACKED = 20 * 1024**2
_LAST_COLUMN = 100
# In the encodings of XML parsers: entities, which may expand without end, need one.
_DOCTYPES = tuple("<!DOCTYPE".encode(codec) for codec in ("ascii", "utf-16-le", "utf-16-be"))


def main(last_row: int, most_letters: int) -> int:
    """Write [[the row's number, [text]]], without blank rows. Return the exit code."""
    if sys.platform == "linux":
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_CPU_SECONDS, _CPU_SECONDS))
    # It takes long to import, and the app imports this module for its code.
    import openpyxl

    # Loads the module of the encoding that names in archives have.
    codecs.lookup("cp437")
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    content = io.BytesIO(sys.stdin.buffer.read())
    with zipfile.ZipFile(content) as parts:
        listed = parts.infolist()
        # A part cannot be larger than it says: reading stops there.
        if len(listed) > _MOST_PARTS or sum(part.file_size for part in listed) > _MOST_UNPACKED:
            return TOO_LARGE
        for part in listed:
            # The workbook names its parts as it likes.
            unpacked = parts.read(part)
            if any(doctype in unpacked for doctype in _DOCTYPES):
                return 1
    book = openpyxl.load_workbook(content, read_only=True, data_only=True)
    cells = book.worksheets[0].iter_rows(max_row=last_row, max_col=_LAST_COLUMN, values_only=True)
    rows, letters = [], 0
    for row in _filled(cells):
        # Many cells may show one long text.
        letters += sum(map(len, row[1]))
        if letters > most_letters:
            return TOO_LARGE
        rows.append(row)
    sys.stdout.write(json.dumps(rows))
    return 0


def _filled(rows: Iterable[tuple]) -> Iterator[tuple[int, list[str]]]:
    for number, row in enumerate(rows, 1):
        if any(value is not None for value in row):
            yield number, [_text(value) for value in row]


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


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
