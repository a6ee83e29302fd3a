"""Whether this site shows samples or its live market, as set in Job Portal Settings > Market."""

import frappe
from frappe import _

from job_portal.platform.messages import FREELANCERS_OFF
from job_portal.platform.settings import DOCTYPE as SETTINGS

SAMPLE, LIVE = "sample", "live"


def mode() -> str:
    """`sample` or `live`. Under Automatic the first published job makes the site live permanently."""
    settings = frappe.get_cached_doc(SETTINGS)
    if settings.market == "Live":
        return LIVE
    return LIVE if settings.market != "Sample" and settings.market_opened else SAMPLE


def is_live() -> bool:
    """Whether everybody sees the market instead of samples."""
    return mode() == LIVE


def is_closed() -> bool:
    """Whether the settings force samples, so that nobody can post a job."""
    return frappe.get_cached_doc(SETTINGS).market == "Sample"


def has_freelancers() -> bool:
    """Whether freelancers and those who look for them find more than a label."""
    return bool(frappe.get_cached_doc(SETTINGS).freelancers) and is_live()


def require_freelancers() -> None:
    """Refuse what is of freelancers on a site that shows samples or has them switched off.

    :raises frappe.ValidationError: 417.
    """
    if not has_freelancers():
        frappe.throw(_(FREELANCERS_OFF))


def open_up() -> None:
    """Record that the first job was published."""
    if not frappe.get_cached_doc(SETTINGS).market_opened:
        frappe.db.set_single_value(SETTINGS, "market_opened", 1)
        frappe.clear_document_cache(SETTINGS, SETTINGS)
