"""Who may make keys and webhooks: the owners of a company, on a site that has switched connections on."""

import frappe
from frappe import _

from job_portal.company import membership
from job_portal.company.messages import OWNERS_ONLY
from job_portal.company.policy import check_may_act, own_company, own_locked
from job_portal.connections import messages
from job_portal.platform import market
from job_portal.platform.policy import require


def own_company_to_read() -> str:
    """The company of the signed-in owner.

    :raises frappe.PermissionError: 403, no owner.
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    company = own_company().name
    require(membership.is_owner(frappe.session.user, company), OWNERS_ONLY)
    _check_switch()
    return company


def own_company_to_change() -> str:
    """As `own_company_to_read`, locked in a new transaction.

    :raises frappe.PermissionError: 403, no owner, or a company that is frozen or rejected.
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    company = own_locked(by_owner=True)
    _check_switch()
    check_may_act(company.status)
    return company.name


def own_record(doctype: str, name: str, sentence: str) -> dict:
    """The filters of a record of the signed-in owner's company, which is locked.

    :param sentence: the refusal where the company has no such record.
    :raises frappe.PermissionError: 403, no owner, or no such record of the company.
    """
    of = {"name": name.strip(), "company": own_locked(by_owner=True).name}
    require(frappe.db.exists(doctype, of), sentence)
    return of


def _check_switch() -> None:
    if not market.has_connections():
        frappe.throw(_(messages.CONNECTIONS_OFF))
