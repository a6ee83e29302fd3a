"""The freelancers that an account has kept."""

import frappe
from frappe import _
from frappe.utils import now_datetime

from job_portal.freelancers import freelancer_list, messages
from job_portal.freelancers.doctype.jp_favourite.jp_favourite import DOCTYPE
from job_portal.platform.paging import Listing, page


def add(freelancer: str) -> str:
    """Keep the freelancer for the signed-in account, once. Return the freelancer's name.

    :raises frappe.DoesNotExistError: 404, nobody of this name on the list.
    """
    found = freelancer_list.public(freelancer)
    if not found:
        frappe.throw(_(messages.NOT_FOUND), frappe.DoesNotExistError)
    pair = {"account": frappe.session.user, "freelancer": found.name}
    if not frappe.db.exists(DOCTYPE, pair):
        try:
            frappe.get_doc({"doctype": DOCTYPE, **pair}).insert(ignore_permissions=True, ignore_links=True)
        except frappe.UniqueValidationError:
            # Another request inserted it meanwhile.
            frappe.clear_last_message()
    return found.name


def remove(freelancer: str) -> None:
    """Take the freelancer out of the signed-in account's favourites."""
    frappe.db.delete(DOCTYPE, {"account": frappe.session.user, "freelancer": freelancer.strip()})


def listed(cursor: str | None, limit: int | None) -> dict:
    """A page of the signed-in account's favourites, the latest first, as `api.get_favourites` answers it.

    Of a profile that is no longer open it answers only the name, as the notice `public_page` says.
    """
    source = f"""`tab{DOCTYPE}` favourite
        join `tabJP Freelancer` freelancer on freelancer.name = favourite.freelancer"""
    columns = {**freelancer_list.CARD_COLUMNS, "is_listed": freelancer_list.IS_LISTED}
    where = ["favourite.account = %(account)s", freelancer_list.IS_SHOWN]
    order = [("favourite.creation", "desc"), ("favourite.name", "desc")]
    values = {"account": frappe.session.user, "now": now_datetime()}
    answer = page(Listing(source, columns, where, values, order), cursor, limit)
    answer["items"] = [_shown(card | {"distance_km": None}) for card in answer["items"]]
    return answer


def _shown(card: dict) -> dict:
    is_listed = card.pop("is_listed")
    return freelancer_list.shown(card if is_listed else freelancer_list.only_named(card))
