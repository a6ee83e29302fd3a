"""The log of looks: one line for each look at a number or a resume, which the person concerned can read.

Repeated looks for the same job within a day are one line. Looks are limited by the day: a company's, less for
a young company, and a searcher's at numbers of contacts. The limits apply to a person across accounts
(`account.quotas`).
"""

from datetime import datetime

import frappe
from frappe import _
from frappe.model.document import Document
from frappe.utils import add_to_date, get_datetime, now_datetime

from job_portal.account import quotas
from job_portal.account.profiles import full_name_of
from job_portal.applications import messages
from job_portal.company.membership import names_of
from job_portal.jobs.wording.holding import title_for_others
from job_portal.platform import bulk, records, retention
from job_portal.rules import MARKET
from job_portal.searchers.service import searcher_of

DOCTYPE = "JP Phone Look"
BLOCK = "JP Company Block"
# Whose number or resume it is.
OF_SEARCHER, OF_CONTACT, OF_BRIEF = "Searcher", "Contact", "Side of a Brief"
NUMBER, RESUME, EXPORT = "Number", "Resume", "Export"
_LINE = (
    *("name", "creation", "modified", "owner", "modified_by"),
    *("whose", "what", "company", "company_name", "job", "job_title", "searcher", "looked_by"),
)
_LIMITS = MARKET["limits"]
# The limit and quota of each.
_LIMIT = {NUMBER: "phone_looks", RESUME: "resume_looks"}
_CONTACTS = "contact_looks"
_EXHAUSTED = {NUMBER: messages.NUMBERS_EXHAUSTED, RESUME: messages.RESUMES_EXHAUSTED}


def note_company(what: str, company: Document, job: str, searcher: str) -> Document | None:
    """Log a company's look at a searcher's number or resume.

    :param company: locked by the caller, so that concurrent requests count each other.
    :return: the new line, or None if there is one of this day.
    :raises frappe.RateLimitExceededError: 429, too many in a day. The company is marked for reviewers.
    """
    today = {"company": company.name, "whose": OF_SEARCHER, "what": what, "creation": (">", _a_day_ago())}
    if frappe.db.exists(DOCTYPE, {**today, "searcher": searcher, "job": job}):
        return None
    take(_LIMIT[what], _EXHAUSTED[what], company)
    return _write(OF_SEARCHER, what, company.name, job, searcher)


def note_export(company: dict, rows: list[dict]) -> None:
    """Log that a company exported applicants, once a day for each person and job.

    :param company: with its `company_name`, locked by the caller.
    :param rows: with searcher, job, and what `title_for_others` needs as job_title, category, job_status and
        hold_reasons.
    """
    query = f"""select searcher, job from `tab{DOCTYPE}`
        where company = %s and what = '{EXPORT}' and creation > %s"""  # noqa: S608 (constants)
    logged = set(frappe.db.sql(query, (company.name, _a_day_ago())))
    now, user = now_datetime(), frappe.session.user
    lines = []
    for row in rows:
        if (row["searcher"], row["job"]) in logged:
            continue
        job = {**row, "title": row["job_title"], "status": row["job_status"]}
        shared = (OF_SEARCHER, EXPORT, company.name, company.company_name)
        of_job = (row["job"], title_for_others(job), row["searcher"], user)
        lines.append((frappe.generate_hash(length=20), now, now, user, user, *shared, *of_job))
    bulk.insert(f"tab{DOCTYPE}", _LINE, lines)


def note_searcher(company: str, job: str, searcher: str) -> None:
    """Log a searcher's look at the number of a job's contact.

    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    # The lock makes concurrent requests count each other.
    records.locked("JP Searcher", searcher)
    today = {"searcher": searcher, "whose": OF_CONTACT, "creation": (">", _a_day_ago())}
    if frappe.db.exists(DOCTYPE, {**today, "job": job}):
        return
    most = _LIMITS[f"{_CONTACTS}_a_day"]
    if not quotas.take(_CONTACTS, most):
        frappe.throw(_(messages.CONTACTS_EXHAUSTED).format(most), frappe.RateLimitExceededError)
    _write(OF_CONTACT, NUMBER, company, job, searcher)


def note_side(account: str, brief: dict, quota: str | None, sentence: str) -> bool:
    """Log a look of the signed-in account at the number of the other side of a brief, once a day.

    :param account: whose number it is.
    :param brief: has name and title.
    :param quota: a limit `<quota>_a_day` of `rules`, if the look counts in one.
    :param sentence: the refusal, not yet translated.
    :return: whether it is a new line.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    user = frappe.session.user
    # The lock makes concurrent requests count each other.
    quotas.begin()
    today = {"whose": OF_BRIEF, "account": account, "looked_by": user, "creation": (">", _a_day_ago())}
    if frappe.db.exists(DOCTYPE, {**today, "brief": brief["name"]}):
        return False
    most = quota and _LIMITS[f"{quota}_a_day"]
    if most and not quotas.take(quota, most):
        frappe.throw(_(sentence).format(most), frappe.RateLimitExceededError)
    values = {"whose": OF_BRIEF, "what": NUMBER, "account": account, "looked_by": user}
    values |= {"brief": brief["name"], "job_title": brief["title"], "company_name": full_name_of(user)}
    frappe.get_doc({"doctype": DOCTYPE, **values}).insert(ignore_permissions=True)
    return True


