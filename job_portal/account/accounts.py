"""Accounts of people who sign in by mobile number: Frappe Users named '<mobile>@mobile.invalid'."""

import frappe
from frappe import _
from frappe.utils.password import get_decrypted_password, set_encrypted_password

from job_portal.account import messages
from job_portal.platform import queue
from job_portal.platform.users import DOMAIN, is_portal_account

ROLE = "JP Company"
# For a user without an image Frappe asks a public avatar service, by a hash from which the number can be
# guessed.
USER_IMAGE = "/assets/job_portal/images/account.svg"


def name_of(mobile_no: str) -> str:
    """The name of a number's account, whether there is one or not."""
    return mobile_no + DOMAIN


def number_of(user: str) -> str | None:
    """The number of an account; None for a user who did not sign up by one."""
    return user.removesuffix(DOMAIN) if is_portal_account(user) else None


def exists(mobile_no: str) -> bool:
    """Whether the number has an account, by its name: anybody may write any `mobile_no` into their User."""
    return bool(frappe.db.exists("User", name_of(mobile_no)))


def may_sign_in(mobile_no: str) -> bool:
    """Whether a code may open this account: enabled, and never one with access to Desk."""
    filters = {"name": name_of(mobile_no), "enabled": 1, "user_type": "Website User"}
    return bool(frappe.db.exists("User", filters))


def create(mobile_no: str, full_name: str) -> str:
    """Create the account of a verified number and return its name.

    :raises frappe.DuplicateEntryError: 409, it exists, also when another request has just made it.
    """
    user = frappe.new_doc("User")
    user.update(
        {
            "email": name_of(mobile_no),
            "first_name": full_name,
            # Frappe would derive it from the full name, and leave it empty where two people have the same.
            "username": mobile_no if _is_free("username", mobile_no) else frappe.generate_hash(length=12),
            "mobile_no": mobile_no if _is_free("mobile_no", mobile_no) else None,
            "user_image": USER_IMAGE,
            "enabled": 1,
            "user_type": "Website User",
            "send_welcome_email": 0,
        }
    )
    user.append("roles", {"role": ROLE})
    user.flags.is_of_verified_number = True
    # Lifts Frappe's limit of 60 new users an hour for a whole site. The limits on codes protect us instead.
    frappe.flags.in_import = True
    try:
        # Frappe makes the User's Contact in a background job.
        with queue.unlimited():
            return user.insert(ignore_permissions=True).name
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        frappe.clear_last_message()
        frappe.throw(_(messages.USER_ALREADY_EXISTS), frappe.DuplicateEntryError)
    finally:
        frappe.flags.in_import = False


def keys(user: str) -> tuple[str, str]:
    """The account's API key and secret. They are made where there are none; a login never changes them."""
    key = frappe.db.get_value("User", user, "api_key")
    secret = get_decrypted_password("User", user, "api_secret", raise_exception=False)
    if not key:
        key = frappe.generate_hash(length=32)
        frappe.db.set_value("User", user, "api_key", key)
    return key, secret or rotate_secret(user)


def rotate_secret(user: str) -> str:
    """Give the account a new API secret. Whoever holds the old one is signed out."""
    secret = frappe.generate_hash(length=32)
    set_encrypted_password("User", user, secret, "api_secret")
    return secret


def _is_free(fieldname: str, value: str) -> bool:
    return not frappe.db.exists("User", {fieldname: value})
