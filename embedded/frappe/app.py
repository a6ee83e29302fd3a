"""The WSGI application: handles a request in Frappe's order."""

import json
import logging

from frappe import api, exceptions, handler, runtime
from frappe.answers import build_response, report_error
from frappe.auth import UNSAFE_HTTP_METHODS, begin_request, validate_auth
from frappe.calls import call
from frappe.database.transactions import Callbacks
from frappe.files import download_private_file, serve_public_file
from frappe.frappedict import _dict
from frappe.hooks import get_hooks
from frappe.messages import throw
from frappe.runtime import local
from frappe.sessions import clear_cookies
from frappe.website.pages import error_page, serve_page
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.wrappers import Request, Response

MAX_BODY_BYTES = 25 * 1024 * 1024


@Request.application
def application(request: Request) -> Response:
    """Answer `request` for the process's site."""
    if static := serve_public_file(request):
        return static
    response = refusal = None
    try:
        _prepare(request)
        response = _dispatch(request)
        _finish_transaction(request)
    except HTTPException as error:
        refusal = error.get_response(request.environ)
    except Exception as error:
        response = _answer_error(error)
    finally:
        _close(request, response)
    return refusal or response


def _prepare(request: Request) -> None:
    runtime.init()
    local.request = request
    request.after_response = Callbacks()
    runtime.connect(set_admin_as_user=False)
    request.max_content_length = MAX_BODY_BYTES
    make_form_dict(request)
    if request.method != "OPTIONS":
        begin_request()
    for task in get_hooks("before_request"):
        call(task)
    validate_auth()


def make_form_dict(request: Request) -> None:
    """Read the arguments: a JSON body, else query string and form. As on a bench, invalid JSON is a 500."""
    body = request.get_data(as_text=True)
    if body and request.is_json:
        arguments = json.loads(body)
    else:
        arguments = request.args.to_dict() | request.form.to_dict()
    if isinstance(arguments, dict):
        local.form_dict = _dict(arguments)
        local.form_dict.pop("_", None)
    elif isinstance(arguments, list):
        local.form_dict["data"] = arguments
    else:
        throw("Invalid request arguments")


def _dispatch(request: Request) -> Response:
    if request.method == "OPTIONS":
        return Response()
    if local.form_dict.cmd:
        answer = handler.handle()
        return answer if isinstance(answer, Response) else build_response()
    if request.path.startswith("/api/"):
        return api.handle(request)
    if request.path.startswith("/private/files/"):
        return download_private_file(request.path)
    if request.method in ("GET", "HEAD", "POST"):
        return serve_page(request)
    raise NotFound


def _finish_transaction(request: Request) -> None:
    """Commit, even if the code set a 4xx status itself. Roll a GET back."""
    if request.method in UNSAFE_HTTP_METHODS or local.flags.commit:
        local.db.commit()
    else:
        local.db.rollback()
    if session_obj := getattr(local, "session_obj", None):
        session_obj.update()


def _answer_error(error: Exception) -> Response:
    status = getattr(error, "http_status_code", 500)
    if isinstance(error, exceptions.Redirect):
        return Response(status=status, headers={"Location": local.flags.redirect_location})
    if status >= 500 and not isinstance(error, exceptions.InReadOnlyMode):
        logging.getLogger("frappe").exception("%s %s", local.request.method, local.request.path)
    accepts = local.request.headers.get("Accept", "")
    is_api = local.request.path.startswith("/api/") and not accepts.startswith("text")
    if type(error) is exceptions.AuthenticationError and getattr(local, "login_manager", None):
        clear_cookies()
    if is_api or "application/json" in accepts:
        return report_error(status)
    return error_page(status)


def _close(request: Request, response: Response | None) -> None:
    """Roll back, run `after_request`, set the cookies and close the connection.

    As on a bench, `response` is None if Werkzeug refused the request (413, or 404 for a path).
    """
    try:
        if database := getattr(local, "db", None):
            database.rollback()
        try:
            for task in get_hooks("after_request"):
                call(task, response=response, request=request)
        except Exception:
            logging.getLogger("frappe").exception("after_request failed")
        cookie_manager = getattr(local, "cookie_manager", None)
        if cookie_manager and response:
            cookie_manager.flush_cookies(response)
        # A bench runs this after the last byte of the response.
        request.after_response.run()
    finally:
        runtime.destroy()
