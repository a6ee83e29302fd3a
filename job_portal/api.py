"""The company, HR and pincode methods, at /api/method/job_portal.api.<name>.

This module holds the public names only. `company.service` says who may reach a company, and the records'
controllers hold the rules of the fields. Reads take GET and POST, writes take POST only.

Each method raises `frappe.ValidationError` (417) for a missing, mistyped, over-long or invalid argument, and
`frappe.PermissionError` (403) for a guest and for someone else's company. A company that is not there is 403
too; only for reviewers it is 404 (`frappe.DoesNotExistError`). Arguments that a method does not name are
ignored. A field that a form must hold is optional here: the controller refuses an empty one with its sentence
('Company name is required').
"""

import frappe
from frappe import _
from frappe.utils import cstr
from werkzeug.wrappers import Response

from job_portal.applications import applicants, applying, candidates, counts, deciding, looks, own, papers
from job_portal.company import claims, contacts, messages, reviews, service, waiting
from job_portal.consents import contact
from job_portal.consents import ledger as consents
from job_portal.jobs import (
    categories,
    company_reports,
    details,
    employers,
    holding,
    listing,
    moves,
    posted,
    removals,
    reports,
)
from job_portal.jobs import service as jobs
from job_portal.jobs.doctype.jp_job.jp_job import status_now
from job_portal.jobs.search import cities, suggestions
from job_portal.jobs.wording import asking
from job_portal.matching import deciding as match_deciding
from job_portal.matching import jobs_for_me, matches, phones
from job_portal.notifications import service as notifications
from job_portal.page import boot
from job_portal.places import near, pincodes
from job_portal.places.geo import Point
from job_portal.places.messages import PINCODE_NEEDS_LOGIN, PINCODE_UNKNOWN
from job_portal.platform.signatures import takes_fields
from job_portal.privacy import deletion, freezing, own_data
from job_portal.rules import COMPANY, HR, JOB, LIMITS, SEARCHER
from job_portal.searchers import alerts, profile
from job_portal.searchers import saved as saved_jobs


@frappe.whitelist(methods=["POST"])
@takes_fields(COMPANY)
def add_company(client_key: str | None = None, **values: object) -> dict:
    """Create the signed-in account's company and hand it in for review.

    Documents and logo are the `file_url`s of files that this account uploaded.

    :param client_key: see `service.create`.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.DuplicateEntryError: 409, the account has a company already; see `service.create`.
    """
    return _saved(service.create(values, client_key), messages.COMPANY_CREATED)


@frappe.whitelist(methods=["POST"])
@takes_fields(COMPANY)
def update_company_details(
    name: str | None = None, docname: str | None = None, modified: str | None = None, **values: object
) -> dict:
    """Change the company `name` (or `docname`); fields left out or empty keep what they hold.

    :param modified: where given, the `modified` of the details that the form was filled from: a company
        that was saved in between is not overwritten. Without it the last write wins, field by field.
    :return: {name, success_key: 1, message, status, modified}
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    company = service.reach(name or docname or "")
    changes = _given(values)
    if changes:
        service.change(company, COMPANY, changes, modified)
        service.save(company)
    return _saved(company, messages.COMPANY_UPDATED)


@frappe.whitelist(methods=["GET", "POST"])
def get_company_details(company_name: str) -> dict:
    """The company with its fields, `status`, `review_reason`, `modified` and `hr_list`."""
    return service.details(company_name)


@frappe.whitelist(methods=["POST"])
@takes_fields(HR)
def add_hr_details(company_name: str, **values: object) -> dict:
    """Add an HR or owner contact to the company, once: a request that is sent again, because the reply to it
    was lost, gets the contact that the first one added.

    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.ValidationError: 417, a field, or more contacts than `rules` allows.
    """
    row = contacts.add(company_name, values)
    return {"hr_row_id": row, "success_key": 1, "message": _(messages.HR_ADDED)}


@frappe.whitelist(methods=["POST"])
@takes_fields(HR)
def edit_hr_details(company_name: str, hr_row_id: str, modified: str | None = None, **values: object) -> dict:
    """Change the contact `hr_row_id` of the company; fields left out or empty keep what they hold.

    :param modified: where given, the contact's `modified` that the form was filled from, as in
        `update_company_details`. A change of another contact does not count.
    :return: {hr_row_id, success_key: 1, message}
    :raises frappe.DoesNotExistError: 404, no such contact in it.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    contacts.edit(company_name, hr_row_id, _given(values), modified)
    return {"hr_row_id": hr_row_id, "success_key": 1, "message": _(messages.HR_UPDATED)}


