"""A battery's own embedded host, which it may kill."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import requests

from lab import visitor

ROOT = Path(__file__).parents[1]
# A start takes about two seconds; many more while 800 devices and others want the machine.
PATIENCE_SECONDS = 600


class Host:
    """`python -m embedded serve` on `folder`.

    :param module: a module to run in place of `embedded`, which starts it.
    """

    def __init__(self, folder: Path, module: str = "embedded", environment: dict[str, str] | None = None):
        self.folder, self.site = folder, folder / "site"
        self.python, self.arguments = sys.executable, ["--data", str(self.site)]
        self.logs = [folder]
        self._module, self._environment = module, environment or {}
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self._port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, wait until it answers, and point the batteries' visitors to it."""
        serve = [sys.executable, "-m", self._module, "serve", "--port", str(self._port)]
        with Path(self.folder, "host.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                [*serve, "--data", str(self.site)],
                cwd=ROOT,
                env={**os.environ, **self._environment},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        visitor.BASE_URL = self.url
        wait_until(self._answers)

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """Kill it without a chance to clean up, as in a crash."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _answers(self) -> bool:
        if self._process.poll() is not None:
            log = Path(self.folder, "host.log").read_text(errors="replace")
            raise RuntimeError(f"The host ended with {self._process.returncode}: {log[-2000:]}")
        return answers()


class BenchSite:
    """A bench's site that is served at BASE_URL. Use only a site that you can throw away.

    :ivar python: the interpreter that opens the site by `arguments` (`lab.site.add_arguments`).
    :ivar logs: folders of its logs.
    """

    def __init__(self, bench: Path, name: str):
        self.python = str(bench / "env" / "bin" / "python")
        self.arguments = ["--bench", str(bench), "--site", name]
        self.logs = [bench / "logs", bench / "sites" / name / "logs"]


@contextlib.contextmanager
def own_host(module: str = "embedded", environment: dict[str, str] | None = None) -> Iterator[Host]:
    """A running host on an empty site. Both are removed afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder), module, environment)
        try:
            host.start()
            yield host
        finally:
            host.stop()


def answers() -> bool:
    """Whether the site and its database answer."""
    try:
        reply = requests.get(f"{visitor.BASE_URL}/api/method/frappe.auth.get_logged_user", timeout=30)
    except requests.RequestException:
        return False
    # A guest gets a 403, which only a working site can send.
    return reply.status_code == 403


def wait_until(condition: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Poll `condition`. Raises TimeoutError after `seconds`."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{condition} did not come true in {seconds} s")
        time.sleep(0.05)
