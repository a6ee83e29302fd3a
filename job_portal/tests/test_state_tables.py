"""The tables of docs/market.md that `job_portal.tests.state_tables` writes are up to date."""

from job_portal.tests.state_tables import PAGE, blocks, written
from job_portal.tests.utils import TestCase


class TestTables(TestCase):
    def test_every_table_of_states_is_up_to_date(self) -> None:
        if not PAGE.exists():
            self.skipTest("the docs are not beside the package")
        text = PAGE.read_text(encoding="utf-8")
        self.assertEqual(blocks(text), ["company_moves", "job_moves", "application_moves"])
        self.assertEqual(text, written(text), "run: python -m job_portal.tests.state_tables")
