"""Compares the tables in docs/privacy.md with our DocTypes: no field is left out."""

import re
from functools import reduce
from importlib import import_module

import frappe

from job_portal.tests.security_case import PAGE as SECURITY
from job_portal.tests.test_security_table_records import MODULES
from job_portal.tests.utils import TestCase

PAGE = SECURITY.with_name("privacy.md")
ABOUT_NOBODY = "## Fields about nobody"
# These field types have no value.
_LAYOUT = {"Section Break", "Column Break", "Tab Break", "HTML", "Button", "Heading", "Fold"}
_CODE = re.compile(r"`([^`]+)`")


class TestPrivacyTable(TestCase):
    def setUp(self) -> None:
        super().setUp()
        if not PAGE.exists():
            self.skipTest("the docs are not beside the package")
        people, _, nobody = PAGE.read_text(encoding="utf-8").partition(ABOUT_NOBODY)
        self.people, self.nobody = _rows(people), _rows(nobody)

    def test_every_field_has_its_line(self) -> None:
        for doctype, fields in _fields_of_ours().items():
            about_people, others = _named(self.people, doctype), _named(self.nobody, doctype)
            is_rest_nobody = bool(others & {"all", "all others"})
            missing = set() if is_rest_nobody else fields - about_people - others
            self.assertEqual(missing, set(), f"{doctype}: docs/privacy.md has no line for these")
            self.assertEqual(about_people & others, set(), f"{doctype}: in both tables")

    def test_every_line_has_its_field(self) -> None:
        ours = _fields_of_ours()
        for rows in (self.people, self.nobody):
            for row in rows:
                for doctype in _records(row):
                    # The docs describe in words what Frappe and the browser store.
                    if doctype in ours:
                        gone = set(_CODE.findall(row[1])) - ours[doctype]
                        self.assertEqual(gone, set(), f"{doctype} has no such fields")

    def test_every_line_about_people_has_purpose_readers_and_retention(self) -> None:
        self.assertGreater(len(self.people), 20)
        for row in self.people:
            self.assertEqual([len(row), all(row)], [6, True], row)

    def test_the_named_deletions_exist(self) -> None:
        for row in self.people:
            for path in _CODE.findall(row[5]):
                with self.subTest(row=row[0], path=path):
                    self.assertTrue(callable(_found(path)))


def _rows(text: str) -> list[list[str]]:
    """The rows of all tables in a text, without their headings."""
    found = []
    for lines in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        found += [[cell.strip() for cell in line.strip("|\n").split("|")] for line in lines.splitlines()[2:]]
    return found


def _records(row: list[str]) -> list[str]:
    return row[0].split(", ")


def _named(rows: list[list[str]], doctype: str) -> set[str]:
    """The fields of a DocType that the rows name; all if a row says so."""
    found: set[str] = set()
    for row in rows:
        if doctype in _records(row):
            found |= set(_CODE.findall(row[1])) or {row[1]}
    return found


def _fields_of_ours() -> dict[str, set[str]]:
    names = frappe.get_all("DocType", filters={"module": ("in", MODULES)}, pluck="name", order_by="name asc")
    return {
        name: {field.fieldname for field in frappe.get_meta(name).fields if field.fieldtype not in _LAYOUT}
        for name in names
    }


def _found(path: str):
    """The object named `domain.module.name` or `domain.module.Class.method`."""
    parts = path.split(".")
    for length in range(len(parts), 0, -1):
        try:
            module = import_module(".".join(["job_portal", *parts[:length]]))
        except ModuleNotFoundError:
            continue
        return reduce(getattr, parts[length:], module)
    raise AssertionError(f"{path} names nothing")
