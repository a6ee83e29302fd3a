"""Companies and their contacts."""

from frappe import _
from frappe.utils import cstr

from job_portal.company import contacts, messages, service
from job_portal.platform.policy import Audience, reads, writes
from job_portal.platform.signatures import takes_fields
from job_portal.rules import COMPANY, HR


@writes(Audience.BY_NUMBER)
@takes_fields(COMPANY)
def add_company(client_key: str | None = None, **values: object) -> dict:
    """Create the signed-in account's company and submit it for review.

    Documents and logo are the `file_url`s of files that this account uploaded.

    :param client_key: see `service.create`.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.DuplicateEntryError: 409, the account has a company already; see `service.create`.
    """
    return _saved(service.create(values, client_key), messages.COMPANY_CREATED)


@writes(Audience.OWNER_OR_REVIEWER)
@takes_fields(COMPANY)
def update_company_details(
    name: str | None = None, docname: str | None = None, modified: str | None = None, **values: object
) -> dict:
    """Change the company `name` (or `docname`). Missing or empty fields keep their values.

    Changes to an approved company's public fields wait for a reviewer; see `company.waiting_changes`.

    :param modified: the `modified` of the details in the form. If given, the request is refused when somebody
        else has saved the company since. Without it the last write wins, field by field.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    company = service.reach(name or docname or "")
    if changes := _given(values):
        service.edit(company, changes, modified)
    return _saved(company, messages.COMPANY_UPDATED)


@reads(Audience.COMPANY_OR_REVIEWER)
def get_company_details(company_name: str) -> dict:
    """The company, for its members and for reviewers.

    :return: its fields as the company last wrote them, `status`, `review_reason`, `waiting_since`,
        `approved_on`, `modified`, `hr_list`; `waiting`: the changed fields of which the public sees the old
        value until a reviewer approves the change; `is_held`: reports hide its jobs until a reviewer decides
    """
    return service.details(company_name)


@writes(Audience.COMPANY_OR_REVIEWER)
@takes_fields(HR)
def add_hr_details(company_name: str, **values: object) -> dict:
    """Add an HR or owner contact to the company. A repeated request returns the contact of the first one.

    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.ValidationError: 417, an invalid field, or more contacts than `rules` allows.
    """
    row = contacts.add(company_name, values)
    return {"hr_row_id": row, "success_key": 1, "message": _(messages.HR_ADDED)}


@writes(Audience.OWNER_OR_REVIEWER)
@takes_fields(HR)
def edit_hr_details(company_name: str, hr_row_id: str, modified: str | None = None, **values: object) -> dict:
    """Change the contact `hr_row_id` of the company; missing or empty fields keep their values.

    :param modified: the contact's `modified` in the form, as in `update_company_details`. Changes of other
        contacts do not count.
    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.DoesNotExistError: 404, the company has no such contact.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    contacts.edit(company_name, hr_row_id, _given(values), modified)
    return {"hr_row_id": hr_row_id, "success_key": 1, "message": _(messages.HR_UPDATED)}


@reads(Audience.COMPANY_OR_REVIEWER)
def get_hr_details(company_name: str) -> list[dict]:
    """The company's contacts as [{hr_row_id, hr_name, hr_mobile, hr_email, modified}], the oldest first."""
    return contacts.listed(company_name)


def _given(values: dict) -> dict:
    """The fields with a value. False counts as one, so that `share_contact` can be withdrawn."""
    return {field: value for field, value in values.items() if cstr(value).strip()}


def _saved(company, message: str) -> dict:
    return {
        "name": company.name,
        "success_key": 1,
        "message": _(message),
        "status": company.status,
        "modified": str(company.modified),
    }
