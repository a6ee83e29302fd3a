"""Sockets that attackers keep open, and that ask to join every room."""

import itertools
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

import socketio

from job_portal.tests.actor import API
from lab import visitor
from lab.host import wait_until
from lab.visitor import Visitor

GUEST = {"Cookie": "sid=Guest"}
# The host accepts at most 16 packets at once, and the answers to its pings are among them.
_AT_ONCE = 10
_OF_RECORDS = ("doc_subscribe", "doc_open", "doc_close")
_OF_TASKS = ("task_subscribe", "progress_subscribe", "doctype_subscribe")
Hear = Callable[[str, object], None]


class Ear:
    """One open socket. `hear` is called with each event and its data."""

    def __init__(self, who: Visitor, hear: Hear, headers: dict[str, str] | None = None):
        boot = who.message(f"{API}get_boot")
        self._namespace = f"/{boot['site_name']}"
        # After a jump of its clock the host may drop a socket, which then connects again.
        self._client = socketio.Client(reconnection_delay=0.1, reconnection_delay_max=1, handle_sigint=False)
        self._client.on("*", lambda event, *data: hear(event, data), namespace=self._namespace)
        # Frappe 15 requires a cookie, of any content.
        headers = headers or {"Cookie": "any=1", "Authorization": f"token {who.session['token']}"}
        self._client.connect(
            f"http://{urlsplit(visitor.BASE_URL).hostname}:{boot['socketio_port']}",
            {"Origin": visitor.BASE_URL, **headers},
            namespaces=[self._namespace],
            transports=["polling"],
        )

    def ask(self, events: Iterator[tuple[str, object]]) -> None:
        """Emit the events, each given as its name and its arguments."""
        while batch := list(itertools.islice(events, _AT_ONCE)):
            wait_until(lambda: self._namespace in self._client.namespaces)
            for event, arguments in batch:
                self._client.emit(event, arguments, namespace=self._namespace)
            wait_until(lambda: not self._client.eio.queue.unfinished_tasks or not self._client.connected)

    def close(self) -> None:
        self._client.disconnect()


def opens_for_guests() -> bool:
    """Whether the site lets a guest's socket in."""
    try:
        Ear(Visitor(), lambda *_: None, GUEST).close()
    except socketio.exceptions.ConnectionError:
        return False
    return True


def every_room(doctypes: list[str], users: list[str], records: list[tuple[str, str]]) -> Iterator:
    """The rooms that a socket can ask for: those of Frappe, and those named after our records."""
    yield from (("doctype_subscribe", doctype) for doctype in doctypes)
    for event in _OF_RECORDS:
        yield from ((event, record) for record in [*records, *(("User", user) for user in users)])
    rooms = ["all", "website", "doctype:User", *(f"user:{user}" for user in users)]
    rooms += [f"doc:{doctype}/{name}" for doctype, name in records]
    for event, room in itertools.product(_OF_TASKS, rooms):
        yield event, room
        yield event, {"room": room}
