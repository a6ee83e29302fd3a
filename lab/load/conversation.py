"""20 devices write into one conversation while the host is killed: each message must be in it once, in order.

`npm run lab -- load-conversation` kills its own embedded host. With `--bench DIR` it kills the two web nodes
of a new site, behind a balancer, see `lab.load.disturbing`. For 200 pairs that write 100 messages each:
PAIRS=200 MEMBERS=1 DEVICES=1 MESSAGES=50 DISTURB_WITHIN=40.
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
from lab.load.disturbing import disturbable, disturbed
from lab.report import Report, main
from lab.timing import Timings, side_by_side
from lab.visitor import API, Administrator, Visitor

# Conversations at the same time.
PAIRS = int(os.environ.get("PAIRS", "1"))
# The company's members; the limit of members and invites is 20.
MEMBERS = int(os.environ.get("MEMBERS", "17"))
# The searcher's devices, which share one account.
DEVICES = int(os.environ.get("DEVICES", "3"))
# Messages of each member, and of the searcher's devices together. An account may send 30 a minute.
MESSAGES = int(os.environ.get("MESSAGES", "20"))
# One in this many messages is sent again, after its answer, by two devices at once.
AGAIN_ONE_IN = 5
LIMITED, TRIES_EVERY_SECONDS = 429, 2
# A server behind the proxy or the app is down, and is asked again after this time, for so long.
AWAY, ASKS_AGAIN_SECONDS, PATIENCE_SECONDS = {502, 503, 504}, 0.5, 3600
# A device that has read everything asks again after this time, so that those who write have their turn.
ASKS_EVERY_SECONDS = max(1, PAIRS / 20)
LEAST_DISTURBANCES = 10
# Sign-ups at the same time.
AT_ONCE = 6
PAGE = 100
# The key of the message that begins the conversation.
FIRST = "m0-0"


class Room:
    """A conversation about an application between a company's members and a searcher."""

    def __init__(self, administrator: Administrator, timings: Timings, statuses: Counter[str]) -> None:
        owner = _person(administrator)
        administrator.approve(owner, owner.add_company())
        self.members = [owner, *(_recruit(administrator, owner) for _ in range(MEMBERS - 1))]
        self.searcher = _person(administrator)
        job = owner.message(f"{API}post_job", **job_values())["name"]
        self._application = self.searcher.message(f"{API}apply_to_job", job=job)["name"]
        self._timings, self._statuses = timings, statuses
        self.answered: dict[str, set[int]] = defaultdict(set)
        # After the company's first message the searcher may write without waiting for answers.
        self.conversation = self.send(owner, *FIRST.split("-"))["conversation"]

    def send(self, device: Visitor, writer: str, number: int | str) -> dict:
        """Send a message until it is accepted, as the app's outbox does. Record the `seq` of each answer."""
        key = f"{writer}-{number}"
        values = {"application": self._application, "client_id": key, "kind": "text", "body": f"Hello {key}"}
        message = self.insist(partial(device.call, f"{API}send_message", **values))
        self.answered[key].add(message["seq"])
        return message

    def insist(self, call: Callable[[], requests.Response]) -> dict:
        """Repeat a call until the server has answered. Raises TimeoutError if it does not."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            try:
                reply = self._timings.of("call", call)
            except (requests.ConnectionError, requests.Timeout, requests.exceptions.ChunkedEncodingError):
                self._statuses["no answer"] += 1
                time.sleep(ASKS_AGAIN_SECONDS)
                continue
            self._statuses[str(reply.status_code)] += 1
            if reply.status_code != LIMITED and reply.status_code not in AWAY:
                return message_of(reply, "conversation")
            time.sleep(TRIES_EVERY_SECONDS if reply.status_code == LIMITED else ASKS_AGAIN_SECONDS)
        raise TimeoutError(f"No answer in {PATIENCE_SECONDS} s")

    def write(self, device: Visitor, writer: str, messages: int) -> None:
        """Send messages one after the other, and some of them again."""
        for number in range(1, messages + 1):
            self.send(device, writer, number)
            if not random.randrange(AGAIN_ONE_IN):  # noqa: S311 (no secret)
                again = [partial(self.send, device.another_device(), writer, number) for _ in range(2)]
                side_by_side(again)

    def follow(self, device: Visitor, is_quiet: threading.Event) -> list[dict]:
        """Read new messages until no more come, marking some as read. Returns the messages in order."""
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
            else:
                is_quiet.wait(ASKS_EVERY_SECONDS)

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
    timings, statuses = Timings(), Counter()
    with disturbable() as disturb:
        rooms = _rooms(timings, statuses)
        is_quiet = threading.Event()
        followers = {room: [room.searcher, *room.members[:3]] for room in rooms}
        written = {room: _writers(room) for room in rooms}
        writing = [partial(room.write, *each) for room in rooms for each in _devices(written[room])]
        with ThreadPoolExecutor(sum(map(len, followers.values()))) as pool:
            following = {
                room: [pool.submit(room.follow, each.another_device(), is_quiet) for each in people]
                for room, people in followers.items()
            }
            try:
                with disturbed(disturb) as disturbances:
                    side_by_side(writing)
            finally:
                is_quiet.set()
            came = {room: [each.result() for each in futures] for room, futures in following.items()}
        times = len(disturbances)
        report.check("times that the site was disturbed", times, times >= LEAST_DISTURBANCES)
        found = Counter()
        for room in rooms:
            found.update(_faults(room, _expected(written[room]), came[room]))
        for what, count in found.items():
            report.equal(what, count, 0)
    print(f"answers: {dict(sorted(statuses.items()))}")
    timings.print(f"{len(writing)} devices write into {len(rooms)} conversations")


def _rooms(timings: Timings, statuses: Counter[str]) -> list[Room]:
    administrator = Administrator()
    with administrator.limits_lifted(), ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(lambda _: Room(administrator, timings, statuses), range(PAIRS)))


def _writers(room: Room) -> dict[str, tuple[Visitor, int]]:
    writers = {f"m{number}": (member, MESSAGES) for number, member in enumerate(room.members)}
    for number in range(DEVICES):
        writers[f"s{number}"] = (room.searcher, MESSAGES // DEVICES)
    return writers


def _devices(writers: dict[str, tuple[Visitor, int]]) -> list[tuple[Visitor, str, int]]:
    return [(person.another_device(), writer, count) for writer, (person, count) in writers.items()]


def _expected(writers: dict[str, tuple[Visitor, int]]) -> Counter[str]:
    """The keys of the messages that were sent, each once, with the first one of the conversation."""
    sent = [f"{writer}-{number + 1}" for writer, (_, count) in writers.items() for number in range(count)]
    return Counter([FIRST, *sent])


def _faults(room: Room, expected: Counter[str], came: list[list[dict]]) -> dict[str, int]:
    """The number of each kind of fault that is left when all writers have finished."""
    stored: list[dict] = []
    while page := room.page(room.searcher, stored[-1]["seq"] if stored else 0)["items"]:
        stored += page
    found = Counter(message["client_id"] for message in stored)
    seqs = [message["seq"] for message in stored]
    by_key = {message["client_id"]: {message["seq"]} for message in stored}
    orders: dict[str, list[int]] = defaultdict(list)
    for message in stored:
        writer, number = message["client_id"].split("-")
        orders[writer].append(int(number))
    of_server = [(message["seq"], message["body"]) for message in stored]
    return {
        "messages lost": len(expected.keys() - found.keys()),
        "messages that nobody sent, or twice there": (found - expected).total(),
        "conversations whose numbers have a gap": int(seqs != list(range(1, len(stored) + 1))),
        "answers that name another number": sum(room.answered[key] != by_key.get(key) for key in expected),
        "writers whose messages stand out of order": sum(each != sorted(each) for each in orders.values()),
        "devices that followed, and have another list": sum(
            [(each["seq"], each["body"]) for each in items] != of_server for items in came
        ),
        "accounts whose unread differs from a count by hand": _wrongly_unread(room, stored),
    }


def _wrongly_unread(room: Room, stored: list[dict]) -> int:
    wrong = 0
    for side, people in (("company", room.members), ("searcher", [room.searcher])):
        for person in people:
            read_seq = room.page(person, 0)["read_seq"]
            by_hand = sum(each["side"] != side and each["seq"] > read_seq for each in stored)
            wrong += room.unread(person) != (by_hand, by_hand)
    return wrong


if __name__ == "__main__":
    main("Many write into one conversation", battery)
