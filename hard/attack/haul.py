"""What a gang has got, found in everything that its members were answered."""

import re
import threading
from collections import Counter, defaultdict

import requests

from hard.attack.town import Town

_NUMBER = re.compile(r"(?<![0-9])[0-9]{10}(?![0-9])")
_NAME = re.compile(r"Asha [a-z]{12}\b")
# The methods that are there to tell a number.
_TELLS_NUMBERS = "reveal_phone"


class Haul:
    """By member: numbers of searchers, numbers of contacts, names and resumes."""

    def __init__(self, town: Town):
        self._town = town
        self._lock = threading.Lock()
        self.numbers: dict[str, set[str]] = defaultdict(set)
        self.contacts: dict[str, set[str]] = defaultdict(set)
        self.names: dict[str, set[str]] = defaultdict(set)
        self.resumes: dict[str, set[str]] = defaultdict(set)
        # Numbers in an answer to something else than the question for one.
        self.unasked: list[str] = []
        self.statuses: Counter[int] = Counter()
        # Members that were refused with a 429.
        self.limited: set[str] = set()

    def read(self, member: str, reply: requests.Response) -> None:
        """Look through an answer, its headers included."""
        text = f"{reply.headers} {reply.text}"
        numbers = set(_NUMBER.findall(text))
        searchers, contacts = numbers & self._town.searcher_numbers, numbers & self._town.contact_numbers
        with self._lock:
            self.statuses[reply.status_code] += 1
            self.numbers[member] |= searchers
            self.contacts[member] |= contacts
            self.names[member] |= set(_NAME.findall(text)) & self._town.names
            if (searchers or contacts) and _TELLS_NUMBERS not in reply.request.url:
                self.unasked.append(f"{member}: {reply.request.method} {reply.request.url}")
            if reply.content.startswith(b"%PDF"):
                self.resumes[member].add(reply.request.url)
            if reply.status_code == 429:
                self.limited.add(member)

    @staticmethod
    def most(found: dict[str, set[str]], kind: str) -> int:
        """The most that one member of a kind has got."""
        return max((len(each) for member, each in found.items() if member.startswith(kind)), default=0)

    @staticmethod
    def together(found: dict[str, set[str]], *kinds: str) -> int:
        """How many different ones all members of these kinds have got."""
        return len(set().union(*(each for member, each in found.items() if member.startswith(kinds))))
