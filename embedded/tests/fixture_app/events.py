"""Hooks that leave a trace for the tests."""

import frappe
from werkzeug.wrappers import Response

heard: list[str] = []


def before_install():
    frappe.get_doc({"doctype": "Role", "role_name": "Ticket Owner", "desk_access": 0}).insert()


def after_migrate():
    heard.append(f"migrated {frappe.db.count('Patch Log')}")


def before_request():
    if frappe.request.headers.get("X-Quiet"):
        frappe.flags.disable_traceback = True


def after_request(response, request):
    if response is not None and response.status_code == 500 and request.headers.get("X-Mend"):
        response.status_code = 400


def on_logout():
    heard.append(f"logout of {frappe.session.user}")


def on_ticket_update(doc, method):
    heard.append(f"{method} of {doc.name}")


def before_file_insert(doc, method):
    if doc.file_name == "refused.txt":
        heard.append(f"on disk {doc.exists_on_disk()}")
        frappe.throw("Refused")


class Door:
    """The page renderer of this app."""

    def __init__(self, path, http_status_code=None):
        self.path, self.status = path, http_status_code

    def can_render(self):
        return self.path in ("door", "hello/home")

    def render(self):
        return Response(f"{self.path} for {frappe.session.user}", status=self.status)
