"""Answers 503 with a sentence where the database goes away in the middle of a request.

Frappe commits and rolls back outside of its own error handling (`frappe.app.application`, 15 and 16). Without
this module the web server answers with its own 500 page, which tells nobody to try again, and the bytes of
an upload stay on the disk.
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
    """Replace this request's commit and rollback by ones that expect a lost connection."""
    database = frappe.local.db
    commit, rollback = database.commit, database.rollback

    # Frappe 16 passes `chain` to both.
    def commit_or_refuse(*args: object, **options: object) -> None:
        if lost := _loss(lambda: commit(*args, **options)):
            # Nobody knows whether it was stored, so the caller has to send it again.
            # Only Werkzeug's own errors become answers at this point.
            raise ServiceUnavailable(response=_refusal(lost)) from lost

    def roll_back_or_drop(*, save_point: str | None = None, **options: object) -> None:
        if save_point:
            rollback(save_point=save_point, **options)
        elif _loss(lambda: rollback(**options)):
            # A closed connection drops what it did not commit.
            database.close()
            # Deletes the request's files, if the database can tell that no other row has them.
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
    """Frappe's own answer to `error`, put right and logged here, since no hook sees it."""
    request = frappe.request
    kind = type(error).__name__
    body = {"errors": [{"type": kind}]} if errors.is_versioned(request.path) else {"exc_type": kind}
    response = Response(json.dumps(body), status=500, mimetype="application/json")
    errors.put_right(response, request.path, was_read=True)
    headers.add(response, request)
    log.finish(response, request)
    return response
