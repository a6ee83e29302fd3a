import json

import frappe

from embedded.tests.support import HostTest, Visitor

API = "/api/method/fixture_app.api."


class TestArguments(HostTest):
    """Arguments are cast or refused; unknown ones are dropped. A JSON body replaces the query."""

    def setUp(self):
        super().setUp()
        self.visitor = Visitor()

    def double(self, number):
        return self.visitor.call("fixture_app.api.double", number=number)

    def test_text_that_is_a_whole_number_passes_for_int(self):
        self.assertEqual(self.double("7").json["message"], 14)

    def test_other_types_are_417_with_no_sentence(self):
        for wrong in (1.5, None, "x", [1], {"a": 1}):
            answer = self.double(wrong)
            self.assertEqual((answer.status_code, answer.json["exc_type"]), (417, "FrappeTypeError"), wrong)
            self.assertNotIn("_server_messages", answer.json)

    def test_no_number_list_or_object_passes_for_str(self):
        for wrong in (None, 5, ["a"], {"a": 1}):
            self.assertEqual(
                self.visitor.call("fixture_app.api.need", first=wrong, second="b").status_code, 417
            )

    def test_a_missing_argument_is_500(self):
        answer = self.visitor.call("fixture_app.api.need", first="a")
        self.assertEqual((answer.status_code, answer.json["exc_type"]), (500, "TypeError"))

    def test_unknown_arguments_are_dropped(self):
        self.assertEqual(
            self.visitor.call("fixture_app.api.greet", name="Asha", age=3).json["message"], "Hello Asha"
        )

    def test_keyword_functions_also_get_cmd(self):
        message = self.visitor.call("fixture_app.api.anything", a=1).json["message"]
        self.assertEqual(message, {"a": 1, "cmd": "fixture_app.api.anything"})

    def test_a_json_body_replaces_the_query_string(self):
        answer = self.visitor.open(API + "greet?name=Query", "POST", json={"other": 1})
        self.assertEqual(answer.json["message"], "Hello you")

    def test_tags_in_a_guests_text_are_escaped(self):
        answer = self.visitor.call("fixture_app.api.greet", name="<script>x</script>")
        self.assertEqual(answer.json["message"], "Hello &lt;script&gt;x&lt;/script&gt;")
        self.assertEqual(
            self.visitor.call("fixture_app.api.greet", name="a < b").json["message"], "Hello a < b"
        )


class TestAnswers(HostTest):
    """Envelopes of v1 and v2, status codes, tracebacks, transactions."""

    def test_status_of_each_exception(self):
        expected = {
            "ValidationError": 417,
            "PermissionError": 403,
            "AuthenticationError": 401,
            "DoesNotExistError": 404,
            "DuplicateEntryError": 409,
            "RateLimitExceededError": 429,
            "CSRFTokenError": 400,
        }
        for kind, status in expected.items():
            answer = Visitor().call("fixture_app.api.refuse", kind=kind)
            self.assertEqual((answer.status_code, answer.json["exc_type"]), (status, kind))
            sentence = json.loads(json.loads(answer.json["_server_messages"])[0])["message"]
            self.assertEqual(sentence, "A sentence")

    def test_tracebacks_show_unless_a_request_switches_them_off(self):
        self.assertIn("exc", Visitor().call("fixture_app.api.refuse", kind="ValidationError").json)
        quiet = Visitor().call("fixture_app.api.refuse", {"X-Quiet": "1"}, kind="ValidationError").json
        self.assertEqual(set(quiet), {"exc_type", "_server_messages"})

    def test_version_2(self):
        self.assertEqual(Visitor().open("/api/v2/method/fixture_app.api.greet").json, {"data": "Hello you"})
        answer = Visitor().open(
            "/api/v2/method/fixture_app.api.refuse", "POST", json={"kind": "ValidationError"}
        )
        error = answer.json["errors"][0]
        self.assertEqual(
            (answer.status_code, error["type"], error["message"]), (417, "ValidationError", "A sentence")
        )

    def test_get_is_rolled_back_and_post_committed_also_with_a_4xx_set_by_hand(self):
        Visitor().open(API + "write_kind?title=By get")
        Visitor().call("fixture_app.api.write_kind", title="By post", status=417)
        Visitor().call("fixture_app.api.write_kind", title="Thrown", fail=True)
        kept = frappe.get_all("Ticket Kind", pluck="name")
        self.assertEqual([name for name in kept if name in ("By get", "By post", "Thrown")], ["By post"])

    def test_malformed_json_is_500_before_hooks_and_after_request_can_mend_it(self):
        options = {"data": "{", "content_type": "application/json"}
        self.assertEqual(Visitor().open(API + "greet", "POST", **options).status_code, 500)
        self.assertEqual(
            Visitor().open(API + "greet", "POST", headers={"X-Mend": "1"}, **options).status_code, 400
        )

    def test_over_25_mb_is_413_with_html(self):
        answer = Visitor().open(API + "greet", "POST", data=b"x" * (25 * 1024 * 1024 + 1))
        self.assertEqual((answer.status_code, answer.mimetype), (413, "text/html"))

    def test_the_first_forwarded_address_is_believed_and_none_is_loopback(self):
        self.assertEqual(Visitor().call("fixture_app.api.address").json["message"], "127.0.0.1")
        forwarded = {"X-Forwarded-For": "203.0.113.9, 10.0.0.1"}
        self.assertEqual(Visitor().call("fixture_app.api.address", forwarded).json["message"], "203.0.113.9")
