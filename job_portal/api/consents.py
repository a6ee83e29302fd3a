"""What an account agrees to."""

import frappe

from job_portal.consents import contact
from job_portal.consents import ledger as consents


@frappe.whitelist(methods=["GET", "POST"])
def get_consents() -> dict:
    """What the signed-in account has agreed to.

    :return: {profile, application, found, push: {version, state, at}, contact}; `version`: of the notice as
        it is now; `state`: given, outdated (an earlier version), withdrawn or none; `contact`:
        {name, email, phone, address} of `get_grievance_contact`.
    """
    return _consents()


@frappe.whitelist(methods=["POST"])
def give_consents(notices: dict | str, language: str, is_adult: bool = False) -> dict:
    """Note that the signed-in account has read notices, and agrees. What holds already is not noted again.

    :param notices: the version that was shown, by purpose, or JSON of it: {"profile": 1}.
    :param language: in which the notices were shown.
    :param is_adult: the person says to be 18 or older; needed for `profile` and `application`.
    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose, another version than the present one, or no adult.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    consents.give(notices, language, is_adult)
    return _consents()


@frappe.whitelist(methods=["POST"])
def withdraw_consent(purpose: str) -> dict:
    """Take back a consent of the signed-in account. What follows stands in `rules/notices.json` (`after`).

    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose.
    """
    consents.withdraw(purpose)
    return _consents()


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def get_grievance_contact() -> dict:
    """Whom people ask about their data, and complain to; and whom they ask for help with the site.

    :return: {name, email, phone, address, support}; '' where not set.
    """
    return {**contact.grievance(), "support": contact.support()}


def _consents() -> dict:
    return {**consents.state(frappe.session.user), "contact": contact.grievance()}
