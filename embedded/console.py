"""Prints the app's messages to phones, and how to review a waiting company."""

import frappe
from frappe.site import Site


def print_news(site: Site) -> None:
    """Print every committed JP SMS of `site`, and every JP Company that waits for a review."""

    def command(company) -> None:
        if company.waiting_since:
            # The embedded host serves the socket on its own port, not on the bench's default.
            port = f" --port {site.conf['socketio_port']}" if site.conf["socketio_port"] != 8000 else ""
            _print_after_commit(
                f"{company.name} waits for a review: npm run review --{port} approve {company.name}"
            )

    site.listeners[("JP SMS", "after_insert")] = [
        lambda sms: _print_after_commit(f"SMS to {sms.mobile_no}: {sms.message}")
    ]
    site.listeners[("JP Company", "on_update")] = [command]


def _print_after_commit(text: str) -> None:
    frappe.db.after_commit.add(lambda: print(text, flush=True))
