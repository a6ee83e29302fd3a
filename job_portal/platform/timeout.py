"""A time limit for a whole call."""

import queue
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def within(seconds: float, call: Callable[[], Result]) -> Result:
    """Return the result of `call`, or raise its error.

    A socket's own timeout starts anew with each byte, and a look-up of a name has none. A server that sends a
    byte now and then would hold a worker for as long as it likes. So `call` runs in a thread, without
    `frappe.local`. A thread that is given up ends when its socket does.

    :raises TimeoutError: it takes longer than `seconds` in all.
    """
    outcome: queue.SimpleQueue = queue.SimpleQueue()

    def run() -> None:
        try:
            outcome.put((call(), None))
        except Exception as error:
            outcome.put((None, error))

    threading.Thread(target=run, daemon=True).start()
    try:
        result, error = outcome.get(timeout=seconds)
    except queue.Empty:
        raise TimeoutError from None
    if error:
        raise error
    return result
