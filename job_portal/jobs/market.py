"""Whether this site shows samples or its live market: Job Portal Settings > Market."""

import frappe

from job_portal.account import account_summary

SETTINGS = "Job Portal Settings"
SAMPLE, LIVE = "sample", "live"
# A fact of an account.
APPROVED_COMPANY = "select name from `tabJP Company` where account = %(account)s and status = 'Approved'"


def mode() -> str:
    """`sample` or `live`. Under Automatic the first published job makes the site live, for good."""
    settings = frappe.get_cached_doc(SETTINGS)
    if settings.market == "Live":
        return LIVE
    return LIVE if settings.market != "Sample" and settings.market_opened else SAMPLE


def is_live() -> bool:
    """Whether everybody sees the market, and no samples."""
    return mode() == LIVE


def is_closed() -> bool:
    """Whether the settings keep the samples, so that no job can be posted."""
    return frappe.get_cached_doc(SETTINGS).market == "Sample"


def open_up() -> None:
    """Note that a job was published."""
    if not frappe.get_cached_doc(SETTINGS).market_opened:
        frappe.db.set_single_value(SETTINGS, "market_opened", 1)
        frappe.clear_document_cache(SETTINGS, SETTINGS)


def session_fields(user: str) -> dict:
    """Hook: what the page and the answer to a sign-in say of the market.

    :return: {market: 'sample' | 'live', may_publish: bool}; `may_publish`: the account's company is
        approved, and the settings allow posting.
    """
    may_publish = user != "Guest" and not is_closed() and account_summary.of(user).approved_company
    return {"market": mode(), "may_publish": bool(may_publish)}
