"""Whether this site shows samples or its live market, as set in Job Portal Settings > Market."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.platform.messages import FREELANCERS_OFF
from job_portal.platform.settings import DOCTYPE as SETTINGS
from job_portal.platform.settings import note_saved, stored

SAMPLE, LIVE = "sample", "live"


def mode() -> str:
    """`sample` or `live`. Under Automatic the first published job or brief makes the site live for good."""
    settings = stored()
    if settings.market == "Live":
        return LIVE
    return LIVE if settings.market != "Sample" and settings.market_opened else SAMPLE


def is_live() -> bool:
    """Whether everybody sees the market instead of samples."""
    return mode() == LIVE


def is_closed() -> bool:
    """Whether the settings force samples, so that nobody can post a job."""
    return stored().market == "Sample"


def has_freelancers() -> bool:
    """Whether the site offers more than a label to freelancers and their clients."""
    return bool(stored().freelancers) and is_live()


def has_connections() -> bool:
    """Whether companies may connect their own systems, by keys and webhooks."""
    return bool(stored().connections) and is_live()


def require_freelancers(is_first: bool = False) -> None:
    """Refuse calls about freelancers on a site that shows samples or has freelancers switched off.

    :param is_first: whether the call may be the one that opens the market.
    :raises frappe.ValidationError: 417.
    """
    is_on = is_first and not is_closed() and stored().freelancers
    if not (is_on or has_freelancers()):
        frappe.throw(_(FREELANCERS_OFF))


def open_up() -> None:
    """Record that the first job or brief was published."""
    if not stored().market_opened:
        note_saved(str(now_datetime()))
        frappe.db.set_single_value(SETTINGS, "market_opened", 1)
        frappe.clear_document_cache(SETTINGS, SETTINGS)
