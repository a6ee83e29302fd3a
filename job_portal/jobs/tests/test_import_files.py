"""Jobs of a CSV or XLSX file: the preview, the drafts, and how they are published."""

import io
import zipfile

import frappe
import openpyxl
from frappe.utils import add_to_date, now_datetime

from job_portal import languages
from job_portal.connections.tests.connection_case import ConnectionCase
from job_portal.jobs import messages
from job_portal.jobs.doctype.jp_job_draft.jp_job_draft import DOCTYPE
from job_portal.jobs.drafts import draft_checks, job_columns, job_drafts
from job_portal.rules import CONNECTION_LIMITS, JOB
from job_portal.tests.actor import fresh_word, job_values, said
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account

HEADERS = ("Designation", "Job Category", "Job Type", "Pin Code", "Description", "Salary Min", "salary-max")
# The keys of these columns in `job_values`.
NAMES = ("title", "category", "job_type", "pincode", "job_description", "min_salary", "max_salary")


def row_of(**changes) -> list[str]:
    values = job_values(**changes)
    return [values[name] for name in NAMES]


def csv_of(*rows: list[str], delimiter: str = ",", headers: tuple[str, ...] = HEADERS) -> str:
    quoted = ([f'"{cell.replace(chr(34), chr(34) * 2)}"' for cell in row] for row in (headers, *rows))
    return "".join(delimiter.join(row) + "\r\n" for row in quoted)


def xlsx_of(*rows: list[object]) -> bytes:
    book = openpyxl.Workbook()
    for row in (HEADERS, *rows):
        book.active.append(row)
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


class ImportCase(ConnectionCase):
    def setUp(self) -> None:
        super().setUp()
        frappe.db.delete(DOCTYPE)
        frappe.db.commit()

    def send(self, content: bytes | str, account: Account | None = None, **fields: object):
        content = content.encode() if isinstance(content, str) else content
        browser = (account or self.company).browser
        return browser.upload(content, "jobs.csv", method=f"{API}import_jobs", **fields)

    def read(self, content: bytes | str, **fields: object) -> dict:
        reply = self.send(content, **fields)
        self.assertEqual(reply.status_code, 200, reply.text)
        return reply.json["message"]

    def refused(self, content: bytes | str, sentence: str) -> None:
        reply = self.send(content, keep=1)
        self.assertEqual((reply.status_code, said(reply)), (417, sentence))
        frappe.db.rollback()
        self.assertFalse(frappe.db.count(DOCTYPE))

    def drafts(self) -> list[dict]:
        return self.call("get_job_drafts")["items"]


