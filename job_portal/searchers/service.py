"""Searchers and their accounts. An account has at most one profile."""

import frappe
from frappe.model.document import Document

from job_portal.account import profiles
from job_portal.consents import ledger
from job_portal.files import uploads
from job_portal.places import centroids, geo
from job_portal.places.geo import Point
from job_portal.platform import records

DOCTYPE = "JP Searcher"
# A query for `account_summary`.
SEARCHER = "select name from `tabJP Searcher` where account = %(account)s"


def searcher_of(user: str) -> str | None:
    """The name (JPS-...) of the account's profile, or None."""
    rows = frappe.db.sql("select name from `tabJP Searcher` where account = %s", (user,))
    return rows[0][0] if rows else None


def create(user: str) -> str:
    """Create the account's profile, see `profiles.create`. Return its name."""
    return profiles.create(DOCTYPE, user, "job_searcher")


def distance_km(user: str, job: str) -> float | None:
    """The distance of the account's pincode to a job; None without one, and of Work from Home."""
    if user == "Guest":
        return None
    query = """select searcher.pincode, job.latitude, job.longitude
        from `tabJP Searcher` searcher join `tabJP Job` job on job.name = %(job)s
        where searcher.account = %(user)s and searcher.pincode != '' and job.cell != 0"""
    rows = frappe.db.sql(query, {"user": user, "job": job})
    place = centroids.of(rows[0][0]) if rows else None
    return round(geo.distance_km(place, Point(*rows[0][1:])), 1) if place else None


def forget(user: Document, event: str) -> None:
    """Hook of User, before Frappe checks links: delete a deleted account's profile."""
    if name := searcher_of(user.name):
        frappe.delete_doc(DOCTYPE, name, ignore_permissions=True, delete_permanently=True)


def take_resume(name: str, url: str) -> None:
    """Attach an application's resume to the profile. The first one becomes the profile's own resume, where
    the signed-in account has agreed to a profile.

    :param url: the `file_url` of the profile's resume, or of a file that this account uploaded.
    :raises frappe.ValidationError: 417, another account's file, or no such file.
    """
    own = frappe.db.get_value(DOCTYPE, name, "resume")
    if url == own:
        return
    uploads.attach_own(frappe.get_doc(DOCTYPE, name), "resume", url)
    if not own and ledger.holds(frappe.session.user, ledger.PROFILE):
        frappe.db.set_value(DOCTYPE, name, "resume", url)


def freeze(account: str) -> bool:
    """Hide the account's profile. Return whether there is one."""
    return records.set_frozen(DOCTYPE, searcher_of(account), 1)


def thaw(account: str) -> None:
    """Show the profile again."""
    records.set_frozen(DOCTYPE, searcher_of(account), 0)
