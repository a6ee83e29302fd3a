"""For sites whose companies were numbered by one of Frappe's series."""

from job_portal import company_names


def execute() -> None:
    company_names.make_sequence()
