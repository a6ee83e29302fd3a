"""A call that may hang, given up after a time."""

import queue
import threading
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def within(seconds: float, call: Callable[[], Result]) -> Result:
    """The result of `call`, or what it raises; TimeoutError where it takes longer than `seconds` in all.

    A socket's own timeout counts from byte to byte, and looking a name up has none: a server that sends
    a byte now and then would hold a worker for as long as it likes. `call` runs in a thread of its own,
    without `frappe.local`; one that is given up ends by itself, when its socket does.
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
