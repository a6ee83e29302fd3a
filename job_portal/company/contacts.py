"""A company's HR and owner contacts: reading, adding and changing them."""

import frappe
from frappe import _

from job_portal.company import messages, policy, records, service
from job_portal.platform import fields
from job_portal.platform.records import change, locked
from job_portal.rules import HR, LIMITS

DOCTYPE = "JP Company HR"


def listed(company_name: str) -> list[dict]:
    """The contacts as {hr_row_id, hr_name, hr_mobile, hr_email, modified}, the oldest first.

    :raises frappe.PermissionError: as `service.reach`, and frappe.DoesNotExistError.
    """
    return service.read(company_name)["hr_list"]


def add(company_name: str, values: dict) -> str:
    """Add a contact and return its name, or the name of an equal contact.

    :param values: fields of `HR`, by name.
    :raises frappe.PermissionError: as `service.reach`, and frappe.DoesNotExistError; or it is frozen.
    :raises frappe.ValidationError: 417, a field breaks its rule, or there are too many contacts.
    """
    # The lock on the company makes equal requests run one after the other: the second finds the contact of
    # the first.
    company = service.reach(company_name, by_owner=False)
    policy.check_may_edit(company.status)
    contact = frappe.get_doc({"doctype": DOCTYPE, "company": company.name, **values})
    fields.clean(contact, HR)
    present = records.contacts(company.name)
    for other in present:
        if all(other[field] == contact.get(field) for field in HR):
            return other["hr_row_id"]
    if len(present) >= LIMITS["hr_contacts"]:
        frappe.throw(_(messages.HR_TOO_MANY).format(LIMITS["hr_contacts"]))
    contact.flags.is_owner_locked = True
    contact.flags.ignore_version = company.flags.ignore_permissions
    contact.insert(ignore_permissions=company.flags.ignore_permissions, ignore_links=True)
    return contact.name


def edit(company_name: str, name: str, changes: dict, opened: str | None) -> None:
    """Change fields of the contact `name` of the company.

    :param opened: the contact's `modified`, as in `platform.records.change`.
    :raises frappe.PermissionError: as `service.reach`; or it is frozen.
    :raises frappe.DoesNotExistError: 404, the company has no such contact.
    :raises frappe.TimestampMismatchError: 417, the contact was changed since `opened`.
    :raises frappe.ValidationError: 417, a field breaks its rule.
    """
    company = service.read(company_name, "status", permission="write")
    is_own = policy.check_may_open(company["name"], "write", by_owner=True)
    policy.check_may_edit(company["status"])
    contact = locked(DOCTYPE, name)
    if not contact or contact.company != company["name"]:
        frappe.throw(_(messages.HR_NOT_FOUND), frappe.DoesNotExistError)
    if change(contact, HR, changes, opened, messages.HR_CHANGED_MEANWHILE):
        contact.flags.ignore_links = True
        # Frappe resets the flag in each save, so pass an argument.
        contact.save(ignore_permissions=is_own, ignore_version=is_own)
