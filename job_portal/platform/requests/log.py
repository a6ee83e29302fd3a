"""Writes one line of JSON for each request of ours to the log file `job_portal.requests.log`.

A line holds the method's name without arguments, the kind of user without the number, and a request id. The
answer carries the same id (`X-Request-Id`), so that an error report leads to its line. Keyed hashes
(`request_log_fields`) stand for account, session and address: with the site's key they lead to the lines of a
known one.
"""

import json
import logging
import re
import secrets
import time
from datetime import datetime, timezone
from logging.handlers import RotatingFileHandler, WatchedFileHandler

import frappe

from job_portal.platform.requests import answers, arguments, request_log_fields
from job_portal.platform.users import is_portal_account

HEADER = "X-Request-Id"
WELL_FORMED = re.compile(r"[A-Za-z0-9-]{8,64}")
NAME = "job_portal.requests"
# A line is JSON only; Frappe's format adds a prefix.
LINES = logging.Formatter("%(message)s")
UPLOAD = "upload_file"


def start(request) -> None:
    """Record the start time and the id of the request."""
    frappe.flags.job_portal_started = time.perf_counter()
    frappe.flags.job_portal_request_id = _given_id(request) or secrets.token_hex(8)


def finish(response, request) -> None:
    """Return the request's id in a header, and write its line if it is one of ours."""
    # If Frappe could not read the request, no earlier hook ran.
    request_id = frappe.flags.get("job_portal_request_id") or secrets.token_hex(8)
    response.headers[HEADER] = request_id
    method = _method(request)
    # The refusal that replaces this answer has written the line already (guard_database).
    if not method or frappe.flags.get("job_portal_line_written"):
        return
    frappe.flags.job_portal_line_written = True
    started = frappe.flags.get("job_portal_started")
    line = {
        "at": datetime.now(timezone.utc).isoformat(timespec="milliseconds"),
        "site": frappe.local.site,
        "request_id": request_id,
        "method": method,
        "verb": request.method,
        "user": kind_of_user(),
        "status": response.status_code,
        "ms": round((time.perf_counter() - started) * 1000, 1) if started else None,
    }
    line |= request_log_fields.of_request()
    logger().info(json.dumps(line, separators=(",", ":")))


def _given_id(request) -> str | None:
    """Return the id that the site's proxy gave. A client's own id could be a phone number or a name."""
    given = request.headers.get(HEADER, "")
    return given if _proxy_gives_ids() and WELL_FORMED.fullmatch(given) else None


def _proxy_gives_ids() -> bool:
    return bool(frappe.conf.get("job_portal_trust_request_id"))


def _method(request) -> str | None:
    """Name of the page or method of ours. Never the path, which may contain anything."""
    if answers.is_page(request.path):
        return "page"
    called = method_called(request)
    if called.startswith(arguments.APP):
        return called if arguments.function_called(called) else "unknown"
    return called if called == UPLOAD else None


def method_called(request) -> str:
    """As `arguments.method_called`; from the path alone if Frappe refused the request before our hook."""
    called = frappe.flags.get("job_portal_method")
    return arguments.method_called(request.path, {}) if called is None else called


def kind_of_user() -> str:
    """Decides by the name alone, since roles cost a query."""
    session = getattr(frappe.local, "session", None) or {}
    user = session.get("user") or "Guest"
    if user in ("Guest", "Administrator"):
        return user.lower()
    return "account" if is_portal_account(user) else "staff"


def logger() -> logging.Logger:
    """Return the logger of the lines. It writes to the log's files or to stderr."""
    found = frappe.logger(NAME)
    # Frappe's loggers log errors only, and each handler uses Frappe's format.
    if any(handler.formatter is not LINES for handler in found.handlers):
        found.setLevel(logging.INFO)
        found.handlers = [_ours(handler) for handler in found.handlers]
    return found


def _ours(handler: logging.Handler) -> logging.Handler:
    """Return our replacement of Frappe's handler, for the same file or stderr.

    Each web process would rotate the file separately. So none rotates, and all reopen it after `logrotate`.
    """
    if isinstance(handler, RotatingFileHandler):
        handler.close()
        handler = WatchedFileHandler(handler.baseFilename, delay=True)
    handler.setFormatter(LINES)
    return handler
