"""The tables of the docs that `job_portal.tests.tables` writes are up to date."""

from job_portal.tests.tables import PAGES, written
from job_portal.tests.utils import TestCase


class TestTables(TestCase):
    def test_every_table_is_up_to_date(self) -> None:
        if not all(page.exists() for page in PAGES):
            self.skipTest("the docs are not beside the package")
        for page in PAGES:
            with self.subTest(page.name):
                self.assertEqual(
                    page.read_text(encoding="utf-8"),
                    written(page),
                    "run: npm run tables",
                )
