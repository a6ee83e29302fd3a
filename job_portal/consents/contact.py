"""Contacts of the site: Job Portal Settings > Support, Grievances."""

from job_portal.platform import settings


def grievance() -> dict:
    """The contact for questions and complaints about data: {name, email, phone, address}; '' if not set."""
    return {field: _text(f"grievance_{field}") for field in ("name", "email", "phone", "address")}


def support() -> str:
    """The contact for help with the site: a phone number or an address; '' if not set."""
    return _text("support_contact")


def _text(field: str) -> str:
    return settings.text(field).strip()
