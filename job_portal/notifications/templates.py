"""The messages that go to phones: their texts, and the site's registrations of them.

The hook `job_portal_phone_messages` names the sentences, as {key: constant}. A text is the site's name, which
DLT asks for, and the sentence in a language; its values are the variables. Nothing else goes out.
"""

import re
from typing import NamedTuple

import frappe
from frappe import _

from job_portal import languages
from job_portal.notifications import messages
from job_portal.platform import settings, site
from job_portal.platform.sentences import Sentence
from job_portal.rules import LANGUAGES

HOOK = "job_portal_phone_messages"
# The channels, in the order in which a message tries them.
WHATSAPP, SMS = CHANNELS = ("WhatsApp", "SMS")
# DLT takes no longer value of a variable.
LONGEST_VALUE = 30
_PLACE = re.compile(r"\{(\d)\}")


class Registered(NamedTuple):
    """A line of the settings."""

    channel: str
    key: str
    language: str
    dlt_id: str


def sentences() -> dict[str, str]:
    """The sentences that may go to phones, in English, by their keys."""
    return {key: frappe.get_attr(path) for key, (path,) in frappe.get_hooks(HOOK).items()}


def registered() -> list[Registered]:
    """The site's registered messages, without sentences that this release lacks; [] if it sends none."""
    return [each for _line, each in _read(settings.text("message_templates")) if each]


def channels() -> list[str]:
    """The channels by which this site sends."""
    found = {each.channel for each in registered()}
    return [channel for channel in CHANNELS if channel in found]


def key_of(sentence: Sentence | str) -> str | None:
    """The key of a sentence that this site sends to phones."""
    keys = {each.key for each in registered()}
    if not keys or isinstance(sentence, str):
        return None
    return next((key for key, text in sentences().items() if key in keys and text == sentence.text), None)


def of_reader(channel: str, key: str, language: str) -> Registered | None:
    """The registered text of a channel in the reader's language, else in English."""
    found = {each.language: each for each in registered() if (each.channel, each.key) == (channel, key)}
    return found.get(language) or found.get(languages.ENGLISH)


def check(text: str) -> None:
    """Refuse lines of the settings that name no message, channel or language.

    :raises frappe.ValidationError: 417.
    """
    for line, found in _read(text):
        if not found:
            frappe.throw(_(messages.TEMPLATE_UNKNOWN).format(line))


def _read(text: str) -> list[tuple[str, Registered | None]]:
    known = sentences() if text else {}
    return [(line, _of_line(line.split(), known)) for line in text.split("\n") if line.strip()]


def _of_line(words: list[str], known: dict[str, str]) -> Registered | None:
    channel, key, language, dlt_id = (*words, "", "", "", "")[:4]
    is_known = channel in CHANNELS and key in known and language in LANGUAGES
    is_whole = len(words) == (4 if channel == SMS else 3)
    return Registered(channel, key, language, dlt_id) if is_known and is_whole else None


def values(sentence: Sentence, language: str) -> list[str]:
    """The sentence's values as a provider takes them: without line breaks and double blanks."""
    with languages.speaking(language):
        return [" ".join(str(value).split()) for value in sentence.values]


def sms(sentence: Sentence, language: str) -> str:
    """The text of an SMS."""
    cut = [value[:LONGEST_VALUE].rstrip() for value in values(sentence, language)]
    return _PLACE.sub(lambda place: cut[int(place[1])], body(sentence.text, language))


def body(text: str, language: str) -> str:
    """The text of a template, with {0}, {1} ... for its values."""
    with languages.speaking(language):
        return f"{site.name()}: {_(text)}"


def parts(text: str) -> int:
    """How many SMS the text costs (3GPP 23.038): one SMS has 160 letters, or 153 as a part of several; in
    other scripts 70, or 67.
    """
    one, of_several = (160, 153) if text.isascii() else (70, 67)
    return 1 if len(text) <= one else -(-len(text) // of_several)
