"""Sequences: counters for a DocType, stored outside its table."""

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert


class SequencesMixin:
    def create_sequence(
        self, doctype_name: str, *, check_not_exists: bool = False, start_value: int = 0
    ) -> None:
        """Create a sequence from `start_value`, or 1. With `check_not_exists`, keep an existing one."""
        row = insert(self.table("__Sequence")).values(doctype=doctype_name, next=start_value or 1)
        self.run(row.on_conflict_do_nothing() if check_not_exists else row, writes=True)
        self.commit()

    def get_next_sequence_val(self, doctype_name: str) -> int:
        """The next number. Unlike on a bench, a rollback returns it to the sequence."""
        table = self.table("__Sequence")
        step = (
            sa.update(table)
            .where(table.c.doctype == doctype_name)
            .values(next=table.c.next + 1)
            .returning(table.c.next)
        )
        return self.run(step, writes=True).scalar_one() - 1
