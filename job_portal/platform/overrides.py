"""Replacements of Frappe's own methods, named in `hooks.py`."""

import importlib.util
import json

import frappe
from frappe import _

from job_portal.platform import messages
from job_portal.platform.users import require_desk


@frappe.whitelist(methods=["GET", "POST"])
def get_count(
    doctype: str,
    filters: str | dict | list | None = None,
    debug: bool = False,
    cache: bool = False,
) -> int:
    """How many records of a DocType the user may read. Stands in for `frappe.client.get_count`.

    Frappe's own asks for no permission and takes `like` filters, so that any signed-in user can read any
    field of any record letter by letter. This one counts what `get_list` would give; `debug` and `cache`
    are accepted for its callers' sake only.

    :raises frappe.PermissionError: 403, no read permission on the DocType.
    """
    frappe.has_permission(doctype, "read", throw=True)
    filters = _filters(filters)
    if frappe.get_meta(doctype).is_virtual:
        # Its records are in no table.
        return len(frappe.get_list(doctype, filters=filters, limit_page_length=0))
    return frappe.get_list(doctype, filters=filters, fields=[_count_of(doctype)])[0].total


@frappe.whitelist(methods=["POST"])
def toggle_like(doctype: str, name: str, add: str | bool = False) -> None:
    """Like a record or take it back. Stands in for `frappe.desk.like.toggle_like`.

    Frappe's own asks for no permission: any signed-in user can put their name on any record.

    :raises frappe.PermissionError: 403, no read permission on the record.
    """
    frappe.has_permission(doctype, "read", doc=name, throw=True)
    # Desk is there on a bench only.
    from frappe.desk.like import toggle_like

    toggle_like(doctype, name, add)


@frappe.whitelist(allow_guest=True, methods=["POST"])
def like(reference_doctype: str, reference_name: str, like: str | bool, route: str = "") -> bool | None:
    """Like a page of the site. Stands in for `frappe.templates.includes.likes.likes.like`.

    Frappe's own looks for any record, and fails over what is no page: a guest learns which there are.

    :raises frappe.PermissionError: 403, records of this kind are no pages.
    """
    _require_page(reference_doctype, messages.LIKE_OF_NO_PAGE)
    from frappe.templates.includes.likes.likes import like as like_page

    return like_page(reference_doctype, reference_name, like, route)


@frappe.whitelist(allow_guest=True, methods=["POST"])
def add_comment(
    comment: str,
    comment_email: str,
    comment_by: str,
    reference_doctype: str,
    reference_name: str,
    route: str = "",
) -> str | bool | None:
    """Comment on a page of the site. Stands in for `frappe.templates.includes.comments.comments.add_comment`.

    Frappe's own takes any record of whoever is signed in, and tells who asks whether there is one.

    :return: the comment as HTML, or False or None where Frappe keeps none.
    :raises frappe.PermissionError: 403, records of this kind are no pages.
    """
    _require_page(reference_doctype, messages.COMMENT_ON_STRANGE)
    from frappe.templates.includes.comments.comments import add_comment as add_to_page

    return add_to_page(comment, comment_email, comment_by, reference_doctype, reference_name, route)


@frappe.whitelist(methods=["POST"])
def send_sms(receiver_list: str | list, msg: str, sender_name: str = "", success_msg: bool = True) -> None:
    """Send a text through the site's SMS Settings. Stands in for Frappe's method of this name.

    :raises frappe.PermissionError: 403, a user without desk access.
    """
    require_desk(messages.DESK_ONLY)
    from frappe.core.doctype.sms_settings.sms_settings import send_sms

    send_sms(receiver_list, msg, sender_name, success_msg)


@frappe.whitelist(methods=["GET", "POST"])
def get_contact_number(contact_name: str, ref_doctype: str, ref_name: str) -> str:
    """A Contact's mobile number, or else its phone's. Stands in for Frappe's method of this name.

    :raises frappe.PermissionError: 403, a user without desk access.
    """
    require_desk(messages.DESK_ONLY)
    from frappe.core.doctype.sms_settings.sms_settings import get_contact_number

    return get_contact_number(contact_name, ref_doctype, ref_name)


@frappe.whitelist(methods=["POST"])
def make(doctype: str | None = None, name: str | None = None, **values: object) -> dict:
    """Write a mail, and send it if asked to. Stands in for `frappe.core.doctype.communication.email.make`.

    Frappe's own asks for permission on the record that it is about: about none, whoever signed in sends what
    they like, to whom they like, from the site's address.

    :raises frappe.PermissionError: 403, without desk access: no record named, or none they may mail about.
    """
    if doctype and name:
        frappe.has_permission(doctype, "email", doc=name, throw=True)
    else:
        require_desk(messages.DESK_ONLY)
    from frappe.core.doctype.communication.email import make

    values.pop("cmd", None)
    return make(doctype=doctype, name=name, **values)


def _require_page(doctype: str, sentence: str) -> None:
    """Before the record is looked for: what comes of that tells whether it is there."""
    if not frappe.get_meta(doctype).has_web_view:
        frappe.throw(_(sentence), frappe.PermissionError)


def _count_of(doctype: str) -> str | dict:
    """`total` as a field of `get_list`: Frappe 15 takes functions as text only, 16 as dictionaries only."""
    if importlib.util.find_spec("frappe.model.qb_query"):
        return {"COUNT": "name", "as": "total"}
    return f"count(`tab{doctype}`.name) as total"


def _filters(given: str | dict | list | None) -> dict | list | None:
    """Filters as Frappe takes them over HTTP: JSON, or else a record's name."""
    if not isinstance(given, str) or not given:
        return given or None
    try:
        parsed = json.loads(given)
    except ValueError:
        parsed = given
    return parsed if parsed is None or isinstance(parsed, dict | list) else {"name": given}
