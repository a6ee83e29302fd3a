"""Reports of a freelancer. Enough of them hide the profile until a reviewer has decided."""

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, now_datetime

from job_portal.freelancers import listing, messages, service
from job_portal.jobs import reports
from job_portal.jobs.report_weight import WEIGHTS
from job_portal.platform import records

# A network counts once, and an account that was just made not at all.
_NETWORKS = """select count(distinct coalesce(report.sent_from, '')) from `tabJP Report` report
    join `tabUser` account on account.name = report.account
    where report.freelancer = %s and report.status = 'Open' and account.creation < %s"""
_ENOUGH = WEIGHTS["to_hold"] // WEIGHTS["of_a_network"]


def report(name: str, reason: str, text: str | None) -> Document:
    """Store the account's report of a freelancer, once, and hide the profile if there are enough.

    :raises frappe.DoesNotExistError: 404, nobody of this name on the list.
    :raises frappe.ValidationError: 417, one's own profile, an unknown reason, or a text that breaks its rule.
    """
    found = listing.public(name)
    if not found:
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    if found.name == service.freelancer_of(frappe.session.user):
        frappe.throw(_(messages.OWN_PROFILE))
    filed = reports.file({"freelancer": found.name}, reason, text)
    grown = add_to_date(now_datetime(), days=-WEIGHTS["grown_days"])
    is_enough = frappe.db.sql(_NETWORKS, (found.name, grown))[0][0] >= _ENOUGH
    # Its account may have been deleted meanwhile.
    if is_enough and (freelancer := records.locked(service.DOCTYPE, found.name)):
        freelancer.is_held = 1
        freelancer.flags.is_held_by_reports = True
        service.save(freelancer)
    return filed


def settle(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer: a reviewer who hides or shows the profile closes its reports."""
    is_decided = freelancer.has_value_changed("is_held") and freelancer.get_doc_before_save()
    if is_decided and not freelancer.flags.is_held_by_reports:
        reports.close("freelancer", freelancer.name, reports.UPHELD if freelancer.is_held else reports.CLOSED)


def forget(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before Frappe checks links: delete its reports."""
    frappe.db.delete(reports.DOCTYPE, {"freelancer": freelancer.name})
