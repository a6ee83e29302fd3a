"""An OpenSearch cluster on this machine's loopback, whose nodes can be killed.

It runs from a folder with an unpacked OpenSearch. OpenSearch refuses to run as root, so root runs its nodes
as another user.
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import requests

from lab.host import wait_until

_MEMORY = "-Xms512m -Xmx512m"
_NOBODY = "nobody"
# Starting three at once takes two idle cores half a minute.
_PATIENCE_SECONDS = 240


class Node:
    """A node with its own configuration and data."""

    def __init__(self, program: Path, folder: Path, name: str, ports: tuple[int, int]):
        self._program, self._folder, self.name = program, folder / name, name
        self._http, self.transport = ports
        self.url = f"http://127.0.0.1:{self._http}"
        shutil.copytree(program / "config", self._folder / "config")
        (self._folder / "data").mkdir()
        # These are in the program's own folder, which may belong to another user.
        options = self._folder / "config" / "jvm.options"
        options.write_text(options.read_text().replace("logs/", f"{self._folder}/"))

    def start(self, seeds: list["Node"]) -> None:
        """Start it; `answers` says when it is ready."""
        options = {
            "cluster.name": "job-portal-battery",
            "node.name": self.name,
            "network.host": "127.0.0.1",
            "http.port": self._http,
            "transport.port": self.transport,
            "discovery.seed_hosts": ",".join(f"127.0.0.1:{node.transport}" for node in seeds),
            "cluster.initial_cluster_manager_nodes": ",".join(node.name for node in seeds),
            # The machine's free disk space must not matter.
            "cluster.routing.allocation.disk.threshold_enabled": "false",
            "path.data": self._folder / "data",
            "path.logs": self._folder,
        }
        java = Path(shutil.which("java") or "java").resolve().parents[1]
        environment = {
            **os.environ,
            "OPENSEARCH_JAVA_HOME": str(java),
            "OPENSEARCH_JAVA_OPTS": _MEMORY,
            "OPENSEARCH_PATH_CONF": str(self._folder / "config"),
        }
        command = [str(self._program / "bin" / "opensearch")]
        command += [word for name, value in options.items() for word in ("-E", f"{name}={value}")]
        self._own(self._folder)
        as_nobody = {"user": _NOBODY, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        with Path(self._folder, "node.log").open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 (our own command)
                command, env=environment, cwd=self._folder, stdout=log, stderr=log, **as_nobody
            )

    def answers(self) -> bool:
        """Whether it is part of a cluster with all its data."""
        if self._process.poll() is not None:
            log = Path(self._folder, "node.log").read_text(errors="replace")
            raise RuntimeError(f"{self.name} ended with {self._process.returncode}: {log[-2000:]}")
        with contextlib.suppress(requests.RequestException):
            return requests.get(f"{self.url}/_cluster/health", timeout=2).json()["status"] == "green"
        return False

    def send(self, number: signal.Signals) -> None:
        """Kill it, hang it (SIGSTOP) or resume it (SIGCONT)."""
        self._process.send_signal(number)
        if number == signal.SIGKILL:
            self._process.wait()

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGCONT)
            self._process.terminate()
            self._process.wait()

    def _own(self, folder: Path) -> None:
        if os.geteuid() == 0:
            for path in (folder, *folder.rglob("*")):
                shutil.chown(path, _NOBODY, "nogroup")


@contextlib.contextmanager
def cluster(program: Path) -> Iterator[list[Node]]:
    """Running nodes. They and their data are removed afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        # Another user's processes must read it.
        Path(folder).chmod(0o755)
        nodes = [Node(program, Path(folder), f"node-{n}", _ports()) for n in range(3)]
        try:
            start(nodes, nodes)
            yield nodes
        finally:
            for node in nodes:
                node.stop()


def start(some: list[Node], nodes: list[Node]) -> None:
    """Start nodes of the cluster, and wait until all data is available."""
    for node in some:
        node.start(nodes)
    for node in some:
        wait_until(node.answers, _PATIENCE_SECONDS)


def _ports() -> tuple[int, int]:
    with socket.create_server(("127.0.0.1", 0)) as one, socket.create_server(("127.0.0.1", 0)) as other:
        return one.getsockname()[1], other.getsockname()[1]
