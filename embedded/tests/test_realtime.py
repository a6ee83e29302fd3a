import queue
import threading
from contextlib import contextmanager
from datetime import date
from unittest.mock import patch

import frappe
import socketio
from frappe.app import application
from werkzeug.serving import make_server

from embedded.tests.support import HostTest, Visitor, fixture_site


class TestRealtime(HostTest):
    """socket.io as on a bench: who may connect, and which events each hears."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        realtime = fixture_site().realtime
        # A refused python-socketio client sometimes closes only at the server's next ping.
        cls.enterClassContext(patch.object(realtime.eio, "ping_interval", 1))
        app = socketio.WSGIApp(realtime, application)
        cls.server = make_server("127.0.0.1", 0, app, threaded=True)
        threading.Thread(target=cls.server.serve_forever, daemon=True).start()
        cls.addClassCleanup(cls.server.server_close)
        cls.addClassCleanup(cls.server.shutdown)
        cls.url = f"http://127.0.0.1:{cls.server.port}"

    @contextmanager
    def connection(self, namespace="/localhost", **headers):
        """A connected client, and the queue of `news` events that it receives."""
        client, heard = socketio.Client(reconnection=False), queue.Queue()
        client.on("news", heard.put, namespace=namespace)
        headers = {"Origin": self.url} | headers
        try:
            client.connect(self.url, headers, namespaces=[namespace], transports=["polling"])
            yield client, heard
        finally:
            client.disconnect()

    def cookie_of(self, name):
        return f"sid={Visitor(self.user(name)).cookie('sid')}"

    def test_a_users_every_connection_hears_and_no_other_user(self):
        mine, theirs = self.cookie_of("hears"), self.cookie_of("deaf")
        with (
            self.connection(Cookie=mine) as (_, first),
            self.connection(Cookie=mine) as (_, second),
            self.connection(Cookie=theirs) as (_, other),
        ):
            frappe.publish_realtime("news", {"at": date(2026, 1, 2)}, user="hears@example.com")
            frappe.publish_realtime("news", {"for": "deaf"}, user="deaf@example.com")
            for heard in (first, second):
                self.assertEqual(heard.get(timeout=5), {"at": "2026-01-02"})
            self.assertEqual(other.get(timeout=5), {"for": "deaf"})

    def test_an_event_after_the_commit_is_sent_once_and_never_after_a_rollback(self):
        with self.connection(Cookie=self.cookie_of("hears")) as (_, heard):
            for number, end in enumerate((frappe.db.rollback, frappe.db.commit)):
                options = {"user": "hears@example.com", "after_commit": True}
                frappe.publish_realtime("news", {"number": number}, **options)
                self.assertTrue(heard.empty())
                end()
            frappe.db.commit()
            frappe.publish_realtime("news", {"number": 2}, user="hears@example.com")
            self.assertEqual([heard.get(timeout=5)["number"] for _ in range(2)], [1, 2])

    def test_only_events_for_one_user_are_known(self):
        with self.assertRaises(NotImplementedError):
            frappe.publish_realtime("news", {})
        with self.assertRaises(NotImplementedError):
            frappe.publish_realtime("news", {}, user="x", doctype="Ticket")
