"""Pages of freelancers on a live site, for guests, chats and search engines."""

from collections.abc import Callable
from urllib.parse import urlencode

import frappe
from frappe import _

from job_portal import languages
from job_portal.briefs import work_reviews
from job_portal.freelancers import freelancer_list, messages, service
from job_portal.freelancers.freelancer_finding import Filters
from job_portal.platform.site import absolute
from job_portal.web.head import plain
from job_portal.web.subjects import Content, Subject, call

_SCREEN = "freelancers/:name/:slug"
_API = "job_portal.api."
_FILTERS = ("search", "category", "pincode", "radius_km", "unit", "max_rate", "order")
_NUMBERS = ("radius_km", "max_rate")
# A withdrawn consent changes the stamp of a page at once. A reply to a review, or a list, is old for so long.
KEPT_SECONDS = 60


def page(rest: str) -> Subject | None:
    """The list of freelancers, or the page of one at freelancers/`rest`, name and slug."""
    if not rest:
        return list_of(
            service.PATH,
            _(messages.LIST_TITLE),
            _FILTERS,
            lambda asked: freelancer_list.listed(Filters(**asked), None, None),
            lambda card: card["headline"],
        )
    name, _slash, slug = rest.partition("/")
    if "/" in slug:
        return None
    found = freelancer_list.public(name)
    if not found:
        return Subject(status=404)
    address = service.url_of(found)
    if f"{service.PATH}/{rest}" not in (address, f"{service.PATH}/{found.name}"):
        return Subject(moved_to=address)
    return Subject(
        describe=lambda: _described(found.name),
        screen=_SCREEN,
        # The browser accepts only a page that was rendered for its own address.
        kept_as=f"freelancer {rest}",
        stamp=f"{found.modified} {found.reviews}",
        seconds=KEPT_SECONDS,
    )


def _described(name: str) -> Content:
    freelancer = work_reviews.page_of(name)
    return Content(
        title=_title(freelancer),
        description=f"{freelancer['headline']}. {freelancer['about'] or ''}",
        path=freelancer["url"],
        structured=_service(freelancer),
        given=[call(f"{_API}get_freelancer", {"name": name}, freelancer)],
    )


def _title(freelancer: dict) -> str:
    return ", ".join(filter(None, (freelancer["full_name"], freelancer["headline"], freelancer["city"])))


def _service(freelancer: dict) -> dict:
    """The freelancer as schema.org's Service, with exactly the content of the page."""
    address = absolute(languages.address(freelancer["url"], frappe.local.lang))
    found = {
        "@context": "https://schema.org",
        "@type": "Service",
        "name": plain(freelancer["headline"]),
        "serviceType": [plain(skill) for skill in freelancer["skills"]],
        "description": plain(freelancer["about"] or ""),
        "provider": {"@type": "Person", "name": plain(freelancer["full_name"])},
        "areaServed": freelancer["city"] and {"@type": "City", "name": plain(freelancer["city"])},
        "image": [absolute(each["file"]) for each in freelancer["pictures"]],
        "offers": [_offer(rate) for rate in freelancer["rates"]],
        "url": address,
    }
    # A rating of nobody would be an invention.
    if freelancer["reviews"]:
        found["aggregateRating"] = {
            "@type": "AggregateRating",
            "ratingValue": freelancer["rating"],
            "reviewCount": freelancer["reviews"],
            "bestRating": 5,
            "worstRating": 1,
        }
    return {key: value for key, value in found.items() if value}


def _offer(rate: dict) -> dict:
    price = {
        "@type": "UnitPriceSpecification",
        "price": rate["amount"],
        "priceCurrency": "INR",
        "unitText": rate["unit"],
    }
    return {"@type": "Offer", "priceSpecification": price}


def list_of(
    path: str,
    title: str,
    names: tuple[str, ...],
    find: Callable[[dict], dict],
    describe: Callable[[dict], str],
) -> Subject:
    """The page of a list with the address's filters.

    :param path: of the list, below which is the method's noun: /frontend/freelancers.
    :param names: the filters that the list takes.
    :param find: answers as the list's method.
    :param describe: what an item adds to the description.
    """
    asked = {name: frappe.request.args.get(name, "").strip() for name in names}
    asked = {name: text for name, text in asked.items() if text}
    noun = path.rpartition("/")[2]
    return Subject(
        describe=lambda: _listed(path, title, asked, find, describe),
        screen=noun,
        search=urlencode(asked),
        # Arbitrary words: too many to cache.
        kept_as="" if asked else noun,
        seconds=KEPT_SECONDS,
    )


def _listed(path: str, title: str, asked: dict, find: Callable, describe: Callable) -> Content:
    try:
        answer = find({name: int(text) if name in _NUMBERS else text for name, text in asked.items()})
    except (frappe.ValidationError, ValueError):
        # The app repeats the call, and shows the error.
        frappe.local.message_log = []
        answer = None
    cards = answer["items"] if answer else []
    method = f"{_API}list_{path.rpartition('/')[2]}"
    return Content(
        title=title,
        description=", ".join(dict.fromkeys(map(describe, cards))),
        path=path,
        is_indexed=bool(cards) and not asked,
        given=[call(method, asked, answer)] if answer else [],
    )
