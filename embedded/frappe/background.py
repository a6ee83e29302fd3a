"""Jobs: Redis queues on a bench, threads after the commit here."""

import logging
import threading

from frappe import runtime
from frappe.hooks import get_attr
from frappe.runtime import local

_running: set[threading.Thread] = set()


def enqueue(
    method,
    queue="default",
    timeout=None,
    event=None,
    is_async=True,
    job_name=None,
    now=False,
    enqueue_after_commit=False,
    *,
    job_id=None,
    deduplicate=False,
    at_front=False,
    **kwargs,
):
    """Run `method(**kwargs)` in a thread once this transaction is committed, or at once with `now`.

    The job has a connection of its own, acts as the same user, and commits unless it raises.
    """
    if now or not is_async:
        return (get_attr(method) if isinstance(method, str) else method)(**kwargs)
    site, user = runtime.current_site(), local.session.user
    thread = threading.Thread(target=_run, args=(site, user, method, kwargs), name=f"job {method}")

    def start():
        _running.add(thread)
        thread.start()

    local.db.after_commit.add(start)
    return None


def _run(site, user, method, kwargs) -> None:
    try:
        runtime.init(site)
        runtime.connect()
        runtime.set_user(user)
        (get_attr(method) if isinstance(method, str) else method)(**kwargs)
        local.db.commit()
    except Exception:
        logging.getLogger("frappe").exception("job %s failed", method)
    finally:
        runtime.destroy()
        _running.discard(threading.current_thread())


def wait_for_jobs(timeout_seconds: float) -> None:
    """Let running jobs end: for a clean stop and for tests."""
    for thread in list(_running):
        thread.join(timeout_seconds)
