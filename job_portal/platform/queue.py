"""The queue of Frappe's background jobs: ours, and those that some saves of Frappe's own records make."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import frappe

from job_portal.platform import logs


@contextmanager
def unlimited() -> Iterator[None]:
    """Let the jobs that are made inside wait, however many wait already.

    Frappe 16 refuses a job while 500 wait (`max_queued_jobs`), and with it the change of the record that
    makes it. The job is for later: nobody must wait for it.
    """
    limit = frappe.conf.get("max_queued_jobs")
    # This configuration is of this request only.
    frappe.conf.max_queued_jobs = sys.maxsize
    try:
        yield
    finally:
        frappe.conf.max_queued_jobs = limit


def later(method: str, **arguments) -> None:
    """Have a worker call `method` after the commit, once. Only for what may be left undone.

    A queue that is away fails nothing: what was to be stored is stored by then.
    """

    def enqueue() -> None:
        try:
            with unlimited():
                frappe.enqueue(method, **arguments)
        except Exception as error:
            logs.logger().warning(f"{method} not queued: {type(error).__name__}")

    frappe.db.after_commit.add(enqueue)
