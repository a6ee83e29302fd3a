"""Where a live site leads from its root: an account to its home, everybody else to the list of jobs."""

import re
from urllib.parse import urlencode

import frappe

from job_portal.platform import market
from job_portal.platform.users import is_portal_account

# The cookie with the place chosen last, its pincode and distance. The browser writes it:
# frontend/src/entities/session/remembered-place.ts.
_PLACE = "place"
_SHAPE = re.compile(r"([0-9]{6})(?:\.([0-9]{1,3}))?")


def address() -> str | None:
    """The address for the present visitor, with the query of the request; None on a sample site."""
    if not market.is_live():
        return None
    is_account = is_portal_account(frappe.session.user)
    query = frappe.request.args.to_dict() | ({} if is_account else _place())
    path = "/frontend/home" if is_account else "/frontend/jobs"
    return f"{path}?{urlencode(query)}" if query else path


def _place() -> dict[str, str]:
    """The filters of the remembered place."""
    kept = _SHAPE.fullmatch(frappe.request.cookies.get(_PLACE, ""))
    if not kept:
        return {}
    pincode, radius_km = kept.groups()
    return {"pincode": pincode, **({"radius_km": radius_km} if radius_km else {}), "order": "nearest"}
