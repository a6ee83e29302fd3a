"""Puts Frappe's error answers in JSON right: the status that fits, a sentence, no traceback."""

import json

from frappe import _

UNREADABLE = "The request could not be read. Please try again."
BUSY = "The service is busy right now. Please try again in a moment."
STORAGE = "This could not be stored right now. Please try again in a moment."
UNEXPECTED = "Something went wrong. Please try again."
# For errors that Frappe gives no sentence.
BY_STATUS = {
    400: "The request is not valid. Please reload the page and try again.",
    401: "Your sign-in is not valid any more. Please log in again.",
    403: "You are not permitted to do this.",
    404: "What you are looking for was not found.",
    409: "This already exists.",
    413: "This is too large.",
    417: "Please check what you entered and try again.",
    429: "Too many requests. Please try again later.",
    503: BUSY,
}
# Raised while the body is parsed, or a part of it that is JSON again.
UNREADABLE_ERRORS = {"JSONDecodeError", "RecursionError", "UnicodeDecodeError"}
# A locked, overloaded or absent database, cache or queue, by the drivers' and Frappe's names.
BUSY_ERRORS = {
    # Frappe 16, for a job that is made while too many wait: a sign-up makes one.
    "QueueOverloaded",
    *("OperationalError", "InterfaceError", "QueryTimeoutError", "QueryDeadlockError"),
    *("ConnectionError", "TimeoutError", "BusyLoadingError"),
}
# A full or broken disk.
STORAGE_ERRORS = {"OSError"}
TRACES = ("exc", "exception", "_exc_source", "_debug_messages")


def put_right(response, path: str, was_read: bool) -> None:
    """Change an error response in place. `was_read`: the request itself could be read."""
    is_call = path.startswith("/api/")
    if response.status_code >= (400 if is_call else 500) and not was_read and not response.is_json:
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
    if response.status_code == 500 or error in BUSY_ERRORS:
        response.status_code, sentence = _status(error, was_read)
        _say(body, problem, versioned, sentence)
    elif not _speaks(body, problem):
        _say(body, problem, versioned, BY_STATUS.get(response.status_code, UNEXPECTED))
    if response.status_code == 503:
        response.headers["Retry-After"] = "2"
    response.set_data(json.dumps(body))


def is_versioned(path: str) -> bool:
    """Whether Frappe answers errors there in the form of its second version: a list below `errors`."""
    return path.startswith("/api/v2")


def _status(error: str | None, was_read: bool) -> tuple[int, str]:
    if error in BUSY_ERRORS:
        return 503, BUSY
    if error in STORAGE_ERRORS:
        return 503, STORAGE
    # What fails before any hook runs, and is not the database, fails over what was sent.
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
