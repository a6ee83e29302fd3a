"""OpenSearch that is down or answers nonsense: the site's database answers, and nothing is lost.

`npm run lab -- scale-search` tests a real one: it runs the tests of the search on it.
"""

import json
import unittest
from unittest.mock import patch

import frappe

from job_portal.jobs.finding.opensearch import connection, filling, reindexing
from job_portal.jobs.finding.opensearch.listed_jobs import JOBS
from job_portal.jobs.tests.test_list_jobs import LIST, ListCase
from job_portal.platform import circuit_breaker, queue
from job_portal.tests.http import Browser
from job_portal.tests.loopback import LoopbackServer

HEALTH = "/api/method/job_portal.health.check"
JSON, HTML = "application/json", "text/html; charset=utf-8"
_ERROR = {"error": {"type": "search_phase_execution_exception", "reason": "all shards failed"}}


@unittest.skipUnless(connection.opensearchpy, "opensearch-py is optional")
class StubCase(ListCase):
    def setUp(self) -> None:
        super().setUp()
        self.stub = LoopbackServer()
        self.addCleanup(self.stub.stop)
        self.say("{}")
        self.addCleanup(frappe.db.commit)
        self.addCleanup(frappe.db.delete, "JP Search Change")
        self.addCleanup(connection.breaker.close)
        connection.breaker.close()
        # Waiting changes are sent when a test says so. The queue would send them at any moment.
        self.enterContext(patch.object(queue, "later"))
        # A search fails at its last attempt.
        quick = connection.Patience(0.2, 5)
        for name in ("SEARCH", "FILL"):
            patched = patch.object(connection, name, quick)
            patched.start()
            self.addCleanup(patched.stop)

    def say(self, text: str, kind: str = JSON) -> None:
        """Have OpenSearch answer this."""
        self.stub.headers, self.stub.content = {"Content-Type": kind}, text.encode()

    def choose(self, engine: str = connection.NAME, addresses: str | None = None) -> None:
        addresses = self.stub.address if addresses is None else addresses
        self.configure(search_engine=engine, opensearch_addresses=addresses)
        frappe.db.delete("JP Search Change")
        frappe.db.commit()

    def page(self, **filters) -> dict:
        """Without waiting for changes."""
        return Browser().message(LIST, **{"search": self.mark, **filters})


class TestAway(StubCase):
    def test_the_database_answers_whatever_opensearch_says(self) -> None:
        name = self.post()
        self.choose()
        hits = {"hits": {"total": {"value": 1}, "hits": [{"sort": ["x"]}]}}
        for status, kind, text in (
            (200, HTML, "<html>Please sign in to the hotel's network</html>"),
            (200, JSON, "<html>"),
            (200, JSON, "{}"),
            (200, JSON, json.dumps(hits)),
            (401, JSON, "{}"),
            (404, JSON, json.dumps({"error": {"type": "index_not_found_exception"}, "status": 404})),
            (429, JSON, "{}"),
            (503, JSON, json.dumps(_ERROR)),
        ):
            self.stub.status = status
            self.say(text, kind)
            connection.breaker.close()
            before = len(self.stub.received)
            self.assertEqual(self.listed(), [name], (status, text))
            self.assertGreater(len(self.stub.received), before, (status, text))

    def test_one_that_hangs_is_soon_left_alone(self) -> None:
        name = self.post()
        self.choose()
        self.stub.manner = "hang"
        for _ in range(circuit_breaker.FAILURES_TO_OPEN + 1):
            self.assertEqual(self.listed(), [name])
        before = len(self.stub.received)
        self.assertEqual([self.listed() for _ in range(5)], [[name]] * 5)
        self.assertEqual(len(self.stub.received), before)

    def test_health_says_who_answers_and_why(self) -> None:
        manager = self.account(roles=("System Manager",)).browser

        def said() -> str:
            # The status is 503 if another check fails, such as on a site without an SMS gateway.
            return manager.get(HEALTH).json["message"]["search"]

        self.assertEqual(said(), "Database")
        self.choose()
        self.say(json.dumps({"hits": {"hits": []}}))
        self.assertEqual(said(), "OpenSearch, 0 changes wait")
        self.choose("Database")
        self.assertEqual(said(), "Database: OpenSearch is not chosen, 0 changes wait")
        self.choose()
        self.stub.status = 503
        self.assertEqual(said(), "Database: OpenSearch has no answer (TransportError 503), 0 changes wait")
        self.choose(addresses="http://127.0.0.1:9")
        self.assertEqual(said(), "Database: OpenSearch has no answer (ConnectionError N/A), 0 changes wait")
        with patch.object(connection, "opensearchpy", None):
            self.assertIn(connection.NOT_INSTALLED, said())

    def test_what_people_type_is_no_syntax(self) -> None:
        self.choose()
        for text in ('title:"driver" AND (city:pune OR *:*)', "driver^5~2 +cook -x", '"}}, "match_all": {}'):
            self.page(search=text)
        for asked in self.stub.received:
            self.assertNotIn(b"query_string", asked.body)
            self.assertNotIn("match_all", json.loads(asked.body)["query"])


class TestChanges(StubCase):
    def waiting(self) -> list[str]:
        frappe.db.rollback()
        return sorted({*frappe.get_all("JP Search Change", pluck="job")})

    def test_changes_wait_until_opensearch_has_confirmed_them(self) -> None:
        self.choose()
        self.stub.status = 503
        first, second = self.post(), self.post()
        filling.drain()
        self.assertEqual(self.waiting(), sorted([first, second]))
        index = f"{JOBS.alias()}.1"
        self.stub.status = 200
        for statuses, left in (((403, 429), [first, second]), ((201, 409), [second]), ((200, 200), [])):
            connection.breaker.close()
            items = [
                {"index": {"_id": name, "status": status}}
                for name, status in zip((first, second), statuses, strict=True)
            ]
            # One answer for both requests: the existing indexes, and the results of the documents.
            with patch.object(filling, "_indexes", return_value=[index]):
                self.say(json.dumps({"items": items}))
                filling.drain()
            self.assertEqual(self.waiting(), sorted(left))
        lines = [json.loads(line) for line in self.stub.received[-1].body.splitlines()]
        self.assertEqual([line["index"]["_id"] for line in lines[::2]], [second])
        self.assertIn(f"{self.mark}:10", lines[1]["entries"])

    def test_without_an_address_nothing_waits(self) -> None:
        self.choose("OpenSearch", "")
        name = self.post()
        self.assertEqual((self.waiting(), self.listed()), ([], [name]))

    def test_the_check_fails_where_there_is_nothing_to_compare(self) -> None:
        self.choose()
        self.stub.status = 503
        with self.assertRaises(SystemExit) as ended:
            reindexing.check()
        self.assertIn("cannot be compared", str(ended.exception))
