"""What the page asks for beside its records."""

import frappe

from job_portal.page import boot


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_boot() -> dict:
    """The boot of whoever asks (see `page.boot.of_session`), for a page that a service worker kept."""
    return boot.of_session()
