"""Sentences for another person than the caller. Each is translated into its reader's language when it is
read.
"""

import json
from datetime import datetime

from frappe import _
from frappe.utils import get_datetime

from job_portal.platform import dates


class Sentence:
    """A sentence; `str` gives it in the current language.

    :param text: in English, a constant of a `messages` module.
    :param values: for {0}, {1} ...: numbers, user text, sentences and times.
    """

    def __init__(self, text: str, *values: object):
        self.text, self.values = text, values

    def __str__(self) -> str:
        said = _(self.text)
        # A category of the site's own may contain braces.
        return said.format(*map(str, self.values)) if self.values else said

    def plain(self) -> dict:
        return {"text": self.text, "values": [_plain(each) for each in self.values]}


class Moment:
    """A site's time in a sentence."""

    def __init__(self, at: str | datetime):
        self.at = get_datetime(at)

    def __str__(self) -> str:
        return dates.moment(self.at)

    def plain(self) -> dict:
        return {"at": str(self.at)}


class Listed:
    """Several sentences as one value."""

    def __init__(self, each: list[Sentence | str], between: str = ", "):
        self.each, self.between = each, between

    def __str__(self) -> str:
        return self.between.join(map(str, self.each))

    def plain(self) -> dict:
        return {"each": [_plain(each) for each in self.each], "between": self.between}


def stored(sentence: Sentence | str) -> str:
    """Return the sentence as stored in a record."""
    return json.dumps(_plain(sentence), ensure_ascii=False)


def restored(text: str) -> Sentence | str:
    """Return the sentence that a record stores."""
    return _restored(json.loads(text))


def _plain(value: object) -> object:
    return value.plain() if isinstance(value, Sentence | Moment | Listed) else value


def _restored(value: object) -> object:
    if not isinstance(value, dict):
        return value
    if "at" in value:
        return Moment(value["at"])
    if "each" in value:
        return Listed([_restored(each) for each in value["each"]], value["between"])
    return Sentence(value["text"], *map(_restored, value["values"]))
