"""People's texts stay texts in files that Desk exports."""

import csv
import io
import json

import frappe

from job_portal.platform.requests.exports import texts_of_csv
from job_portal.tests.utils import TestCase, bench_only

OF_DATA = "frappe.core.doctype.data"
FORMULA = '=HYPERLINK("https://evil.example","Open")'


class TestCsv(TestCase):
    def test_texts_that_a_spreadsheet_would_evaluate(self) -> None:
        kept = ["Lotus", "a=b", "-", "+919876543210", "-5.25", "-1,000", "1e-3", "", "two\nlines", "कमल"]
        formulas = [FORMULA, "+1+1", "-2+3", "- item", "@SUM(A1)", "\t=1", "\uff1d1", "-1\n=2"]
        for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC):
            for delimiter in (",", ";", "\t"):
                stream = io.StringIO()
                csv.writer(stream, delimiter=delimiter, quoting=quoting).writerow([7, *kept, *formulas])
                content = texts_of_csv(stream.getvalue(), delimiter, quoting)
                (row,) = csv.reader(io.StringIO(content, newline=""), delimiter=delimiter)
                self.assertEqual(row, ["7", *kept, *(f"'{each}" for each in formulas)])


@bench_only("The embedded host has no Desk.")
class TestExports(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.company = cls.account().add_company(about_company=FORMULA)
        cls.desk = cls.account(roles=("System Manager",)).browser

    def exported(self, kind: str, path: str, **arguments) -> bytes:
        asked = {
            "doctype": "JP Company",
            "fields": json.dumps(["name", "about_company", "signal_count"]),
            "filters": json.dumps({"name": self.company}),
            "file_format_type": kind,
            "title": "Companies",
            "view": "Report",
        }
        reply = self.desk.open("POST", path, data=asked | arguments)
        self.assertEqual(reply.status_code, 200, reply.get_data())
        return reply.get_data()

    def test_a_list(self) -> None:
        method = "frappe.desk.reportview.export_query"
        for path in (f"/?cmd={method}", f"/api/method/{method}", f"/api/v2/method/{method}"):
            text = self.exported("CSV", path).decode()
            _head, row = csv.reader(io.StringIO(text, newline=""))
            self.assertIn(f"'{FORMULA}", row)
            self.assertNotIn(f"'{FORMULA}", row[0])
            cells = self.is_text(self.exported("Excel", path))
            self.assertEqual(cells[frappe.db.get_value("JP Company", self.company, "signal_count")], "n")

    def test_data_export_and_the_template_of_an_import(self) -> None:
        export = {
            "select_columns": json.dumps({"JP Company": ["name", "about_company", "signal_count"]}),
            "with_data": 1,
            "file_type": "Excel",
        }
        template = {
            "export_fields": json.dumps({"JP Company": ["name", "about_company", "signal_count"]}),
            "export_records": "by_filter",
            "export_filters": json.dumps({"name": self.company}),
            "file_type": "Excel",
        }
        self.is_text(self.exported("Excel", f"/api/method/{OF_DATA}_export.exporter.export_data", **export))
        path = f"/api/method/{OF_DATA}_import.data_import.download_template"
        self.is_text(self.exported("Excel", path, **template))

    def is_text(self, content: bytes) -> dict:
        """For each value, whether its cell has the type text."""
        import openpyxl

        sheet = openpyxl.load_workbook(io.BytesIO(content)).active
        cells = {cell.value: cell.data_type for row in sheet.iter_rows() for cell in row}
        self.assertEqual(cells[FORMULA], "s")
        return cells
