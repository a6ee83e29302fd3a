"""The child process that renders: runaways, kills, forks and exits. No test needs a build."""

import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import frappe

from job_portal.tests.at_build import Build
from job_portal.tests.utils import TestCase
from job_portal.web import build_output
from job_portal.web.rendering import node, renderer
from job_portal.web.rendering.renderer import Engine

STUB = """
const known = {}
let count = 0
const busy = (ms) => { const end = Date.now() + ms; while (Date.now() < end); }
const ways = {
  forever() { while (true); },
  memory() { const held = []; while (true) held.push(new Array(10000).fill(Math.random())) },
  throw() { throw new TypeError('9876543210') },
  slow() { busy(100); return 'slow' },
  late() { busy(5000); return 'late' },
  environment: () => Object.keys(process.env),
  globals: () => Object.getOwnPropertyNames(globalThis),
  file: () => require('node:fs').readFileSync('/etc/hostname', 'utf8'),
  process: () => require('node:child_process').execFileSync('/bin/true'),
  print() { console.log('{"id":1,"output":"another page"}') },
}
exports.render = ({ what }, dictionary) => {
  if (dictionary) known[what] = `${dictionary.Login} ${++count}`
  return ways[what]?.() ?? known[what] ?? `${what} ${++count}`
}
"""
REPOSITORY = Path(__file__).parents[3]
KILLS = 12


def asked(what: str) -> str:
    return f'{{"what":"{what}"}}'


