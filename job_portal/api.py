"""The company, HR and pincode methods, at /api/method/job_portal.api.<name>.

Thin on purpose: the record's controller holds the rules, `companies` says who may reach what. Reads take
GET and POST, writes POST only. Each raises `frappe.ValidationError` (417) for a missing, mistyped, over-long
or invalid argument, and `frappe.PermissionError` (403) for a guest and for someone else's company. For a
company that is not there it is 403, too, and 404 (`frappe.DoesNotExistError`) for reviewers only.
Arguments that a method does not name are ignored. What a form must hold is optional here all the same: the
controller misses it in its own words ('Company name is required').
"""

import frappe
from frappe import _
from frappe.utils import cstr

from job_portal.company import contacts, messages, service
from job_portal.page import boot
from job_portal.places import pincodes
from job_portal.places.messages import PINCODE_NEEDS_LOGIN, PINCODE_UNKNOWN
from job_portal.rules import COMPANY, HR, LIMITS


@frappe.whitelist(methods=["POST"])
def add_company(
    company_name: str | None = None,
    email: str | None = None,
    about_company: str | None = None,
    company_type: str | None = None,
    gov_approved_company_reg_doc: str | None = None,
    company_pan_card: str | None = None,
    address_line1: str | None = None,
    area: str | None = None,
    city: str | None = None,
    pincode: str | None = None,
    state: str | None = None,
    phone: str | None = None,
    company_logo: str | None = None,
    company_website: str | None = None,
    company_founded: str | int | None = None,
    gst_msme_no: str | None = None,
    pan: str | None = None,
    jp_industry_master: str | None = None,
    specialization: str | None = None,
    document_one: str | None = None,
    selected_document: str | None = None,
    address_line2: str | None = None,
    country: str | None = None,
    location_url: str | None = None,
    contact_name: str | None = None,
    contact_email: str | None = None,
    social_media_link: str | None = None,
    company_size: str | None = None,
    share_contact: bool | None = None,
    client_key: str | None = None,
) -> dict:
    """Create the signed-in account's company and hand it in for review.

    Documents and logo are the `file_url`s of files that this account uploaded.

    :param client_key: see `service.create`.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.DuplicateEntryError: 409, the account has a company already; see `service.create`.
    """
    values = locals().copy()
    company = service.create({field: values[field] for field in COMPANY}, client_key)
    return _saved(company, messages.COMPANY_CREATED)


@frappe.whitelist(methods=["POST"])
def update_company_details(
    name: str | None = None,
    docname: str | None = None,
    company_name: str | None = None,
    email: str | None = None,
    about_company: str | None = None,
    company_type: str | None = None,
    gov_approved_company_reg_doc: str | None = None,
    company_pan_card: str | None = None,
    address_line1: str | None = None,
    area: str | None = None,
    city: str | None = None,
    pincode: str | None = None,
    state: str | None = None,
    phone: str | None = None,
    company_logo: str | None = None,
    company_website: str | None = None,
    company_founded: str | int | None = None,
    gst_msme_no: str | None = None,
    pan: str | None = None,
    jp_industry_master: str | None = None,
    specialization: str | None = None,
    document_one: str | None = None,
    selected_document: str | None = None,
    address_line2: str | None = None,
    country: str | None = None,
    location_url: str | None = None,
    contact_name: str | None = None,
    contact_email: str | None = None,
    social_media_link: str | None = None,
    company_size: str | None = None,
    share_contact: bool | None = None,
    modified: str | None = None,
) -> dict:
    """Change the company `name` (or `docname`); fields left out or empty keep what they hold.

    :param modified: where given, the `modified` of the details that the form was filled from: a company
        that was saved in between is not overwritten. Without it the last write wins, field by field.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    values = locals().copy()
    company = service.reach(name or docname or "")
    changes = _given(values, COMPANY)
    if changes:
        service.change(company, COMPANY, changes, modified)
        service.save(company)
    return _saved(company, messages.COMPANY_UPDATED)


@frappe.whitelist(methods=["GET", "POST"])
def get_company_details(company_name: str) -> dict:
    """The company with its fields, `status`, `review_reason`, `modified` and `hr_list`."""
    return service.details(company_name)


@frappe.whitelist(methods=["POST"])
def add_hr_details(
    company_name: str,
    hr_name: str | None = None,
    hr_mobile: str | None = None,
    hr_email: str | None = None,
) -> dict:
    """Add an HR or owner contact to the company, once: a request that is sent again, because the reply to it
    was lost, gets the contact that the first one added.

    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.ValidationError: 417, a field, or more contacts than `rules` allows.
    """
    row = contacts.add(company_name, {"hr_name": hr_name, "hr_mobile": hr_mobile, "hr_email": hr_email})
    return {"hr_row_id": row, "success_key": 1, "message": _(messages.HR_ADDED)}


@frappe.whitelist(methods=["POST"])
def edit_hr_details(
    company_name: str,
    hr_row_id: str,
    hr_name: str | None = None,
    hr_mobile: str | None = None,
    hr_email: str | None = None,
    modified: str | None = None,
) -> dict:
    """Change the contact `hr_row_id` of the company; fields left out or empty keep what they hold.

    :param modified: where given, the contact's `modified` that the form was filled from, as in
        `update_company_details`. A change of another contact does not count.
    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.DoesNotExistError: 404, no such contact in it.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    values = locals().copy()
    contacts.edit(company_name, hr_row_id, _given(values, HR), modified)
    return {"hr_row_id": hr_row_id, "success_key": 1, "message": _(messages.HR_UPDATED)}


@frappe.whitelist(methods=["GET", "POST"])
def get_hr_details(company_name: str) -> list[dict]:
    """The company's contacts as [{hr_row_id, hr_name, hr_mobile, hr_email, modified}], the oldest first."""
    return contacts.listed(company_name)


# Open to guests only so that they are told to log in.
@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_location_details(pincode: str) -> dict | str:
    """The place of a pincode: {area: [names], city, state}.

    A pincode that the directory does not know is an answer too: a sentence with
    'Please enter Valid Pincode' (docs/behaviour.md#answers-and-errors).

    :raises frappe.AuthenticationError: 401, a guest.
    """
    if frappe.session.user == "Guest":
        frappe.throw(_(PINCODE_NEEDS_LOGIN), frappe.AuthenticationError)
    pincode = pincode.strip()
    if len(pincode) > LIMITS["pincode_digits"]:
        frappe.throw(_(COMPANY["pincode"]["invalid"]))
    return pincodes.find(pincode) or _(PINCODE_UNKNOWN)


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_boot() -> dict:
    """The boot of whoever asks (see `page.boot.of_session`), for a page that a service worker kept."""
    return boot.of_session()


def _given(values: dict, rules: dict) -> dict:
    """The fields of `rules` that came with a value. False is one: `share_contact` can be taken back."""
    return {field: values[field] for field in rules if cstr(values[field]).strip()}


def _saved(company, message: str) -> dict:
    return {
        "name": company.name,
        "success_key": 1,
        "message": _(message),
        "status": company.status,
        "modified": str(company.modified),
    }
