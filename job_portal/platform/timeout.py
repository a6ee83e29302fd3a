"""A time limit for a whole call."""

import queue
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def within(seconds: float, call: Callable[[], Result]) -> Result:
    """Return the result of `call`, or raise its error.

    A socket's own timeout restarts with each byte, and a name look-up has none. A server that sends a byte
    now and then could hold a worker without end. So `call` runs in a thread, without `frappe.local`. An
    abandoned thread ends when its socket does.

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
