"""20 devices write into one conversation while the host is killed: each message stands in it once, in order.

`python -m lab.load.conversation` kills its own embedded host, or disturbs the site at BASE_URL
by DISTURB: see `lab.load.disturbing`.
"""

import os
import random
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import requests

from job_portal.tests.actor import fresh_number, job_values, message_of
from lab.host import answers, wait_until
from lab.load.disturbing import disturbable, disturbed
from lab.report import Report, main
from lab.timing import Timings, side_by_side
from lab.visitor import API, Administrator, Visitor

# The company's members; the limit of members and invites is 20.
MEMBERS = int(os.environ.get("MEMBERS", "17"))
# The searcher's devices, all of one account.
DEVICES = 3
# How many a member sends, and the searcher from all devices. An account may send 30 in a minute.
MESSAGES = int(os.environ.get("MESSAGES", "20"))
# Two devices at once send one of so many messages again, after its answer.
AGAIN_ONE_IN = 5
LIMITED, TRIES_EVERY_SECONDS = 429, 2
# What a proxy or the app answers while a server behind it is away.
AWAY = {502, 503, 504}
PAGE = 100
# The key of the message that begins the conversation.
FIRST = "m0-0"


class Room:
    """A company of many members and a searcher, who write to each other about an application."""

    def __init__(self) -> None:
        administrator = Administrator()
        with administrator.limits_lifted():
            owner = _person(administrator)
            administrator.approve(owner, owner.add_company())
            self.members = [owner, *(_recruit(administrator, owner) for _ in range(MEMBERS - 1))]
            self.searcher = _person(administrator)
        job = owner.message(f"{API}post_job", **job_values())["name"]
        self._application = self.searcher.message(f"{API}apply_to_job", job=job)["name"]
        self.timings = Timings()
        self.statuses: Counter[str] = Counter()
        self.answered: dict[str, set[int]] = defaultdict(set)
        # The searcher may write as often as they like after the company's first message.
        self.conversation = self.send(owner, *FIRST.split("-"))["conversation"]

    def send(self, device: Visitor, writer: str, number: int | str) -> dict:
        """Send a message until it is taken, as an outbox does; note the `seq` of each answer."""
        key = f"{writer}-{number}"
        values = {"application": self._application, "client_id": key, "kind": "text", "body": f"Hello {key}"}
        message = self.insist(partial(device.call, f"{API}send_message", **values))
        self.answered[key].add(message["seq"])
        return message

    def insist(self, call: Callable[[], requests.Response]) -> dict:
        """Repeat a call until the server has answered."""
        while True:
            try:
                reply = self.timings.of("call", call)
            except (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError):
                self.statuses["no answer"] += 1
                wait_until(answers)
                continue
            self.statuses[str(reply.status_code)] += 1
            if reply.status_code == LIMITED:
                time.sleep(TRIES_EVERY_SECONDS)
            elif reply.status_code in AWAY:
                wait_until(answers)
            else:
                return message_of(reply, "conversation")

    def write(self, device: Visitor, writer: str, messages: int) -> None:
        """Send messages one after the other, and some of them again."""
        for number in range(1, messages + 1):
            self.send(device, writer, number)
            if not random.randrange(AGAIN_ONE_IN):  # noqa: S311 (no secret)
                again = [partial(self.send, device.another_device(), writer, number) for _ in range(2)]
                side_by_side(again)

    def follow(self, device: Visitor, is_quiet: threading.Event) -> list[dict]:
        """Ask for new messages until none come, mark some as read, and return the messages in their order."""
        came: list[dict] = []
        while True:
            was_quiet = is_quiet.is_set()
            page = self.page(device, came[-1]["seq"] if came else 0)
            came += page["items"]
            if page["items"]:
                seq = random.choice(came)["seq"]  # noqa: S311
                read = {"conversation": self.conversation, "seq": seq}
                self.insist(partial(device.call, f"{API}read_messages", **read))
            elif was_quiet:
                return came

    def page(self, device: Visitor, after: int) -> dict:
        values = {"conversation": self.conversation, "after": after, "limit": PAGE}
        return self.insist(partial(device.call, f"{API}get_messages", **values))

    def unread(self, device: Visitor) -> tuple[int, int]:
        """What the account's inbox says is unread: in this conversation, and in all."""
        inbox = self.insist(partial(device.call, f"{API}get_conversations"))
        [item] = inbox["items"]
        return item["unread"], inbox["unread"]


