"""The portal works while the queue is full. No worker may run beside these tests."""

from functools import partial

import frappe
from frappe.utils import add_to_date, now_datetime

from job_portal.files import purge
from job_portal.platform import queue, settings
from job_portal.tests.actor import CONTACT, fresh_number
from job_portal.tests.http import at_once
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.utils import bench_only, fresh, store

# Frappe 15 has no limit unless configured. Frappe 16 adds 50 for each site of the bench.
LIMIT = 500
SITES_AT_MOST = 10


@bench_only("Redis holds the queue, on a bench only")
class TestFullQueue(SignInCase):
    def setUp(self):
        super().setUp()
        self.site = frappe.local.site
        with queue.unlimited():
            jobs = [frappe.enqueue("frappe.ping") for _ in range(LIMIT + 50 * SITES_AT_MOST)]
        self.addCleanup(lambda: [job.delete() for job in jobs])
        frappe.conf.max_queued_jobs = LIMIT
        self.addCleanup(frappe.conf.pop, "max_queued_jobs")
        with self.assertRaises(frappe.QueueOverloaded):
            frappe.enqueue("frappe.ping")
        frappe.clear_last_message()

    def test_people_sign_up_and_log_in_and_save_their_company(self):
        mobile = fresh_number()
        self.signed_up(mobile)
        browser, _ = self.logged_in(mobile)
        company = browser.add_company()
        browser.message("job_portal.api.update_company_details", name=company, pan="ZZZZZ9999Z")
        browser.message("job_portal.api.add_hr_details", company_name=company, **CONTACT)

    def test_files_are_purged(self):
        url = self.account().upload()
        frappe.db.rollback()
        old = add_to_date(now_datetime(), days=-settings.number("loose_files_days") - 1)
        store("File", {"file_url": url}, "modified", old, update_modified=False)
        at_once([partial(self.as_a_worker_does, purge.daily)])
        self.assertFalse(fresh().exists("File", {"file_url": url}))

    def as_a_worker_does(self, job):
        """Run a job as a worker would: Frappe queues none in a thread with tests."""
        frappe.init(self.site)
        frappe.connect()
        try:
            job()
        finally:
            frappe.destroy()
