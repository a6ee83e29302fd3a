"""A reviewer hides a freelancer's profile, and shows it again."""

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.freelancers import messages, service
from job_portal.jobs import reports
from job_portal.notifications.service import notify
from job_portal.platform import records, reviewing
from job_portal.platform.sentences import Sentence


def remove(name: str, modified: str, reason: str) -> Document:
    """Hide a profile. Its freelancer reads `reason`; quotes and agreements go on.

    :param modified: the `modified` of the profile that the reviewer looked at.
    :raises frappe.DoesNotExistError: 404, no such profile.
    :raises frappe.ValidationError: 417, no reason, or the profile was changed since `modified`.
    """
    reason = reviewing.reason_of(reason, messages.REMOVAL_NEEDS_REASON)
    return _decide(name, modified, 1, reason, reports.UPHELD, Sentence(messages.REMOVED, reason))


def restore(name: str, modified: str) -> Document:
    """Show a hidden profile again. Otherwise as `remove`."""
    return _decide(name, modified, 0, None, reports.CLOSED, Sentence(messages.TELL_RESTORED))


def _decide(
    name: str, modified: str, is_held: int, reason: str | None, closed: str, news: Sentence
) -> Document:
    freelancer = records.locked(service.DOCTYPE, name.strip())
    if not freelancer:
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    if (freelancer.is_held, freelancer.removal_reason) != (is_held, reason):
        records.refuse_stale(freelancer, modified, messages.CHANGED_MEANWHILE_OTHER)
        freelancer.update({"is_held": is_held, "removal_reason": reason})
        records.save(freelancer)
        reports.close("freelancer", freelancer.name, closed)
        notify(freelancer.account, "profile", news, service.OWN)
    return freelancer
