"""Freelancers as a kind of records that the search finds: by work and place, not by personal facts."""

from dataclasses import dataclass, replace
from datetime import timedelta
from functools import cache

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.freelancers import messages
from job_portal.freelancers.freelancer_profile import RATES
from job_portal.jobs.finding import query, word_index
from job_portal.jobs.finding.kinds import Kind
from job_portal.jobs.finding.query import ParsedQuery
from job_portal.jobs.messages import ORDER_UNKNOWN, SEARCH_TOO_LONG
from job_portal.matching import fitting, traits
from job_portal.rules import MARKET
from job_portal.words import lexicon, protected
from job_portal.words.analysis import CONCEPT, NAME, PLACE, SKILL, index_words, of_text
from job_portal.words.folding import folded, words

_COLUMNS = ("headline", "about", "skills", "city", "state")
# A profile stays on the list however old it is.
_FOREVER = timedelta(days=36_500)
# Things that people have made, mended or done at home. They are no names of trades or people.
_THINGS = """
    aari ac aircon almirah alteration anarkali appliance apron aquarium bag balcony banner barbeque bartan
    bathroom battery bed bedsheet bicycle bike birthday blinds blouse board bouquet boutique bracket
    brochure building bulb button cabinet cake camera car carpet catering ceiling chair chhat chimney choli
    cleaning clothes coaching computer concrete cooler cover cupboard curtain cushion cycle darwaza decor
    decoration deewar dish door drain dress drill dupatta embroidery event facial fall false fan fence
    filter fish flat flex floor flooring flower food frame fridge furniture gadda garden gate gazebo geyser
    ghagra ghar gharara glass gown grill guitar hair haldi handbag house installation inverter invitation
    iron jacket jeans jhoomar jhula kameez kamra kapda khidki kitchen kurta kurti lamp laptop laundry lawn
    leak leakage leggings lehenga letter light lock logo machine makeup manicure marble massage maths
    mattress mehandi mehendi mehndi microwave mirror mixer mobile motor mural music nail nal oven paint
    panel pankha pant pants parda partition party pedicure pest petticoat photo piano pico pillow pillowcase
    pipe plant plaster plywood polish pool poster printer puja pump quilt rangoli rasoi repair resume roof
    room salwar saree sari scooter sealing shelf sherwani shirt shoe shop shower shutter sink sketch skirt
    snack sofa software solar song spa speaker stage stove suit sweets switch taala table takiya tally tank
    tap tiffin tile tiles toilet towel trouser tub tuition tv uniform upholstery utensil vegetable video
    voice wall wardrobe washer washing watch water waterproofing waxing website wedding window wire wiring
    wood xerox yoga zip
"""
_MOST = MARKET["limits"]["amount_most"]


@dataclass(frozen=True)
class Filters(query.Filters):
    """The filters of `api.list_freelancers`, by the same names."""

    unit: str | None = None
    max_rate: int | None = None


def text_of(freelancer: dict) -> str:
    """The profile's `search_text`: index words of headline, skills, description and city.

    The name is not among them. Other words count only if they name trades, skills or things, so that nobody
    is found by gender, age, religion or caste.
    """
    headline, skills, about = (
        traits.without_personal_words((freelancer.get(column) or "").replace("\n", ", "))
        for column in ("headline", "skills", "about")
    )
    fields = {
        "title": headline,
        "job_description": f"{skills}. {about}",
        **{column: freelancer.get(column) for column in ("city", "state")},
        **dict.fromkeys(("category", "job_location", "pincode")),
    }
    found = index_words(fields, "", protected.SHORTEST_MISSPELT)
    for word in words(skills):
        found[word] = max(found.get(word, 0), SKILL)
    counting = [word for word in words(f"{headline} {skills} {about}") if _counts(word)]
    kept = {*counting, *map(of_text, counting)}
    return "".join(
        f" {word}:{weight}"
        for word, weight in found.items()
        if word in kept or word[0] in (CONCEPT, NAME) or weight == PLACE
    )


def _counts(word: str) -> bool:
    form = folded(word)
    return protected.counts(word) or form in _things() or lexicon.synonym(form) in _things()


@cache
def _things() -> frozenset[str]:
    return frozenset(map(folded, words(_THINGS)))


def parsed(filters: Filters) -> ParsedQuery:
    """The filters and their text, parsed.

    :raises frappe.ValidationError: 417, no such unit, or as `parse`.
    """
    if filters.unit and filters.unit not in RATES:
        frappe.throw(_(messages.UNIT_UNKNOWN))
    if filters.max_rate is not None and not (filters.unit and 0 < filters.max_rate <= _MOST):
        frappe.throw(_(messages.RATE_UNREADABLE))
    return parse(filters, filters.category, FREELANCERS)


def parse(filters: query.Filters, trade: str | None, kind: Kind) -> ParsedQuery:
    """Filters and their text, parsed. Words about the person, not the work, find nothing.

    :param trade: the words of the category, which finds like a text.
    :raises frappe.ValidationError: 417, no such order, or as `jobs.finding.query.parse`.
    """
    if filters.order and filters.order not in MARKET["freelancer_orders"]:
        frappe.throw(_(ORDER_UNKNOWN))
    text = " ".join(each for each in (trade, filters.search) if each)
    if len(text) > MARKET["limits"]["search_length"]:
        frappe.throw(_(SEARCH_TOO_LONG).format(MARKET["limits"]["search_length"]))
    asked = traits.without_personal_words(text).strip()
    return query.parse(replace(filters, category=None, search=asked or None), kind)


def _conditions(asked: ParsedQuery) -> tuple[list[str], dict]:
    """The SQL conditions of place and rate, and their values."""
    filters, found, values = asked.filters, [], {}
    if filters.pincode and asked.place:
        # Somebody without a place works from anywhere.
        goes = "(case when freelancer.radius_km > 0 then freelancer.radius_km else 1000 end)"
        reaches = fitting.may_reach(asked.place, "freelancer", f"({goes} + freelancer.around_km)")
        found.append(f"(freelancer.cell = 0 or {reaches})")
    if filters.unit:
        found.append(f"freelancer.{RATES[filters.unit]} between 1 and %(max_rate)s")
        values["max_rate"] = filters.max_rate or _MOST
    return found, values


FREELANCERS = Kind(
    "freelancer",
    "JP Freelancer",
    "freelancers",
    _FOREVER,
    _COLUMNS,
    text_of,
    suggested=("freelancer.headline", "''", "freelancer.city", "''"),
    more=_conditions,
)


def derive(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before it is saved: derive `search_text`."""
    freelancer.search_text = text_of(freelancer.as_dict())


def follow(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, after it is saved: update its words."""
    word_index.follow(freelancer, FREELANCERS)


def forget(freelancer: Document, event: str) -> None:
    """Hook of JP Freelancer, before its deletion: delete its words."""
    word_index.forget([freelancer.name], FREELANCERS)
