"""Rows read as JSON equal those in the database."""

from datetime import datetime

from job_portal.platform import rows
from job_portal.tests.utils import TestCase

ODD = "\"quoted\" 'twice' \\n \\ {} %s % </script> \t\n\x01 \u2028 हिन्दी 😀 \U0001f468\u200d\U0001f469"
AT = datetime(2026, 11, 25, 10, 0, 0, 6)


class TestRows(TestCase):
    def test_texts_numbers_and_times_are_equal(self) -> None:
        columns = {"odd": "given.odd", "none": "given.none", "number": "given.number", "at": "given.at"}
        source = "from (select %(odd)s as odd, null as none, 12.5 as number, %(at)s as at) given"
        found = rows.read(columns, source, {"odd": ODD, "at": str(AT)}, times=["at"])
        self.assertEqual(found, [{"odd": ODD, "none": None, "number": 12.5, "at": AT}])

    def test_a_condition_holds_or_not(self) -> None:
        columns = {"is_one": "given.number = 1"}
        source = "from (select 1 as number union all select 2 union all select null) given"
        found = [row["is_one"] for row in rows.read(columns, source, {})]
        self.assertEqual([None if each is None else bool(each) for each in found], [True, False, None])

    def test_no_row(self) -> None:
        self.assertEqual(rows.read({"one": "given.one"}, "from (select 1 as one) given where 1 = 0", {}), [])
