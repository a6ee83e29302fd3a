"""What installing adds beside the DocTypes, and what uninstalling takes away beside them."""

import json
import sys
from pathlib import Path

import frappe
from frappe.utils.password import get_encryption_key

from job_portal.company import rejections
from job_portal.company.doctype.jp_company import jp_company
from job_portal.jobs import categories
from job_portal.notifications import vapid
from job_portal.platform import indexes, numbers
from job_portal.platform.users import DOMAIN

ROLES = {"JP Company": 0, "JP Reviewer": 1}  # role: desk access
DOCTYPES = (
    "JP Account",
    "JP Application",
    "JP Company",
    "JP Company Block",
    "JP Company HR",
    "JP Company Review",
    "JP Consent",
    "JP Industry",
    "JP Invitation",
    "JP Job",
    "JP Job Alert",
    "JP Job Category",
    "JP Job Word",
    "JP Notification",
    "JP OTP Request",
    "JP Phone Look",
    "JP Purge",
    "JP Push Subscription",
    "JP Quota Use",
    "JP Rejection Reason",
    "JP Report",
    "JP SMS",
    "JP Saved Job",
    "JP Sealed Record",
    "JP Search Change",
    "JP Search Word",
    "JP Searcher",
    "JP Searcher Word",
    "Job Portal Settings",
)
# These are named by number (`platform.numbers`). The companies' sequence begins after a series of release
# 0.1.0.
NUMBERED = ("JP Application", "JP Job", "JP Searcher")

# Where a deleted record or user is still named, with the mobile number in it: (DocType, field).
TRACES_OF_RECORDS = (
    ("Version", "ref_doctype"),
    ("Comment", "reference_doctype"),
    ("Deleted Document", "deleted_doctype"),
    ("Deleted Document", "deleted_name"),
    ("DocShare", "share_doctype"),
    ("Custom DocPerm", "parent"),
    ("Property Setter", "doc_type"),
)
# What Frappe keeps of the deleted number cards, workspace and modules.
TRACES_OF_MODULES = ('"module": "Job Portal"', '"label": "Job Portal"', '"app_name": "job_portal"')
TRACES_OF_ACCOUNTS = (
    ("Comment", "reference_name"),
    ("Comment", "subject"),
    ("Deleted Document", "data"),
    ("DefaultValue", "parent"),
    ("Access Log", "user"),
    ("Activity Log", "user"),
    ("Error Log", "owner"),
    ("Error Log", "error"),
    ("Permission Log", "for_document"),
    ("Sessions", "user"),
)
# Frappe 16 notes who could read it.
REPORT = "Job Portal Review Queue"


def before_install() -> None:
    """Make the roles before the DocType sync makes them: it would give both of them access to Desk."""
    # Frappe 15 may have read its map of modules from a cache that is older than this app. Then the sync
    # would find none of our DocTypes. The installer has cleared the cache by now.
    frappe.setup_module_map()
    for role, desk_access in ROLES.items():
        if frappe.db.exists("Role", role):
            frappe.db.set_value("Role", role, "desk_access", desk_access)
        else:
            frappe.get_doc({"doctype": "Role", "role_name": role, "desk_access": desk_access}).insert()


def after_install() -> None:
    """Add indexes and the companies' numbers, and fill JP Industry with a list to start from.

    A site's own industries stay.
    """
    # Each web process of a fresh Frappe 16 site would make a key, and could not read what another one wrote.
    get_encryption_key()
    vapid.make_key()
    indexes.add()
    jp_company.make_sequence()
    prepare_market()
    rejections.seed()
    names = json.loads(
        Path(__file__).with_name("company").joinpath("industries.json").read_text(encoding="utf-8")
    )
    for name in names:
        if not frappe.db.exists("JP Industry", name):
            frappe.get_doc({"doctype": "JP Industry", "industry_name": name}).insert()


def prepare_market() -> None:
    """Make the sequences of the market's records, and the categories to start from."""
    for doctype in NUMBERED:
        numbers.make_sequence(doctype)
    categories.seed()


def before_migrate() -> None:
    """Read this version's modules.

    Frappe 16 keeps the map that it read before it cleared its cache. Without this it would not sync a DocType
    that moved to a new module, and delete it as an orphan.
    """
    frappe.setup_module_map()


def before_uninstall() -> None:
    """While our DocTypes still stand: remove the records' files, the accounts and the scheduled jobs.

    Frappe makes a Contact of each account, with the number in it.
    """
    # Frappe 16 queues a job for each record that is deleted, and refuses where 500 wait.
    frappe.conf.max_queued_jobs = sys.maxsize
    # They go with their tables. One by one each would tell its applicants.
    for doctype in ("JP Application", "JP Job", "JP Company", "JP Searcher"):
        frappe.db.sql(f"delete from `tab{doctype}`")  # noqa: S608 (constants)
    users = _names("User", {"name": ("like", f"%{DOMAIN}")})
    files = _names("File", {"attached_to_doctype": ("in", ("JP Company", "JP Searcher"))})
    files += _names("File", {"owner": ("like", f"%{DOMAIN}")})
    contacts = _names("Contact", {"email_id": ("like", f"%{DOMAIN}")})
    jobs = _names("Scheduled Job Type", {"method": ("like", "job_portal.%")})
    for doctype, names in {
        "File": dict.fromkeys(files),
        "Contact": contacts,
        "User": users,
        "Scheduled Job Type": jobs,
    }.items():
        for name in names:
            frappe.delete_doc(doctype, name, force=True, ignore_permissions=True, delete_permanently=True)


def after_uninstall() -> None:
    """Remove what Frappe leaves: roles and assignments, Singles rows, the sequence, traces of the records."""
    for role in ROLES:
        frappe.db.delete("Has Role", {"role": role})
        frappe.delete_doc("Role", role, force=True, ignore_permissions=True, delete_permanently=True)
    frappe.db.delete("Singles", {"doctype": "Job Portal Settings"})
    frappe.db.delete("__Auth", {"doctype": "Job Portal Settings"})
    for doctype in ("JP Company", *NUMBERED):
        numbers.drop_sequence(doctype)
    indexes.release()
    # A later upgrade of an older version would take these for done.
    frappe.db.delete("Patch Log", {"patch": ("like", "job_portal.%")})
    for doctype, field in TRACES_OF_RECORDS:
        frappe.db.delete(doctype, {field: ("in", DOCTYPES)})
    for text in TRACES_OF_MODULES:
        frappe.db.delete("Deleted Document", {"data": ("like", f"%{text}%")})
    for doctype, field in TRACES_OF_ACCOUNTS:
        # Frappe 15 has no Permission Log.
        if frappe.db.table_exists(doctype):
            frappe.db.delete(doctype, {field: ("like", f"%{DOMAIN}%")})
    if frappe.db.table_exists("Permission Log"):
        frappe.db.delete("Permission Log", {"for_document": REPORT})
    frappe.db.commit()


def _names(doctype: str, filters: dict) -> list[str]:
    return frappe.get_all(doctype, filters=filters, pluck="name", order_by="creation asc")
