"""Hides or empties a freelancer's profile when its account withdraws a consent."""

import frappe

from job_portal.account import profiles
from job_portal.consents import ledger
from job_portal.freelancers import record_pictures, service
from job_portal.platform import records
from job_portal.rules import FREELANCER


def require(freelancer) -> None:
    """Refuse to save a profile without the signed-in account's consent. The caller has locked the profile.

    :raises ledger.ConsentMissing: 417.
    """
    ledger.require(ledger.FREELANCE, *([ledger.PUBLIC_PAGE] if freelancer.is_open else []))


def follow(account: str, purposes: list[str]) -> None:
    """Hook: take the page down; without the consent to freelance work, empty the profile."""
    is_emptied = ledger.FREELANCE in purposes
    if not (is_emptied or ledger.PUBLIC_PAGE in purposes) or not (name := service.freelancer_of(account)):
        return
    freelancer = frappe.get_doc(service.DOCTYPE, name, for_update=True)
    freelancer.is_open = 0
    if is_emptied:
        freelancer.update({**profiles.emptied(FREELANCER), "picture": None})
        record_pictures.forget(freelancer)
    records.save(freelancer)