def is_running(process: int) -> bool:
    """Whether the process exists and is no zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


class EngineCase(Build):
    def setUp(self) -> None:
        super().setUp()
        self.write(build_output.RENDERER, STUB)
        # Long timeouts for a busy machine.
        limits = patch.multiple(renderer, _WAIT_SECONDS=60, _START_SECONDS=60, _RENDER_SECONDS=60)
        limits.start()
        self.addCleanup(limits.stop)
        self.engine = Engine()
        self.addCleanup(lambda: self.engine.drop())

    def process(self) -> int:
        return self.engine._child._process.pid

    def cut_off(self, page: threading.Thread) -> None:
        """Kill the page that is being rendered, as the kernel would. Its child may be just starting."""
        while page.is_alive():
            if running := self.engine._child:
                running._process.kill()
            page.join(0.01)

    def wait_until_gone(self, process: int) -> None:
        deadline = time.monotonic() + 60
        while is_running(process):
            self.assertLess(time.monotonic(), deadline, "it is still there")
            time.sleep(0.01)


class TestEngine(EngineCase):
    def test_a_child_serves_many_pages(self) -> None:
        answers = [self.engine.render("en", asked("page")) for _ in range(3)]
        self.assertEqual(answers, ["page 1", "page 2", "page 3"])

    def test_it_speaks_every_language_and_learns_each_once_a_build(self) -> None:
        self.build_dictionaries(hi="प्रवेश", ta="உள்நுழைவு")
        for code, login in (("hi", "प्रवेश 1"), ("ta", "உள்நுழைவு 2"), ("hi", "प्रवेश 1")):
            self.assertEqual(self.engine.render(code, asked(code)), login)
        self.assertEqual(self.engine.render("xx", asked("page")), "page 3")
        self.build_dictionaries(hi="लॉग इन")
        self.assertEqual(self.engine.render("hi", asked("hi")), "लॉग इन 4")
        self.assertEqual(self.engine.render("en", asked("page")), "page 5")

    def test_without_its_dictionary_a_page_is_plain(self) -> None:
        self.build_dictionaries(hi="लॉग इन")
        (build_output.SCREENS.parent / build_output.messages_file("hi").rpartition("/")[2]).unlink()
        self.assertIsNone(self.engine.render("hi", asked("hi")))
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def build_dictionaries(self, **login: str) -> None:
        """Each dictionary has one text."""
        files = {code: [f"messages-{code}-{abs(hash(text))}.js"] for code, text in login.items()}
        for code, (file,) in files.items():
            path, dictionary = build_output.SCREENS.parent / file, {"Login": login[code]}
            text = f"export default {json.dumps(dictionary, ensure_ascii=False)}\n"
            path.write_text(text, encoding="utf-8")
        self.write(build_output.SCREENS, json.dumps({"pages": {}, "messages": files}))

    def test_long_pages_come_whole(self) -> None:
        long = "\u2028x" * 300_000
        self.assertEqual(
            self.engine.render("en", json.dumps({"what": long}, ensure_ascii=False)), f"{long} 1"
        )

    def test_a_new_build_has_a_new_one(self) -> None:
        self.engine.render("en", asked("page"))
        before = self.process()
        self.write(build_output.RENDERER, STUB.replace("count = 0", "count = 40"))
        self.assertEqual(self.engine.render("en", asked("page")), "page 41")
        self.assertFalse(is_running(before))

    def test_there_is_no_way_out(self) -> None:
        with patch.dict(os.environ, {"SECRET": "9876543210"}):
            self.assertEqual(self.engine.render("en", asked("environment")), [])
        names = self.engine.render("en", asked("globals"))
        for name in ("fetch", "WebSocket", "EventSource", "XMLHttpRequest"):
            self.assertNotIn(name, names)
        for way in ("file", "process"):
            self.assertIsNone(self.engine.render("en", asked(way)), way)
        self.assertEqual(self.engine.failure, "the last page failed: Error")

    def test_what_a_script_prints_is_no_answer(self) -> None:
        self.assertEqual(self.engine.render("en", asked("print")), "print 1")
        self.assertEqual(self.engine.render("en", asked("page")), "page 2")

    def test_what_fails_or_runs_away_ends_and_the_next_page_is_rendered(self) -> None:
        # If the script itself reports an error, the child continues. Otherwise it is killed.
        for what, then in (("throw", "page 2"), ("forever", "page 1"), ("memory", "page 1")):
            with self.subTest(what=what):
                if what == "throw":
                    self.assertEqual(self.engine.render("en", asked("page")), "page 1")
                before = self.process()
                # On a busy machine the memory is not full within a second.
                with patch.object(renderer, "_RENDER_SECONDS", 0.5 if what == "forever" else 60):
                    self.assertIsNone(self.engine.render("en", asked(what)))
                self.assertEqual(is_running(before), what == "throw")
                self.assertIn("the last page failed", self.engine.failure)
                self.assertNotIn("9876543210", self.engine.failure)
                self.assertEqual(self.engine.render("en", asked("page")), then)
                self.assertEqual(self.engine.failure, "")

    def test_the_answer_to_a_page_that_took_too_long_is_given_to_no_other(self) -> None:
        self.engine.render("en", asked("page"))
        with patch.object(renderer, "_RENDER_SECONDS", 0.05):
            self.assertIsNone(self.engine.render("en", asked("late")))
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def test_an_answer_to_another_page_is_refused(self) -> None:
        self.engine.render("en", asked("page"))
        self.engine._child._socket.sendall(b'{"id":1,"input":{"what":"stale"}}\n')
        self.assertIsNone(self.engine.render("en", asked("page")))
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def test_a_script_that_does_not_start_is_tried_anew(self) -> None:
        for script in ("while (true);", "throw new Error()", "{"):
            self.write(build_output.RENDERER, script)
            with patch.object(renderer, "_START_SECONDS", 0.5):
                self.assertIsNone(self.engine.render("en", asked("page")))
            self.assertIsNone(self.engine._child)
        self.write(build_output.RENDERER, STUB)
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def test_killed_between_pages_it_starts_anew_and_no_page_is_plain(self) -> None:
        for _ in range(KILLS):
            self.assertEqual(self.engine.render("en", asked("page")), "page 1")
            os.kill(self.process(), signal.SIGKILL)
            self.engine._child._process.wait()

    def test_killed_in_the_middle_of_a_page_that_page_alone_is_plain(self) -> None:
        for _ in range(KILLS):
            self.assertEqual(self.engine.render("en", asked("page")), "page 1")
            outcome: list = []
            process = self.process()
            page = threading.Thread(target=lambda: outcome.append(self.engine.render("en", asked("forever"))))  # noqa: B023
            page.start()
            self.cut_off(page)
            self.assertEqual(outcome, [None])
            self.assertFalse(is_running(process))

    def test_only_repeated_failures_make_a_pause_and_it_grows(self) -> None:
        clock = SimpleNamespace(monotonic=lambda: now)
        now = 1000.0

        def fail() -> None:
            self.assertIsNone(self.engine.render("en", asked("throw")))

        with patch.object(renderer, "time", clock):
            for pause in (False, False, True):
                self.assertFalse(self.engine.is_paused())
                fail()
                self.assertEqual(self.engine.is_paused(), pause)
            for pause in (10, 20, 40, 80, 80):
                now += pause - 1
                self.assertTrue(self.engine.is_paused())
                now += 1
                self.assertFalse(self.engine.is_paused())
                fail()
            now += 80
            # A rendered page makes the next pause a short one.
            self.assertEqual(self.engine.render("en", asked("page")), "page 1")
            for _ in range(3):
                self.assertFalse(self.engine.is_paused())
                fail()
            self.assertTrue(self.engine.is_paused())
            now += 10
            self.assertFalse(self.engine.is_paused())
            self.engine.render("en", asked("page"))
            # Failures that are far apart cause no pause.
            for _ in range(3):
                now += 20
                fail()
            self.assertFalse(self.engine.is_paused())

    def test_of_eight_at_once_seven_do_not_wait_for_one_that_runs_away(self) -> None:
        self.engine.render("en", asked("page"))
        outcomes: list[str | None] = []

        def one(what: str) -> None:
            outcomes.append(self.engine.render("en", asked(what)))

        runaway = threading.Thread(target=one, args=("forever",))
        runaway.start()
        while not self.engine._lock.locked():
            pass
        with patch.object(renderer, "_WAIT_SECONDS", 0.1):
            others = [threading.Thread(target=one, args=("page",)) for _ in range(7)]
            for thread in others:
                thread.start()
            for thread in others:
                thread.join()
        self.assertTrue(runaway.is_alive())
        self.assertEqual(outcomes, [None] * 7)
        self.cut_off(runaway)
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")


class TestProcesses(EngineCase):
    """Each runs in its own process with a time limit, so that hanging fails. None leaves a child behind."""

    def start_python(self, code: str) -> subprocess.Popen:
        start = (
            "import os, signal, sys, threading, time\nfrom pathlib import Path\n"
            "from unittest.mock import Mock\n"
            "from job_portal.web import build_output\n"
            "from job_portal.web.rendering import child, node, renderer\n"
            # There is no site for logs and configuration.
            "renderer.logs = Mock()\n"
            f"node.find = lambda: {node.find()!r}\n"
            f"build_output.RENDERER = Path({str(build_output.RENDERER)!r})\n"
            "renderer._START_SECONDS = renderer._RENDER_SECONDS = 60\n"
            "page = lambda: renderer.render('en', '{\"what\":\"page\"}')\n"
            "forever = lambda: renderer.render('en', '{\"what\":\"forever\"}')\n"
            "process = lambda: renderer._engine._child._process.pid\n"
            # One write a line, because forks write to the same pipe.
            "say = lambda *said: os.write(1, (' '.join(map(str, said)) + '\\n').encode())\n"
        )
        path = os.pathsep.join([str(REPOSITORY), *sys.path])
        return subprocess.Popen(  # noqa: S603
            # Newer Pythons warn of each fork beside threads.
            [sys.executable, "-W", "ignore::DeprecationWarning", "-c", start + code],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run_python(self, code: str, returncode: int = 0) -> list[str]:
        """The lines that the code prints. It must print nothing to stderr."""
        started = self.start_python(code)
        out, err = started.communicate(timeout=60)
        self.assertEqual((started.returncode, err), (returncode, ""))
        return out.split("\n")[:-1]

    def test_the_child_ends_with_the_process_however_it_ends(self) -> None:
        for end, code in (
            ("sys.exit()", 0),
            ("os._exit(3)", 3),
            ("os.kill(os.getpid(), signal.SIGTERM)", -signal.SIGTERM),
            ("os.kill(os.getpid(), signal.SIGKILL)", -signal.SIGKILL),
        ):
            with self.subTest(end=end):
                answer, process = self.run_python(f"say(page())\nsay(process())\n{end}", code)
                self.assertEqual(answer, "page 1")
                self.wait_until_gone(int(process))

    def test_a_runaway_ends_by_itself_where_the_process_was_killed(self) -> None:
        code = """
