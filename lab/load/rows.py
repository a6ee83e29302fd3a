"""What every generated row begins with."""

WHEN = "2026-01-01 00:00:00.000000"
# Above what the journeys of a run can come to by counting up.
FIRST = 2_000_000
FIRST_MOBILE = 6_000_000_000  # of the accounts' numbers
STANDARD = ("name", "creation", "modified", "modified_by", "owner", "docstatus", "idx")


def account_of(number: int) -> str:
    """The account of the company with this number."""
    return f"u{number:09d}@mobile.invalid"


def standard(name: str, owner: str, idx: int = 0) -> tuple:
    """The values of STANDARD."""
    return name, WHEN, WHEN, owner, owner, 0, idx
