import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

from werkzeug.test import Client
from werkzeug.wrappers import Response

from embedded.server import leading_in

REPOSITORY = Path(__file__).parents[2]


class TestLeadingIn(unittest.TestCase):
    """The middleware that the command line adds."""

    def test_the_root_redirects_to_the_app(self):
        client = Client(leading_in(Response("the application's")))
        answer = client.get("/")
        self.assertEqual((answer.status_code, answer.headers["Location"]), (302, "/frontend"))
        self.assertEqual(client.get("/?_lang=hi").headers["Location"], "/frontend?_lang=hi")
        self.assertEqual(client.get("/none").text, "the application's")
        self.assertEqual(client.post("/").text, "the application's")


class TestServer(unittest.TestCase):
    """The command line: listening, a taken port, a clean stop, and data after a kill."""

    def start(self, data: Path, port: int, *options: str) -> subprocess.Popen:
        command = [
            sys.executable,
            "-m",
            "embedded",
            "serve",
            "--port",
            str(port),
            "--data",
            str(data),
            *options,
        ]
        process = subprocess.Popen(  # noqa: S603
            command, cwd=REPOSITORY, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.addCleanup(process.communicate)
        self.addCleanup(process.kill)
        return process

    def test_start_kill_restart_and_stop(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with tempfile.TemporaryDirectory() as folder:
            data = Path(folder, "site")
            first = self.start(data, port)
            self.assertIn("not for production", first.stdout.readline())
            body = json.dumps({"usr": "Administrator", "pwd": "admin"}).encode()
            request = urllib.request.Request(
                f"http://127.0.0.1:{port}/api/method/login", body, {"Content-Type": "application/json"}
            )
            with urllib.request.urlopen(request) as answer:  # noqa: S310
                sid = answer.headers["Set-Cookie"].split(";")[0]
            taken = self.start(Path(folder, "other"), port)
            self.assertEqual(taken.wait(20), 1)
            self.assertIn(f"127.0.0.1:{port}", taken.stderr.read())
            os.kill(first.pid, signal.SIGKILL)
            first.wait(20)
            second = self.start(data, port)
            self.assertIn("Listening", second.stdout.readline())
            # Run while the site is being served.
            rebuild = "job_portal.jobs.finding.rebuilding.rebuild"
            command = [sys.executable, "-m", "embedded", "execute", rebuild, "--data", str(data)]
            said = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=True)  # noqa: S603
            self.assertIn("0 jobs are in the index", said.stdout)
            who = f"http://127.0.0.1:{port}/api/method/frappe.auth.get_logged_user"
            with urllib.request.urlopen(urllib.request.Request(who, headers={"Cookie": sid})) as answer:
                self.assertEqual(json.load(answer)["message"], "Administrator")
            began = time.monotonic()
            second.send_signal(signal.SIGTERM)
            self.assertEqual(second.wait(20), 0)
            self.assertLess(time.monotonic() - began, 10)
            config = data / "site_config.json"
            self.assertEqual(config.stat().st_mode & 0o077, 0)
            self.assertTrue(json.loads(config.read_text())["encryption_key"])
