"""Messages that the trial gateway stores instead of sending."""

import re
import time

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

KEPT, MASKED = "Kept", "Masked"
CODE = re.compile(r"(?<![0-9])[0-9]{6}(?![0-9])")


class JPSMS(Document):
    """A stored message. Only `job_portal.account` writes it; administrators read it."""

    def autoname(self):
        # A REST list without `order_by` sorts by name. These names put the newest first.
        self.name = f"{10**19 - time.time_ns()}-{frappe.generate_hash(length=6)}"


def without_code(message: str) -> str:
    """The message with its code masked."""
    return CODE.sub("******", message)


def mask(name: str | None) -> None:
    """Mask the code in a stored message, because it was used, replaced, or tried too often."""
    message = name and frappe.db.get_value("JP SMS", name, "message")
    if message:
        masked = {"message": without_code(message), "status": MASKED}
        # Keep `modified`, by which lists are sorted, so that a new message stays on top.
        frappe.db.set_value("JP SMS", name, masked, update_modified=False)


def mask_expired(life_seconds: int) -> None:
    """Mask the code in every message older than `life_seconds`."""
    oldest = add_to_date(now_datetime(), seconds=-life_seconds)
    expired = {"status": KEPT, "creation": ("<", oldest)}
    for name in frappe.get_all("JP SMS", filters=expired, pluck="name", order_by="creation asc"):
        mask(name)
