"""A company's Frappe HR on another site. The rules: docs/operate.md#connections."""

from job_portal.hr_systems import hr_settings
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.OWNER)
def get_hr_system() -> dict:
    """The HR system of the account's company, which is read every 15 minutes.

    :return: {hr_system: {address ('' if on this site), hr_company, synced_on, due_on (the next reading; None
        until an owner enters a key), answer (the HTTP status of an error, else 0), reason (why nothing was
        exchanged), jobs (how many of its openings are drafts)} or None}
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    return {"hr_system": hr_settings.shown()}


@writes(Audience.OWNER)
def set_hr_system(address: str, hr_company: str = "", api_key: str = "", api_secret: str = "") -> dict:
    """Connect the account's company with its HR system.

    :param address: https, of the internet, without a path; '' disconnects.
    :param hr_company: the company's name there.
    :param api_key: with `api_secret`, of a user there who may read Job Openings and write Job Applicants.
    :return: as `get_hr_system`
    :raises frappe.RateLimitExceededError: 429, too often in an hour.
    """
    hr_settings.connect(address, hr_company, api_key, api_secret)
    return {"hr_system": hr_settings.shown()}
