"""A company asks the person of a mobile number to become a member."""

from datetime import timedelta

import frappe
from frappe.utils import now_datetime

from job_portal.company.doctype.jp_company_invite.jp_company_invite import DOCTYPE
from job_portal.platform import retention

# Days after its end: until then a late answer is told why it is refused.
_KEPT_DAYS = 16


def purge() -> None:
    """Daily job: delete invites that ended some time ago, with their numbers."""
    upto = now_datetime() - timedelta(days=_KEPT_DAYS)
    ended = {"until": ("<", upto)}
    removed = frappe.db.count(DOCTYPE, ended)
    frappe.db.delete(DOCTYPE, ended)
    retention.note("invites", removed, upto)
