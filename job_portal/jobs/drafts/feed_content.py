"""Reads a company's own list of jobs: XML as job boards read it, or JSON with the field names of the API."""

import html
import json
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from job_portal.jobs import messages
from job_portal.jobs.drafts import Unreadable
from job_portal.jobs.drafts.job_columns import field_of
from job_portal.jobs.drafts.job_tables import MOST_ROWS

_JOBS = {"job", "item", "position", "vacancy"}
_BREAKS = {"br", "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4"}
_LONGEST = 20_000
# A tag. Group 1 is the name of the element that it begins.
_TAG = re.compile(r"<(?=[A-Za-z/!?])([A-Za-z0-9]*)[^<>]*>")
# Python refuses to read a number of more than 4,300 digits.
_LONG_NUMBER = re.compile(r"&#[0-9]{9,};?")


def read(content: bytes) -> list[dict[str, str]]:
    """The jobs as {name of the element: text}.

    :raises Unreadable: neither form, too many jobs, or XML with a DOCTYPE: it may define entities.
    """
    try:
        is_json = content.lstrip()[:1] in (b"[", b"{")
        jobs = _of_json(json.loads(content)) if is_json else _of_xml(content)
    # An unknown encoding, a number of 5,000 digits, brackets in brackets.
    except (ParseError, ValueError, LookupError, RecursionError):
        raise Unreadable(messages.FEED_UNREADABLE) from None
    if len(jobs) > MOST_ROWS:
        raise Unreadable(messages.TOO_MANY_ROWS)
    return jobs


def _of_json(data: object) -> list[dict[str, str]]:
    jobs = data.get("jobs") if isinstance(data, dict) else data
    if not isinstance(jobs, list) or not all(isinstance(job, dict) for job in jobs):
        raise Unreadable(messages.FEED_UNREADABLE)
    return [{name: _plain(_scalar(value), name) for name, value in job.items()} for job in jobs]


def _scalar(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(_scalar(each) for each in value if isinstance(each, str | int))
    return str(value) if isinstance(value, str | int) else ""


class _WithoutDoctype(TreeBuilder):
    def doctype(self, *_names: object) -> None:
        raise Unreadable(messages.FEED_UNREADABLE)


def _of_xml(content: bytes) -> list[dict[str, str]]:
    # Entities need a DOCTYPE, and the parser opens no address.
    parser = XMLParser(target=_WithoutDoctype())  # noqa: S314
    parser.feed(content)
    return [_texts(job) for job in _jobs_below(parser.close())]


def _jobs_below(root: Element) -> Iterator[Element]:
    """The outermost jobs. A job within another one is its text: reading each would take quadratic time."""
    waiting = [*reversed(root)]
    while waiting:
        each = waiting.pop()
        if _word(each) in _JOBS and any(field_of(_word(part)) == "title" for part in each):
            yield each
        else:
            waiting += reversed(each)


def _word(element: Element) -> str:
    """The element's name without its namespace."""
    return element.tag.rpartition("}")[2].lower()


def _texts(job: Element) -> dict[str, str]:
    texts = dict(job.attrib)
    for each in job.iter():
        if len(each) == 0 and (text := (each.text or "").strip()):
            texts.setdefault(_word(each), _plain(text, _word(each)))
    return texts


def _plain(text: str, name: str) -> str:
    return plain(text) if field_of(name) == "job_description" else html.unescape(text)


def plain(text: str) -> str:
    """The text of a description in HTML, as the portal shows it, with a line for each block.

    Python's `HTMLParser` takes quadratic time for `<a <a <a`, and raises for `<![`.
    """
    first, *others = text[:_LONGEST].split("<!--")
    shown = first + "".join(each.partition("-->")[2] for each in others)
    shown = html.unescape(_LONG_NUMBER.sub("", _TAG.sub(_line_of, shown)))
    lines = (" ".join(line.split()) for line in shown.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _line_of(tag: re.Match) -> str:
    name = tag[1].lower()
    return ("\n- " if name == "li" else "\n") if name in _BREAKS else ""