@frappe.whitelist(methods=["GET", "POST"])
def get_hr_details(company_name: str) -> list[dict]:
    """The company's contacts as [{hr_row_id, hr_name, hr_mobile, hr_email, modified}], the oldest first."""
    return contacts.listed(company_name)


# Open to guests only so that they are told to log in.
@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_location_details(pincode: str) -> dict | str:
    """The place of a pincode: {area: [names], city, state}.

    A pincode that the directory does not know is an answer too: a sentence with
    'Please enter Valid Pincode' (docs/behaviour.md#answers-and-errors).

    :raises frappe.AuthenticationError: 401, a guest.
    """
    if frappe.session.user == "Guest":
        frappe.throw(_(PINCODE_NEEDS_LOGIN), frappe.AuthenticationError)
    pincode = pincode.strip()
    if len(pincode) > LIMITS["pincode_digits"]:
        frappe.throw(_(COMPANY["pincode"]["invalid"]))
    return pincodes.find(pincode) or _(PINCODE_UNKNOWN)


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def find_places(search: str) -> dict:
    """Cities, districts and post offices by name, the likeliest first; a pincode is its own place.

    :param search: two letters or more; of fewer there are none.
    :return: {items: [{label, pincode}]}, at most 8.
    """
    return {"items": cities.found_places(search)}


# By POST, so that no log of addresses holds where somebody is.
@frappe.whitelist(allow_guest=True, methods=["POST"])
def nearest_pincode(latitude: float, longitude: float) -> dict:
    """The pincode whose middle is nearest to a position, which is neither stored nor logged.

    :return: {pincode, label}
    :raises frappe.ValidationError: 417, the position is not near any pincode.
    """
    return near.place_at(Point(latitude, longitude))


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_boot() -> dict:
    """The boot of whoever asks (see `page.boot.of_session`), for a page that a service worker kept."""
    return boot.of_session()


@frappe.whitelist(methods=["POST"])
@takes_fields(JOB)
def post_job(client_key: str | None = None, **values: object) -> dict:
    """Publish a job of the signed-in account's company. The first one of a site makes its market live. A job
    is Held where its wording asks for it.

    :param client_key: see `jobs.service.post`.
    :return: {name, status, modified, valid_through, url, held_for, matches, market}; held_for: why it is
        Held, as [{kind, phrase, sentence}]
    :raises frappe.PermissionError: 403, no company, or one that is not approved.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    return jobs.saved(jobs.post(values, client_key))


@frappe.whitelist(methods=["POST"])
@takes_fields(JOB)
def check_posting(name: str | None = None, **values: object) -> dict:
    """What would hold a job with these fields. Stores nothing.

    :param name: of the job that is being changed.
    :return: {problems: [{kind, field, phrase, sentence}]}
    :raises frappe.PermissionError: 403, no company.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    return {"problems": asking.problems(values, name)}


