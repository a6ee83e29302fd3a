"""A Node process that renders pages for this process, one at a time."""

import json
import socket
import subprocess
from itertools import count
from pathlib import Path

from job_portal.web import build_output
from job_portal.web.rendering import node

_SCRIPT = Path(__file__).with_name("child.js")
_MEGABYTES = 192
# A rendering that outlives the web worker stops after this time.
_LONGEST_SECONDS = 10


class PageError(Exception):
    """The script failed on this page, but the child still works. The text names the script's error."""


class Child:
    """The child ends whenever this process does, because its input closes."""

    def __init__(self) -> None:
        """:raises NodeError: there is no Node."""
        self._build = _present_build()
        # The dictionary file that it has for each language.
        self._learnt: dict[str, str] = {}
        self._ids = count(1)
        path, version = node.find()
        self._socket, its_end = socket.socketpair()
        with its_end:
            self._process = subprocess.Popen(  # noqa: S603 (our own script)
                [
                    path,
                    f"--max-old-space-size={_MEGABYTES}",
                    # It may read only its two scripts, and start no process.
                    "--permission" if version >= 24 else "--experimental-permission",
                    *(f"--allow-fs-read={file}" for file in (_SCRIPT, build_output.RENDERER)),
                    *map(str, (_SCRIPT, build_output.RENDERER, _LONGEST_SECONDS)),
                ],
                stdin=its_end,
                stdout=its_end,
                # Its error output may contain data of the page.
                stderr=subprocess.DEVNULL,
                # This process's environment may contain secrets.
                env={},
            )
        self._answers = self._socket.makefile("rb")

    def is_current(self) -> bool:
        """Whether it runs, with the latest build."""
        return self._process.poll() is None and self._build == _present_build()

    def render(self, language: str, asked: str, seconds: float) -> dict:
        """Return the script's answer to `asked`, a JSON text.

        After any error except PageError, kill the child, because its answer may still arrive.

        :raises PageError: the script fails.
        :raises TimeoutError: it takes too long.
        :raises OSError, EOFError, ValueError: the child fails.
        """
        number, file = next(self._ids), build_output.messages_file(language)
        learns = self._learnt.get(language) != file
        dictionary = build_output.dictionary(language).strip() if learns else "null"
        self._socket.settimeout(seconds)
        self._socket.sendall(f'{{"id":{number},"input":{asked},"dictionary":{dictionary}}}\n'.encode())
        line = self._answers.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        answer = json.loads(line)
        if answer["id"] != number:
            raise ValueError("the answer to another page")
        if learns:
            self._learnt[language] = file
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["output"]

    def kill(self) -> None:
        """End the child, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        self._answers.close()
        self._socket.close()


def _present_build() -> int:
    return build_output.RENDERER.stat().st_mtime_ns
