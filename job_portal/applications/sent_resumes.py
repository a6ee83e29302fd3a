"""Keeps sent resumes. An application needs its file even after the profile has a newer one."""

import frappe

from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE


def needs(doctype: str, name: str, file_url: str) -> bool:
    """Hook: whether an application of the searcher `name` was sent with this file."""
    sent = {"searcher": name, "resume": file_url}
    return doctype == "JP Searcher" and bool(frappe.db.exists(DOCTYPE, sent))
