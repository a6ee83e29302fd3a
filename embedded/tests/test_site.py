import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import frappe
from frappe.installer import open_site
from frappe.model.controllers import make_document
from frappe.site import Site

from embedded.tests.support import HostTest, Visitor, fixture_site

REPOSITORY = Path(__file__).parents[2]


class TestInstall(HostTest):
    """before_install, roles, tables, and the additions of a later start."""

    def test_roles_made_in_before_install_keep_their_desk_access(self):
        self.assertEqual(frappe.db.get_value("Role", "Ticket Owner", "desk_access"), 0)
        self.assertEqual(
            frappe.db.get_value("User", self.user("owner", "Ticket Owner"), "user_type"), "Website User"
        )
        manager = self.user("manager", "System Manager")
        self.assertEqual(frappe.db.get_value("User", manager, "user_type"), "System User")

    def test_a_column_that_a_doctype_gained_is_added_and_data_kept(self):
        self.addCleanup(frappe.runtime.use_site, fixture_site())
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
            # In a thread, because opening a site closes the thread's context.
            site = pool.submit(open_site, Path(folder, "site"), ["fixture_app"]).result()
            with sqlite3.connect(site.path / "site.db") as database:
                database.execute("insert into tabTicket (name, title) values ('kept', 'Kept')")
                database.execute("alter table tabTicket drop column note")
                database.execute("update __Schema set digest = ''")
            pool.submit(open_site, Path(folder, "site"), ["fixture_app"]).result()
            with sqlite3.connect(site.path / "site.db") as database:
                self.assertEqual(
                    database.execute("select title, note from tabTicket").fetchall(), [("Kept", None)]
                )

    def test_a_site_of_before_gets_each_patch_once(self):
        self.addCleanup(frappe.runtime.use_site, fixture_site())
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
            notes = []
            for change in (
                "insert into tabTicket (name) values ('new')",
                "delete from `tabPatch Log`",
                "select 1",
            ):
                site = pool.submit(open_site, Path(folder, "site"), ["fixture_app"]).result()
                with sqlite3.connect(site.path / "site.db") as database:
                    notes += database.execute("select note from tabTicket").fetchall()
                    database.execute(change)
            self.assertEqual(notes, [(None,), ("patched",)])

    def test_after_migrate_follows_the_patches(self):
        self.addCleanup(frappe.runtime.use_site, fixture_site())
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(1) as pool:
            frappe.get_attr("fixture_app.events.heard").clear()
            pool.submit(open_site, Path(folder, "site"), ["fixture_app"]).result()
            self.assertEqual(frappe.get_attr("fixture_app.events.heard"), ["migrated 1"])

    def test_an_index_is_added_once_and_used(self):
        for _ in range(2):
            frappe.db.add_index("Ticket", ["title"])
        plan = frappe.db.sql("explain query plan select name from tabTicket where title = 'x'")
        self.assertIn("tabTicket_title_index", plan[0][3])
        frappe.db.sql("drop index tabTicket_title_index")
        frappe.db.commit()

    def test_the_configuration_is_for_its_owner_only(self):
        config = fixture_site().path / "site_config.json"
        self.assertEqual(config.stat().st_mode & 0o077, 0)
        self.assertTrue(json.loads(config.read_text())["encryption_key"])


class TestWriters(HostTest):
    """One writer at a time. A writer that waits too long gets a message and changes nothing."""

    def test_a_lock_that_is_not_given_up_is_503_with_a_sentence(self):
        with sqlite3.connect(fixture_site().path / "site.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            answer = Visitor().call("fixture_app.api.write_kind", {"X-Quiet": "1"}, title="Locked out")
            other.execute("ROLLBACK")
        self.assertEqual(answer.status_code, 503)
        self.assertIn("The database is busy", answer.json["_server_messages"])
        self.assertNotIn("exc", answer.json)
        self.assertFalse(frappe.db.exists("Ticket Kind", "Locked out"))

    def test_reads_go_on_while_another_writes(self):
        with sqlite3.connect(fixture_site().path / "site.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            self.assertEqual(Visitor().call("fixture_app.api.greet").status_code, 200)
            other.execute("ROLLBACK")

    def test_many_writers_at_once_all_get_through(self):
        answers = []
        threads = [
            threading.Thread(
                target=lambda n=n: answers.append(
                    Visitor().call("fixture_app.api.write_kind", title=f"Writer {n}").status_code
                )
            )
            for n in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(answers, [200] * 8)


class TestSequences(HostTest):
    """Numbers for names, from a sequence's start value."""

    def test_counts_up_from_where_it_was_told(self):
        for _ in range(2):
            frappe.db.create_sequence("Ticket", check_not_exists=True, start_value=41)
        self.assertEqual([frappe.db.get_next_sequence_val("Ticket") for _ in range(2)], [41, 42])
        frappe.db.rollback()
        self.assertEqual(frappe.db.get_next_sequence_val("Ticket"), 41)


class TestCache(HostTest):
    """Counters, expiry and existing keys."""

    def test_counters_count_and_expire(self):
        key = frappe.cache.make_key("tries")
        self.assertEqual([frappe.cache.incrby(key, 1), frappe.cache.incrby(key, 2)], [1, 3])
        self.assertTrue(frappe.cache.expire(key, 0))
        self.assertEqual(frappe.cache.incrby(key, 1), 1)
        frappe.cache.delete_value([key], make_keys=False)
        self.assertEqual(frappe.cache.incrby(key, 1), 1)

    def test_set_only_where_there_is_none(self):
        key = frappe.cache.make_key("tried")
        answers = [frappe.cache.set(key, value, ex=60, nx=True) for value in (1, 2)]
        self.assertEqual((answers, frappe.cache.incrby(key, 0)), ([True, None], 1))
        self.assertTrue(frappe.cache.expire(key, 0))
        self.assertTrue(frappe.cache.set(key, 3, nx=True))


class TestOutbox(HostTest):
    """The host prints the outbox's messages once they are committed."""

    def test_listeners_hear_of_a_document(self):
        heard = []
        fixture_site().listeners[("Ticket Kind", "after_insert")] = [lambda doc: heard.append(doc.title)]
        self.addCleanup(fixture_site().listeners.clear)
        make_document({"doctype": "Ticket Kind", "title": "Heard"}).insert()
        self.assertEqual(heard, ["Heard"])


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
            # While the site is being served.
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
            self.assertTrue(Site(data, ["job_portal"]).conf.encryption_key)
