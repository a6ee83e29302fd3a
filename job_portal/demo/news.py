"""Notifications of the first company and the first searcher, and the searcher's saved jobs."""

import frappe

from job_portal.account import accounts
from job_portal.applications import notifying, policy
from job_portal.demo.records import FIRST_COMPANY, FIRST_SEARCHER, ago, chance, insert
from job_portal.jobs.addresses import url_of
from job_portal.matching import messages as match_messages
from job_portal.notifications.service import DOCTYPE, notify
from job_portal.platform.sentences import Sentence

_SAVED = 4


def make(searcher: dict, jobs: list[dict]) -> None:
    """Notify the first company and the first searcher, and let another company invite the searcher."""
    company = next(job["company"] for job in jobs if job["company"]["account"] == _account(FIRST_COMPANY))
    _tell_company(company)
    _tell_searcher(searcher)
    applied = frappe.get_all("JP Application", {"searcher": searcher["name"]}, pluck="job")
    others = [job for job in jobs if job["is_live"] and job["name"] not in applied]
    near = [job for job in others if job["city"] == searcher["city"]]
    for job in near[:_SAVED]:
        insert("JP Saved Job", account=_account(FIRST_SEARCHER), job=job["name"])
    _invite(searcher, near[-1])
    for name in frappe.get_all(DOCTYPE, pluck="name", order_by="creation asc"):
        frappe.db.set_value(DOCTYPE, name, "creation", ago(chance.uniform(0, 3)), update_modified=False)


def _tell_company(company: dict) -> None:
    for name in frappe.get_all("JP Application", {"company": company["name"]}, pluck="name"):
        application = frappe.get_doc("JP Application", name)
        title = frappe.db.get_value("JP Job", application.job, "title")
        notifying.notify_company("applications", title, application)


def _tell_searcher(searcher: dict) -> None:
    for name in frappe.get_all("JP Application", {"searcher": searcher["name"]}, pluck="name"):
        application = frappe.get_doc("JP Application", name)
        notifying.notify_searcher(application, policy.parties_of(application), ("", ""))


def _invite(searcher: dict, job: dict) -> None:
    company, title = job["company"], frappe.db.get_value("JP Job", job["name"], "title")
    pair = {"job": job["name"], "searcher": searcher["name"]}
    insert("JP Invitation", **pair, company=company["name"], decision="Invited", decided_on=ago(0.1))
    name = frappe.db.get_value("JP Company", company["name"], "company_name")
    news = Sentence(match_messages.TELL_INVITED, name, title)
    notify(_account(FIRST_SEARCHER), "invited", news, url_of(job["name"]))


def _account(number: int) -> str:
    return accounts.name_of(str(number))
