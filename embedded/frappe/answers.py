"""Answers: Frappe's JSON envelopes, errors among them."""

import json
import sys

from frappe.exceptions import refuse
from frappe.messages import get_traceback, server_messages
from frappe.runtime import local
from frappe.utils.dates import jsonable
from werkzeug.wrappers import Response


def is_version_2() -> bool:
    return local.request.path.startswith("/api/v2")


def build_response() -> Response:
    """`frappe.response` as JSON."""
    body = local.response
    if body.get("type"):
        refuse(f"frappe.response.type = {body['type']!r}")
    if not body.get("docs"):
        body.pop("docs", None)
    if is_version_2():
        if local.message_log:
            body["messages"] = list(local.message_log)
        if "message" in body:
            body.setdefault("data", body.pop("message"))
    else:
        if local.error_log:
            body["exc"] = json.dumps(local.error_log)
        if local.message_log:
            body["_server_messages"] = server_messages()
    status = body.pop("http_status_code", None) or 200
    text = json.dumps(body, default=jsonable, separators=(",", ":"))
    return Response(text, status=status, mimetype="application/json")


def report_error(status: int) -> Response:
    """The current exception as JSON: `exc_type` and, unless switched off, the traceback."""
    error_type, error, _ = sys.exc_info()
    traceback = get_traceback() if status != 404 and _traceback_is_allowed() else None
    if is_version_2():
        entry = {"type": error_type.__name__}
        if traceback:
            entry["exception"] = traceback
        own = getattr(error, "frappe_message", None)
        if own in local.message_log:
            local.message_log.remove(own)
            entry.update({key: value for key, value in own.items() if key != "raise_exception"})
        local.response["errors"] = [entry]
    else:
        if traceback:
            local.error_log.append(traceback)
            local.response["exception"] = traceback.splitlines()[-1]
        local.response["exc_type"] = error_type.__name__
    response = build_response()
    response.status_code = status
    return response


def _traceback_is_allowed() -> bool:
    if local.flags.disable_traceback or not getattr(local, "db", None):
        return False
    return bool(local.db.get_single_value("System Settings", "allow_error_traceback"))
