"""V8 in the web process: runaways, forks, exits and threads end as they should. No test needs a build."""

import asyncio
import json
import os
import subprocess
import sys
import threading
import unittest
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from job_portal.page import built
from job_portal.rendering import engine
from job_portal.rendering.engine import Engine
from job_portal.tests.at_build import Build

STUB = """
globalThis.count = 0
const known = {}
globalThis.learn = (language, text) => {
  known[language] = `${JSON.parse(text).Login} ${++count}`
}
globalThis.render = (text) => {
  const { what } = JSON.parse(text)
  if (what === 'forever') while (true);
  if (what === 'memory') { const held = []; while (true) held.push(new Array(10000).fill(Math.random())) }
  if (what in known) return known[what]
  if (what === 'throw') throw new Error('9876543210')
  if (what === 'names') return Object.getOwnPropertyNames(globalThis).join(' ')
  if (what === 'slow') { const end = Date.now() + 100; while (Date.now() < end); }
  return `${what} ${++count}`
}
"""
REPOSITORY = Path(engine.__file__).parents[2]


def asked(what: str) -> str:
    return f'{{"what":"{what}"}}'


@unittest.skipUnless(engine.MiniRacer, "mini-racer is optional")
class EngineCase(Build):
    def setUp(self) -> None:
        super().setUp()
        self.write(built.RENDERER, STUB)
        self.engine = Engine()
        self.addCleanup(self.engine.close)


class TestEngine(EngineCase):
    def test_a_context_serves_many_pages(self) -> None:
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
        (built.SCREENS.parent / built.messages_file("hi").rpartition("/")[2]).unlink()
        self.assertIsNone(self.engine.render("hi", asked("hi")))
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def build_dictionaries(self, **login: str) -> None:
        """Each is of one text."""
        files = {code: f"messages-{code}-{abs(hash(text))}.js" for code, text in login.items()}
        for code, file in files.items():
            path, dictionary = built.SCREENS.parent / file, {"Login": login[code]}
            path.write_text(f"export default {json.dumps(dictionary, ensure_ascii=False)}", encoding="utf-8")
        self.write(built.SCREENS, json.dumps({"pages": {}, "messages": files}))

    def test_a_new_build_has_a_new_one(self) -> None:
        self.engine.render("en", asked("page"))
        self.write(built.RENDERER, STUB.replace("count = 0", "count = 40"))
        self.assertEqual(self.engine.render("en", asked("page")), "page 41")

    def test_there_is_no_way_out(self) -> None:
        names = self.engine.render("en", asked("names")).split()
        for name in (
            "fetch",
            "XMLHttpRequest",
            "WebSocket",
            "require",
            "process",
            "Deno",
            "Worker",
            "importScripts",
        ):
            self.assertNotIn(name, names)

    def test_what_fails_or_runs_away_ends_and_the_next_page_is_rendered(self) -> None:
        # What has filled its memory is thrown away. The others keep their context.
        for what, then in (("forever", "page 2"), ("throw", "page 3"), ("memory", "page 1")):
            with self.subTest(what=what):
                if what == "forever":
                    self.assertEqual(self.engine.render("en", asked("page")), "page 1")
                # On a busy machine the memory is not full within a second.
                with patch.object(engine, "_RENDER_SECONDS", 1 if what == "forever" else 60):
                    self.assertIsNone(self.engine.render("en", asked(what)))
                self.assertIn("the last page failed", self.engine.failure)
                self.assertNotIn("9876543210", self.engine.failure)
                self.assertEqual(self.engine.render("en", asked("page")), then)
                self.assertEqual(self.engine.failure, "")

    def test_a_script_that_does_not_start_is_tried_anew(self) -> None:
        self.write(built.RENDERER, "while (true);")
        with patch.object(engine, "_START_SECONDS", 0.2):
            self.assertIsNone(self.engine.render("en", asked("page")))
        self.assertIsNone(self.engine._context)
        self.write(built.RENDERER, STUB)
        self.assertEqual(self.engine.render("en", asked("page")), "page 1")

    def test_only_repeated_failures_make_a_pause(self) -> None:
        clock = SimpleNamespace(monotonic=lambda: now)
        now = 1000.0

        def fail() -> None:
            self.assertIsNone(self.engine.render("en", asked("throw")))

        with patch.object(engine, "time", clock):
            for pause in (False, False, True):
                self.assertFalse(self.engine.is_paused())
                fail()
                self.assertEqual(self.engine.is_paused(), pause)
            now += 10
            self.assertFalse(self.engine.is_paused())
            fail()
            self.assertTrue(self.engine.is_paused())
            # Failures that are far apart are none of the engine's.
            for _ in range(3):
                now += 20
                fail()
            self.assertFalse(self.engine.is_paused())

    def test_of_eight_at_once_seven_do_not_wait_for_one_that_runs_away(self) -> None:
        self.engine.render("en", asked("page"))
        outcomes: list[str | None] = []

        def one(what: str) -> None:
            outcomes.append(self.engine.render("en", asked(what)))

        with patch.object(engine, "_RENDER_SECONDS", 600):
            runaway = threading.Thread(target=one, args=("forever",))
            runaway.start()
            while not self.engine._lock.locked():
                pass
            others = [threading.Thread(target=one, args=("page",)) for _ in range(7)]
            for thread in others:
                thread.start()
            for thread in others:
                thread.join()
            self.assertTrue(runaway.is_alive())
            self.assertEqual(outcomes, [None] * 7)
            while runaway.is_alive():
                self.cut_off()
                runaway.join(0.1)
        self.assertEqual(self.engine.render("en", asked("page")), "page 2")

    def cut_off(self) -> None:
        """End the page that is being rendered, as its time limit does."""
        _script, context = self.engine._context
        loop = context._ctx.event_loop

        def cancel() -> None:
            for task in asyncio.all_tasks(loop):
                task.cancel()

        loop.call_soon_threadsafe(cancel)


