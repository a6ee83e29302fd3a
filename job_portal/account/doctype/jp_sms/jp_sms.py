"""JP SMS: the messages that the outbox gateway keeps instead of sending them."""

import re
import time

import frappe
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

KEPT, MASKED = "Kept", "Masked"
CODE = re.compile(r"(?<![0-9])[0-9]{6}(?![0-9])")


class JPSMS(Document):
    """One kept message. Written by job_portal.account alone; administrators read it."""

    def autoname(self):
        # A REST list without `order_by` is sorted by name. These names put the newest first.
        self.name = f"{10**19 - time.time_ns()}-{frappe.generate_hash(length=6)}"


def mask(name: str | None) -> None:
    """Take the code out of a kept message, because it was used, replaced, or tried too often."""
    message = name and frappe.db.get_value("JP SMS", name, "message")
    if message:
        masked = {"message": CODE.sub("******", message), "status": MASKED}
        # This is no change: lists are sorted by the last change, and a new message stays on top.
        frappe.db.set_value("JP SMS", name, masked, update_modified=False)


def mask_expired(life_seconds: int) -> None:
    """Take the code out of every message that is older than `life_seconds`."""
    oldest = add_to_date(now_datetime(), seconds=-life_seconds)
    expired = {"status": KEPT, "creation": ("<", oldest)}
    for name in frappe.get_all("JP SMS", filters=expired, pluck="name", order_by="creation asc"):
        mask(name)
