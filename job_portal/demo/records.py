"""Creates records of the demonstration, with a seeded random generator."""

import json
import random
from datetime import datetime, timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.account import accounts
from job_portal.demo.town.tsv import DATA
from job_portal.jobs.monthly_pay import UNITS

_PEOPLE = json.loads(DATA.joinpath("people.json").read_text(encoding="utf-8"))
LETTERS: list[str] = _PEOPLE["letters"]
# Real Indian mobile numbers begin with 6 to 9, so these belong to nobody.
FIRST_COMPANY, FIRST_SEARCHER, NEW_SEARCHER = 1000000001, 1100000001, 1200000001
FIRST_FREELANCER, FIRST_POSTER = 1300000001, 1400000001

chance = random.Random(19)  # noqa: S311 (a town, no secret)


def person() -> str:
    """A full name."""
    return f"{chance.choice(_PEOPLE['first'])} {chance.choice(_PEOPLE['last'])}"


def account(number: int, full_name: str) -> str:
    """Create the account of a number. Return its name."""
    return accounts.create(str(number), full_name)


# Rounding steps of amounts, by unit of time.
_STEPS = {"Hour": 5, "Day": 10, "Month": 100, "Year": 10_000}
_PAY_TYPES = {"Hour": "Hourly", "Day": "Daily"}
_BY_THE_DAY = {"construction", "technical"}


def told_pay(family: str, job_type: str, **monthly: float) -> dict:
    """Pay in the unit that is usual for such work.

    :param monthly: the monthly amount for each field of an amount.
    :return: those fields with their amounts in the unit, pay_unit and pay_type
    """
    unit = "Hour" if job_type == "Part Time" else "Day" if family in _BY_THE_DAY else "Month"
    unit = "Year" if family == "software" else unit
    times, over, step = UNITS[unit]["times"], UNITS[unit]["over"], _STEPS[unit]
    told = {field: round(amount * over / times / step) * step for field, amount in monthly.items()}
    return {**told, "pay_unit": unit, "pay_type": _PAY_TYPES.get(unit, "Monthly")}


def ago(days: float) -> datetime:
    """The time this many days ago."""
    return now_datetime() - timedelta(days=days)


def file(name: str, content: bytes, is_private: int) -> str:
    """Store a file that any of the records may use. Return its URL."""
    row = {"doctype": "File", "file_name": name, "content": content, "is_private": is_private}
    return frappe.get_doc(row).insert(ignore_permissions=True).file_url


def insert(doctype: str, **values):
    """Insert a record through its controller, without versions."""
    record = frappe.get_doc({"doctype": doctype, **values})
    record.flags.ignore_version = True
    return record.insert(ignore_permissions=True, ignore_links=True)