@unittest.skipUnless(engine.MiniRacer, "mini-racer is optional")
class TestProcesses(EngineCase):
    """Each in a process of its own, with a time limit: what hangs fails."""

    def run_python(self, code: str) -> str:
        """What the code prints. It says nothing on stderr."""
        start = (
            "import os, sys\nfrom pathlib import Path\nfrom unittest.mock import Mock\n"
            "from job_portal.page import built\nfrom job_portal.rendering import engine\n"
            # There is no site to log to.
            "engine.logs = Mock()\n"
            f"built.RENDERER = Path({str(built.RENDERER)!r})\n"
        )
        path = os.pathsep.join([str(REPOSITORY), *sys.path])
        done = subprocess.run(  # noqa: S603
            # Newer Pythons warn of each fork beside threads.
            [sys.executable, "-W", "ignore::DeprecationWarning", "-c", start + code],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            timeout=30,
        )
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.strip()

    def test_an_exit_does_not_hang(self) -> None:
        for _ in range(5):
            self.assertEqual(self.run_python("""print(engine.render("en", '{"what":"page"}'))"""), "page 1")

    def test_an_exit_while_a_page_runs_away_does_not_hang(self) -> None:
        code = """
import threading, time
engine.render("en", '{"what":"page"}')
threading.Thread(target=engine.render, args=("en", '{"what":"forever"}'), daemon=True).start()
time.sleep(0.2)
print("leaving")
"""
        self.assertEqual(self.run_python(code), "leaving")

    def test_a_fork_renders_for_itself(self) -> None:
        code = """
print(engine.render("en", '{"what":"page"}'), flush=True)
child = os.fork()
answer = engine.render("en", '{"what":"page"}')
print("child" if child == 0 else "parent", answer, flush=True)
if child:
    os.waitpid(child, 0)
"""
        lines = self.run_python(code).splitlines()
        self.assertEqual(lines[0], "page 1")
        self.assertEqual(sorted(lines[1:]), ["child page 1", "parent page 2"])

    def test_a_fork_while_a_page_is_rendered(self) -> None:
        code = """
import threading, time
engine.render("en", '{"what":"page"}')
thread = threading.Thread(target=engine.render, args=("en", '{"what":"slow"}'))
thread.start()
time.sleep(0.03)
child = os.fork()
if child == 0:
    print(engine.render("en", '{"what":"page"}'), flush=True)
    os._exit(0)
thread.join()
_pid, status = os.waitpid(child, 0)
sys.exit(status)
"""
        self.assertEqual(self.run_python(code), "page 1")


class TestState(Build):
    def test_it_says_why_pages_are_plain(self) -> None:
        self.assertEqual(engine.state(), engine.NOT_BUILT if engine.MiniRacer else engine.NOT_INSTALLED)
        with patch.object(engine, "MiniRacer", None):
            self.assertEqual(engine.state(), engine.NOT_INSTALLED)
            self.assertFalse(engine.is_ready())
        self.write(built.RENDERER, STUB)
        self.assertEqual(engine.is_ready(), bool(engine.MiniRacer))