@frappe.whitelist(methods=["POST"])
@takes_fields(JOB)
def update_job(name: str, modified: str | None = None, **values: object) -> dict:
    """Change a job of the account's company. Fields left out stay, '' clears an optional one.

    :return: as `post_job`
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    changes = {field: value for field, value in values.items() if value is not None}
    return jobs.saved(jobs.update(name, changes, modified))


@frappe.whitelist(methods=["POST"])
def close_job(name: str, modified: str | None = None) -> dict:
    """Close a job of the account's company; see `jobs.moves.close`.

    :return: as `post_job`
    """
    return jobs.saved(moves.close(name, modified))


@frappe.whitelist(methods=["POST"])
def repost_job(name: str, modified: str | None = None) -> dict:
    """Make a closed or expired job live again; see `jobs.moves.repost`.

    :return: as `post_job`
    """
    return jobs.saved(moves.repost(name, modified))


@frappe.whitelist(methods=["GET", "POST"])
def get_posted_jobs(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The jobs of the account's company as cards with status, applied, shortlisted, views, modified, held_for
    and removal_reason, the newest first.

    :param status: those that have it now.
    :return: {items, next, total, at_least}, see `platform.paging`.
    """
    return posted.posted_jobs(status, cursor, limit)


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def list_jobs(
    search: str | None = None,
    category: str | None = None,
    pincode: str | None = None,
    radius_km: int | None = None,
    city: str | None = None,
    state: str | None = None,
    job_type: str | None = None,
    work_location_type: str | None = None,
    min_salary: int | None = None,
    experience: int | None = None,
    education: str | None = None,
    company: str | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """The live jobs that match, as job cards.

    :param radius_km: 1 to 100, around the pincode. Work from Home is in no radius.
    :param min_salary: rupees; the job's maximum reaches it.
    :param experience: years held. :param education: the highest held.
    :param order: newest, oldest, nearest, salary, relevant. By default relevant where the search holds words,
        else newest.
    :return: {items, next, total, at_least}, see `platform.paging`. With a search also `understood`, what its
        text says beside words as [{kind, words, label}], and `loosened`: a sentence, or None.
    """
    filters = listing.Filters(
        search, category, pincode, radius_km, city, state, job_type, work_location_type,
        min_salary, experience, education, company, order,
    )  # fmt: skip
    return listing.listed_jobs(filters, cursor, limit)


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def suggest_jobs(search: str, pincode: str | None = None) -> dict:
    """What the text of a search may become: trades, titles, categories, companies and places of live jobs.

    :param search: two letters or more; of fewer there are none.
    :param pincode: only what is within some 25 km of it, categories aside.
    :return: {items: [{text, kind, jobs}]}, at most 8; kind is title, category, company or place, jobs counts
        up to 1,000.
    """
    return {"items": suggestions.suggestions(search, pincode)}


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_job(name: str) -> dict:
    """The job, its status, and the public part of its company; see `jobs.details`.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    """
    return details.details(name)


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_company(name: str) -> dict:
    """The public part of a company that has live jobs, as in `get_job`; see `jobs.employers`.

    :return: {name, company_name, company_logo, is_verified, company_about, company_industry, company_size,
        company_website, company_specialization, company_city, verified, url}
    :raises frappe.DoesNotExistError: 404, no such company, or one that is not approved or has no live job.
    """
    return employers.employer(name)


@frappe.whitelist(methods=["POST"])
def report_job(job: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with a job; see `jobs.reports.report` and `jobs.holding`.

    :param job: its name.
    :return: {job, reason}
    """
    report = reports.report(job, reason, details)
    holding.hold_if_reported(report.job)
    return {"job": report.job, "reason": report.reason}


@frappe.whitelist(methods=["POST"])
def report_company(company: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with a company that has a page; see `jobs.company_reports`.

    :param company: its name.
    :return: {company, reason}
    """
    report = company_reports.report(company, reason, details)
    return {"company": report.company, "reason": report.reason}


@frappe.whitelist(methods=["POST"])
def remove_job(name: str, modified: str, reason: str) -> dict:
    """Take a job down, as a reviewer; see `jobs.removals.remove`.

    :return: {name, status, modified}
    """
    return _decided(removals.remove(name, modified, reason))


@frappe.whitelist(methods=["POST"])
def restore_job(name: str, modified: str) -> dict:
    """Put a removed or held job back, as a reviewer; see `jobs.removals.restore`.

    :return: {name, status, modified}
    """
    return _decided(removals.restore(name, modified))


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_categories() -> list[dict]:
    """The job categories as [{name, jobs}], `jobs` being how many of it are live."""
    return categories.counted()


@frappe.whitelist(methods=["POST"])
def approve_company(name: str, modified: str, checked: str | list | None = None) -> dict:
    """Approve the company `name`.

    :param checked: what the reviewer compared with the papers, of `company_checks` in
        `rules`. Everybody reads it on the company's page.
    :param modified: the `modified` of the company that the reviewer looked at. A company that was changed
        since then is not decided on.
    :return: {name, status, review_reason, modified}
    :raises frappe.PermissionError: 403, no reviewer; see `company.reviews.decide`.
    """
    return reviews.decide(name, modified, reviews.APPROVED, checked=checked)


@frappe.whitelist(methods=["POST"])
def reject_company(name: str, modified: str, reason: str) -> dict:
    """Reject the company `name` for `reason`, which it is shown. Otherwise as `approve_company`.

    :raises frappe.ValidationError: 417, an empty reason.
    """
    return reviews.decide(name, modified, reviews.REJECTED, reason)


@frappe.whitelist(methods=["GET", "POST"])
def get_review_queue(cursor: str | None = None, limit: int | None = None) -> dict:
    """The companies that wait for a review, the highest risk first, then those that wait longest.

    :return: {items: [{name, company_name, city, email, risk, risk_reasons: [sentences], waiting_since,
        modified, claimed_by}], next, total, at_least}, see `platform.paging`
    :raises frappe.PermissionError: 403, no reviewer.
    """
    return waiting.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def claim_company(name: str, take_over: bool = False) -> dict:
    """Tell other reviewers for ten minutes that this one has the company open; see `company.claims`.

    :return: {name, by, is_own, since}; `is_own` is false where another reviewer was first.
    :raises frappe.PermissionError: 403, no reviewer.
    :raises frappe.DoesNotExistError: 404, no such company.
    """
    return claims.claim(name, take_over)


@frappe.whitelist(methods=["GET", "POST"])
def get_matches(
    job: str,
    search: str | None = None,
    city: str | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """Open searchers who fit a job of the signed-in account's company and have not applied, the best first.

    Looks at some hundred near the job at most, those who changed their profile last.

    :param search: words of the headline, the present company or the skills.
    :param order: best (default), newest, oldest.
    :return: {items: [{searcher, candidate, reasons, missing, invited, may_call}], next, total, at_least}
    :raises frappe.PermissionError: 403, another company's job, none of that name, or a rejected company.
    """
    return matches.listed(job, {"search": search, "city": city, "order": order}, cursor, limit)


@frappe.whitelist(methods=["GET", "POST"])
def get_jobs_for_me(cursor: str | None = None, limit: int | None = None) -> dict:
    """Live jobs that fit the signed-in account's profile and that it has not applied for, the best first.

    Empty where the profile names no place, or neither a headline nor skills.

    :return: {items: [job cards with reasons and missing], next, total, at_least}
    :raises frappe.PermissionError: 403, a guest.
    """
    return jobs_for_me.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def decide_match(job: str, searcher: str, decision: str) -> dict:
    """Invite (`select`) or hide (`ignore`) somebody who fits the job, or show them again (`restore`).

    :return: {decision}
    :raises frappe.PermissionError: 403, another company's job, or nobody who fits; see `matching.deciding`.
    """
    return match_deciding.decide(job, searcher, decision)


@frappe.whitelist(methods=["POST"])
def reveal_phone(application: str | None = None, job: str | None = None, searcher: str | None = None) -> dict:
    """To a company the number of who applied, or of who fits a job and may be called; to a searcher that of
    the job's HR contact, where the job allows contact after applying. Each look is written down.

    :param application: or `job` and `searcher`.
    :return: {phone}
    :raises frappe.PermissionError: 403, nobody of the account's to call; see `matching.phones`.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    return phones.reveal(application, job, searcher)


@frappe.whitelist(methods=["GET", "POST"])
def get_phone_looks(cursor: str | None = None, limit: int | None = None) -> dict:
    """Who looked at the signed-in account's number or opened its resume, the latest first.

    :return: {items: [{name, what, company_name, job, job_title, at, is_blocked, is_reported}], next, total,
        at_least}; what: Number or Resume
    :raises frappe.PermissionError: 403, a guest.
    """
    return looks.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def block_company(look: str) -> dict:
    """Show the company of a look nothing more: it is refused the searcher's number and resume from now on.

    :param look: the name of a line of `get_phone_looks`.
    :return: {look, is_blocked}
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.block(look)
    return {"look": look, "is_blocked": True}


@frappe.whitelist(methods=["POST"])
def unblock_company(look: str) -> dict:
    """Take a `block_company` back: {look, is_blocked}.

    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.unblock(look)
    return {"look": look, "is_blocked": False}


@frappe.whitelist(methods=["POST"])
def report_look(look: str, reason: str, details: str | None = None) -> dict:
    """Tell the reviewers what is wrong with the job that a look was for, whether it is public still or not.

    :param reason: as in `report_job`.
    :return: {look, reason}
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    looks.report(look, reason, details)
    return {"look": look, "reason": reason}


@frappe.whitelist(methods=["GET", "POST"])
def get_notifications(cursor: str | None = None, limit: int | None = None) -> dict:
    """What the signed-in account was told, the newest first.

    :return: {items: [{kind, text, link, at, read}], next, total, at_least, unread}, see `platform.paging`;
        `kind`: of `rules`; `link`: an address of this site; `unread`: at most 1,000.
    """
    return notifications.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def read_notifications(until: str | None = None) -> dict:
    """Mark the signed-in account's notifications as read.

    :param until: the `at` of the newest that was seen; left out: all.
    :return: {unread}
    """
    return notifications.read(until)


@frappe.whitelist(methods=["GET", "POST"])
def get_consents() -> dict:
    """What the signed-in account has agreed to.

    :return: {profile, application, found, push: {version, state, at}, contact}; `version`: of the notice as
        it is now; `state`: given, outdated (an earlier version), withdrawn or none; `contact`: see
        `get_grievance_contact`.
    """
    return _consents()


@frappe.whitelist(methods=["POST"])
def give_consents(notices: dict | str, language: str, is_adult: bool = False) -> dict:
    """Note that the signed-in account has read notices, and agrees. What holds already is not noted again.

    :param notices: the version that was shown, by purpose, or JSON of it: {"profile": 1}.
    :param language: in which the notices were shown.
    :param is_adult: the person says to be 18 or older; needed for `profile` and `application`.
    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose, another version than the present one, or no adult.
    :raises frappe.RateLimitExceededError: 429, too many in a day.
    """
    consents.give(notices, language, is_adult)
    return _consents()


@frappe.whitelist(methods=["POST"])
def withdraw_consent(purpose: str) -> dict:
    """Take back a consent of the signed-in account. What follows stands in `rules/notices.json` (`after`).

    :return: as `get_consents`.
    :raises frappe.ValidationError: 417, no such purpose.
    """
    consents.withdraw(purpose)
    return _consents()


@frappe.whitelist(allow_guest=True, methods=["GET", "POST"])
def get_grievance_contact() -> dict:
    """Whom people ask about their data, and complain to: {name, email, phone, address}; '' where not set."""
    return contact.grievance()


@frappe.whitelist(methods=["GET", "POST"])
def get_push_key() -> dict:
    """The site's key, with which a browser subscribes to its push messages.

    :return: {key}
    """
    return notifications.push_key()


@frappe.whitelist(methods=["POST"])
def save_push_subscription(endpoint: str, p256dh: str, auth: str, replaces: str | None = None) -> dict:
    """Tell the signed-in account's browser what comes behind the bell, from now on.

    :param endpoint: the address that the browser has at its push service; `p256dh`, `auth`: its keys.
    :param replaces: the address that it had before: browsers change it by themselves.
    :return: {subscribed: true}
    :raises frappe.ValidationError: 417, the address or a key is none, or the account did not agree.
    """
    return notifications.subscribe(endpoint, p256dh, auth, replaces)


@frappe.whitelist(allow_guest=True, methods=["POST"])
def delete_push_subscription(endpoint: str) -> dict:
    """Tell that browser nothing any more. Guests may call it: a browser ends it after it has logged out.

    :return: {subscribed: false}
    """
    return notifications.unsubscribe(endpoint)


@frappe.whitelist(methods=["POST"])
def apply_to_job(
    job: str, client_key: str | None = None, cover_letter: str | None = None, resume: str | None = None
) -> dict:
    """Apply for the job. A first application makes a searcher profile; a second one is the first.

    :param client_key: see `applications.applying.apply`.
    :param resume: the `file_url` of a file that this account uploaded, or of its profile.
    :return: {name, status, applied_on, contact}; contact: {hr_name} where the job allows it, or None
    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    :raises frappe.ValidationError: 417, the job takes no application of this account now.
    """
    letter = {"cover_letter": cover_letter, "resume": (resume or "").strip() or None}
    return applying.apply(job, client_key, letter)


@frappe.whitelist(methods=["POST"])
def withdraw_application(name: str) -> dict:
    """Withdraw an application of the signed-in account.

    :return: as `apply_to_job`.
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    return applying.withdraw(name)


@frappe.whitelist(methods=["GET", "POST"])
def get_applications(status: str | None = None, cursor: str | None = None, limit: int | None = None) -> dict:
    """The signed-in account's applications as job cards with {application, status, applied_on, history,
    interview_at, place, contact, job_status}, the newest first.

    :param status: Applied, Shortlisted, Interview, Selected, Not selected or Withdrawn.
    :return: {items, next, total, at_least}, see `platform.paging`.
    """
    return own.listed(status, cursor, limit)


@frappe.whitelist(methods=["GET", "POST"])
def get_application(name: str) -> dict:
    """All of an application, with its history, for its searcher or its company; see `applicants.details`.

    The company's note is for the company only.

    :raises frappe.PermissionError: 403, neither's, or none of that name.
    """
    return applicants.details(name)


@frappe.whitelist(methods=["GET", "POST"])
def get_applicants(
    job: str | None = None,
    status: str | None = None,
    search: str | None = None,
    city: str | None = None,
    order: str | None = None,
    cursor: str | None = None,
    limit: int | None = None,
) -> dict:
    """Who applied to the signed-in account's company, for one job or for all that were not removed.

    :param status: one, or several with commas; left out: all but Withdrawn.
    :param search: words of the name, the headline or the present company.
    :param order: newest (default), oldest, profession (by headline).
    :return: {items, next, total, at_least}, see `platform.paging`; items: {name, status, applied_on, job,
        job_title, searcher, has_resume, interview_at, place, candidate}, see `applications.people`
    :raises frappe.PermissionError: 403, no company, a rejected one, or another company's job.
    """
    filters = {"job": job, "status": status, "search": search, "city": city, "order": order}
    return applicants.listed(filters, cursor, limit)


@frappe.whitelist(methods=["POST"])
def decide_application(
    name: str,
    decision: str,
    note: str | None = None,
    interview_at: str | None = None,
    place: str | None = None,
) -> dict:
    """Decide about an application for a job of the signed-in account's company.

    :param decision: shortlist, interview, select, ignore, restore, note; see `applications.deciding`.
    :param interview_at: of an interview: a time of the site in the future. :param place: or 'call'.
    :return: {name, status}
    :raises frappe.PermissionError: 403, another company's, or none of that name.
    :raises frappe.ValidationError: 417, a decision that is not possible.
    """
    application = deciding.decide(name, decision, note, interview_at, place)
    return {"name": application.name, "status": application.status}


@frappe.whitelist(methods=["GET", "POST"])
def get_dashboard() -> dict:
    """The signed-in account's company in numbers: {live_jobs, applied, shortlisted, new_today}."""
    return counts.dashboard()


@frappe.whitelist(methods=["GET", "POST"])
def get_candidate(job: str, searcher: str) -> dict:
    """The profile of who applied for the job, matches it or is invited, for its company.

    :return: {job, searcher, application: {name, status} or None, candidate}; without an application also
        {reasons, missing, invited}, as in `get_matches`.
    :raises frappe.PermissionError: 403, everybody else.
    """
    return candidates.details(job, searcher)


@frappe.whitelist(methods=["GET", "POST"])
def get_candidate_file(job: str, searcher: str, kind: str) -> Response:
    """A candidate's `photo`, or the `resume` of an application as it was sent, for the job's company. Each
    opened resume is written down.

    :raises frappe.PermissionError: 403, as `get_candidate`.
    :raises frappe.DoesNotExistError: 404, there is none.
    :raises frappe.RateLimitExceededError: 429, too many resumes in a day.
    """
    return papers.opened(job, searcher, kind)


@frappe.whitelist(methods=["GET", "POST"])
def get_searcher() -> dict:
    """The signed-in account's searcher profile: name, its fields, city, state, modified.

    Before there is one, `name` is None and `full_name` the account's.
    """
    return profile.read()


@frappe.whitelist(methods=["POST"])
@takes_fields(SEARCHER)
def save_searcher(modified: str | None = None, **values: object) -> dict:
    """Change the signed-in account's searcher profile, or make it. Left-out fields stay, '' clears one.

    :param modified: the `modified` that the form was filled from, as in `update_company_details`.
    :return: as `get_searcher`.
    :raises frappe.TimestampMismatchError: 417, `modified` is not the latest.
    """
    return profile.save({field: value for field, value in values.items() if value is not None}, modified)


@frappe.whitelist(methods=["POST"])
def save_job(job: str) -> dict:
    """Save the job for the signed-in account: {job, saved}.

    :raises frappe.DoesNotExistError: 404, no such job, or one that is not public any more.
    """
    return {"job": saved_jobs.save(job), "saved": True}


@frappe.whitelist(methods=["POST"])
def unsave_job(job: str) -> dict:
    """Take the job out of what the signed-in account saved: {job, saved}."""
    saved_jobs.unsave(job)
    return {"job": job, "saved": False}


@frappe.whitelist(methods=["GET", "POST"])
def get_saved_jobs(cursor: str | None = None, limit: int | None = None) -> dict:
    """What the signed-in account saved, as job cards with `job_status`, the latest first.

    :return: {items, next, total, at_least}, see `platform.paging`.
    """
    return saved_jobs.listed(cursor, limit)


@frappe.whitelist(methods=["POST"])
def save_alert(
    how_often: str,
    search: str | None = None,
    category: str | None = None,
    pincode: str | None = None,
    radius_km: int | None = None,
    city: str | None = None,
    state: str | None = None,
    job_type: str | None = None,
    work_location_type: str | None = None,
    min_salary: int | None = None,
    experience: int | None = None,
    education: str | None = None,
    company: str | None = None,
    order: str | None = None,
) -> dict:
    """Keep a search for the signed-in account, and tell of new jobs for it. The same search is kept once.

    :param how_often: at most: 'At once' (within minutes), 'Daily' or 'Weekly'. The others: as `list_jobs`.
    :return: as an item of `get_alerts`.
    :raises frappe.ValidationError: 417, no search, one that `list_jobs` refuses, or one too many.
    """
    filters = listing.Filters(
        search, category, pincode, radius_km, city, state, job_type, work_location_type,
        min_salary, experience, education, company, order,
    )  # fmt: skip
    return alerts.save(filters, how_often)


@frappe.whitelist(methods=["GET", "POST"])
def get_alerts() -> dict:
    """The searches that the signed-in account keeps, the latest first.

    :return: {items: [{name, label, how_often, filters, told_on, lapsed}], most}; `filters`: as `list_jobs`
        takes them; `lapsed`: why nothing can come of it any more, or None; `most`: how many one may keep.
    """
    return alerts.listed()


@frappe.whitelist(methods=["POST"])
def delete_alert(name: str) -> dict:
    """Keep a search of the signed-in account no more.

    :return: {name}
    :raises frappe.PermissionError: 403, somebody else's, or none of that name.
    """
    alerts.delete(name)
    return {"name": name}


@frappe.whitelist(methods=["GET", "POST"])
def get_my_data() -> dict:
    """What the site holds of the signed-in account.

    :return: {number, made_on, site, sections: [{key, title, labels: {field: label}, rows: [{field: value}]}]}
    :raises frappe.PermissionError: 403, a guest, or a user without a number.
    :raises frappe.RateLimitExceededError: 429, too many in an hour.
    """
    return own_data.read()


@frappe.whitelist(methods=["GET", "POST"])
def download_my_data(kind: str = "json") -> Response:
    """The same as a file, with a resume made of the profile: JSON, or a PDF with the resume's JSON inside.

    :param kind: 'json' or 'pdf'.
    :raises frappe.ValidationError: 417, another kind, or this site makes no PDF.
    :raises frappe.PermissionError: 403, and frappe.RateLimitExceededError: as `get_my_data`.
    """
    return own_data.download(kind)


@frappe.whitelist(methods=["POST"])
def freeze_account() -> dict:
    """Hide everything of the signed-in account until it is thawed: jobs, profile, applications.

    :return: {is_frozen: true}
    :raises frappe.ValidationError: 417, there is neither a company nor a profile to hide.
    :raises frappe.PermissionError: 403, a guest, or a user without a number.
    """
    return freezing.freeze()


@frappe.whitelist(methods=["POST"])
def thaw_account() -> dict:
    """Show everything of the signed-in account again, as it was.

    :return: {is_frozen: false}
    :raises frappe.PermissionError: 403, a guest, or a user without a number.
    """
    return freezing.thaw()


@frappe.whitelist(methods=["POST"])
def send_delete_code() -> dict:
    """Send the signed-in account's number a code by which it can be deleted. The code opens nothing else.

    :return: {reference_no, expires_in (seconds), resend_after (seconds)}
    :raises frappe.PermissionError: 403, a guest, or a user without a number.
    :raises frappe.RateLimitExceededError: 429.
    :raises GatewayError: 503, the message did not go out.
    """
    return deletion.send_code()


@frappe.whitelist(methods=["POST"])
def delete_account(reference_number: str, OTP: str) -> dict:
    """Delete the signed-in account with all that hangs on it, and end its sessions.

    :param reference_number: the `reference_no` of `send_delete_code`.
    :return: {deleted: true, message}
    :raises frappe.ValidationError: 417, the code is wrong or over.
    :raises frappe.PermissionError: 403, a guest, or a user without a number.
    """
    return deletion.delete(reference_number, OTP)


def _given(values: dict) -> dict:
    """The fields that came with a value. False is one: `share_contact` can be taken back."""
    return {field: value for field, value in values.items() if cstr(value).strip()}


def _consents() -> dict:
    return {**consents.state(frappe.session.user), "contact": contact.grievance()}


def _decided(job) -> dict:
    status = status_now(job.status, job.valid_through)
    return {"name": job.name, "status": status, "modified": str(job.modified)}


def _saved(company, message: str) -> dict:
    return {
        "name": company.name,
        "success_key": 1,
        "message": _(message),
        "status": company.status,
        "modified": str(company.modified),
    }
