"""The three methods of sign-in. hooks.py maps their public names to them.

An override wins even if the overridden app is installed. So if a site has the app `sign_in_manager`, each
method calls that app's. That app may rely on Frappe's cleaning, so these are not `xss_safe`, unlike our other
guest methods.
"""

import re
import traceback
from collections.abc import Callable
from contextlib import suppress

import frappe
from frappe import _

from job_portal.account import (
    accounts,
    code_limits,
    code_sending,
    codes,
    cookies,
    messages,
    mobile_numbers,
    registration,
    sessions,
)
from job_portal.platform import logs, settings
from job_portal.platform.fields import has_markup, is_invisible, is_name
from job_portal.platform.policy import Audience, require, writes
from job_portal.rules import LIMITS, PATTERNS

MANAGER = "sign_in_manager"
# No second slash and no backslash after the first slash: browsers read `//` as the start of a host name.
LOCAL_PATH = re.compile(r"/(?![/\\])[\x21-\x5b\x5d-\x7e]*")


@writes(Audience.EVERYBODY, is_cleaned=True)
def send_custom_sms(mobile_no: str, used_for: str) -> dict | str:
    """Send a one-time password.

    :param mobile_no: ten digits.
    :param used_for: 'Login' or 'Signup'.
    :return: {reference_no, user (the number), expires_in (seconds), resend_after (seconds)}, or the string
        'User Not Found' (Login) or 'User Already Exists' (Signup).
    :raises frappe.ValidationError: 417, a bad number or purpose, or a number that no new account may have.
    :raises frappe.PermissionError: 403, a closed account.
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message did not go out.
    """
    if theirs := _manager("api.send_custom_sms"):
        return theirs(mobile_no=mobile_no, used_for=used_for)
    mobile_numbers.check(mobile_no)
    if used_for not in (codes.LOGIN, codes.SIGNUP):
        frappe.throw(_(messages.PURPOSE_UNKNOWN))
    device = cookies.device(mobile_no)
    code_limits.count_request(mobile_no, device)
    known = accounts.exists(mobile_no)
    if used_for == codes.SIGNUP and known:
        return messages.USER_ALREADY_EXISTS
    if used_for == codes.SIGNUP and not mobile_numbers.may_be_new(mobile_no):
        frappe.throw(_(messages.MOBILE_NOT_INDIAN))
    if used_for == codes.LOGIN:
        if not known:
            return messages.USER_NOT_FOUND
        require(accounts.may_sign_in(mobile_no), messages.ACCOUNT_CLOSED)
    return {
        "reference_no": code_sending.send(mobile_no, used_for, device),
        "user": mobile_no,
        "expires_in": settings.number("otp_life_seconds"),
        "resend_after": LIMITS["resend_seconds"],
    }


@writes(Audience.EVERYBODY, is_cleaned=True)
def verify_OTP_token(mobile_no: str, reference_number: str, OTP: str, used_for: str) -> dict:
    """Check a one-time password, once.

    After a sign-up's code, the answer sets the ticket cookie that `sign_up` needs.

    :param reference_number: the `reference_no` of the newest send.
    :param OTP: six digits.
    :param used_for: see `codes.check`.
    :return: {success_key: 1, verified: true, message}, and for a login's code also the session (see
        `sessions.open_session`), or {next: 'whose_account', first_letter, district} where
        `job_portal.api.answer_whose_account` must be answered first; {success_key: 0, verified: false,
        message} for a wrong code, and, with status 503, if the database fails.
    """
    if theirs := _manager("api.verify_OTP_token"):
        return theirs(mobile_no=mobile_no, reference_number=reference_number, OTP=OTP, used_for=used_for)
    try:
        outcome = codes.check(mobile_no, reference_number, OTP, used_for)
    except Exception as error:
        return _unavailable(error)
    if outcome.failure:
        return _refusal(outcome.failure)
    if outcome.purpose == codes.SIGNUP:
        cookies.give_ticket(outcome.ticket)
        return {"success_key": 1, "verified": True, "message": _(messages.VERIFIED)}
    if not accounts.may_sign_in(mobile_no):
        return _refusal(messages.ACCOUNT_CLOSED)
    account = accounts.name_of(mobile_no)
    for ask in frappe.get_hooks("job_portal_sign_in_question"):
        if question := frappe.get_attr(ask)(account):
            # There is no session until the question is answered, by this browser.
            cookies.give_ticket(outcome.ticket)
            return {"success_key": 1, "verified": True, "message": _(messages.VERIFIED), **question}
    session = sessions.open_session(account)
    cookies.remember_device(mobile_no)
    return session


