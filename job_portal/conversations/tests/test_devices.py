"""Several devices write, lose answers and ask again. In the end each has what the server has."""

import random

import frappe

from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account

_SEEDS = (1, 2, 3)
_STEPS = 40


class Device:
    """A browser of an account. It sends its outbox in order, and asks for messages after its last number."""

    def __init__(self, account: Account, application: str):
        self.account, self.application = account, application
        self.outbox: list[tuple[str, str]] = []
        self.typed: list[str] = []
        self.held: dict[int, str] = {}

    def write(self, body: str) -> None:
        key = new_id()
        self.outbox.append((key, body))
        self.typed.append(key)

    def send(self):
        """The first message of the outbox, as a request. Its reply says whether it is sent."""
        key, body = self.outbox[0]
        values = {"application": self.application, "client_id": key, "body": body}
        return lambda: self.account.browser.call(f"{API}send_message", **values)

    def hear(self, reply) -> None:
        if reply.status_code == 200:
            self.outbox.pop(0)

    def ask(self, limit: int) -> int:
        """Fetch a page of new messages, and return their number."""
        values = {"application": self.application, "after": max(self.held, default=0), "limit": limit}
        answer = self.account.browser.message(f"{API}get_messages", **values)
        self.held |= {item["seq"]: item["client_id"] for item in answer["items"]}
        return len(answer["items"])


class TestDevices(ConversationCase):
    def test_every_device_has_what_the_server_has(self) -> None:
        for seed in _SEEDS:
            with self.subTest(seed=seed):
                self.setUp()
                self.act(random.Random(seed))

    def act(self, chance: random.Random) -> None:
        accounts = [self.company, self.searcher]
        devices = [Device(account, self.name) for account in accounts for _ in range(2)]
        conversation = self.send(self.company, "Begin")["conversation"]
        read = dict.fromkeys((account.email for account in accounts), 0)
        for step in range(_STEPS):
            device = chance.choice(devices)
            match chance.choice(("write", "write", "send", "lost", "twice", "all", "ask", "read")):
                case "write":
                    device.write(f"Message {step}")
                case "send" if device.outbox:
                    device.hear(device.send()())
                case "lost" if device.outbox:
                    # The server has stored the message, but the device does not know it.
                    device.send()()
                case "twice" if device.outbox:
                    first, second = at_once([device.send(), device.send()])
                    self.assertEqual(first.json["message"], second.json["message"])
                    device.hear(second)
                case "all":
                    waiting = [each for each in devices if each.outbox]
                    for each, reply in zip(waiting, at_once([each.send() for each in waiting]), strict=True):
                        each.hear(reply)
                case "ask":
                    device.ask(chance.randint(1, 5))
                case "read":
                    seq, account = chance.randint(0, step + 2), device.account
                    values = {"conversation": conversation, "seq": seq}
                    answer = account.browser.message(f"{API}read_messages", **values)
                    self.assertGreaterEqual(answer["unread"], 0)
                    last = self.read(account)["last_seq"]
                    read[account.email] = max(read[account.email], min(seq, last))
        self.settle(devices)
        self.check(devices, conversation, read)

    def settle(self, devices: list[Device]) -> None:
        """With the network back, each device sends and asks until nothing is left."""
        for device in devices:
            while device.outbox:
                device.hear(device.send()())
        for device in devices:
            while device.ask(7):
                pass

    def check(self, devices: list[Device], conversation: str, read: dict[str, int]) -> None:
        frappe.db.rollback()
        fields = ["seq", "client_id", "sender"]
        rows = frappe.get_all("JP Message", {"conversation": conversation}, fields, order_by="seq asc")
        self.assertEqual([row.seq for row in rows], list(range(1, len(rows) + 1)))
        keys = [row.client_id for row in rows]
        self.assertEqual(sorted(keys[1:]), sorted(key for device in devices for key in device.typed))
        for device in devices:
            self.assertEqual(device.held, {row.seq: row.client_id for row in rows})
            self.assertEqual([key for key in keys if key in device.typed], device.typed)
        for account in (self.company, self.searcher):
            by_hand = [row for row in rows if row.sender != account.email and row.seq > read[account.email]]
            self.assertEqual(self.unread(account), len(by_hand))
