"""A company's Frappe HR on another site. The rules: docs/operate.md#connections."""

from job_portal.hr_systems import hr_settings
from job_portal.platform.policy import Audience, reads, writes


@reads(Audience.OWNER)
def get_hr_system() -> dict:
    """The own company's HR system, which is read every 15 minutes.

    :return: {hr_system: {address ('' for one on this site), hr_company, synced_on, due_on (next; None where
        an owner has to enter a key), answer (the status of an error, 0 without one), reason (why nothing was
        exchanged), jobs (how many of its openings are drafts)} or None}
    :raises frappe.ValidationError: 417, the site has no connections.
    """
    return {"hr_system": hr_settings.shown()}


@writes(Audience.OWNER)
def set_hr_system(address: str, hr_company: str = "", api_key: str = "", api_secret: str = "") -> dict:
    """Connect the own company with its HR system.

    :param address: https, of the internet, without a path; '' ends it.
    :param hr_company: the company's name there.
    :param api_key: of a user there who may read Job Openings and write Job Applicants; with `api_secret`.
    :return: as `get_hr_system`
    :raises frappe.RateLimitExceededError: 429, too often in an hour.
    """
    hr_settings.connect(address, hr_company, api_key, api_secret)
    return {"hr_system": hr_settings.shown()}
