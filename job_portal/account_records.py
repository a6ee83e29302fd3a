"""What an account may write of itself through Frappe's own endpoints: its User, and comments on it.

Desk renders what markup Frappe leaves in text: a picture from elsewhere would tell its owner when somebody
looks. Pictures' addresses Frappe takes as they come.
"""

import re

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal import messages
from job_portal.fields import MARKUP
from job_portal.sign_in import accounts

PICTURES = ("user_image", "banner_image")
OWN_FILE = re.compile(r"/(assets|files|private/files)/[^\s\"'<>()\\]+")


def validate_user(user: Document, event: str | None = None) -> None:
    """Hook of User.

    :raises frappe.ValidationError: an account writes markup, or a picture's address that is not this site's.
    """
    if not accounts.is_ours(frappe.session.user):
        return
    for fieldname, value in user.as_dict().items():
        if isinstance(value, str) and value and user.has_value_changed(fieldname):
            label = _(user.meta.get_label(fieldname))
            if MARKUP.search(value):
                frappe.throw(_(messages.FIELD_WITH_MARKUP).format(label))
            if fieldname in PICTURES and not OWN_FILE.fullmatch(value):
                frappe.throw(_(messages.FILE_NOT_YOURS).format(label))


def validate_comment(comment: Document, event: str | None = None) -> None:
    """Hook of Comment.

    :raises frappe.ValidationError: an account writes markup. What Frappe notes by itself has some.
    """
    is_written = comment.comment_type == "Comment" and accounts.is_ours(frappe.session.user)
    if is_written and MARKUP.search(comment.content or ""):
        frappe.throw(_(messages.FIELD_WITH_MARKUP).format(_(comment.meta.get_label("content"))))