@writes(Audience.EVERYBODY, is_cleaned=True)
def sign_up(
    mobile_no: str,
    full_name: str | None = None,
    email: str | None = None,
    redirect_to: str | None = None,
    signup_type: str | None = None,
    role: str | None = None,
) -> dict:
    """Create the account of the number that this browser has just verified, and log it in.

    `email` and `role` are ignored: the address is random, and the role is always 'JP Company'.

    :param full_name: if empty, `accounts.NEW_MEMBER`.
    :param redirect_to: a path of this site; the answer returns it, or the home page if it is invalid.
    :return: the session (sessions.open_session) and `redirect_to`.
    :raises frappe.PermissionError: 403, this browser has not verified this number.
    :raises frappe.DuplicateEntryError: 409, the account exists.
    """
    if theirs := _manager("override_class.user.sign_up"):
        return theirs(
            mobile_no=mobile_no,
            full_name=full_name,
            email=email,
            redirect_to=redirect_to,
            signup_type=signup_type,
            role=role,
        )
    mobile_numbers.check(mobile_no)
    if signup_type not in (None, "", "mobile"):
        frappe.throw(_(messages.SIGN_UP_TYPE_UNKNOWN))
    name = accounts.named((full_name or "").strip())
    if is_invisible(name):
        name = accounts.NEW_MEMBER
    if len(name) > LIMITS["full_name_length"]:
        frappe.throw(_(messages.NAME_TOO_LONG).format(LIMITS["full_name_length"]))
    if has_markup(name):
        frappe.throw(_(messages.NAME_WITH_MARKUP))
    if not PATTERNS["name"].match(name):
        frappe.throw(_(messages.NAME_AS_FORMULA))
    if not is_name(name):
        frappe.throw(_(messages.NAME_OF_NOBODY))
    session = registration.register_and_log_in(mobile_no, name, cookies.ticket())
    cookies.take_ticket()
    cookies.remember_device(mobile_no)
    path = redirect_to if LOCAL_PATH.fullmatch(redirect_to or "") else sessions.HOME_PAGE
    return {**session, "redirect_to": path}


def _manager(path: str) -> Callable | None:
    """The method of an installed `sign_in_manager`, if callers may call it."""
    if MANAGER not in frappe.get_installed_apps():
        return None
    method = frappe.get_attr(f"{MANAGER}.{path}")
    frappe.is_whitelisted(method)
    return lambda **arguments: frappe.call(method, **{**frappe.form_dict, **arguments})


def _unavailable(error: Exception) -> dict:
    """Answer 503 without raising, because Frappe logs the arguments of a failed call, including the code."""
    with suppress(Exception):
        frappe.db.rollback()
    lines = traceback.format_list(traceback.extract_tb(error.__traceback__))
    logs.logger().error(f"code not checked: {type(error).__name__}\n{''.join(lines)}")
    frappe.local.response["http_status_code"] = 503
    frappe.clear_last_message()
    frappe.msgprint(_(messages.UNAVAILABLE))
    return _refusal(messages.UNAVAILABLE)


def _refusal(message: str) -> dict:
    return {"success_key": 0, "verified": False, "message": _(message)}
