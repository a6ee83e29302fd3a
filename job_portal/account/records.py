"""What an account may write of itself through Frappe's own endpoints: its User, and comments on it.

Desk renders what markup Frappe leaves in text: a picture from elsewhere would tell its owner when somebody
looks. Pictures' addresses Frappe takes as they come.
"""

import re

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.account import messages
from job_portal.platform.fields import MARKUP
from job_portal.platform.messages import COMMENT_ON_STRANGE, FIELD_WITH_MARKUP, FILE_NOT_YOURS
from job_portal.platform.users import is_portal_account, require_desk

PICTURES = ("user_image", "banner_image")
# Whose file it is, uploads.check_record asks.
ADDRESS_HERE = re.compile(r"/(assets|files|private/files)/[^\s\"'<>()\\]+")


def validate_user(user: Document, event: str | None = None) -> None:
    """Hook of User.

    :raises frappe.ValidationError: an account writes markup, or a picture's address that is not this site's.
    :raises frappe.PermissionError: a number's account that nobody verified the number for.
    """
    if user.is_new() and is_portal_account(user.name) and not user.flags.is_of_verified_number:
        require_desk(messages.ACCOUNT_BY_NUMBER)
    if not is_portal_account(frappe.session.user):
        return
    for fieldname, value in user.as_dict().items():
        if isinstance(value, str) and value and user.has_value_changed(fieldname):
            label = _(user.meta.get_label(fieldname))
            if MARKUP.search(value):
                frappe.throw(_(FIELD_WITH_MARKUP).format(label))
            if fieldname in PICTURES and not ADDRESS_HERE.fullmatch(value):
                frappe.throw(_(FILE_NOT_YOURS).format(label))


def before_rename(user: Document, event: str, old: str, new: str, merge: bool = False) -> None:
    """Hook of User. Frappe lets everybody rename their own: to the name of a number that has no account yet.

    :raises frappe.PermissionError: a user without desk access renames.
    """
    require_desk(messages.ACCOUNT_NAME_IS_FIXED)


def validate_comment(comment: Document, event: str | None = None) -> None:
    """Hook of Comment. Frappe asks who signed in neither who they are nor whether they see the record.

    :raises frappe.ValidationError: an account writes markup. What Frappe notes by itself has some.
    :raises frappe.PermissionError: an account comments on what it cannot see.
    """
    me = frappe.session.user
    if comment.comment_type != "Comment" or not is_portal_account(me):
        return
    if MARKUP.search(comment.content or ""):
        frappe.throw(_(FIELD_WITH_MARKUP).format(_(comment.meta.get_label("content"))))
    if comment.is_new():
        comment.comment_email = me
        comment.comment_by = frappe.db.get_value("User", me, "full_name")
        if not _sees(me, comment.reference_doctype, comment.reference_name):
            frappe.throw(_(COMMENT_ON_STRANGE), frappe.PermissionError)


def _sees(user: str, doctype: str | None, name: str | None) -> bool:
    """Whether a record is open to the account, or a page of the site."""
    if not doctype or not name:
        return False
    return bool(frappe.get_meta(doctype).has_web_view) or frappe.has_permission(doctype, "read", doc=name)
