"""Checks on text fields."""

import re

from frappe import exceptions

EMAIL = re.compile(
    r"^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$",
    re.I,
)
PHONE = re.compile(r"^[+]?[0-9 ()/.,-]{3,}$")


def validate_email_address(email_str: str | None, throw: bool = False) -> str:
    """The addresses of a comma-separated list, or '' if one is invalid."""
    parts = [part.strip() for part in (email_str or "").split(",") if part.strip()]
    valid = bool(parts) and all(EMAIL.match(part) for part in parts)
    if not valid and throw and email_str:
        from frappe.messages import throw as refuse

        refuse(f"{email_str} is not a valid Email Address", exceptions.InvalidEmailAddressError)
    return ", ".join(parts) if valid else ""


def validate_phone_number(phone_number: str | None, throw: bool = False) -> bool:
    valid = bool(PHONE.match((phone_number or "").strip()))
    if not valid and throw and phone_number:
        from frappe.messages import throw as refuse

        refuse(f"{phone_number} is not a valid Phone Number", exceptions.InvalidPhoneNumberError)
    return valid
