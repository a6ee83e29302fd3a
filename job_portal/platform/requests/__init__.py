"""Hooks around every request: they check its arguments before, and correct errors and headers after.

Frappe answers a missing argument with a 500, and most errors with a traceback. Callers of our methods get a
status that says whose fault it was, and a sentence.
"""

import json
from collections.abc import Callable
from urllib.parse import urlsplit

import frappe
from werkzeug.exceptions import BadRequest, ServiceUnavailable
from werkzeug.wrappers import Response

from job_portal import languages
from job_portal.platform import users
from job_portal.platform.requests import answers, arguments, bodies, cross_site, exports, guests, log

# Names, because the database drivers of the two hosts and of Frappe 15 and 16 share no base class.
LOST = ("OperationalError", "InterfaceError")


def before_request() -> None:
    """Hook before each request.

    :raises frappe.ValidationError: 417, the arguments do not fit the method.
    :raises frappe.PermissionError: 403, another site's page calls one of our methods, or chooses the session.
    :raises BadRequest: 400, a page is requested with an invalid Host header.
    """
    guard_database()
    bodies.guard(_refuse_body)
    request = frappe.request
    # Tells after_request that Frappe could read the request.
    frappe.flags.job_portal_request_read = True
    log.start(request)
    # Frappe answers OPTIONS itself, without a session, and fails over a key that came with it (500).
    if request.method == "OPTIONS":
        request.environ.pop("HTTP_AUTHORIZATION", None)
        return
    if answers.is_page(request.path):
        _check_host(request)
        # Frappe caches a 404 by its address, even beyond an install or an upgrade.
        frappe.local.no_cache = True
    is_call = request.path.startswith("/api/") or bool(frappe.form_dict.get("cmd"))
    method = ""
    # Frappe shows tracebacks to everybody, also in its pages.
    frappe.flags.disable_traceback = is_call or log.kind_of_user() in ("guest", "account")
    if is_call:
        method = arguments.method_called(request.path, frappe.form_dict)
        frappe.flags.job_portal_method = method
    _speak_to_caller()
    cross_site.check_session(method)
    if not is_call:
        return
    if method.startswith(arguments.APP):
        # Frappe fails to render a 429 as HTML, so we always ask for JSON.
        request.environ["HTTP_ACCEPT"] = "application/json"
        cross_site.check(request)
    arguments.check(method, frappe.form_dict)


def after_authentication() -> None:
    """Auth hook: from here on the user of an API key is known.

    :raises frappe.ValidationError: 417, a guest sends more than Frappe can clean in a short time.
    """
    _speak_to_caller()
    # Where the method is defined: each has more names, and some of Frappe's have one without a dot.
    frappe.flags.job_portal_home = arguments.home_of(frappe.flags.get("job_portal_method") or "")
    if frappe.session.user == "Guest":
        guests.check(frappe.flags.get("job_portal_method") or "", frappe.form_dict)


def after_request(response, request) -> None:
    """Hook after each request. `response` is None if Werkzeug refused the request, such as a large one."""
    if response is None:
        return
    # Do this for every path: with `cmd`, a request to any path calls a method and gets JSON.
    was_read = bool(frappe.flags.get("job_portal_request_read"))
    cross_site.keep_cookies(response)
    # Without a home, Frappe has looked up nothing.
    method, user = frappe.flags.get("job_portal_home") or "", log.kind_of_user()
    # An account may reach Frappe's record look-ups only through the methods of the socket server.
    if method.startswith("frappe.") and (user == "guest" or method.startswith(cross_site.OF_SOCKET_SERVER)):
        answers.tell_nothing_of_records(response, request.path)
    answers.put_error_right(response, request.path, was_read, _is_ours(request))
    exports.keep_texts(response)
    answers.add_headers(response, request)
    log.finish(response, request)


def _is_ours(request) -> bool:
    """Whether the app words the error: for its own methods, guests and accounts. Frappe words others."""
    return log.kind_of_user() in ("guest", "account") or log.method_called(request).startswith(arguments.APP)


def _speak_to_caller() -> None:
    """Set the caller's language on our pages, for our methods, and for every call of an account."""
    user, flags = frappe.session.user, frappe.flags
    if flags.get("job_portal_speaks_to") == user:
        return
    flags.job_portal_speaks_to = user
    is_method = (flags.get("job_portal_method") or "").startswith(arguments.APP)
    if is_method or answers.is_page(frappe.request.path) or users.is_portal_account(user):
        frappe.local.lang = languages.of_request()


def _check_host(request) -> None:
    """Refuse an invalid port or a broken IPv6 address, over which Frappe fails (500)."""
    try:
        _port = urlsplit(f"//{request.host}").port
    except ValueError:
        raise BadRequest from None


def guard_database() -> None:
    """Replace this request's commit and rollback by versions that answer 503 when the connection is lost.

    Frappe commits and rolls back outside its own error handling (`frappe.app.application`, 15 and 16).
    Without this the web server answers with its own 500 page, which does not say to try again, and an
    upload's content stays on the disk.
    """
    database = frappe.local.db
    commit, rollback = database.commit, database.rollback

    # Frappe 16 passes `chain` to both.
    def commit_or_refuse(*args: object, **options: object) -> None:
        if lost := _loss(lambda: commit(*args, **options)):
            # It is unknown whether the commit succeeded, so the caller has to repeat the request. Here only
            # Werkzeug's exceptions become responses.
            raise ServiceUnavailable(response=_refusal(type(lost).__name__, was_read=True)) from lost

    def roll_back_or_drop(*, save_point: str | None = None, **options: object) -> None:
        if save_point:
            rollback(save_point=save_point, **options)
        elif _loss(lambda: rollback(**options)):
            # Closing the connection discards uncommitted changes.
            database.close()
            # Deletes the request's files, if the database can confirm that no other row uses them.
            _loss(database.after_rollback.run)

    database.commit, database.rollback = commit_or_refuse, roll_back_or_drop


def _loss(action: Callable[[], None]) -> Exception | None:
    """Run `action`. Return the error if it lost the connection; raise any other error."""
    try:
        action()
    except Exception as error:
        if type(error).__name__ not in LOST:
            raise
        return error
    return None


def _refuse_body() -> Response:
    """Return the answer to a request that is too large, in the caller's language."""
    frappe.session.user = frappe.session.user or "Guest"
    frappe.local.lang = languages.of_request()
    return _refusal("RequestEntityTooLarge", was_read=False, status=413)


def _refusal(kind: str, was_read: bool, status: int = 500) -> Response:
    """Return Frappe's answer to an error, corrected for every caller. Logs the request, since no hook sees
    it.

    :param kind: the name of the error's class.
    """
    request = frappe.request
    body = {"errors": [{"type": kind}]} if answers.is_versioned(request.path) else {"exc_type": kind}
    response = Response(json.dumps(body), status=status, mimetype="application/json")
    answers.put_error_right(response, request.path, was_read, is_ours=True)
    after_request(response, request)
    return response
