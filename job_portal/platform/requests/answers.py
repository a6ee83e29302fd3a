"""Answers: their security headers, and errors with a fitting status and a sentence."""

import json
import re

from frappe import _

from job_portal.platform.messages import BUSY, BY_STATUS, STORAGE, UNEXPECTED, UNREADABLE

# Raised while parsing the body, or JSON inside an argument.
UNREADABLE_ERRORS = {"JSONDecodeError", "RecursionError", "UnicodeDecodeError"}
# A locked, overloaded or missing database, cache or queue, by the names of drivers and Frappe.
BUSY_ERRORS = {
    # A job, such as a webhook's, was enqueued while too many waited.
    "QueueOverloaded",
    *("OperationalError", "InterfaceError", "QueryTimeoutError", "QueryDeadlockError"),
    *("ConnectionError", "TimeoutError", "BusyLoadingError"),
}
# A full or broken disk.
STORAGE_ERRORS = {"OSError"}
TRACES = ("exc", "exception", "_exc_source", "_debug_messages")

PAGE = re.compile(r"/frontend(/|$)")
# Files, and the site's backups.
PRIVATE = ("/private/", "/backups")


def put_error_right(response, path: str, was_read: bool, is_ours: bool) -> None:
    """Correct an error response in place, and remove its traceback.

    :param was_read: whether Frappe could read the request.
    :param is_ours: whether we, not Frappe, choose format, status and sentence.
    """
    is_call = path.startswith("/api/")
    is_refused = response.status_code >= (400 if is_call else 500)
    if is_ours and is_refused and not was_read and not response.is_json:
        # Frappe answered with a page before any hook could ask for JSON. The page may hold a traceback.
        response.set_data("{}")
        response.mimetype = "application/json"
    if response.status_code < 400 or not response.is_json:
        return
    try:
        body = json.loads(response.get_data())
    except ValueError:
        return
    if not isinstance(body, dict):
        return
    errors = body.get("errors")
    versioned = is_versioned(path)
    problem = errors[0] if versioned and errors else body
    for trace in TRACES:
        body.pop(trace, None)
        problem.pop(trace, None)
    error = problem.get("type") or problem.get("exc_type")
    if is_ours and (response.status_code == 500 or error in BUSY_ERRORS):
        response.status_code, sentence = _status(error, was_read)
        _say(body, problem, versioned, sentence)
    elif is_ours and not _speaks(body, problem):
        _say(body, problem, versioned, BY_STATUS.get(response.status_code, UNEXPECTED))
    if response.status_code == 503:
        response.headers["Retry-After"] = "2"
    response.set_data(json.dumps(body))


def tell_nothing_of_records(response, path: str) -> None:
    """Answer 403 both for a record that the caller may not read and for a missing record.

    Some of Frappe's guest methods look up a record before they check the permission.
    """
    if response.status_code not in (403, 404) or not response.is_json:
        return
    refused = (
        {"errors": [{"type": "PermissionError"}]} if is_versioned(path) else {"exc_type": "PermissionError"}
    )
    # A method's own answer stays readable, such as that of a forgotten password.
    if {"errors", "exc_type"} & json.loads(response.get_data()).keys():
        response.status_code = 403
        response.set_data(json.dumps(refused))


def is_versioned(path: str) -> bool:
    """Whether Frappe answers errors on this path in its version 2 format: a list under `errors`."""
    return path.startswith("/api/v2")


def _status(error: str | None, was_read: bool) -> tuple[int, str]:
    if error in BUSY_ERRORS:
        return 503, BUSY
    if error in STORAGE_ERRORS:
        return 503, STORAGE
    # An error before any hook ran, other than the database's, comes from the request itself.
    if error in UNREADABLE_ERRORS or not was_read:
        return 400, UNREADABLE
    return 500, UNEXPECTED


def _speaks(body: dict, problem: dict) -> bool:
    return bool(problem.get("message") or body.get("message") or body.get("_server_messages"))


def _say(body: dict, problem: dict, versioned: bool, sentence: str) -> None:
    """Put `sentence` where Frappe's clients look: JSON within JSON in v1, the error's message in v2."""
    message = {"message": _(sentence), "indicator": "red"}
    if versioned:
        problem.update(message)
    else:
        body["_server_messages"] = json.dumps([json.dumps(message)])


def is_page(path: str) -> bool:
    """Whether it is /frontend or below."""
    return bool(PAGE.match(path))


# Bench's nginx sets this header to say that it serves files. It adds three headers to answers with one of
# these statuses, even if the answer has them. The page's own meta tags take precedence over them.
_BENCHS_NGINX = "X-Use-X-Accel-Redirect"
_ADDED_TO = {200, 201, 204, 206, 301, 302, 303, 304, 307, 308}


def add_headers(response, request) -> None:
    """Add security headers to our page and the API's answers. Pages of Desk and other apps stay unchanged."""
    if request.path.startswith(PRIVATE):
        # Frappe lets a browser cache these for an hour, even after logout. Nginx passes this header on.
        response.headers["Cache-Control"] = "private, no-store"
    page = is_page(request.path)
    # A method called by `cmd` answers in JSON on any path.
    if not (page or request.path.startswith("/api/") or response.is_json):
        return
    headers = response.headers
    if not (request.headers.get(_BENCHS_NGINX) and response.status_code in _ADDED_TO):
        headers.setdefault("X-Content-Type-Options", "nosniff")
        headers.setdefault("Referrer-Policy", "same-origin")
        headers.setdefault("X-Frame-Options", "DENY" if page else "SAMEORIGIN")
    # The API's answers contain keys and personal data.
    headers.setdefault("Cache-Control", "no-store")
    if page:
        headers.setdefault("Content-Security-Policy", content_security_policy())
        # *Near me* needs the position after a tap.
        headers["Permissions-Policy"] = "camera=(), microphone=(self), geolocation=(self), payment=(), usb=()"


def content_security_policy(scripts: str = "", connections: str = "") -> str:
    """Return the policy. Emotion needs inline styles. Scripts and connections come from the site only.

    :param scripts: further sources of scripts.
    :param connections: further addresses that scripts may connect to.
    """
    policy = {
        "default-src": "'self'",
        "script-src": f"'self' {scripts}".rstrip(),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "connect-src": f"'self' {connections}".rstrip(),
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    return "; ".join(f"{name} {value}" for name, value in policy.items())
