"""Sanitising of HTML."""

import json
import re
from html.parser import HTMLParser

import bleach

TAGS = """
    a abbr address b big blockquote br caption cite code col colgroup dd del div dl dt em h1 h2 h3
    h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strike strong sub sup table tbody
    td tfoot th thead tr tt u ul
"""
SAFE_TAGS = frozenset(TAGS.split())
SAFE_ATTRIBUTES = frozenset(
    ["alt", "class", "colspan", "height", "href", "id", "name", "rowspan", "src", "title", "width"]
)
SAFE_PROTOCOLS = frozenset({"cid", "http", "https", "mailto"})


class _TagFinder(HTMLParser):
    found = False

    def handle_starttag(self, tag, attrs):
        self.found = True


def is_html(text: str) -> bool:
    """Whether `text` contains a tag ('a < b' does not)."""
    if "<" not in text:
        return False
    finder = _TagFinder()
    finder.feed(text)
    return finder.found


def sanitize_html(html, always_sanitize: bool = False):
    """Escape unsafe tags. Text without tags, and JSON, stay unchanged."""
    if not isinstance(html, str) or not html:
        return html
    if not always_sanitize and (_is_json(html) or not is_html(html)):
        return html
    return bleach.clean(html, tags=SAFE_TAGS, attributes=_keep_attribute, protocols=SAFE_PROTOCOLS)


def _keep_attribute(tag: str, name: str, value: str) -> bool:
    return name in SAFE_ATTRIBUTES or name.startswith("data-")


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def strip_html(text: str) -> str:
    return re.sub(r"<[^>]*>", "", text)
