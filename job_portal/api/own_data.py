"""An account's own data."""

from werkzeug.wrappers import Response

from job_portal.platform.policy import Audience, reads, writes
from job_portal.privacy import account_freeze, deletion, own_data


@reads(Audience.BY_NUMBER)
def get_my_data() -> dict:
    """The site's data about the signed-in account.

    :return: {number, made_on, site, sections: [{key, title, labels: {field: label}, times, rows: [{field:
        value}]}]}. `times` names the fields with a time, as YYYY-MM-DD HH:MM in the site's zone. Choices are
        in the session's language; `download_my_data` has them as stored.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    return own_data.read()


@reads(Audience.BY_NUMBER)
def download_my_data(kind: str = "json") -> Response:
    """The data of `get_my_data` as a file, with a resume made from the profile: JSON, or a PDF with the
    resume's JSON inside.

    :param kind: 'json' or 'pdf'.
    :raises frappe.ValidationError: 417, another kind, or this site makes no PDF.
    :raises frappe.RateLimitExceededError: as `get_my_data`.
    """
    return own_data.download(kind)


@writes(Audience.BY_NUMBER)
def freeze_account() -> dict:
    """Hide the signed-in account's profile and applications, and an owner's company, until they are thawed.

    :return: {is_frozen: true}
    :raises frappe.ValidationError: 417, the account has no profile and owns no company to hide.
    """
    return account_freeze.freeze()


@writes(Audience.BY_NUMBER)
def thaw_account() -> dict:
    """Show the signed-in account's data again.

    :return: {is_frozen: false}
    """
    return account_freeze.thaw()


@writes(Audience.BY_NUMBER)
def send_delete_code() -> dict:
    """Send the signed-in account's number a code that is valid only for deleting the account.

    :return: {reference_no, expires_in (seconds), resend_after (seconds)}
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message was not sent.
    """
    return deletion.send_code()


@writes(Audience.BY_NUMBER)
def delete_account(reference_number: str, OTP: str, with_company: bool = False) -> dict:
    """Delete the signed-in account with all its data, and end its sessions.

    :param reference_number: the `reference_no` of `send_delete_code`.
    :param with_company: whether to delete the company, too. The last owner of a company with other members
        must set it, or first make one of them an owner. The only member's company is always deleted.
    :return: {deleted: true, message}
    :raises frappe.ValidationError: 417, the code is wrong or expired, or see `with_company`.
    """
    return deletion.delete(reference_number, OTP, with_company)
