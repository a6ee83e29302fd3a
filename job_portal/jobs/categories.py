"""The kinds of jobs. A site starts with four, and adds its own in Desk."""

import frappe
from frappe.utils import now_datetime

DOCTYPE = "JP Job Category"
TO_START_FROM = ("Accounting", "Engineering", "Marketing", "Sales")


def seed() -> None:
    """Add the categories to start from, where there is none yet."""
    if frappe.db.count(DOCTYPE):
        return
    for name in TO_START_FROM:
        frappe.get_doc({"doctype": DOCTYPE, "category_name": name}).insert(ignore_permissions=True)


def stored_name(category: str) -> str | None:
    """The category as it is listed, or None. MariaDB ignores upper and lower case, and so does this."""
    rows = frappe.db.sql("select name from `tabJP Job Category` where name = %s", (category,))
    return rows[0][0] if rows else None


def counted() -> list[dict]:
    """Every category as {name, jobs}, by name; `jobs`: how many of it searchers find now."""
    query = (
        "select category.name as name, count(job.name) as jobs from `tabJP Job Category` category"
        " left join `tabJP Job` job"
        " on job.category = category.name and job.is_listed = 1 and job.valid_through > %s"
        " group by category.name order by category.name"
    )
    return frappe.db.sql(query, (now_datetime(),), as_dict=True)
