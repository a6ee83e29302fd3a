"""Elements of a page's head for chats and search engines. All text is escaped."""

import json
import unicodedata

import frappe
from markupsafe import escape

from job_portal import languages
from job_portal.platform import site
from job_portal.platform.site import absolute
from job_portal.web.subjects import Content

_LONGEST_DESCRIPTION = 160
# They join or separate letters within a word, as Indian scripts do.
_JOINERS = "\u200c\u200d"


def elements(content: Content) -> str:
    """Robots, canonical link, links to other languages, Open Graph, Twitter card, JSON-LD."""
    found = [] if content.is_indexed else [_meta("name", "robots", "noindex")]
    canonical = content.path and absolute(languages.address(content.path, frappe.local.lang))
    if content.path:
        found.append(f'<link rel="canonical" href="{escape(canonical)}">')
    for name, address in languages.alternates(content.path) if content.path and content.is_indexed else ():
        found.append(f'<link rel="alternate" hreflang="{name}" href="{escape(absolute(address))}">')
    cards = {
        "og:type": "website",
        "og:site_name": site.name(),
        "og:title": plain(content.title) or site.name(),
        "og:description": shortened(content.description),
        "og:url": canonical,
        "og:locale": f"{frappe.local.lang}_IN" if languages.is_choice() else "",
        "og:image": content.picture and absolute(content.picture),
        "og:image:width": content.picture and "1200",
        "og:image:height": content.picture and "630",
    }
    found += [_meta("property", name, text) for name, text in cards.items() if text]
    found.append(_meta("name", "twitter:card", "summary_large_image" if content.picture else "summary"))
    if content.structured:
        found.append(f'<script type="application/ld+json">{to_json(content.structured)}</script>')
    return "\n".join(found) + "\n"


def to_json(value: object) -> str:
    """JSON that cannot end its script element or open a comment in it. Parsing it gives the same values.

    Times and dates become text, as in the API's answers.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text


def plain(text: str) -> str:
    """One line without invisible characters and characters that change the direction of text."""
    kept = (
        each if each in _JOINERS or unicodedata.category(each) not in ("Cc", "Cf", "Cs") else " "
        for each in text
    )
    return " ".join("".join(kept).split())


def shortened(text: str) -> str:
    """The text cut between words to the length that chats and search engines show."""
    text = plain(text)
    if len(text) <= _LONGEST_DESCRIPTION:
        return text
    cut = text[: _LONGEST_DESCRIPTION - 1]
    return f"{cut.rpartition(' ')[0] or cut}…"


def _meta(key: str, name: str, text: str) -> str:
    return f'<meta {key}="{name}" content="{escape(text)}">'
