"""An account's consents."""

import frappe

from job_portal.consents import contact
from job_portal.consents import ledger as consents
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.SIGNED_IN)
def get_consents() -> dict:
    """The consents of the signed-in account.

    :return: {profile, application, found, conversations, push: {version, state, at}, contact}, with
        `freelance` and `public_page` if the site has freelancers; `version`: of the present notice; `state`:
        given, outdated (an earlier version), withdrawn or none; `contact`: {name, email, phone, address} of
        `get_grievance_contact`.
    """
    return _consents()


@writes(Audience.SIGNED_IN)
def give_consents(notices: dict | str, language: str, is_adult: bool = False) -> dict:
    """Record that the signed-in account has read notices and agrees. A consent that is still valid is not
    recorded again.

    :param notices: the shown version by purpose, or JSON of it: {"profile": 1}.
    :param language: in which the notices were shown.
    :param is_adult: the person states to be 18 or older; needed for `profile`, `application` and `freelance`.
    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose, not the present version, or no adult.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    consents.give(notices, language, is_adult)
    return _consents()


@writes(Audience.SIGNED_IN)
def withdraw_consent(purpose: str) -> dict:
    """Withdraw a consent of the signed-in account. `rules/notices.json` lists the consequences (`after`).

    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose.
    """
    consents.withdraw(purpose)
    return _consents()


@reads(Audience.EVERYBODY)
def get_grievance_contact() -> dict:
    """The contacts for questions and complaints about data, and for help with the site.

    :return: {name, email, phone, address, support}; '' if not set.
    """
    return {**contact.grievance(), "support": contact.support()}


def _consents() -> dict:
    return {**consents.state(frappe.session.user), "contact": contact.grievance()}
