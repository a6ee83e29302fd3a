"""Both web nodes share the same state."""

import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from urllib.parse import urlsplit

import socketio

from job_portal.tests.actor import SEND, fresh_number, pdf
from lab.market import Market
from lab.report import Report
from lab.timing import side_by_side
from lab.visitor import API, BASE_URL, LIFTED, Visitor

LIMIT = 3
PATIENCE_SECONDS = 5
# A refusal without waiting comes within this time.
SOON_SECONDS = 5
# platform/circuit_breaker.py: after this many timeouts most requests fail at once.
TIMEOUTS_TO_OPEN = 3
# An address for documentation (RFC 5737). A node that is reached without the balancer trusts the header.
ADDRESS = "198.51.100.7"


def agree(report: Report, market: Market, nodes: list[str], sockets: list[str]) -> None:
    """Check both nodes directly, without the balancer."""
    for here, there in (nodes, nodes[::-1]):
        _sessions_and_files(report, market, here, there)
        _pages(report, market, here, there)
    _realtime(report, market, nodes, sockets)
    _limits(report, market, *nodes)
    _breaker(report, market, *nodes)


def _sessions_and_files(report: Report, market: Market, here: str, there: str) -> None:
    owner, content = market.person(), pdf()
    url = owner.at(here).upload_document(content)
    report.equal(
        "a file is the same at the other node", owner.at(there).request("GET", url).content == content, True
    )
    stolen = Visitor().at(there)
    # A log-out removes the owner's own cookies.
    stolen.http.cookies.update(owner.http.cookies)
    logged_in = partial(stolen.call, "frappe.auth.get_logged_user")
    stolen.csrf_token = owner.csrf_token
    before = logged_in().status_code
    owner.at(here).message("logout")
    report.equal(
        "a log-out at one node ends the session at the other", (before, logged_in().status_code), (200, 403)
    )


def _pages(report: Report, market: Market, here: str, there: str) -> None:
    owner, guest = market.company(), Visitor()
    job = market.job(owner, title="Dyer of Silk")
    path = guest.message(f"{API}get_job", name=job["name"])["url"]

    def shown(node: str) -> tuple[int, bool, bool]:
        # After a change of title, the address redirects to the new one.
        reply = guest.http.get(node + path, timeout=30)
        return reply.status_code, "Dyer of Silk" in reply.text, "Weaver of Wool" in reply.text

    before = [shown(node) for node in (here, there)]
    owner.at(here).message(f"{API}update_job", name=job["name"], title="Weaver of Wool")
    after = [shown(node) for node in (there, here)]
    report.equal("a job's page at both nodes", before, [(200, True, False)] * 2)
    report.equal("the same, changed at one of them", after, [(200, False, True)] * 2)


@contextmanager
def _listening(owner: Visitor, url: str) -> Iterator[queue.Queue]:
    """The events that the owner's browser receives from one socket server."""
    client, heard = socketio.Client(reconnection=False, http_session=owner.http), queue.Queue()
    namespace = f"/{urlsplit(BASE_URL).hostname}"
    client.on("notification", heard.put, namespace=namespace)
    client.connect(url, {"Origin": BASE_URL}, namespaces=[namespace], transports=["polling"])
    try:
        yield heard
    finally:
        client.disconnect()


def _realtime(report: Report, market: Market, nodes: list[str], sockets: list[str]) -> None:
    owner = market.company()
    job = market.job(owner)["name"]
    for node in nodes:
        heard = []
        for url in (*sockets, BASE_URL):
            with _listening(owner, url) as news:
                market.person().at(node).message(f"{API}apply_to_job", job=job)
                try:
                    heard.append("unread" in news.get(timeout=PATIENCE_SECONDS))
                except queue.Empty:
                    heard.append(False)
        report.equal("news of one node at each socket server, and through the balancer", heard, [True] * 3)


def _limits(report: Report, market: Market, here: str, there: str) -> None:
    before = market.administrator.configure(sends_per_address=LIMIT)
    asking = [Visitor(ADDRESS).at(node) for node in [here] * LIMIT + [there, here]]
    try:
        statuses = [
            each.call(SEND, mobile_no=fresh_number(), used_for="Signup").status_code for each in asking
        ]
    finally:
        market.administrator.configure(**before)
    report.equal("a limit spent at one node is spent at both", statuses, [200] * LIMIT + [429, 429])


def _breaker(report: Report, market: Market, here: str, there: str) -> None:
    silent = socket.create_server(("127.0.0.1", 0), backlog=128)
    threading.Thread(target=_keep_silent, args=(silent,), daemon=True).start()
    reached = {"message_parameter": "text", "receiver_parameter": "to", "use_post": 1}
    address = f"http://127.0.0.1:{silent.getsockname()[1]}/send"
    market.administrator.change("SMS Settings", "SMS Settings", sms_gateway_url=address, **reached)
    before = market.administrator.configure(sms_gateway="HTTP", **LIFTED)

    def send(node: str) -> tuple[int, bool]:
        begun = time.monotonic()
        reply = Visitor().at(node).call(SEND, mobile_no=fresh_number(), used_for="Signup")
        return reply.status_code, time.monotonic() - begun < SOON_SECONDS

    try:
        opening = side_by_side([partial(send, here)] * TIMEOUTS_TO_OPEN)
        # One try in ten seconds is allowed.
        after = side_by_side([partial(send, there)] * TIMEOUTS_TO_OPEN)
    finally:
        market.administrator.configure(**before)
    report.equal(
        "sends that wait for a silent gateway at one node", opening, [(503, False)] * TIMEOUTS_TO_OPEN
    )
    soon = after.count((503, True))
    report.check("of as many at the other node then, refused at once", soon, soon >= TIMEOUTS_TO_OPEN - 1)


def _keep_silent(gateway: socket.socket) -> None:
    """Accept every connection and never answer."""
    taken = []
    while True:
        taken.append(gateway.accept())
