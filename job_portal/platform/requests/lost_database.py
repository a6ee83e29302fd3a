"""Lets a request whose database went away be answered like any other that failed.

Frappe ends each request's transaction outside of its own error handling (`frappe.app.application`, 15 and
16): with the database gone, that fails once more, and the server answers with an HTML page of its own in
place of the 503 with a sentence.
"""

import json
from collections.abc import Callable

import frappe
from werkzeug.exceptions import ServiceUnavailable
from werkzeug.wrappers import Response

from job_portal.platform.requests import errors, headers, log

# By name: the drivers of the two hosts and of Frappe 15 and 16 have no base in common.
LOST = ("OperationalError", "InterfaceError")


def guard() -> None:
    """Have this request's commit and rollback bear that the connection is lost."""
    database = frappe.local.db
    commit, rollback = database.commit, database.rollback

    # Newer Frappe has `chain` for both; whatever comes is Frappe's to understand.
    def commit_or_refuse(*args: object, **options: object) -> None:
        if lost := _loss(lambda: commit(*args, **options)):
            # Nobody knows whether it was stored: to be sent again, as if the answer was lost on its way.
            # Werkzeug's own errors are the only ones that become answers at this point.
            raise ServiceUnavailable(response=_refusal(lost)) from lost

    def roll_back_or_drop(*, save_point: str | None = None, **options: object) -> None:
        if save_point:
            rollback(save_point=save_point, **options)
        elif _loss(lambda: rollback(**options)):
            # What a connection did not commit ends with it.
            database.close()
            # Files of the request leave the disk, if the database can be asked whether others have them too.
            _loss(database.after_rollback.run)

    database.commit, database.rollback = commit_or_refuse, roll_back_or_drop


def _loss(action: Callable[[], None]) -> Exception | None:
    """Run `action`; the error by which it found the connection lost, if it did. Others are raised."""
    try:
        action()
    except Exception as error:
        if type(error).__name__ not in LOST:
            raise
        return error
    return None


def _refusal(error: Exception) -> Response:
    """Frappe's own answer to `error`, put right and logged: of a request that ends here no hook sees it."""
    request = frappe.request
    kind = type(error).__name__
    body = {"errors": [{"type": kind}]} if errors.is_versioned(request.path) else {"exc_type": kind}
    response = Response(json.dumps(body), status=500, mimetype="application/json")
    errors.put_right(response, request.path, was_read=True)
    headers.add(response, request)
    log.finish(response, request)
    return response
