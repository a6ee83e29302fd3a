"""What the page asks for beside its records."""

import frappe

from job_portal import languages
from job_portal.web import boot


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["GET", "POST"])
def get_boot() -> dict:
    """The boot of whoever asks (see `page.boot.of_session`), for a page that a service worker kept."""
    return boot.of_session()


@frappe.whitelist(allow_guest=True, xss_safe=True, methods=["POST"])
def set_language(language: str) -> dict:
    """Have this browser read `language` from now on, and with it the account that is signed in.

    :param language: a code of the boot's `languages`.
    :return: as `get_boot`, in that language.
    :raises frappe.ValidationError: 417, the site does not offer it.
    """
    languages.choose(language)
    return boot.of_session()
