"""Background jobs. This host has no queue: each job starts at once in a thread."""

import logging
import threading

from frappe import runtime
from frappe.hooks import get_attr

THREAD = "frappe.jobs"


def enqueue(method: str, queue: str = "default", timeout: int | None = None, **arguments) -> None:
    """Call `method` with its arguments, as Administrator, in its own transaction.

    :param queue: ignored, as is `timeout`: a bench uses them.
    """
    given = (runtime.current_site(), method, arguments)
    threading.Thread(target=_run, args=given, name=THREAD, daemon=True).start()


def _run(site, method: str, arguments: dict) -> None:
    runtime.init(site)
    try:
        runtime.connect()
        get_attr(method)(**arguments)
        runtime.db.commit()
    except Exception:
        logging.getLogger("frappe.jobs").exception("%s failed", method)
    finally:
        runtime.destroy()
