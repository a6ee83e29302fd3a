"""Briefs as a kind of records that the search finds."""

from dataclasses import dataclass
from datetime import timedelta

import frappe
from frappe.model.document import Document

from job_portal.freelancers.freelancer_finding import parse
from job_portal.freelancers.service import freelancer_of
from job_portal.jobs.finding import query, word_index
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.rules import MARKET
from job_portal.words import lexicon
from job_portal.words.analysis import index_words


@dataclass(frozen=True)
class Filters(query.Filters):
    """The filters of `api.list_briefs`, by the same names."""

    to_quote: bool = False


def text_of(brief: dict) -> str:
    """The brief's `search_text`: index words of title, trade, description and place."""
    fields = {
        "title": brief.get("title"),
        "job_description": brief.get("description"),
        "category": _trade(brief.get("category")),
        **{column: brief.get(column) for column in ("city", "state")},
        **dict.fromkeys(("job_location", "pincode")),
    }
    return "".join(f" {word}:{weight}" for word, weight in index_words(fields, "").items())


def parsed(filters: Filters) -> ParsedQuery:
    """The filters and their text, parsed.

    :raises frappe.ValidationError: 417, as `freelancers.freelancer_finding.parse`.
    """
    return parse(filters, _trade(filters.category), BRIEFS)


def _trade(category: str | None) -> str | None:
    """The name of a trade, by which the search knows it."""
    return category and (lexicon.name_in("en", category) or category)


def _conditions(asked: ParsedQuery) -> tuple[list[str], dict]:
    """The SQL conditions of the filter `to_quote`, and their values."""
    freelancer = asked.filters.to_quote and freelancer_of(frappe.session.user)
    if not freelancer:
        return [], {}
    quoted = """exists (select 1 from `tabJP Quote` quote where quote.brief = brief.name
        and quote.freelancer = %(freelancer)s and quote.status != 'Withdrawn')"""
    values = {"account": frappe.session.user, "freelancer": freelancer}
    return [f"not {quoted}", "brief.account != %(account)s"], values


BRIEFS = Kind(
    "brief",
    "JP Brief",
    "briefs",
    timedelta(days=MARKET["limits"]["brief_days"]),
    ("title", "category", "description", "city", "state"),
    text_of,
    more=_conditions,
)


def derive(brief: Document, event: str) -> None:
    """Hook of JP Brief, before it is saved: derive `search_text`."""
    brief.search_text = text_of(brief.as_dict())


def follow(brief: Document, event: str) -> None:
    """Hook of JP Brief, after it is saved: update its words."""
    word_index.follow(brief, BRIEFS)


def forget(brief: Document, event: str) -> None:
    """Hook of JP Brief, before its deletion: delete its words."""
    word_index.forget([brief.name], BRIEFS)
