"""A kept search: its stored filters, its text, and whether it can still find jobs."""

import hashlib
import json
from dataclasses import asdict, replace

import frappe
from frappe import _

from job_portal import languages
from job_portal.jobs import addresses, categories, employers, formatting
from job_portal.jobs import messages as job_messages
from job_portal.jobs.finding import conditions, listing
from job_portal.jobs.finding.query import LIMITS, Filters, parse
from job_portal.places import names
from job_portal.platform import fields
from job_portal.platform import messages as platform_messages
from job_portal.platform.sentences import Listed, Sentence
from job_portal.searchers import messages
from job_portal.words import facts

_LONGEST_TEXT = LIMITS["search_length"]
_NEWEST = "newest"


def kept(filters: Filters) -> Filters:
    """The search without parts that restrict nothing: an order, empty texts, a place without a distance.

    :raises frappe.ValidationError: 417, nothing is left, or something that cannot be stored.
    """
    texts = {
        name: " ".join(value.split()) if isinstance(value, str) else value
        for name, value in asdict(filters).items()
    }
    values = {name: value for name, value in texts.items() if value not in (None, "") and name != "order"}
    if filters.order == "nearest":
        # *Nearest* searches up to the largest radius.
        values.setdefault("radius_km", LIMITS["radius_most_km"])
    if "radius_km" not in values:
        values.pop("pincode", None)
    # A minimum of 0 rupees restricts nothing.
    if not values.get("min_salary"):
        values.pop("min_salary", None)
    if not values:
        frappe.throw(_(messages.ALERT_OF_NOTHING))
    for value in values.values():
        if isinstance(value, str):
            _check_text(value)
    return Filters(**values)


def check(asked: Filters, plain: Filters) -> Filters:
    """Refuse filters that the list of jobs refuses, and missing companies and categories.

    :param asked: as it came; `plain`: as `kept` made it.
    :return: `plain`, with its category as stored.
    :raises frappe.ValidationError: 417.
    :raises frappe.DoesNotExistError: 404, a company without a page.
    """
    # No search: the text is neither answered nor counted as unfound.
    conditions.of(listing.parsed(asked))
    if plain.company and not employers.find(plain.company):
        frappe.throw(_(job_messages.EMPLOYER_NOT_FOUND), frappe.DoesNotExistError)
    if not plain.category:
        return plain
    category = categories.stored_name(plain.category) or frappe.throw(_(job_messages.CATEGORY_UNKNOWN))
    return replace(plain, category=category)


def lapse(filters: Filters) -> str | None:
    """Why this search can no longer find jobs, in a sentence; None if it can."""
    if filters.category and not categories.stored_name(filters.category):
        return _(messages.CATEGORY_GONE).format(filters.category)
    if filters.company and not frappe.db.exists("JP Company", filters.company):
        return _(messages.COMPANY_GONE)
    try:
        # Words are checked only when a search is saved.
        conditions.of(parse(replace(filters, search=None)))
    except frappe.ValidationError as refusal:
        frappe.clear_last_message()
        return str(refusal)
    return None


def said(filters: Filters, label: str) -> str | Listed:
    """The search in words, in the reader's language.

    :param label: the words when it was saved. They are used if the site offers one language only.
    """
    return words(filters) if languages.is_choice() else label


def words(filters: Filters) -> Listed:
    """The search in words: 'driver, Pune, ₹15,000 per month or more'."""
    company = filters.company and frappe.db.get_value("JP Company", filters.company, "company_name")
    parts = (
        filters.search,
        filters.category and Sentence(filters.category),
        company,
        filters.job_type and Sentence(filters.job_type),
        filters.work_location_type and Sentence(filters.work_location_type),
        filters.city,
        filters.state,
        _place(filters),
        filters.min_salary and Sentence(messages.PAY_FROM, formatting.rupees(filters.min_salary)),
        _experience(filters.experience),
        filters.education and Sentence(filters.education),
        *map(Sentence, facts.in_filter(filters.facts)),
    )
    return Listed([part for part in parts if part])


def link(filters: Filters) -> str:
    """The address of the search, the newest jobs first."""
    return addresses.list_url({**_held(filters), "order": _NEWEST})


def key(filters: Filters) -> str:
    """A hash that is equal for equal searches, without regard to case."""
    values = {name: str(value).lower() for name, value in _held(filters).items()}
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()


def stored(filters: Filters) -> str:
    """The filters as a record holds them."""
    return json.dumps(_held(filters), ensure_ascii=False)


def restored(text: str) -> Filters:
    """The filters of a record."""
    return Filters(**json.loads(text))


def _held(filters: Filters) -> dict:
    return {name: value for name, value in asdict(filters).items() if value is not None}


def _check_text(text: str) -> None:
    if len(text) > _LONGEST_TEXT:
        frappe.throw(_(messages.ALERT_TOO_LONG))
    if fields.MARKUP.search(text):
        frappe.throw(_(platform_messages.FIELD_WITH_MARKUP).format(_("Search")))


def _place(filters: Filters) -> Sentence | None:
    if filters.radius_km is None:
        return None
    return Sentence(messages.WITHIN, filters.radius_km, names.described(filters.pincode).label)


def _experience(years: int | None) -> Sentence | None:
    if years is None:
        return None
    sentences = {0: messages.NO_EXPERIENCE, 1: messages.ONE_YEAR}
    return Sentence(sentences.get(years, messages.YEARS), years)
