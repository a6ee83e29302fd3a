"""Finds the Node for rendering. A bench has one for its socket server and its builds."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import frappe
from frappe.utils import get_bench_path

# The same as the build's target in frontend/build/targets.mjs.
OLDEST = 20
# Bench writes commands with the path of its Node here. A supervisor's PATH lacks nvm's Node.
_COMMANDS_OF_BENCH = ("config/supervisor.conf", "config/systemd/*.service", "Procfile")
_SOCKET_SERVER = re.compile(r"(/\S*/node(?:js)?)\s+\S*socketio\.js")


class NodeError(Exception):
    """There is no suitable Node. The text tells an operator why."""


def find() -> tuple[str, int]:
    """The path and major version of a recent enough Node.

    :raises NodeError: there is none.
    """
    error = NodeError("no Node was found")
    for path in filter(None, map(shutil.which, _named())):
        version = re.match(r"v(\d+)\.\d+", _printed([path, "--version"]))
        if version and int(version[1]) >= OLDEST:
            return path, int(version[1])
        if version:
            error = NodeError(f"Node {version[0]} is too old, {OLDEST} is needed")
    raise error


def _printed(command: list[str]) -> str:
    try:
        return subprocess.run(command, env={}, capture_output=True, text=True, timeout=5).stdout  # noqa: S603
    except (OSError, subprocess.SubprocessError):
        return ""


def _named() -> Iterator[str]:
    """Only the path in the site's configuration, if set; else those of PATH, then bench's."""
    if configured := frappe.conf.get("job_portal_node"):
        yield configured
        return
    yield from ("node", "nodejs")
    for pattern in _COMMANDS_OF_BENCH:
        for file in Path(get_bench_path()).glob(pattern):
            yield from _SOCKET_SERVER.findall(file.read_text(encoding="utf-8"))
