"""What happens around every request: arguments are checked before, errors and headers put right after.

Frappe answers a missing argument with a 500, and most errors with a traceback. Callers of our methods get a
status that says whose fault it was, and a sentence.
"""

from urllib.parse import urlsplit

import frappe
from werkzeug.exceptions import BadRequest

from job_portal.platform.requests import arguments, cross_site, errors, headers, log, lost_database


def before_request() -> None:
    """Hook.

    :raises frappe.ValidationError: 417, a call of a method that cannot be right.
    :raises frappe.PermissionError: 403, another site's page calls one of our methods, or chooses the session.
    :raises BadRequest: 400, a page is asked for with a Host header that is none.
    """
    lost_database.guard()
    request = frappe.request
    # Says to after_request that the request could be read at all.
    frappe.flags.job_portal_request_read = True
    log.start(request)
    # Frappe answers these by itself, and makes no session for them.
    if request.method == "OPTIONS":
        return
    if headers.is_page(request.path):
        _check_host(request)
        # Frappe remembers a 404 by its address. It would outlive an install or an upgrade.
        frappe.local.no_cache = True
    is_call = request.path.startswith("/api/") or bool(frappe.form_dict.get("cmd"))
    method = ""
    if is_call:
        frappe.flags.disable_traceback = True
        method = arguments.method_called(request.path, frappe.form_dict)
        frappe.flags.job_portal_method = method
    cross_site.check_session(method)
    if not is_call:
        return
    if method.startswith(arguments.APP):
        # Frappe fails to render a 429 as HTML, so we always ask for JSON.
        request.environ["HTTP_ACCEPT"] = "application/json"
        cross_site.check(request)
    arguments.check(method, frappe.form_dict)


def after_request(response, request) -> None:
    """Hook. `response` is None where Werkzeug itself refuses a request, such as one over the size limit."""
    if response is None:
        return
    # On all paths: `cmd` calls a method on any of them, and the answer is JSON.
    was_read = bool(frappe.flags.get("job_portal_request_read"))
    cross_site.keep_cookies()
    errors.put_right(response, request.path, was_read)
    headers.add(response, request)
    log.finish(response, request)


def _check_host(request) -> None:
    """Frappe fails over a port that is none, and over half an IPv6 address (500)."""
    try:
        _port = urlsplit(f"//{request.host}").port
    except ValueError:
        raise BadRequest from None
