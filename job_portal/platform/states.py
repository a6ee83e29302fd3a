"""The states of records, such as jobs and quotes: which moves exist, and which side makes each.

The tables stand in `rules/market.json`: {move: {from, to, by}}. docs/market.md shows them.
"""

import frappe
from frappe import _

COMPANY, SEARCHER, REVIEWER, RULES = "company", "searcher", "reviewer", "rules"
POSTER, FREELANCER, TIME = "poster", "freelancer", "time"
# A service that carries messages.
PROVIDER = "provider"
# Sides of a move that either party makes, and of a move that needs both.
EITHER, BOTH = "either", "both"
_PARTIES = (COMPANY, SEARCHER, POSTER, FREELANCER)


class States:
    """The moves of one kind of record."""

    def __init__(self, moves: dict[str, dict], refused: str) -> None:
        """:param refused: the sentence for a move that the table lacks; {0} is the record's status."""
        self._moves, self._refused = moves, refused

    def moves_of(self, side: str) -> set[str]:
        """The names of the moves that a side makes."""
        return {name for name, move in self._moves.items() if _is_by(move, side)}

    def moves_from(self, status: str, side: str) -> list[str]:
        """The names of the moves that a side makes from a status, in the order of the table."""
        return [name for name, move in self._moves.items() if status in move["from"] and _is_by(move, side)]

    def target(self, name: str) -> str:
        """The status that a move leads to."""
        return self._moves[name]["to"]

    def after(self, status: str, name: str, by: str, shown: str | None = None) -> str | None:
        """Return the status after the move `name`, made by the side `by`; None if the record already has it.

        :param shown: the status that the caller may see, for the refusal.
        :raises frappe.ValidationError: 417, the table has no such move.
        """
        move = self._moves[name]
        if status == move["to"] and status not in move["from"]:
            return None
        if status not in move["from"] or not _is_by(move, by):
            self.refuse(shown or status)
        return move["to"]

    def check(self, before: str, status: str, by: str) -> None:
        """Refuse a change of status that is no move of the side `by`. For forms, which set the status
        directly.

        :raises frappe.ValidationError: 417.
        """
        if before != status and not any(
            before in move["from"] and status == move["to"] and _is_by(move, by)
            for move in self._moves.values()
        ):
            self.refuse(before)

    def refuse(self, status: str) -> None:
        """:raises frappe.ValidationError: 417, always."""
        frappe.throw(_(self._refused).format(_(status)))


def _is_by(move: dict, side: str) -> bool:
    return side == move["by"] or (move["by"] in (EITHER, BOTH) and side in _PARTIES)
