"""Data of the page itself: its boot, and its language."""

from job_portal import languages
from job_portal.platform.policy import Audience, reads, writes
from job_portal.web import boot


@reads(Audience.EVERYBODY)
def get_boot() -> dict:
    """The session's boot data (see `web.boot.of_session`), for a page from a service worker's cache."""
    return boot.of_session()


@writes(Audience.EVERYBODY)
def set_language(language: str) -> dict:
    """Set the language of this browser, and of the signed-in account.

    :param language: a code of the boot's `languages`.
    :return: as `get_boot`, in that language.
    :raises frappe.ValidationError: 417, the site does not offer it.
    """
    languages.choose(language)
    return boot.of_session()
