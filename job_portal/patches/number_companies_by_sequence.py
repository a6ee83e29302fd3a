"""For sites whose companies were numbered by one of Frappe's series."""

from job_portal.company import numbers


def execute() -> None:
    numbers.make_sequence()