def forget(user: Document, event: str) -> None:
    """Hook of User: delete the looks at a deleted account's number by the other sides of briefs, and remove
    the account from its own looks at their numbers.
    """
    bulk.delete_where(DOCTYPE, {"account": user.name})
    nobody = dict.fromkeys(("owner", "modified_by"), "Guest")
    nobody |= dict.fromkeys(("looked_by", "company_name", "job_title"))
    own = {"looked_by": user.name, "whose": OF_BRIEF}
    frappe.db.set_value(DOCTYPE, own, nobody, update_modified=False)


def of_company(company: str, job: str, searcher: str) -> list[dict]:
    """A company's looks at an applicant for a job as [{what, at, member: a full name}], the newest first."""
    query = f"""select what, creation as at, looked_by as member from `tab{DOCTYPE}`
        where searcher = %s and job = %s and company = %s and whose = %s
        order by creation desc, name"""  # noqa: S608 (constants)
    looks = frappe.db.sql(query, (searcher, job, company, OF_SEARCHER), as_dict=True)
    names = names_of({look.member for look in looks}) if looks else {}
    return [{**look, "at": str(look.at), "member": names[look.member]} for look in looks]


def contact_seen_on(job: str, searcher: str) -> datetime | None:
    """When the searcher first saw the number of the job's contact."""
    query = f"select min(creation) from `tab{DOCTYPE}` where searcher = %s and job = %s and whose = %s"  # noqa: S608
    return frappe.db.sql(query, (searcher, job, OF_CONTACT))[0][0]


def take(quota: str, sentence: str, company: dict) -> None:
    """Count one more use of a quota by the signed-in account's company, which the caller has locked.

    :param quota: names the limits `<quota>_a_day` and `<quota>_a_day_young` of `rules`.
    :param sentence: the refusal, not yet translated.
    :raises frappe.RateLimitExceededError: 429. The company is marked for reviewers.
    """
    most = most_a_day(quota, company.reviewed_on)
    if not quotas.take(quota, most, company.name):
        note_limit(company.name)
        frappe.throw(_(sentence).format(most), frappe.RateLimitExceededError)


def most_a_day(quota: str, approved_on: str | datetime | None) -> int:
    """A company's daily limit for a quota of `rules`, by when it was approved."""
    return _LIMITS[f"{quota}_a_day" + ("_young" if is_young(approved_on) else "")]


def is_young(approved_on: str | datetime | None) -> bool:
    """Whether a company was approved, or approved again, only recently."""
    oldest = add_to_date(now_datetime(), days=-_LIMITS["young_company_days"])
    return not approved_on or get_datetime(approved_on) > oldest


def note_limit(company: str) -> None:
    """Store that the company reached a daily limit. Commits, because the request is refused."""
    frappe.db.set_value("JP Company", company, "limit_met_on", now_datetime(), update_modified=False)
    frappe.db.commit()


def forget_searcher(searcher: str) -> None:
    """Delete a deleted searcher's lines and blocks."""
    for doctype in (DOCTYPE, BLOCK):
        bulk.delete_where(doctype, {"searcher": searcher})


def forget_company(company: Document, event: str) -> None:
    """Hook of JP Company: delete the blocks of a deleted company. Its lines stay, without the account."""
    bulk.delete_where(BLOCK, {"company": company.name})
    query = f"""update `tab{DOCTYPE}` set looked_by = null, owner = 'Guest', modified_by = 'Guest'
        where company = %s"""  # noqa: S608 (constants)
    frappe.db.sql(query, (company.name,))


def kept_by_law(account: str) -> list[dict]:
    """The looks at the account's number and resume, and the account's own looks at contacts. They are kept
    for a year.
    """
    searcher = searcher_of(account)
    fields = ["creation", "whose", "what", "company", "company_name", "job", "job_title"]
    filters = {"searcher": searcher}
    looks = frappe.get_all(DOCTYPE, filters, fields, order_by="creation asc") if searcher else []
    looks += frappe.get_all(DOCTYPE, {"account": account}, fields, order_by="creation asc")
    return [{"kind": "look", "happened_on": look.pop("creation"), "details": dict(look)} for look in looks]


def purge() -> None:
    """Daily job: delete lines that are older than the settings allow."""
    retention.purge("looks", DOCTYPE)


def _a_day_ago() -> datetime:
    return add_to_date(now_datetime(), days=-1)


def _write(whose: str, what: str, company: str, job: str, searcher: str) -> Document:
    values = {"whose": whose, "what": what, "company": company, "job": job, "searcher": searcher}
    values["company_name"] = frappe.db.get_value("JP Company", company, "company_name")
    columns = ("title", "category", "status", "hold_reasons")
    values["job_title"] = title_for_others(frappe.db.get_value("JP Job", job, columns, as_dict=True))
    look = frappe.get_doc({"doctype": DOCTYPE, **values, "looked_by": frappe.session.user})
    return look.insert(ignore_permissions=True)
