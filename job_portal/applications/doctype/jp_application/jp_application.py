"""A searcher's application for a job. `rules` holds the moves between its statuses."""

import json
from datetime import datetime, timedelta

import frappe
from frappe.model.document import Document
from frappe.utils import get_datetime, now_datetime

from job_portal.applications.messages import MOVE_REFUSED
from job_portal.jobs.wording import about
from job_portal.platform import fields, record_numbers, states
from job_portal.rules import MARKET

DOCTYPE = "JP Application"
PREFIX = "JPA-"
APPLIED, SHORTLISTED, INTERVIEW, SELECTED, IGNORED, WITHDRAWN = MARKET["application_statuses"]
# The searcher reads this for Ignored, after the silent day.
NOT_SELECTED = "Not selected"
# Entry of the history: the job ended without an answer of the company.
NO_ANSWER = "No answer"
# The searcher reads these decisions later, so that the company can take them back unseen.
SILENCES = {
    IGNORED: timedelta(hours=MARKET["limits"]["ignored_silent_hours"]),
    SELECTED: timedelta(seconds=MARKET["limits"]["selected_silent_seconds"]),
}
STATES = states.States(MARKET["application_moves"], MOVE_REFUSED)
RULES = {
    "cover_letter": {"max_length": MARKET["limits"]["cover_letter_length"]},
    "note": {"max_length": MARKET["limits"]["note_length"]},
    "interview_place": {"max_length": 140},
}


class JPApplication(Document):
    """Saved by the searcher or by the job's company through `job_portal.api`."""

    def autoname(self) -> None:
        """JPA-00001 and on."""
        self.name = record_numbers.next_name(DOCTYPE, PREFIX)

    def validate(self) -> None:
        """Check the texts.

        :raises frappe.ValidationError: 417, the rules of the texts, or `about.check_place`.
        """
        fields.check(self, RULES)
        if self.interview_place and self.has_value_changed("interview_place"):
            about.check_place(self.interview_place)

    def move(self, status: str, by: str, decision: str) -> None:
        """Set the status and add it to the history. The searcher reads some later (`SILENCES`).

        :param by: `searcher` or `company`.
        :param decision: the name of the move in `rules`, or `restore`.
        """
        self.status = status
        if status in SILENCES:
            self.silent_until = now_datetime() + SILENCES[status]
        else:
            self.shown_status, self.silent_until = status, None
        self._note(by, decision)

    def set_interview(self, at: datetime | None, place: str | None, by: str, status: str) -> None:
        """Set or clear the interview's time and place. While the application is at Interview, the history
        tells it.

        :param status: the interview's, see `interviews`.
        """
        self.interview_at, self.interview_place = at, place
        if self.status == INTERVIEW:
            self._note(by, "arrange", interview=status)

    def _note(self, by: str, decision: str, **more: str) -> None:
        entry = {"status": self.status, "on": str(now_datetime()), "by": by, "decision": decision, **more}
        if by == states.COMPANY:
            entry["account"] = frappe.session.user
        if self.status == INTERVIEW:
            at = str(self.interview_at) if self.interview_at else None
            entry |= {"interview_at": at, "place": self.interview_place}
        entries = [*self.entries(), entry]
        self.history, self.answered_on = json.dumps(entries), first_answer(entries)

    def entries(self) -> list[dict]:
        """The history, the oldest entry first."""
        return json.loads(self.history or "[]")

    def status_for_searcher(self) -> str:
        """The status that the searcher may read now."""
        return status_for_searcher(self.status, self.shown_status, self.silent_until)


def status_for_searcher(status: str, shown_status: str, silent_until) -> str:
    """The status that the searcher may read now: the last one before a silence, until the silence is over."""
    if is_silent(silent_until):
        return shown_status
    return NOT_SELECTED if status == IGNORED else status


def first_answer(entries: list[dict]) -> datetime | None:
    """When the searcher can first read a decision. A decision that was undone in time does not count.

    :param entries: a history, the oldest entry first.
    """
    answered = None
    for entry in entries:
        on = get_datetime(entry["on"])
        if entry["decision"] == "apply" or entry["status"] == APPLIED or (answered and answered > on):
            # Applying again starts a new wait. A decision that was undone in its silence was never seen.
            answered = None
        if entry["status"] in (SHORTLISTED, INTERVIEW, *SILENCES):
            answered = answered or on + SILENCES.get(entry["status"], timedelta())
    return answered


def is_silent(until) -> bool:
    return bool(until) and get_datetime(until) > now_datetime()


def on_doctype_update() -> None:
    """Frappe calls this when it syncs the DocType: make pairs unique, and add the indexes of lists."""
    frappe.db.add_unique(DOCTYPE, ["searcher", "job"])
    frappe.db.add_index(DOCTYPE, ["searcher", "applied_on"])
    frappe.db.add_index(DOCTYPE, ["job", "status", "applied_on"])
    frappe.db.add_index(DOCTYPE, ["job", "job_board"])
    frappe.db.add_index(DOCTYPE, ["company", "status", "applied_on"])
    frappe.db.add_index(DOCTYPE, ["company", "status", "seen_on"])
