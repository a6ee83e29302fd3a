"""Keeps texts from becoming formulas in exports: those of Desk's lists and reports, and our own.

Frappe exports texts unchanged, and a spreadsheet reads a text that begins with = + - or @ as a formula.
"""

import csv
import io
import re

import frappe
from frappe.utils import cint

from job_portal.platform.requests import arguments

_EXPORTS = {"frappe.desk.reportview.export_query", "frappe.desk.query_report.export_query"}
# Their CSV is read again by an import, which would keep an apostrophe.
_TEMPLATES = {
    "frappe.core.doctype.data_export.exporter.export_data",
    "frappe.core.doctype.data_import.data_import.download_template",
}
# Some spreadsheets also accept full-width signs.
_FORMULA = re.compile(r"[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20].", re.S)
_NUMBER = re.compile(r"[-+]?[0-9][0-9.,]*(?:[eE][-+]?[0-9]+)?")
_LONGEST = 2**31 - 1


def keep_texts(response) -> None:
    """Put an apostrophe before each such text of a CSV, and mark each formula of an XLSX as text."""
    name = frappe.local.response.get("filename") or ""
    home = arguments.home_of(frappe.flags.get("job_portal_method") or "") if name else ""
    if response.status_code != 200 or home not in _EXPORTS | _TEMPLATES:
        return
    if name.endswith(".csv") and home in _EXPORTS:
        delimiter = (frappe.form_dict.get("csv_delimiter") or ",")[0]
        quoting = cint(frappe.form_dict.get("csv_quoting", csv.QUOTE_NONNUMERIC))
        response.set_data(texts_of_csv(response.get_data(as_text=True), delimiter, quoting).encode())
    elif name.endswith(".xlsx"):
        response.set_data(_texts_of_xlsx(response.get_data()))


def texts_of_csv(content: str, delimiter: str, quoting: int) -> str:
    """Return the CSV without formulas. Quotes around numbers may change."""
    csv.field_size_limit(_LONGEST)
    is_bare = quoting == csv.QUOTE_NONE
    read_as, written_as = (quoting, quoting) if is_bare else (csv.QUOTE_MINIMAL, csv.QUOTE_ALL)
    stream = io.StringIO()
    writer = csv.writer(stream, delimiter=delimiter, quoting=written_as)
    for row in csv.reader(io.StringIO(content, newline=""), delimiter=delimiter, quoting=read_as):
        writer.writerow(_text(value) for value in row)
    return stream.getvalue()


def as_text(value: str) -> str:
    """The text of a cell, with an apostrophe before a formula."""
    return f"'{value}" if _FORMULA.match(value) else value


def _text(value: str) -> str:
    return value if _NUMBER.fullmatch(value) else as_text(value)


def _texts_of_xlsx(content: bytes) -> bytes:
    # Frappe brings this package.
    import openpyxl

    book = openpyxl.load_workbook(io.BytesIO(content))
    for cell in (cell for sheet in book for row in sheet.iter_rows() for cell in row):
        if cell.data_type == "f":
            cell.data_type = "s"
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()
