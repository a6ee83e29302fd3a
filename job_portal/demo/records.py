"""Records of the demonstration, and a chance that falls the same way each time."""

import json
import random
from datetime import datetime, timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.account import accounts
from job_portal.demo.town.tables import DATA
from job_portal.jobs.monthly_pay import UNITS

_PEOPLE = json.loads(DATA.joinpath("people.json").read_text(encoding="utf-8"))
LETTERS: list[str] = _PEOPLE["letters"]
# Indian mobile numbers begin with 6 to 9. So these are nobody's.
FIRST_COMPANY, FIRST_SEARCHER, NEW_SEARCHER = 1000000001, 1100000001, 1200000001

chance = random.Random(19)  # noqa: S311 (a town, no secret)


def person() -> str:
    """A full name."""
    return f"{chance.choice(_PEOPLE['first'])} {chance.choice(_PEOPLE['last'])}"


def account(number: int, full_name: str) -> str:
    """Make the account of a number; its name."""
    return accounts.create(str(number), full_name)


# The smallest step between two amounts for a unit of time.
_STEPS = {"Hour": 5, "Day": 10, "Month": 100, "Year": 10_000}
_PAY_TYPES = {"Hour": "Hourly", "Day": "Daily"}
_BY_THE_DAY = {"construction", "technical"}


def told_pay(family: str, job_type: str, **monthly: float) -> dict:
    """Pay as employers of such work tell it.

    :param monthly: field of an amount as told, and what it is in a month.
    :return: those fields with their amounts, pay_unit and pay_type
    """
    unit = "Hour" if job_type == "Part Time" else "Day" if family in _BY_THE_DAY else "Month"
    unit = "Year" if family == "software" else unit
    times, over, step = UNITS[unit]["times"], UNITS[unit]["over"], _STEPS[unit]
    told = {field: round(amount * over / times / step) * step for field, amount in monthly.items()}
    return {**told, "pay_unit": unit, "pay_type": _PAY_TYPES.get(unit, "Monthly")}


def ago(days: float) -> datetime:
    """The time so many days before now."""
    return now_datetime() - timedelta(days=days)


def file(name: str, content: bytes, is_private: int) -> str:
    """Store a file that any of the records may carry; its URL."""
    row = {"doctype": "File", "file_name": name, "content": content, "is_private": is_private}
    return frappe.get_doc(row).insert(ignore_permissions=True).file_url


def insert(doctype: str, **values):
    """Store a record through its controller. A demonstration keeps no versions."""
    record = frappe.get_doc({"doctype": doctype, **values})
    record.flags.ignore_version = True
    return record.insert(ignore_permissions=True, ignore_links=True)
