"""Enqueues background jobs, ours and those that Frappe makes when it saves its own records."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import frappe

from job_portal.platform import logs


@contextmanager
def unlimited() -> Iterator[None]:
    """Let jobs be enqueued inside, however many are waiting.

    Frappe 16 refuses a job while 500 wait (`max_queued_jobs`), and then the save that enqueues it fails.
    These jobs are not urgent, so they may wait.
    """
    limit = frappe.conf.get("max_queued_jobs")
    # This configuration belongs to this request only.
    frappe.conf.max_queued_jobs = sys.maxsize
    try:
        yield
    finally:
        frappe.conf.max_queued_jobs = limit


def later(method: str, **arguments) -> None:
    """Have a worker call `method` once, after the commit. Only for optional work.

    If the queue is down, the request still succeeds, because its data is already committed.
    """

    def enqueue() -> None:
        try:
            with unlimited():
                frappe.enqueue(method, **arguments)
        except Exception as error:
            logs.logger().warning(f"{method} not queued: {type(error).__name__}")

    frappe.db.after_commit.add(enqueue)
