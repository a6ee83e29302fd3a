"""The OpenAPI file agrees with the methods' types and with the events."""

import json

import frappe

from job_portal.connections.doctype.jp_webhook_delivery.jp_webhook_delivery import DOCTYPE
from job_portal.connections.tests.connection_case import ConnectionCase
from job_portal.connections.tests.test_keys import KeyCase
from job_portal.rules import SCOPES
from job_portal.tests import openapi
from job_portal.tests.actor import job_values
from job_portal.tests.market_case import API

PREFIX = f"/api/method/{API}"
EVENTS = openapi.document()["webhooks"]


class TestOpenAPI(KeyCase):
    def test_the_file_is_up_to_date(self) -> None:
        self.assertEqual(
            openapi.FILE.read_text(encoding="utf-8"),
            openapi.text(),
            "run: npm run tables",
        )

    def test_it_names_the_methods_of_the_scopes(self) -> None:
        named = {path.removeprefix(PREFIX) for path in openapi.document()["paths"]}
        self.assertEqual(named, {name for names in SCOPES.values() for name in names})

    def test_each_method_answers_as_described(self) -> None:
        token = self.make()
        job = self.by(token, "post_job", **job_values()).json["message"]["name"]
        person = self.account()
        applied = person.browser.message(f"{API}apply_to_job", job=job)["name"]
        searcher = frappe.db.get_value("JP Application", self.fresh(applied), "searcher")
        pair = {"job": job, "searcher": searcher}
        starts = str(self.now.replace(microsecond=0).replace(year=self.now.year + 1))
        slots = [{"starts": starts, "minutes": 30, "place": "call", "seats": 1}]
        for name, payload in (
            ("get_posted_jobs", {}),
            ("check_posting", job_values()),
            ("update_job", {"name": job, "openings": "3"}),
            ("get_applicants", {"job": job}),
            ("get_candidate", pair),
            ("decide_application", {"name": applied, "decision": "shortlist"}),
            ("offer_interviews", {"applications": [applied], "slots": slots}),
            ("get_interviews", {"job": job}),
            ("send_message", {"application": applied, "client_id": "1", "body": "Please bring your papers."}),
            ("get_messages", {"application": applied}),
            ("close_job", {"name": job}),
            ("repost_job", {"name": job}),
        ):
            with self.subTest(method=name):
                operation = openapi.document()["paths"][PREFIX + name]["post"]
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                self.assertLessEqual(payload.keys(), body["properties"].keys())
                self.assertLessEqual(set(body.get("required", ())), payload.keys())
                reply = self.by(token, name, **payload)
                self.assertEqual(reply.status_code, 200, reply.text)
                self.assertIsInstance(reply.json["message"], dict)

    @staticmethod
    def fresh(name: str) -> str:
        frappe.db.rollback()
        return name


class TestEvents(ConnectionCase):
    def test_each_event_looks_as_described(self) -> None:
        self.hook()
        job, person = self.post_job(self.company), self.account()
        applied = person.browser.message(f"{API}apply_to_job", job=job, cover_letter="My secret letter")
        name = applied["name"]
        self.call("send_message", application=name, client_id="1", body="Can you come tomorrow?")
        person.browser.message(f"{API}send_message", application=name, client_id="2", body="Yes, my secret")
        starts = str(self.now.replace(microsecond=0).replace(year=self.now.year + 1))
        slots = [{"starts": starts, "minutes": 30, "place": "Secret street", "seats": 1}]
        self.call("offer_interviews", applications=[name], slots=slots)
        self.call("decide_application", name=name, decision="select")
        person.browser.message(f"{API}withdraw_application", name=name)
        self.call("close_job", name=job)
        frappe.db.rollback()
        frappe.delete_doc("User", person.email, ignore_permissions=True, delete_permanently=True)
        frappe.db.commit()
        bodies = frappe.get_all(DOCTYPE, pluck="body", order_by="creation asc")
        seen = set()
        for body in bodies:
            told = json.loads(body)
            schema = EVENTS[told["type"]]["post"]["requestBody"]["content"]["application/json"]["schema"]
            self.assertEqual(told.keys(), set(schema["required"]))
            self.assertEqual(told["data"].keys(), set(schema["properties"]["data"]["required"]))
            self.assertTrue(all(told["data"].values()), body)
            seen.add(told["type"])
            for secret in ("ecret", person.mobile, person.email, "tomorrow"):
                self.assertNotIn(secret, body)
        self.assertEqual(seen, set(EVENTS))
