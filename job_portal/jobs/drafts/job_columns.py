"""The headers of a file with jobs and the elements of a feed, and how their texts become a job's values."""

import csv
import io
import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import date, datetime
from email.utils import parsedate_to_datetime

from job_portal.platform import fields
from job_portal.rules import JOB, OPTIONS
from job_portal.words.pay import pay_in

# The job's name in the company's own system. It is no field of a job.
REFERENCE = "reference"
# Pay in one text, as feeds have it. The template asks for amounts instead.
_SALARY = "salary"
# The template's header of each field, and other headers that are read as it.
COLUMNS: dict[str, tuple[str, ...]] = {
    REFERENCE: ("Reference", "referencenumber", "id", "job id", "requisition id", "partner job id", "guid"),
    "title": ("Job title", "title", "designation", "position", "role", "name"),
    "category": ("Job category", "category", "function", "department", "industry"),
    "openings": ("Openings", "number of openings", "vacancies", "positions", "headcount"),
    "job_type": ("Job type", "employment type", "type"),
    "work_location_type": ("Work location", "work location type", "remote type", "workplace"),
    "pay_min": ("Minimum salary", "min salary", "salary min", "salary from"),
    "pay_max": ("Maximum salary", "max salary", "salary max", "salary to"),
    "pay_unit": ("Salary for", "salary per", "salary is for", "salary period"),
    _SALARY: ("Salary", "pay", "wage", "ctc"),
    "pincode": ("Pincode", "pin", "postal code", "postcode", "zip"),
    "city": ("City", "location", "region", "place", "town"),
    "address_line1": ("Address", "address line 1", "street address", "street"),
    "min_education": ("Minimum education", "min education", "education", "qualification"),
    "experience_required": ("Experience", "experience required", "years of experience"),
    "english_level": ("English", "english level"),
    "job_description": ("Job description", "description", "details", "jd"),
    "facts": ("Good to know", "facts", "benefits"),
    "application_start_date": ("First day to apply", "application start date", "start date"),
    "application_end_date": ("Last day to apply", "application end date", "expiration date", "closes on"),
    "walk_in_days": ("Walk-in days",),
    "walk_in_from": ("Walk-in from",),
    "walk_in_to": ("Walk-in to",),
    "walk_in_address": ("Walk-in address",),
}
# Other words for options, folded.
_SAME = {
    "permanent": "Full Time",
    "wfh": "Work from Home",
    "remote": "Work from Home",
    "fullyremote": "Work from Home",
    "office": "Work from Office",
    "onsite": "Work from Office",
    "wfo": "Work from Office",
    "field": "Field Job",
    "hybridremote": "Hybrid",
    "hourly": "Hour",
    "daily": "Day",
    "weekly": "Week",
    "monthly": "Month",
    "perannum": "Year",
    "annual": "Year",
    "yearly": "Year",
    "10th": "10th or Below 10th",
    "12th": "12th Pass",
    "fresher": "0-1",
}
_WORDS_AROUND = re.compile(r"^per |(?: years?| yrs?)$", re.IGNORECASE)
_CURRENCY = re.compile(r"(?:₹|\brs\b\.?|\binr\b|/-|\s)", re.IGNORECASE)

_AMOUNT = re.compile(r"[0-9][0-9,]{0,12}")


def _folded(text: str) -> str:
    """Letters and digits in lower case, with the signs that tell years of experience apart: 1-2, 5+."""
    return re.sub(r"[^\w+-]|_|(?<!\d)-|-(?!\d)", "", text.replace("\u2013", "-").casefold())


_FIELDS = {_folded(header): field for field, headers in COLUMNS.items() for header in (*headers, field)}


def field_of(header: str) -> str | None:
    """The field that a header or an element stands for, or None."""
    return _FIELDS.get(_folded(header))


def template() -> str:
    """The file that a company fills in: one line of headers."""
    stream = io.StringIO()
    # Spreadsheet programs read a file with this mark as UTF-8.
    stream.write("\ufeff")
    csv.writer(stream).writerow(headers[0] for field, headers in COLUMNS.items() if field != _SALARY)
    return stream.getvalue()


def values_of(texts: Mapping[str, str]) -> tuple[dict[str, object], dict[str, str]]:
    """The values of a job in a row or an element.

    A text that fits no option or format stays; the check of the field then refuses it.

    :param texts: by header. Of two headers of one field, the first filled one counts.
    :return: (the values of `post_job` and `REFERENCE`, the header of each)
    """
    values: dict[str, object] = {}
    columns: dict[str, str] = {}
    for header, text in texts.items():
        field = field_of(header)
        # Neither a NUL nor half a character can be stored.
        text = text.replace("\0", "").encode(errors="replace").decode().strip()
        if field and field not in columns and text:
            values[field], columns[field] = _value(field, text), header
    if salary := values.pop(_SALARY, None):
        values = _pay(str(salary)) | values
    # As in the app's form before it had a unit.
    if "pay_unit" not in values and ("pay_min" in values or "pay_max" in values):
        values["pay_unit"] = "Month"
    values["add_branch_detail"] = "address_line1" in values
    values["is_walk_in_interview"] = any(field.startswith("walk_in") for field in values)
    return values, columns


def _pay(text: str) -> dict[str, object]:
    """The amounts and the unit of time in a text."""
    pay = pay_in(text)
    if not pay:
        return {"pay_min": text}
    most = max(int(number.replace(",", "")) for number in _AMOUNT.findall(text))
    upto = {"pay_max": str(most)} if most > pay.amount else {}
    return {"pay_min": str(pay.amount), "pay_unit": pay.unit, **upto}


def _value(field: str, text: str) -> object:
    rule = JOB.get(field, {})
    if rule.get("list"):
        return [_option(part, rule) for part in re.split(r"[,;\n]", text) if part.strip()]
    if "options" in rule:
        return _option(text, rule)
    if fields.is_number(rule):
        return _CURRENCY.sub("", text)
    if rule.get("date"):
        return _day(text)
    return text


def _option(text: str, rule: dict) -> str:
    folded = _folded(_WORDS_AROUND.sub("", text.strip()))
    known = {_folded(option): option for option in OPTIONS[rule["options"]]}
    found = known.get(folded) or _SAME.get(folded)
    return found if found in known.values() else text.strip()


def _day(text: str) -> str:
    """As the wire writes it. In India 3/12/2026 is in December."""
    words = text.split("T")[0].split()
    for pattern in ("%Y-%m-%d", "%d/%m/%Y", "%d-%m-%Y", "%d.%m.%Y"):
        with suppress(ValueError):
            return str(datetime.strptime(words[0], pattern).date())
    with suppress(ValueError, TypeError, IndexError, OverflowError):
        found: date = parsedate_to_datetime(text).date()
        return str(found)
    return text
