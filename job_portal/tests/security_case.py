"""Base class for tests of docs/security.md: its tables, the callers in their columns, answers as a word."""

import json
import re
from pathlib import Path

import frappe

import job_portal
from job_portal.tests.http import Browser
from job_portal.tests.utils import TestCase

# Beside the package in a clone and on a bench. An installed package has no docs.
PAGE = Path(job_portal.__file__).parent.parent / "docs" / "security.md"
CALLERS = ("Guest", "its account", "another account", "JP Reviewer", "System Manager")
HR = {"hr_name": "Asha Rao", "hr_mobile": "1234567890", "hr_email": "asha@lotus.example"}


class SecurityCase(TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.owner, cls.other = cls.account(), cls.account()
        cls.callers = dict(
            zip(
                CALLERS,
                (
                    Browser(),
                    cls.owner.browser,
                    cls.other.browser,
                    cls.account(("JP Reviewer",)).browser,
                    cls.account(("System Manager",)).browser,
                ),
                strict=True,
            )
        )
        cls.company = cls.owner.add_company()

    def setUp(self) -> None:
        super().setUp()
        if not PAGE.exists():
            self.skipTest("the docs are not beside the package")

    def walk(self, heading: str, answer) -> None:
        """Compare each cell below `heading` with `answer(first columns, caller)`."""
        rows = spread(heading)
        self.assertTrue(rows, f"docs/security.md has no table below '{heading}'")
        for row in rows:
            for caller in self.callers:
                with self.subTest(row=list(row.values())[:2], caller=caller):
                    frappe.db.rollback()
                    self.assertEqual(answer(row, caller), row[caller])


def table(heading: str, page: Path = PAGE) -> list[dict]:
    """The rows of the first table below a heading, by column, without code marks."""
    _, found, rest = page.read_text(encoding="utf-8").partition(f"{heading}\n")
    lines = re.search(r"(?:^\|.*\n)+", rest, re.MULTILINE) if found else None
    if not lines:
        return []
    cells = [
        [cell.strip().replace("`", "") for cell in line.strip("|").split("|")]
        for line in lines[0].splitlines()
    ]
    return [dict(zip(cells[0], row, strict=True)) for row in cells[2:]]


def spread(heading: str, page: Path = PAGE) -> list[dict]:
    """A row for each name in the first column of a table."""
    rows = table(heading, page)
    return [
        {**row, column: name} for row in rows for column in list(row)[:1] for name in row[column].split(", ")
    ]


def said_by(reply) -> str:
    return "yes" if 200 <= reply.status_code < 300 else str(reply.status_code)


def send(browser: Browser, http_method: str, path: str, values: dict):
    return browser.open(http_method, path, data=json.dumps(values), content_type="application/json")
