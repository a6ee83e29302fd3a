"""Removes everything beside the DocTypes on uninstall, so that no personal data stays in the site or its
queue.
"""

import sys

import frappe
from frappe import deferred_insert
from frappe.model.utils.user_settings import sync_user_settings
from frappe.utils.background_jobs import create_job_id, get_queues
from frappe.utils.global_search import sync_global_search
from rq.job import Job

from job_portal.install import DOCTYPES, NUMBERED, ROLES
from job_portal.platform import indexes, record_numbers
from job_portal.platform.references import References
from job_portal.platform.users import DOMAIN

# Frappe keeps these parts of the deleted number cards, workspace and modules.
TRACES_OF_MODULES = ('"module": "Job Portal"', '"label": "Job Portal"', '"app_name": "job_portal"')
TRACES_OF_ACCOUNTS = (
    ("Comment", "reference_name"),
    ("DefaultValue", "parent"),
    ("Access Log", "user"),
    ("Activity Log", "user"),
    ("Error Log", "owner"),
    ("Permission Log", "for_document"),
    ("Sessions", "user"),
)
REPORTS = ("Job Portal Review Queue", "Job Portal Unfound Searches")
# Texts that identify our data: in a job's arguments, a traceback, an address in Desk.
MARKS = ("job_portal", DOMAIN, *REPORTS, *DOCTYPES)
# Text fields of Frappe's logs. If they contain a mark, they contain data of our records.
TEXTS = (
    ("Access Log", "filters"),
    ("Access Log", "report_name"),
    ("Comment", "subject"),
    ("Deleted Document", "data"),
    ("Error Log", "error"),
    ("Error Log", "method"),
    ("Prepared Report", "report_name"),
    ("Route History", "route"),
    ("Scheduled Job Log", "details"),
)


def before_uninstall() -> None:
    """While our DocTypes still exist, remove waiting jobs, staff's work in Desk, files, accounts and
    scheduled jobs.

    Frappe creates a Contact for each account, with the number in it.
    """
    # Frappe 16 enqueues a job for each deleted record, and refuses jobs while 500 wait.
    frappe.conf.max_queued_jobs = sys.maxsize
    # The jobs would fail without their records, and write their arguments to the Error Log.
    _drop_jobs()
    # Delete by SQL, because deleting one by one would notify applicants of each.
    for doctype in ("JP Application", "JP Job", "JP Company Member", "JP Company", "JP Searcher"):
        frappe.db.sql(f"delete from `tab{doctype}`")  # noqa: S608 (constants)
    _keep_nothing_waiting()
    references = References()
    references.forget_doctypes(DOCTYPES)
    accounts = {"accounts": f"%{DOMAIN}"}
    references.forget_about("User", "name like %(accounts)s", accounts)
    # Frappe logs who opened a private PDF.
    references.forget_about("File", "owner like %(accounts)s", accounts)
    users = _names("User", {"name": ("like", f"%{DOMAIN}")})
    files = _names("File", {"owner": ("like", f"%{DOMAIN}")})
    contacts = _names("Contact", {"email_id": ("like", f"%{DOMAIN}")})
    jobs = _names("Scheduled Job Type", {"method": ("like", "job_portal.%")})
    frappe.db.delete("Scheduled Job Log", {"scheduled_job_type": ("in", jobs)})
    for doctype, names in {
        "File": files,
        "Contact": contacts,
        "User": users,
        "Scheduled Job Type": jobs,
    }.items():
        for name in names:
            frappe.delete_doc(doctype, name, force=True, ignore_permissions=True, delete_permanently=True)


def after_uninstall() -> None:
    """Remove what Frappe leaves: roles and assignments, Singles rows, sequences, traces of the records."""
    for role in ROLES:
        frappe.db.delete("Has Role", {"role": role})
        frappe.delete_doc("Role", role, force=True, ignore_permissions=True, delete_permanently=True)
    frappe.db.delete("Singles", {"doctype": "Job Portal Settings"})
    frappe.db.delete("__Auth", {"doctype": "Job Portal Settings"})
    frappe.db.delete("__UserSettings", {"doctype": ("in", DOCTYPES)})
    for doctype in NUMBERED:
        record_numbers.drop_sequence(doctype)
    indexes.release()
    # If an older version is installed later, its upgrade would skip these patches.
    frappe.db.delete("Patch Log", {"patch": ("like", "job_portal.%")})
    # Frappe logged the deletion of our DocTypes here.
    for doctype, field in (("Custom DocPerm", "parent"), ("Deleted Document", "deleted_name")):
        frappe.db.delete(doctype, {field: ("in", DOCTYPES)})
    References().forget_doctypes(DOCTYPES)
    for text in TRACES_OF_MODULES:
        frappe.db.delete("Deleted Document", {"data": ("like", f"%{text}%")})
    for doctype, field in TRACES_OF_ACCOUNTS:
        _delete_told(doctype, field, DOMAIN)
    for doctype, field in TEXTS:
        for mark in MARKS:
            _delete_told(doctype, field, mark)
    # Frappe 16 logs who could read a report.
    for report in REPORTS:
        _delete_told("Permission Log", "for_document", report)
    frappe.db.commit()
    frappe.clear_cache()
    # The commit enqueues the jobs that the uninstall made.
    _drop_jobs()


def _keep_nothing_waiting() -> None:
    """Store the rows that Frappe has deferred in the cache, so that they are deleted with the rest."""
    while frappe.cache.get_keys(deferred_insert.queue_prefix):
        # It stores at most 500 rows of a DocType.
        deferred_insert.save_to_db()
    sync_user_settings()
    sync_global_search()
    # Rows of accounts that were deleted while theirs waited.
    frappe.db.delete("__global_search", {"content": ("like", f"%{DOMAIN}%")})


def _drop_jobs() -> None:
    """Delete this site's jobs that contain our marks, also finished and failed ones, but no running ones."""
    # Frappe 15 has :: between the site and the rest of a job's name, Frappe 16 has ||.
    of_site = create_job_id("x").removesuffix("x")
    for queue in get_queues():
        registries = (
            queue,
            queue.deferred_job_registry,
            queue.failed_job_registry,
            queue.finished_job_registry,
            queue.scheduled_job_registry,
        )
        names = {name for registry in registries for name in registry.get_job_ids()}
        ours = [name for name in names if name.startswith(of_site)]
        for job in filter(None, Job.fetch_many(ours, connection=queue.connection)):
            # Pickled, but texts are readable in it.
            if any(mark.encode() in job.data for mark in MARKS):
                job.delete()


def _delete_told(doctype: str, field: str, text: str) -> None:
    # Frappe 15 has no Permission Log.
    if frappe.db.table_exists(doctype):
        frappe.db.delete(doctype, {field: ("like", f"%{text}%")})


def _names(doctype: str, filters: dict) -> list[str]:
    return frappe.get_all(doctype, filters=filters, pluck="name", order_by="creation asc")
