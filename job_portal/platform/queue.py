"""The queue of Frappe's background jobs. Some saves and deletions of Frappe's own records make one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

import frappe


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
