"""The child process that renders pages is killed 200 times (KILLS) during requests: no page may be wrong, no
process may be left.

`python -m lab.load.render_kills` starts its own embedded host with a short pause after failures (`serve`
below): with the default pause 200 kills would take an hour. It needs Linux's /proc.
"""

import contextlib
import json
import os
import random
import re
import runpy
import signal
import statistics
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import requests

from job_portal.tests.actor import fresh_number, job_values
from lab import visitor
from lab.host import ROOT, Host, own_host, wait_until
from lab.report import Report, main
from lab.visitor import API, Administrator, Visitor

KILLS = int(os.environ.get("KILLS", "200"))
AT_ONCE = 4
TITLES = [f"{name} Mender" for name in ("Boat", "Loom", "Kite", "Drum", "Bell", "Lamp", "Clock", "Chair")]
MEASURED = 200
# The words that only the page of one address contains.
HEADING = "{}</h2>"
RENDERED = "data-now"
GIVEN = re.compile(r'<script type="application/json" id="given">(.*?)</script>', re.DOTALL)


class Market:
    """A live site with a few jobs, and what visitors see of them."""

    def __init__(self) -> None:
        administrator = Administrator()
        company = Visitor()
        with administrator.limits_lifted():
            company.sign_up(fresh_number(), administrator)
        administrator.approve(company, company.add_company())
        administrator.configure(market="Live")
        names = [company.message(f"{API}post_job", **job_values(title=title))["name"] for title in TITLES]
        guest = Visitor()
        urls = [guest.message(f"{API}get_job", name=name)["url"] for name in names]
        self.titles = dict(zip(urls, TITLES, strict=True))
        self.statuses: Counter[int] = Counter()
        self.rendered = self.plain = 0
        self.wrong: list[str] = []
        self._host = 0
        self._lock = threading.Lock()

    def look(self, url: str) -> float:
        """Open a job's page with a new host name, so that it is not cached. Returns the seconds."""
        with self._lock:
            self._host += 1
            host = f"host-{self._host}.example"
        begun = time.perf_counter()
        headers = {"Accept": "text/html", "Host": host, "Connection": "close"}
        try:
            reply = requests.get(visitor.BASE_URL + url, headers=headers, timeout=60)
        except requests.RequestException:
            self.statuses[0] += 1
            return 0
        taken = time.perf_counter() - begun
        with self._lock:
            self.statuses[reply.status_code] += 1
            if RENDERED in reply.text:
                self.rendered += 1
            else:
                self.plain += 1
            if not self._is_right(reply.text, url, host):
                self.wrong.append(f"{url}: {reply.text[:300]}")
        return taken

    def _is_right(self, text: str, url: str, host: str) -> bool:
        title = self.titles[url]
        others = [each for each in TITLES if each != title and HEADING.format(each) in text]
        given = GIVEN.search(text)
        if others or f"http://{host}{url}" not in text or not given:
            return False
        if json.loads(given[1])[0]["message"]["title"] != title:
            return False
        mark = f'<meta name="prerendered" content="{url}"'
        return RENDERED not in text or (HEADING.format(title) in text and mark in text)


def battery(report: Report) -> None:
    with own_host("lab.load.render_kills") as host:
        market = Market()
        _measure(host, market)
        kills = _kill(host, market)
        last = _children(host)
        host.kill()
        begun = time.monotonic()
        wait_until(lambda: not any(map(_is_running, last)))
        gone = time.monotonic() - begun
        # Kill the host again, now while it renders pages.
        host.start()
        with ThreadPoolExecutor(AT_ONCE) as pool:
            looks = [pool.submit(market.look, url) for url in [*market.titles] * 20]
            wait_until(lambda: bool(_children(host)))
            children = _children(host)
            unanswered = market.statuses[0]
            host.kill()
            wait_until(lambda: not any(map(_is_running, children)))
            for look in looks:
                look.result()
        # No host was there to answer these.
        market.statuses[0] = unanswered
        host.start()
    print(f"statuses: {dict(market.statuses)}; rendered: {market.rendered}, plain: {market.plain}")
    for wrong in market.wrong[:5]:
        print(wrong)
    report.check("children killed while pages were asked for", kills, kills >= KILLS)
    report.equal(
        "requests that were not answered with 200", market.statuses.total() - market.statuses[200], 0
    )
    report.check("pages that were rendered meanwhile", market.rendered, market.rendered > kills)
    report.equal("pages with another address's content", len(market.wrong), 0)
    report.check("seconds until the child of a killed host had ended", f"{gone:.2f}", bool(last))
    report.check("children of a host killed in the middle of a page that are left", 0, bool(children))


def _measure(host: Host, market: Market) -> None:
    """Print the time of a page, and the memory of the host and of its child."""
    for url in market.titles:
        market.look(url)
    urls = [*market.titles] * (MEASURED // len(market.titles))
    taken = statistics.median(market.look(url) for url in urls) * 1000
    # Proportional memory in kB: memory shared with others counts in part.
    sizes = [
        int(re.search(r"^Pss:\s+(\d+)", Path(f"/proc/{process}/smaps_rollup").read_text(), re.MULTILINE)[1])
        for process in (host.pid, *_children(host))
    ]
    print(f"a rendered job page, whole request: {taken:.1f} ms (median of {len(urls)})")
    print(f"memory: host {sizes[0] / 1024:.0f} MB, child {sum(sizes[1:]) / 1024:.0f} MB")


def _kill(host: Host, market: Market) -> int:
    done = threading.Event()

    def visit(number: int) -> None:
        urls = [*market.titles]
        random.Random(number).shuffle(urls)  # noqa: S311 (no secret)
        while not done.is_set():
            for url in urls:
                market.look(url)

    kills = 0
    with ThreadPoolExecutor(AT_ONCE) as pool:
        visits = [pool.submit(visit, number) for number in range(AT_ONCE)]
        while kills < KILLS and not any(visit.done() for visit in visits):
            # Wait until the child has rendered something before killing it.
            enough = market.rendered + 1
            wait_until(lambda enough=enough: market.rendered >= enough)
            time.sleep(random.uniform(0, 0.03))  # noqa: S311
            for child in _children(host):
                os.kill(child, signal.SIGKILL)
                kills += 1
        done.set()
        for visit in visits:
            visit.result()
    return kills


def _children(host: Host) -> list[int]:
    """The processes that render for the host."""
    found = []
    for children in Path(f"/proc/{host.pid}/task").glob("*/children"):
        # Threads and processes may end meanwhile.
        with contextlib.suppress(OSError):
            found += [int(each) for each in children.read_text().split() if _is_running(int(each))]
    return found


def _is_running(process: int) -> bool:
    """Whether the process exists and renders. A zombie has no command line."""
    try:
        return b"/rendering/child.js" in Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return False


def _serve() -> None:
    # The host sets this path itself, but the app's modules need it earlier.
    sys.path.insert(0, str(ROOT / "embedded"))
    from job_portal.web import guest_page
    from job_portal.web.rendering import renderer

    renderer._SHORTEST_PAUSE = renderer._LONGEST_PAUSE = 0.05
    # Nobody else requests this many pages a minute, so lift the limit.
    guest_page._MOST_PAGES = sys.maxsize
    runpy.run_module("embedded", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["serve"]:
        _serve()
    else:
        main("Rendering, killed", battery)
