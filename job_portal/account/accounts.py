"""Accounts that sign in by mobile number: Frappe Users with a random name. JP Account maps numbers to
them.
"""

import re
import secrets
import string
from typing import NoReturn

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, get_datetime, now_datetime
from frappe.utils.password import get_decrypted_password, set_encrypted_password

from job_portal.account import messages, persons
from job_portal.account.doctype.jp_account.jp_account import DOCTYPE
from job_portal.platform import queue, settings
from job_portal.platform.policy import require
from job_portal.platform.users import DOMAIN

ROLE = "JP Company"
# The name of accounts whose person gave none.
NEW_MEMBER = "New member"
# Our client sends this for an empty name. Others would read the number.
_NAMELESS = re.compile(r"User [0-9]{10}")
# For a user without an image Frappe asks a public avatar service, by a hash that reveals the number.
USER_IMAGE = "/assets/job_portal/images/account.svg"


def new_name() -> str:
    """Return a random name for a new account. Frappe shows names in many places, so it reveals no number.

    It is as long as the old names, which contained the number and which `account.renaming` replaces.
    """
    first, others = string.ascii_lowercase, string.ascii_lowercase + string.digits
    return secrets.choice(first) + "".join(secrets.choice(others) for _ in range(9)) + DOMAIN


def name_of(mobile_no: str) -> str | None:
    """The name of a number's account; None if there is none."""
    return frappe.db.get_value(DOCTYPE, {"mobile_no": mobile_no}, "user")


def number_of(user: str) -> str | None:
    """The number of an account; None for a user without one."""
    return frappe.db.get_value(DOCTYPE, {"user": user}, "mobile_no")


def share_a_device(*users: str | None) -> bool:
    """Whether two of these accounts last signed in on the same browser."""
    devices = frappe.get_all(DOCTYPE, {"user": ("in", users), "device": ("is", "set")}, pluck="device")
    return len(devices) > len(set(devices))


def exists(mobile_no: str) -> bool:
    """Whether the number has an account. The `mobile_no` of a User does not count."""
    return name_of(mobile_no) is not None


def named(full_name: str) -> str:
    """A name as it is stored: `NEW_MEMBER` in place of a client's `User <number>`."""
    return NEW_MEMBER if _NAMELESS.fullmatch(full_name) else full_name


def is_unused(user: str) -> bool:
    """Whether an account was not used for so long that its number may have been given out again."""
    created, *used = frappe.db.get_value("User", user, ["creation", "last_login", "last_active"])
    oldest = add_to_date(now_datetime(), days=-settings.number("unused_days"))
    return all(get_datetime(moment) < oldest for moment in (list(filter(None, used)) or [created]))


def may_sign_in(mobile_no: str) -> bool:
    """Whether a code may open this account: it is enabled and has no access to Desk."""
    filters = {"name": name_of(mobile_no), "enabled": 1, "user_type": "Website User"}
    return bool(filters["name"] and frappe.db.exists("User", filters))


def create(mobile_no: str, full_name: str) -> str:
    """Create the account of a verified number and return its name.

    :raises frappe.DuplicateEntryError: 409, it exists, perhaps since a concurrent request.
    """
    name = new_name()
    person = persons.begun(mobile_no)
    account = frappe.get_doc({"doctype": DOCTYPE, "mobile_no": mobile_no, "user": name, "person": person})
    user = frappe.new_doc("User")
    user.update(
        {
            "email": name,
            "first_name": full_name,
            # Frappe would derive it from the full name, and leave it empty if another user has the same.
            "username": name,
            "user_image": USER_IMAGE,
            "enabled": 1,
            "user_type": "Website User",
            "send_welcome_email": 0,
        }
    )
    user.append("roles", {"role": ROLE})
    account.flags.is_of_verified_number = user.flags.is_of_verified_number = True
    # This lifts Frappe's limit of 60 new users an hour for the whole site. The limits on codes replace it.
    frappe.flags.in_import = True
    try:
        # Frappe creates the User's Contact in a background job.
        with queue.unlimited():
            # Inserted first: the second of two concurrent sign-ups waits here, and is refused.
            account.insert(ignore_permissions=True, ignore_links=True)
            return user.insert(ignore_permissions=True).name
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        refuse_taken()
    finally:
        frappe.flags.in_import = False


def assign(user: str, number: str) -> None:
    """Give an account without a number a verified one, in the caller's transaction.

    :raises frappe.DuplicateEntryError: 409, the number has an account.
    """
    person = persons.begun(number)
    account = frappe.get_doc({"doctype": DOCTYPE, "mobile_no": number, "user": user, "person": person})
    account.flags.is_of_verified_number = True
    try:
        account.insert(ignore_permissions=True)
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        refuse_taken()
    _note_use(user)


def take_number(user: str) -> str | None:
    """Take the number from an account, in the caller's transaction. Return it; None where it has none."""
    found = frappe.db.get_value(DOCTYPE, {"user": user}, ["name", "mobile_no"], as_dict=True, for_update=True)
    if found:
        frappe.db.delete(DOCTYPE, {"name": found.name})
    return found and found.mobile_no


def move(user: str, old: str, new: str) -> None:
    """Give the account of the number `old` the verified number `new`, in the caller's transaction.

    :raises frappe.DuplicateEntryError: 409, `new` has an account, perhaps since a concurrent request.
    :raises frappe.PermissionError: 403, the account was deleted or has another number meanwhile.
    """
    found = frappe.db.get_value(DOCTYPE, {"user": user, "mobile_no": old}, "name", for_update=True)
    require(found, messages.ACCOUNT_GONE)
    account = frappe.get_doc(DOCTYPE, found)
    account.update({"mobile_no": new, "person": persons.of_account(account.as_dict())})
    account.flags.is_of_verified_number = True
    try:
        account.save(ignore_permissions=True)
    except (frappe.DuplicateEntryError, frappe.UniqueValidationError):
        refuse_taken()
    persons.count_also(persons.of_number(new), account.person)
    _note_use(user)


def _note_use(user: str) -> None:
    """Count a new number as a use of the account: its person has just proved that it is theirs."""
    frappe.db.set_value("User", user, "last_active", now_datetime(), update_modified=False)


def refuse_taken() -> NoReturn:
    """Refuse a number that has an account.

    :raises frappe.DuplicateEntryError: 409.
    """
    frappe.clear_last_message()
    frappe.throw(_(messages.USER_ALREADY_EXISTS), frappe.DuplicateEntryError)


def keys(user: str) -> tuple[str, str]:
    """The account's API key and secret. Missing ones are created; a login never changes them."""
    key = frappe.db.get_value("User", user, "api_key")
    secret = get_decrypted_password("User", user, "api_secret", raise_exception=False)
    if not key:
        key = frappe.generate_hash(length=32)
        frappe.db.set_value("User", user, "api_key", key)
    return key, secret or rotate_secret(user)


def rotate_secret(user: str) -> str:
    """Give the account a new API secret. Clients with the old one are signed out."""
    secret = frappe.generate_hash(length=32)
    set_encrypted_password("User", user, secret, "api_secret")
    return secret


def forget(user: Document, event: str) -> None:
    """Hook of User, before deletion. Later hooks find the number in `user.flags.mobile_no`."""
    row = frappe.db.get_value(DOCTYPE, {"user": user.name}, ["mobile_no", "person"], as_dict=True)
    user.flags.mobile_no = row and row.mobile_no
    if row:
        # The next account of the number counts on.
        persons.count_also(persons.of_account(row), persons.of_number(row.mobile_no))
        frappe.db.delete(DOCTYPE, {"user": user.name})
