"""The change of an account's number."""

from job_portal.platform.policy import Audience, reads, writes
from job_portal.privacy import lost_number, number_change, recycled_numbers


@writes(Audience.BY_NUMBER)
def start_number_change(mobile_no: str, is_old_lost: bool = False, paper: str | None = None) -> dict | str:
    """Start to change the signed-in account's number, or send a code again.

    :param mobile_no: the new number, ten digits.
    :param is_old_lost: send no code to the old number; a reviewer decides on `paper`.
    :param paper: the `file_url` of a private file that this account uploaded.
    :return: {step: 'old' | 'new' (which number got the code), reference_no, expires_in (seconds),
        resend_after (seconds)}, or the string 'User Already Exists'
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message was not sent.
    """
    return number_change.start(mobile_no, is_old_lost, paper)


@writes(Audience.BY_NUMBER)
def confirm_number_change(reference_number: str, OTP: str) -> dict:
    """Check the code that the change waits for: of the old number, then of the new one.

    :param reference_number: the newest `reference_no`.
    :return: after the old number's code as `start_number_change`; after the new one's {step: 'done'}, or as
        `get_number_change` if a reviewer decides
    :raises frappe.ValidationError: 417, the code is wrong or expired.
    :raises frappe.DuplicateEntryError: 409, another account has taken the new number meanwhile.
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message to the new number was not sent.
    """
    return number_change.confirm(reference_number, OTP)


@writes(Audience.BY_NUMBER)
def claim_account(mobile_no: str, paper: str) -> dict:
    """Ask for the account of a number that the person has lost, or that somebody else has now. A reviewer
    decides.

    If granted, that account gets the signed-in account's number, and the signed-in account is erased.

    :param mobile_no: the lost number. The answer does not reveal whether it has an account.
    :param paper: as in `start_number_change`.
    :return: as `get_number_change`
    :raises frappe.ValidationError: 417, also if the signed-in account has a profile or a company.
    :raises frappe.RateLimitExceededError: 429.
    """
    return number_change.claim(mobile_no, paper)


@writes(Audience.EVERYBODY)
def answer_whose_account(mobile_no: str, is_mine: bool) -> dict:
    """Answer the question that `verify_OTP_token` asked instead of starting a session (its `next`).

    :param mobile_no: for which this browser has just entered a code. It may answer once.
    :param is_mine: False begins a new account, and seals the former one.
    :return: the session, as after a sign-up
    """
    return recycled_numbers.answer(mobile_no, is_mine)


@writes(Audience.BY_NUMBER)
def cancel_number_change() -> dict:
    """End the signed-in account's change of number at any step.

    :return: {step: 'none'}
    """
    return number_change.cancel()


@reads(Audience.BY_NUMBER)
def get_number_change() -> dict:
    """The signed-in account's number, and its request to change a lost one.

    :return: {number, may_be_lost: whether reviewers decide on lost numbers here, step: 'none' | 'waiting'
        (for a reviewer) | 'granted', kind: 'Lost Number' | 'Lost Account', new_number, takes_effect_on (of a
        granted one)}
    """
    return number_change.read()


@writes(Audience.REVIEWERS)
def grant_number_change(name: str, modified: str) -> dict:
    """Grant a request to change a lost number. It takes effect after seven days.

    :param modified: the `modified` of the request that the reviewer looked at.
    :return: {name, status, modified}
    :raises frappe.ValidationError: 417, it no longer waits, or the site has switched such decisions off.
    """
    return lost_number.grant(name, modified)


@writes(Audience.REVIEWERS)
def refuse_number_change(name: str, modified: str, reason: str) -> dict:
    """Refuse a request to change a lost number, as in `grant_number_change`. The account reads `reason`.

    :return: {name, status, modified}
    :raises frappe.ValidationError: 417, also for an empty reason.
    """
    return lost_number.refuse(name, modified, reason)
