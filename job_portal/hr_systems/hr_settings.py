"""A company's connection to its HR system: what its owners see and set, and what ends it."""

import re

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import now_datetime

from job_portal.connections import messages as connection_messages
from job_portal.connections import policy, webhooks
from job_portal.hr_systems import hr_syncing, messages
from job_portal.hr_systems.doctype.jp_hr_system.jp_hr_system import DOCTYPE
from job_portal.jobs.messages import IMPORTS_EXHAUSTED
from job_portal.platform import guarded_client, queue, rates
from job_portal.rules import CONNECTION_LIMITS

_SHOWN = ("address", "hr_company", "due_on", "synced_on", "answer", "reason", "jobs")
_TOKEN = re.compile(r"[A-Za-z0-9]{1,140}")


def shown() -> dict | None:
    """The HR system of the signed-in owner's company, as `api.get_hr_system` answers it; None without one.

    :raises frappe.PermissionError: 403, no owner.
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    system = frappe.db.get_value(DOCTYPE, policy.own_company_to_read(), _SHOWN, as_dict=True)
    if system:
        system.address = system.address or ""
        system.update({key: system[key] and str(system[key]) for key in ("synced_on", "due_on")})
        system.reason = system.reason and _(system.reason).format(CONNECTION_LIMITS["import_rows"])
    return system


def connect(address: str, hr_company: str, api_key: str, api_secret: str) -> None:
    """Connect the signed-in owner's company with Frappe HR at an address, or with nothing by ''.

    At the same address the jobs and applicants that it has stay known.

    :raises frappe.PermissionError: 403, no owner, or a company that is frozen or rejected.
    :raises frappe.ValidationError: 417, an address that the server does not call, no company, or no key.
    :raises frappe.RateLimitExceededError: 429, too often in an hour.
    """
    address, hr_company = address.strip().rstrip("/"), " ".join(hr_company.split())
    token = (api_key.strip(), api_secret.strip())
    if address:
        _check(address, hr_company, token)
    company = policy.own_company_to_change()
    if rates.is_above(CONNECTION_LIMITS["imports_an_hour"], f"hr system:{company}", minutes=60):
        frappe.throw(_(IMPORTS_EXHAUSTED), frappe.RateLimitExceededError)
    system = frappe.get_doc(DOCTYPE, company) if frappe.db.exists(DOCTYPE, company) else None
    if system and (not address or system.address != address):
        # One on this site has no address.
        _delete(company)
        system = None
    if not address:
        return
    system = system or frappe.get_doc({"doctype": DOCTYPE, "company": company})
    system.update({"address": address, "hr_company": hr_company, "api_token": ":".join(token)})
    system.update({"account": frappe.session.user, "due_on": now_datetime(), "reason": None, "answer": 0})
    system.flags.is_owner_locked = True
    system.save(ignore_permissions=True)
    queue.later(f"{hr_syncing.__name__}.{hr_syncing.drain.__name__}")


def _check(address: str, hr_company: str, token: tuple[str, str]) -> None:
    try:
        parts = webhooks.check(address)
        if parts.path or parts.query:
            raise guarded_client.Refused("path")
    except guarded_client.Refused:
        frappe.throw(_(connection_messages.ADDRESS_REFUSED))
    if not 0 < len(hr_company) <= 140:
        frappe.throw(_(messages.HR_COMPANY_NEEDED))
    if not all(map(_TOKEN.fullmatch, token)):
        frappe.throw(_(messages.KEY_UNREADABLE))


def forget_company(company: Document, event: str) -> None:
    """Hook of JP Company, when it is deleted."""
    if frappe.db.exists(DOCTYPE, company.name):
        _delete(company.name)


def forget_owner(account: str, company: str) -> None:
    """Hook: the account is no longer an owner. Its key goes, and an owner enters another one."""
    if frappe.db.exists(DOCTYPE, {"name": company, "account": account}):
        system = frappe.get_doc(DOCTYPE, company)
        system.update({"account": None, "api_token": None, "due_on": None})
        system.reason = connection_messages.ENDED
        system.save(ignore_permissions=True)


def _delete(company: str) -> None:
    frappe.delete_doc(DOCTYPE, company, force=True, ignore_permissions=True, delete_permanently=True)
