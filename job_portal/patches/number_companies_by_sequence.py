"""For sites whose companies were numbered by one of Frappe's series."""

from job_portal.company.doctype.jp_company import jp_company


def execute() -> None:
    jp_company.make_sequence()
