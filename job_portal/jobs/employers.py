"""The public page of a company. It exists while the company is approved and has a live job."""

import frappe
from frappe import _

from job_portal.company import checks
from job_portal.jobs import details, messages
from job_portal.jobs.doctype.jp_report.jp_report import is_reported
from job_portal.jobs.finding import conditions, listing
from job_portal.jobs.finding.query import ParsedQuery

_PATH = "/frontend/company"
_CARD = ("company_name", "company_logo", "is_verified")


def url_of(name: str) -> str:
    """The path of the company's page."""
    return f"{_PATH}/{name}"


def employer(name: str) -> dict:
    """The company as `api.get_company` answers it.

    :raises frappe.DoesNotExistError: 404, no such company, or one that is not approved or has no live job.
    """
    return find(name) or frappe.throw(_(messages.EMPLOYER_NOT_FOUND), frappe.DoesNotExistError)


def reported(name: str) -> str:
    """The name of a company whose jobs others see, even while it waits for another review.

    :raises frappe.DoesNotExistError: 404, no such company.
    """
    query = f"""select company.name from `tabJP Company` company
        join `tabJP Job` job on job.company = company.name where company.name = %s
        and {listing.IS_PUBLIC} limit 1"""  # noqa: S608 (constants)
    found = frappe.db.sql(query, (name.strip(),))
    return found[0][0] if found else frappe.throw(_(messages.EMPLOYER_NOT_FOUND), frappe.DoesNotExistError)


def find(name: str) -> dict | None:
    """As `employer`, but None if there is no page."""
    columns = {key: listing.CARD_COLUMNS[key] for key in _CARD} | {
        key: f"company.{column}" for key, column in details.COMPANY.items()
    }
    columns |= {column: f"company.{column}" for column in (*details.VERIFIED, *details.ANSWERS)}
    columns["is_reported"] = is_reported("company", "company.name")
    selected = ", ".join(f"{sql} as `{key}`" for key, sql in columns.items())
    condition, values = has_page()
    query = (
        f"select company.name as name, {selected} from `tabJP Company` company"  # noqa: S608 (constants)
        f" where company.name = %(name)s and {condition}"
    )
    values |= {"name": name.strip(), "account": frappe.session.user}
    rows = frappe.db.sql(query, values, as_dict=True)
    if not rows:
        return None
    found = rows[0]
    found.is_verified, found.is_reported = bool(found.is_verified), bool(found.is_reported)
    found.verified = checks.verified(found)
    found.company_answers = details.answers(found)
    return {**found, "url": url_of(found.name)}


def has_page() -> tuple[str, dict]:
    """SQL for the rows of `company` that have a page, and its values."""
    live = conditions.of(ParsedQuery())
    jobs = f"select 1 from `tabJP Job` job where job.company = company.name and {' and '.join(live.where)}"  # noqa: S608
    return f"company.status = 'Approved' and exists ({jobs})", live.values