child._LONGEST_SECONDS = 1
page()
say(process())
threading.Thread(target=forever, daemon=True).start()
while not renderer._engine._lock.locked():
    pass
time.sleep(0.1)
os.kill(os.getpid(), signal.SIGKILL)
"""
        (process,) = self.run_python(code, -signal.SIGKILL)
        self.wait_until_gone(int(process))

    def test_a_fork_renders_for_itself(self) -> None:
        code = """
say(page(), process())
child = os.fork()
answer = page()
say("child" if child == 0 else "parent", answer)
if child:
    os.waitpid(child, 0)
    say("parent", page(), process())
"""
        lines = self.run_python(code)
        self.assertEqual(lines[0].split()[:2], ["page", "1"])
        self.assertEqual(sorted(lines[1:3]), ["child page 1", "parent page 2"])
        self.assertEqual(lines[3], f"parent page 3 {lines[0].split()[2]}")

    def test_a_fork_while_a_page_is_rendered(self) -> None:
        code = """
page()
slow = threading.Thread(target=lambda: say(renderer.render("en", '{"what":"slow"}')))
slow.start()
while not renderer._engine._lock.locked():
    pass
child = os.fork()
if child == 0:
    say(page())
    os._exit(0)
slow.join()
_pid, status = os.waitpid(child, 0)
sys.exit(status)
"""
        self.assertEqual(sorted(self.run_python(code)), ["page 1", "slow"])


class TestNode(TestCase):
    """The choice of Node. The programs in this test only print a version."""

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        for patched in (
            patch.dict(os.environ, {"PATH": str(self.folder / "bin")}),
            patch.object(node, "get_bench_path", lambda: str(self.folder)),
        ):
            patched.start()
            self.addCleanup(patched.stop)

    def node(self, place: str, version: str) -> str:
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\necho {version}\n")
        path.chmod(0o755)
        return str(path)

    def configure(self, file: str, text: str) -> None:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def assert_none(self, says: str) -> None:
        with self.assertRaises(node.NodeError) as caught:
            node.find()
        self.assertEqual(str(caught.exception), says)

    def test_none(self) -> None:
        self.assert_none("no Node was found")

    def test_on_the_path(self) -> None:
        path = self.node("bin/nodejs", "v22.1.0")
        self.assertEqual(node.find(), (path, 22))

    def test_an_old_one(self) -> None:
        self.node("bin/node", "v18.19.1")
        self.assert_none("Node v18.19 is too old, 20 is needed")
        path = self.node("bin/nodejs", "v20.0.0")
        self.assertEqual(node.find(), (path, 20))

    def test_one_that_is_none(self) -> None:
        path = Path(self.node("bin/node", "hello"))
        self.assert_none("no Node was found")
        path.write_bytes(b"\x7fELF")
        self.assert_none("no Node was found")

    def test_as_bench_has_written_it(self) -> None:
        self.node("bin/node", "v12.22.9")
        path = self.node(".nvm/versions/node/v24.1.0/bin/node", "v24.1.0")
        command = f"{path} /home/frappe/frappe-bench/apps/frappe/socketio.js"
        for file, text in (
            (
                "config/supervisor.conf",
                f"[program:frappe-bench-node-socketio]\ncommand={command}\npriority=4\n",
            ),
            ("config/systemd/frappe-bench-node-socketio.service", f"[Service]\nExecStart={command}\n"),
            ("Procfile", f"web: bench serve --port 8000\nsocketio: {path} apps/frappe/socketio.js\n"),
        ):
            with self.subTest(file=file):
                self.configure(file, text)
                self.assertEqual(node.find(), (path, 24))
                (self.folder / file).unlink()
                self.assert_none("Node v12.22 is too old, 20 is needed")
        self.configure("Procfile", "socketio: bench socketio\n")
        self.assert_none("Node v12.22 is too old, 20 is needed")

    def test_the_sites_own_and_no_other(self) -> None:
        self.node("bin/node", "v22.1.0")
        path = self.node("elsewhere/node", "v24.1.0")
        with patch.dict(frappe.conf, {"job_portal_node": path}):
            self.assertEqual(node.find(), (path, 24))
            Path(path).unlink()
            self.assert_none("no Node was found")


class TestState(Build):
    def test_the_reason_for_plain_pages_is_shown(self) -> None:
        with patch.object(renderer, "_engine", Engine()):
            self.assertEqual(renderer.state(), renderer.NOT_BUILT)
            self.assertFalse(renderer.is_ready())
            self.write(build_output.RENDERER, STUB)
            self.assertEqual(renderer.state(), renderer.READY)
            self.assertTrue(renderer.is_ready())
            with patch.object(node, "find", side_effect=node.NodeError("no Node was found")):
                for said in ("no Node was found",) * 3 + ("paused, no Node was found",):
                    self.assertEqual(renderer.state(), said)
                    self.assertEqual(renderer.is_ready(), "paused" not in said)
                    renderer.render("en", asked("page"))