class TestReading(ImportCase):
    def only(self, content: bytes | str) -> dict:
        """The values of a file's only draft, which must have no problem."""
        self.assertEqual(self.read(content, keep=1)["kept"], 1)
        (draft,) = self.drafts()
        self.assertEqual((draft["problems"], draft["held_for"]), ([], []))
        return self.call("get_job_draft", draft=draft["draft"])["values"]

    def test_each_way_to_write_a_table_gives_the_same_job(self) -> None:
        text = 'Runs looms;\nin "two" shifts, \u2013 mends them.'
        row = row_of(job_description=text)
        for content in (
            csv_of(row),
            csv_of(row, delimiter=";"),
            csv_of(row, delimiter="\t"),
            csv_of(row).encode("utf-8-sig"),
            csv_of(row).encode("cp1252"),
            csv_of(row).encode("utf-16"),
            xlsx_of(row),
            xlsx_of([*row[:3], 560038, text, 15000.0, 20000]),
        ):
            frappe.db.delete(DOCTYPE)
            frappe.db.commit()
            with self.subTest(content=content[:40]):
                values = self.only(content)
                self.assertEqual(values["job_description"], text)
                self.assertEqual((values["pay_min"], values["pay_max"]), ("15000", "20000"))
                self.assertEqual((values["pay_unit"], values["pincode"]), ("Month", "560038"))

    def test_the_template_names_each_column_that_is_read(self) -> None:
        template = self.call("get_import_template")["csv"]
        headers = template.lstrip("\ufeff").strip().split(",")
        fields = [job_columns.field_of(header) for header in headers]
        self.assertNotIn(None, fields)
        self.assertEqual(len(set(fields)), len(fields))
        self.assertLessEqual(set(fields) - {job_columns.REFERENCE}, set(JOB))

    def test_people_write_values_their_own_way(self) -> None:
        texts = {
            "POSITION": "Tailor",
            "Type": "full-time",
            "Remote type": "WFH",
            "Salary": "\u20b9500 - \u20b9600 a day",
            "Experience": "2\u20133 years",
            "Last day to apply": "03/12/2026",
            "Walk-in days": "monday, friday",
            "Colour": "blue",
        }
        values, columns = job_columns.values_of(texts)
        self.assertEqual((values["job_type"], values["work_location_type"]), ("Full Time", "Work from Home"))
        pay = (values["pay_min"], values["pay_max"], values["pay_unit"])
        self.assertEqual(pay, ("500", "600", "Day"))
        self.assertEqual(values["experience_required"], "2-3")
        self.assertEqual(values["application_end_date"], "2026-12-03")
        self.assertEqual(values["walk_in_days"], ["Monday", "Friday"])
        self.assertTrue(values["is_walk_in_interview"])
        self.assertEqual(columns["title"], "POSITION")

    def test_formulas_are_not_evaluated(self) -> None:
        row = row_of()
        answer = self.read(xlsx_of(["=1+1", *row[1:]]))
        self.assertEqual(answer["rows"][0]["problems"][0]["sentence"], JOB["title"]["required"])
        answer = self.read(csv_of(['=HYPERLINK("https://evil.example")', *row[1:]]))
        self.assertEqual(answer["rows"][0]["problems"][0]["sentence"], JOB["title"]["invalid"])

    def test_hostile_files_are_refused_in_words(self) -> None:
        row = row_of()
        whole = xlsx_of(row)

        def packed(name: str, xml: bytes) -> bytes:
            """The file with one more part, or with one replaced."""
            stream = io.BytesIO()
            with (
                zipfile.ZipFile(io.BytesIO(whole)) as old,
                zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as parts,
            ):
                for part in {*old.namelist()} - {name}:
                    parts.writestr(part, old.read(part))
                parts.writestr(name, xml)
            return stream.getvalue()

        def sheet(cells: str) -> bytes:
            head = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
            return f"{head}<sheetData><row>{cells}</row></sheetData></worksheet>".encode()

        entity = b'<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>'
        other = messages.FILE_OF_ANOTHER_KIND
        for content, sentence in (
            (b"x" * (CONNECTION_LIMITS["import_bytes"] + 1), messages.FILE_TOO_LARGE),
            (packed("bomb.xml", b" " * 30_000_000), messages.FILE_TOO_LARGE),
            (packed("xl/entity.xml", entity), other),
            (packed("xl/entity.xml", entity.decode().encode("utf-16")), other),
            # The workbook may name its parts freely.
            (packed("xl/entity.dat", entity), other),
            # A sheet that unpacks to 19 MB would fill gigabytes.
            (packed("xl/worksheets/sheet1.xml", sheet("<c/>" * 4_500_000)), other),
            (
                packed(
                    "xl/worksheets/sheet1.xml",
                    sheet(
                        '<c t="inlineStr"><is><t>Title</t></is></c>'
                        + '<c t="inlineStr"><is><t>'
                        + "x" * 3_000_000
                        + "</t></is></c>"
                    ),
                ),
                messages.FILE_TOO_LARGE,
            ),
            (whole[:900], other),
            (b"PK\x03\x04nothing", other),
            (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", other),
            (b"%PDF-1.4\n\0\0", other),
            (b"", messages.FILE_WITHOUT_TITLES),
            ("\n" * 1_000_000, messages.FILE_WITHOUT_TITLES),
            # Row 5,001 of a spreadsheet is not read either.
            ("\n" * 5_000 + csv_of(row), messages.FILE_WITHOUT_TITLES),
            ("Colour,Size\nblue,2\n", messages.FILE_WITHOUT_TITLES),
            (
                "Title\n" + "Tailor\n" * 250_000,
                messages.TOO_MANY_ROWS.format(CONNECTION_LIMITS["import_rows"]),
            ),
            (xlsx_of(*[row] * 201), messages.TOO_MANY_ROWS.format(CONNECTION_LIMITS["import_rows"])),
            (csv_of(["x" * 200_000, *row[1:]]), other),
        ):
            with self.subTest(content=content[:30]):
                self.refused(content, sentence)

    def test_a_body_of_100_mb_is_refused_before_it_is_read(self) -> None:
        self.assertEqual(self.send(b"x" * 100_000_000).status_code, 413)

    def test_a_call_without_a_file_says_so(self) -> None:
        reply = self.company.browser.call(f"{API}import_jobs")
        self.assertEqual((reply.status_code, said(reply)), (417, messages.FILE_MISSING))


class TestPreview(ImportCase):
    def test_it_says_per_row_what_is_wrong_and_stores_nothing(self) -> None:
        content = csv_of(
            row_of(),
            row_of(title="<b>Tailor</b>", category="Juggling", job_type="Sometimes"),
            row_of(job_description="Send Rs 500 as a registration fee to join."),
            row_of(category="Juggling"),
            row_of(min_salary="20000", max_salary="10000"),
            headers=(*HEADERS[:-1], HEADERS[-1], "Colour"),
        )
        answer = self.read(content)
        self.assertEqual([row["row"] for row in answer["rows"]], [3, 5, 6, 4, 2])
        first, unknown, upside_down, held, right = answer["rows"]
        self.assertEqual([each["column"] for each in first["problems"]], ["Designation", "Job Type"])
        self.assertEqual(unknown["problems"], [{"column": "", "sentence": messages.CATEGORY_UNKNOWN}])
        self.assertEqual(upside_down["problems"][0]["sentence"], messages.SALARY_UPSIDE_DOWN)
        self.assertEqual((held["problems"], held["held_for"][0]["kind"]), ([], "Money"))
        self.assertEqual((right["problems"], right["held_for"]), ([], []))
        self.assertEqual((answer["unread"], answer["kept"]), (["Colour"], 0))
        frappe.db.rollback()
        self.assertFalse(frappe.db.count(DOCTYPE))

    def test_its_sentences_are_those_of_the_post(self) -> None:
        for changes in (
            {"title": ""},
            {"category": "Juggling"},
            {"pincode": "12"},
            {"pincode": ""},
            {"job_description": "<p>Sews</p>"},
            {"job_type": "Sometimes"},
            {"min_salary": "a lot"},
        ):
            with self.subTest(changes=changes):
                values = job_values(**changes)
                values = {name: values[name] for name in NAMES}
                values |= {"pay_min": values.pop("min_salary"), "pay_max": values.pop("max_salary")}
                posted = self.company.browser.call(f"{API}post_job", **values, pay_unit="Month")
                (row,) = self.read(csv_of(row_of(**changes)))["rows"]
                self.assertEqual(row["problems"][0]["sentence"], said(posted))

    def test_its_sentences_are_in_the_readers_language(self) -> None:
        company = {"name": self.company.browser.company, "company_name": "Lotus", "status": "Approved"}
        with languages.speaking("hi"):
            found, _held_for = draft_checks.problems(job_values(category="Juggling"), company)
        self.assertEqual(found[0]["sentence"], frappe._(messages.CATEGORY_UNKNOWN, "hi"))
        self.assertNotEqual(found[0]["sentence"], messages.CATEGORY_UNKNOWN)

    def test_who_may_not(self) -> None:
        self.configure(connections=0)
        self.assertEqual(self.send(csv_of(row_of())).status_code, 417)
        self.configure(connections=1)
        self.assertEqual(self.send(csv_of(row_of()), self.account()).status_code, 403)
        for status in ("Frozen", "Rejected"):
            self.assertEqual(self.send(csv_of(row_of()), self.company_account(status)).status_code, 403)


class TestDrafts(ImportCase):
    def setUp(self) -> None:
        super().setUp()
        self.word = fresh_word()
        self.row = row_of(title=f"Tailor {self.word}")

    def test_only_its_company_finds_a_draft_until_it_is_published(self) -> None:
        self.read(csv_of(self.row), keep=1)
        (draft,) = self.drafts()
        stranger, colleague = self.company_account(), self.member(self.company)
        self.assertEqual(self.call("get_job_drafts", stranger)["items"], [])
        self.assertEqual(len(self.call("get_job_drafts", colleague)["items"]), 1)
        for method in ("get_job_draft", "publish_draft", "delete_draft"):
            self.refusal(stranger, 403, method, draft=draft["draft"])
        self.assertFalse(self.call("list_jobs", stranger, search=self.word)["items"])
        job = self.call("publish_draft", draft=draft["draft"])
        self.assertEqual(job["status"], "Live")
        self.assertTrue(self.call("list_jobs", stranger, search=self.word)["items"])
        self.assertEqual(self.drafts(), [])

    def test_a_second_tap_finds_the_first_job(self) -> None:
        self.read(csv_of(self.row), keep=1)
        (draft,) = self.drafts()
        first = self.call("publish_draft", draft=draft["draft"])
        self.assertEqual(self.call("publish_draft", draft=draft["draft"])["name"], first["name"])

    def test_the_form_publishes_what_it_shows(self) -> None:
        self.read(csv_of(row_of(category="Juggling")), keep=1)
        (draft,) = self.drafts()
        self.assertEqual(draft["problems"][0]["sentence"], messages.CATEGORY_UNKNOWN)
        reply = self.company.browser.call(f"{API}publish_draft", draft=draft["draft"])
        self.assertEqual((reply.status_code, said(reply)), (417, messages.CATEGORY_UNKNOWN))
        values = job_values(title=f"Weaver {self.word}")
        job = self.call("publish_draft", draft=draft["draft"], **values)
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_value("JP Job", job["name"], "title"), values["title"])
        self.assertEqual(self.drafts(), [])

    def test_wording_holds_a_published_draft(self) -> None:
        self.read(csv_of(row_of(job_description="Send Rs 500 as a registration fee to join.")), keep=1)
        (draft,) = self.drafts()
        job = self.call("publish_draft", draft=draft["draft"])
        self.assertEqual((job["status"], job["held_for"]), ("Held", draft["held_for"]))

    def test_the_same_file_again_makes_no_twins(self) -> None:
        content = csv_of(self.row, self.row, row_of(title=f"Weaver {self.word}"))
        self.read(content, keep=1)
        names = {draft["draft"] for draft in self.drafts()}
        self.assertEqual(len(names), 3)
        self.read(content, keep=1)
        self.assertEqual({draft["draft"] for draft in self.drafts()}, names)

    def test_a_row_whose_job_is_open_comes_not_again_but_after_its_end(self) -> None:
        self.read(csv_of(self.row), keep=1)
        job = self.call("publish_draft", draft=self.drafts()[0]["draft"])["name"]
        self.assertEqual(self.read(csv_of(self.row), keep=1)["kept"], 0)
        self.call("close_job", name=job)
        self.assertEqual(self.read(csv_of(self.row), keep=1)["kept"], 1)
        other = self.call("publish_draft", draft=self.drafts()[0]["draft"])["name"]
        self.assertNotEqual(other, job)

    def test_a_company_has_only_so_many(self) -> None:
        rows = [row_of(title=f"Tailor {number}") for number in range(200)]
        for first in (1000, 2000):
            self.read(csv_of(*[row_of(title=f"Tailor {first + number}") for number in range(200)]), keep=1)
        reply = self.send(csv_of(*rows), keep=1)
        self.assertEqual((reply.status_code, said(reply)), (417, messages.TOO_MANY_DRAFTS))
        frappe.db.rollback()
        self.assertEqual(frappe.db.count(DOCTYPE), 400)

    def test_deleted_is_gone(self) -> None:
        self.read(csv_of(self.row), keep=1)
        (draft,) = self.drafts()
        self.call("delete_draft", draft=draft["draft"])
        self.assertEqual(self.drafts(), [])
        reply = self.company.browser.call(f"{API}publish_draft", draft=draft["draft"])
        self.assertEqual(said(reply), messages.DRAFT_NOT_FOUND)

    def test_a_draft_ends_after_the_days_of_the_settings(self) -> None:
        self.configure(job_drafts_days=60)
        self.read(csv_of(self.row, row_of(title=f"Weaver {self.word}")), keep=1)
        frappe.db.rollback()
        old = self.drafts()[0]["draft"]
        frappe.db.set_value(DOCTYPE, old, "creation", add_to_date(now_datetime(), days=-61))
        frappe.db.commit()
        job_drafts.purge()
        frappe.db.commit()
        self.assertEqual(len(self.drafts()), 1)

    def test_it_goes_with_its_company(self) -> None:
        other = self.company_account()
        self.assertEqual(self.send(csv_of(self.row), other, keep=1).status_code, 200)
        frappe.db.rollback()
        frappe.delete_doc("JP Company", other.browser.company, force=True, ignore_permissions=True)
        frappe.db.commit()
        self.assertFalse(frappe.db.count(DOCTYPE, {"company": other.browser.company}))