def _person(administrator: Administrator) -> Visitor:
    person = Visitor()
    person.mobile = fresh_number()
    person.sign_up(person.mobile, administrator)
    person.agree()
    return person


def _recruit(administrator: Administrator, owner: Visitor) -> Visitor:
    person = _person(administrator)
    owner.message(f"{API}invite_member", mobile_no=person.mobile, role="Recruiter")
    [invite] = person.message(f"{API}get_invites")["items"]
    person.message(f"{API}answer_invite", invite=invite["invite"], accept=True)
    return person


def battery(report: Report) -> None:
    with disturbable() as disturb:
        room = Room()
        is_quiet = threading.Event()
        followers = [room.searcher, *room.members[:3]]
        writers = {f"m{number}": (member, MESSAGES) for number, member in enumerate(room.members)}
        for number in range(DEVICES):
            writers[f"s{number}"] = (room.searcher, MESSAGES // DEVICES)
        with ThreadPoolExecutor(len(followers)) as pool:
            following = [pool.submit(room.follow, each.another_device(), is_quiet) for each in followers]
            try:
                with disturbed(disturb) as disturbances:
                    side_by_side([partial(room.write, *each) for each in _devices(writers)])
            finally:
                is_quiet.set()
            came = [each.result() for each in following]
        report.check("times that the site was disturbed", len(disturbances), bool(disturbances))
        _check(report, room, _expected(writers), came)
    print(f"answers: {dict(sorted(room.statuses.items()))}")
    room.timings.print(f"{len(writers)} devices write into one conversation")


def _devices(writers: dict[str, tuple[Visitor, int]]) -> list[tuple[Visitor, str, int]]:
    return [(person.another_device(), writer, count) for writer, (person, count) in writers.items()]


def _expected(writers: dict[str, tuple[Visitor, int]]) -> Counter[str]:
    """The keys that were sent, each once; the first began the conversation."""
    sent = [f"{writer}-{number + 1}" for writer, (_, count) in writers.items() for number in range(count)]
    return Counter([FIRST, *sent])


def _check(report: Report, room: Room, expected: Counter[str], came: list[list[dict]]) -> None:
    stored: list[dict] = []
    while page := room.page(room.searcher, stored[-1]["seq"] if stored else 0)["items"]:
        stored += page
    found = Counter(message["client_id"] for message in stored)
    report.equal("messages lost", len(expected.keys() - found.keys()), 0)
    report.equal("messages that nobody sent, or twice there", (found - expected).total(), 0)
    seqs = [message["seq"] for message in stored]
    report.equal("their numbers without a gap", seqs == list(range(1, len(stored) + 1)), True)
    by_key = {message["client_id"]: {message["seq"]} for message in stored}
    report.equal(
        "answers that name another number", sum(room.answered[key] != by_key.get(key) for key in expected), 0
    )
    orders: dict[str, list[int]] = defaultdict(list)
    for message in stored:
        writer, number = message["client_id"].split("-")
        orders[writer].append(int(number))
    report.equal(
        "writers whose messages stand out of order", sum(each != sorted(each) for each in orders.values()), 0
    )
    of_server = [(message["seq"], message["body"]) for message in stored]
    differing = sum([(each["seq"], each["body"]) for each in items] != of_server for items in came)
    report.equal(f"of {len(came)} devices that followed, those with another list", differing, 0)
    _check_unread(report, room, stored)


def _check_unread(report: Report, room: Room, stored: list[dict]) -> None:
    wrong = []
    for side, people in (("company", room.members), ("searcher", [room.searcher])):
        for person in people:
            read_seq = room.page(person, 0)["read_seq"]
            by_hand = sum(each["side"] != side and each["seq"] > read_seq for each in stored)
            if (found := room.unread(person)) != (by_hand, by_hand):
                wrong.append((side, found, by_hand))
    report.equal("accounts whose unread differs from a count by hand", wrong, [])


if __name__ == "__main__":
    main("Many write into one conversation", battery)
