"""The data that a gang has collected from all answers and events that its members received."""

import json
import re
import threading
from collections import Counter, defaultdict
from collections.abc import Collection

import requests

from lab.attack.town import Town

_NUMBER = re.compile(r"(?<![0-9])[0-9]{10}(?![0-9])")
_NAME = re.compile(r"Asha [a-z]{12}\b")
_ACCOUNT = re.compile(r"[\w.+-]+@mobile\.invalid")
_RECORD = re.compile(r"\bJP[A-Z]-[0-9]+")
_KEPT = re.compile(r"kept[a-p]{12}")
# The method whose answer is a phone number.
_TELLS_NUMBERS = "reveal_phone"


class Haul:
    """What each member has collected: numbers of searchers, contacts and freelancers, names and resumes."""

    def __init__(self, town: Town):
        self._town = town
        self._lock = threading.Lock()
        self.numbers: dict[str, set[str]] = defaultdict(set)
        self.contacts: dict[str, set[str]] = defaultdict(set)
        self.freelancers: dict[str, set[str]] = defaultdict(set)
        self.names: dict[str, set[str]] = defaultdict(set)
        self.resumes: dict[str, set[str]] = defaultdict(set)
        # Searchers whom each member has invited, and the records that it reported.
        self.invited: dict[str, set[str]] = defaultdict(set)
        self.reported: dict[str, set[str]] = defaultdict(set)
        # Freelancers who were asked for a quote, and briefs for which a quote was sent.
        self.asked: dict[str, set[str]] = defaultdict(set)
        self.quoted: dict[str, list[str]] = defaultdict(list)
        # Applications about which a company wrote first, or a searcher without an answer.
        self.begun: dict[str, list[str]] = defaultdict(list)
        self.unanswered: dict[str, list[str]] = defaultdict(list)
        # Each member's own Users, which only that member may read.
        self.own: dict[str, set[str]] = defaultdict(set)
        # Users of others, in any answer or event.
        self.accounts: list[str] = []
        # Numbers in answers of other methods than `reveal_phone`.
        self.unasked: list[str] = []
        # Answers and events with secrets of a pair.
        self.kept: list[str] = []
        # The numbers and names of people who hide, each with the members from whom they hide.
        self.hidden: dict[str, Collection[str]] = {}
        # Answers in which these members read of them.
        self.after_hiding: list[str] = []
        # The number of events that each member's socket heard, and those about other accounts.
        self.heard: Counter[str] = Counter()
        self.told_of_others: list[str] = []
        self.statuses: Counter[int] = Counter()
        # Answers of 500 and above.
        self.failed: list[str] = []

    def read(self, member: str, reply: requests.Response) -> None:
        """Search an answer, headers included, for what it reveals."""
        text = f"{reply.headers} {reply.text}"
        what = f"{member}: {reply.request.method} {reply.request.url}"
        with self._lock:
            self.statuses[reply.status_code] += 1
            if reply.status_code >= 500:
                self.failed.append(
                    f"{what}: {reply.request.body!r:.200} {reply.status_code} {reply.text[:200]}"
                )
            numbers = self._look_through(member, text, what)
            if numbers and _TELLS_NUMBERS not in reply.request.url:
                self.unasked.append(what)
            if reply.content.startswith(b"%PDF"):
                self.resumes[member].add(reply.request.url)

    def hear(self, member: str, event: str, data: object) -> None:
        """Search an event that a member's socket heard."""
        text = f"{event} {json.dumps(data)}"
        what = f"{member} heard {text[:200]}"
        with self._lock:
            self.heard[member] += 1
            if self._look_through(member, text, what) or _NAME.search(text) or _RECORD.search(text):
                self.told_of_others.append(what)

    def _look_through(self, member: str, text: str, what: str) -> set[str]:
        """Record what a text reveals. Returns the numbers in it."""
        numbers = set(_NUMBER.findall(text))
        searchers, contacts = numbers & self._town.searcher_numbers, numbers & self._town.contact_numbers
        freelancers = numbers & self._town.freelancer_numbers
        names = set(_NAME.findall(text)) & self._town.names
        self.numbers[member] |= searchers
        self.contacts[member] |= contacts
        self.freelancers[member] |= freelancers
        self.names[member] |= names
        if set(_ACCOUNT.findall(text)) - self.own[member]:
            self.accounts.append(what)
        if (numbers | set(_KEPT.findall(text))) & self._town.kept:
            self.kept.append(what)
        if any(member in self.hidden.get(each, ()) for each in searchers | names):
            self.after_hiding.append(what)
        return searchers | contacts | freelancers

    @staticmethod
    def most(found: dict[str, set[str]] | dict[str, list[str]], kind: str) -> int:
        """The most that one member of a kind has collected."""
        return max((len(each) for member, each in found.items() if member.startswith(kind)), default=0)

    @staticmethod
    def together(found: dict[str, set[str]], *kinds: str) -> int:
        """How many different items all members of these kinds have collected."""
        return len(set().union(*(each for member, each in found.items() if member.startswith(kinds))))
