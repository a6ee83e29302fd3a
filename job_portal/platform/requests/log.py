"""One line of JSON for every request of ours, in the log file `job_portal.requests.log`.

A line holds the method's name and not its arguments, the kind of user and not the number, and a request
id that the answer carries too (`X-Request-Id`), so that a person's report leads to its line. Who asked
stands there as keyed hashes (`request_log_fields`): with the site's key a known account, session or address
leads to its lines.
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
# A line is JSON and nothing else; Frappe's own puts words before it.
LINES = logging.Formatter("%(message)s")
UPLOAD = "upload_file"


def start(request) -> None:
    """Note when the request began, and by which name it is known."""
    frappe.flags.job_portal_started = time.perf_counter()
    frappe.flags.job_portal_request_id = _given_id(request) or secrets.token_hex(8)


def finish(response, request) -> None:
    """Send the request's id back, and write its line if it asked for something of ours."""
    # No hook ran before this one where the request could not be read.
    request_id = frappe.flags.get("job_portal_request_id") or secrets.token_hex(8)
    response.headers[HEADER] = request_id
    method = _method(request)
    # Written already for a refusal that takes this answer's place (guard_database).
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
    """The id that the site's proxy gave. A client's own id is not taken: it may be a number or a name."""
    given = request.headers.get(HEADER, "")
    return given if _proxy_gives_ids() and WELL_FORMED.fullmatch(given) else None


def _proxy_gives_ids() -> bool:
    return bool(frappe.conf.get("job_portal_trust_request_id"))


def _method(request) -> str | None:
    """What of ours was asked for. Never the path itself, which may hold anything."""
    if answers.is_page(request.path):
        return "page"
    called = method_called(request)
    if called.startswith(arguments.APP):
        return called if arguments.function_called(called) else "unknown"
    return called if called == UPLOAD else None


def method_called(request) -> str:
    """As `arguments.method_called`; by the path alone where Frappe refused the request before our hook."""
    called = frappe.flags.get("job_portal_method")
    return arguments.method_called(request.path, {}) if called is None else called


def kind_of_user() -> str:
    """By the name alone, since roles cost a query."""
    session = getattr(frappe.local, "session", None) or {}
    user = session.get("user") or "Guest"
    if user in ("Guest", "Administrator"):
        return user.lower()
    return "account" if is_portal_account(user) else "staff"


def logger() -> logging.Logger:
    """The logger of the lines, to the log's files or to stderr."""
    found = frappe.logger(NAME)
    # Frappe's loggers keep errors only, each handler in Frappe's format.
    if any(handler.formatter is not LINES for handler in found.handlers):
        found.setLevel(logging.INFO)
        found.handlers = [_ours(handler) for handler in found.handlers]
    return found


def _ours(handler: logging.Handler) -> logging.Handler:
    """The handler for our lines, in the place of Frappe's: to the same file, or to stderr.

    Of several web processes each would rotate the file by itself. So none does, and all follow `logrotate`.
    """
    if isinstance(handler, RotatingFileHandler):
        handler.close()
        handler = WatchedFileHandler(handler.baseFilename, delay=True)
    handler.setFormatter(LINES)
    return handler
