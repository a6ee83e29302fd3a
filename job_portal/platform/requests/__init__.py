"""What happens around every request: arguments are checked before; errors and headers put right, and a line
logged, after.

Frappe answers a missing argument with a 500 and most errors with a traceback. People and programs that
call our methods get a status that says whose fault it was, and a sentence.
"""

import frappe

from job_portal.platform.requests import (
    arguments,
    doctypes,
    errors,
    headers,
    log,
    lost_database,
    origin,
    refused_statements,
)


def before_request() -> None:
    """Hook.

    :raises frappe.ValidationError: 417, a call of a method that cannot be right.
    :raises frappe.PermissionError: 403, another site's page calls one of our methods.
    """
    lost_database.guard()
    refused_statements.guard()
    request = frappe.request
    # Says to after_request that the request could be read at all.
    frappe.flags.job_portal_request_read = True
    log.start(request)
    # Frappe answers these by itself, and makes no session for them.
    if request.method == "OPTIONS":
        return
    if headers.is_page(request.path):
        # Frappe remembers a 404 by its address: one from before an install or upgrade would outlive it.
        frappe.local.no_cache = True
    is_call = request.path.startswith("/api/") or bool(frappe.form_dict.get("cmd"))
    method = ""
    if is_call:
        frappe.flags.disable_traceback = True
        method = arguments.method_called(request.path, frappe.form_dict)
        frappe.flags.job_portal_method = method
    origin.check_session(method)
    if not is_call:
        return
    if method.startswith(arguments.APP):
        # Whoever prefers pages would get them from Frappe, and for a 429 none: its code for that fails.
        request.environ["HTTP_ACCEPT"] = "application/json"
        origin.check(request)
    arguments.check(method, frappe.form_dict)
    doctypes.check(request.path, method, frappe.form_dict)


def after_request(response, request) -> None:
    """Hook. `response` is None where Werkzeug itself refuses a request, such as one over the size limit."""
    if response is None:
        return
    # Not /api alone: with `cmd` a method is called, and answers in JSON, on any path.
    was_read = bool(frappe.flags.get("job_portal_request_read"))
    origin.keep_cookies()
    errors.put_right(response, request.path, was_read, refused_statements.of_caller())
    headers.add(response, request)
    log.finish(response, request)
