"""Empties a profile when its account withdraws a consent."""

import frappe

from job_portal.account import profiles
from job_portal.consents import ledger
from job_portal.files import purge
from job_portal.platform import records
from job_portal.rules import SEARCHER
from job_portal.searchers.service import DOCTYPE, searcher_of


def require(searcher) -> None:
    """Refuse to save a profile without the signed-in account's consent. The caller has locked the profile.

    :raises ledger.ConsentMissing: 417.
    """
    is_to_be_found = searcher.is_open or searcher.may_call
    ledger.require(ledger.PROFILE, *([ledger.FOUND] if is_to_be_found else []))


def follow(account: str, purposes: list[str]) -> None:
    """Hook: stop the person from being found; without consent to a profile, empty it."""
    is_emptied = ledger.PROFILE in purposes
    if not (is_emptied or ledger.FOUND in purposes) or not (name := searcher_of(account)):
        return
    searcher = frappe.get_doc(DOCTYPE, name, for_update=True)
    searcher.update({"is_open": 0, "may_call": 0})
    if is_emptied:
        searcher.update(profiles.emptied(SEARCHER))
    records.save(searcher)
    if is_emptied:
        purge.forget_replaced(DOCTYPE, name)
