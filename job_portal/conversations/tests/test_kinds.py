import json
from unittest.mock import patch

from job_portal.conversations import messages
from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.files import programs
from job_portal.rules import MARKET, READY_SENTENCES
from job_portal.tests.market_case import API
from job_portal.tests.utils import store


class TestReadySentences(ConversationCase):
    def test_each_reads_it_in_words(self) -> None:
        values = {"time": "10:00", "place": "12 MG Road"}
        sent = self.send(self.company, None, kind="ready", key="come_tomorrow", values=values)
        self.assertEqual((sent["key"], sent["values"], sent["body"]), ("come_tomorrow", values, None))
        (item,) = self.read(self.searcher)["items"]
        self.assertEqual((item["key"], item["values"]), ("come_tomorrow", values))
        (line,) = self.inbox(self.searcher)["items"]
        self.assertEqual(line["preview"], "Please come tomorrow at 10:00 to 12 MG Road.")
        as_text = {"key": "running_late", "values": json.dumps({"minutes": "10"})}
        self.assertEqual(self.send(self.searcher, None, kind="ready", **as_text)["values"], {"minutes": "10"})

    def test_the_copy_of_ones_data_has_the_whole_sentence(self) -> None:
        self.send(self.searcher, None, kind="ready", key="running_late", values={"minutes": "20"})
        data = self.searcher.browser.message(f"{API}get_my_data")
        (section,) = [each for each in data["sections"] if each["key"] == "conversations"]
        self.assertIn("20", section["rows"][0]["payload"])
        self.assertNotIn("running_late", section["rows"][0]["payload"])

    def test_what_is_not_in_the_list_is_refused(self) -> None:
        most = MARKET["limits"]["ready_value_length"]
        time = {"time": "10:00"}
        for key, values, sentence in (
            ("none", {}, messages.READY_UNKNOWN),
            (None, {}, messages.READY_UNKNOWN),
            ("still_open", {}, messages.READY_UNKNOWN),
            ("come_tomorrow", time, messages.READY_INCOMPLETE),
            ("come_tomorrow", {**time, "place": " "}, messages.READY_INCOMPLETE),
            ("come_tomorrow", {**time, "place": {"x": 1}}, messages.READY_INCOMPLETE),
            ("come_tomorrow", {**time, "place": "x", "more": "x"}, messages.READY_INCOMPLETE),
            ("come_tomorrow", {**time, "place": "x" * (most + 1)}, messages.READY_TOO_LONG.format(most)),
            ("come_tomorrow", "[", messages.KIND_UNKNOWN),
            ("come_tomorrow", "[1]", messages.KIND_UNKNOWN),
        ):
            values = {"kind": "ready", "key": key, "values": values}
            self.assertEqual(self.not_sent(self.company, 417, None, **values), sentence, values)

    def test_each_side_has_ten_and_each_place_its_number(self) -> None:
        for side in ("company", "searcher"):
            self.assertGreaterEqual([each["side"] for each in READY_SENTENCES.values()].count(side), 10)
        for key, sentence in READY_SENTENCES.items():
            for index, _place in enumerate(sentence["places"]):
                self.assertIn(f"{{{index}}}", sentence["text"], key)


class TestFiles(ConversationCase):
    def test_both_sides_open_it_and_nobody_else(self) -> None:
        self.send(self.searcher, "Here is my certificate")
        url = self.company.upload("png")
        sent = self.send(self.company, None, kind="file", file=url)
        self.assertNotIn(url, json.dumps(sent))
        for account in (self.company, self.searcher):
            file = self.read(account)["items"][-1]["file"]
            reply = account.browser.get(file)
            self.assertEqual((reply.status_code, reply.mimetype), (200, "image/png"))
            self.assertIn("no-store", reply.headers["Cache-Control"])
        for stranger in (self.account(), self.company_account()):
            self.assertEqual(stranger.browser.get(file).status_code, 403)
        self.assertEqual(self.searcher.browser.get(url).status_code, 403)
        values = {"conversation": sent["conversation"], "seq": 1}
        self.refusal(self.company, 404, "get_message_file", **values)

    def test_the_same_file_again_is_the_same_message(self) -> None:
        values = {"kind": "file", "file": self.searcher.upload(), "client_id": new_id()}
        first = self.send(self.searcher, "My certificate", **values)
        self.assertEqual(self.send(self.searcher, "My certificate", **values), first)
        self.not_sent(self.searcher, 409, None, **values)

    def test_what_is_refused(self) -> None:
        own = self.company.upload()
        self.assertEqual(self.not_sent(self.company, 417, kind="file", file=own), messages.FILES_WAIT)
        another = {"kind": "file", "file": own}
        self.assertEqual(self.not_sent(self.searcher, 403, **another), messages.FILE_NOT_YOURS)
        self.assertEqual(self.not_sent(self.searcher, 417, kind="file"), messages.FILE_MISSING)
        unknown = {"kind": "file", "file": "/private/files/x.pdf"}
        self.assertEqual(self.not_sent(self.searcher, 403, **unknown), messages.FILE_NOT_YOURS)
        public = self.searcher.upload("png", is_private=0)
        self.assertEqual(self.not_sent(self.searcher, 417, kind="file", file=public), messages.FILE_KIND)

    def test_only_a_party_makes_the_server_rewrite_a_pdf(self) -> None:
        stranger = self.account()
        with patch.object(programs, "rewritten_pdf", side_effect=AssertionError):
            self.not_sent(stranger, 403, kind="file", file=stranger.upload())


class TestCards(ConversationCase):
    def card(self, name: object, **more) -> dict:
        return {"kind": "card", "payload": {"doctype": "JP Job", "name": name, **more}}

    def test_a_job_that_both_may_see(self) -> None:
        job = self.post_job(self.company, title="Weaver")
        sent = self.send(self.company, "This one, perhaps?", **self.card(job))
        self.assertEqual(sent["payload"], {"doctype": "JP Job", "name": job})
        self.send(self.company, None, **self.card(self.job))

    def test_an_interview_of_both_sides(self) -> None:
        self.interview()
        (own,) = self.company.browser.message(f"{API}get_interviews", application=self.name)["items"]
        payload = {"doctype": "JP Interview", "name": own["interview"]}
        sent = self.send(self.searcher, None, kind="card", payload=payload)
        self.assertEqual(sent["payload"], payload)
        (item,) = self.inbox(self.company, job=self.job)["items"]
        self.assertEqual(item["preview"], "An interview")
        other = self.account()
        name = other.browser.message(f"{API}apply_to_job", job=self.job)["name"]
        self.not_sent(other, 417, None, application=name, kind="card", payload=payload)

    def test_other_records_are_refused(self) -> None:
        job = self.post_job(self.company)
        store("JP Job", job, "status", "Held")
        bad = [self.card(name) for name in (job, "JPJ-none", 7, None, "")]
        bad += [self.card(self.job, more=1), {"kind": "card"}, {"kind": "card", "payload": "x"}]
        bad += [{"kind": "card", "payload": {"doctype": "User", "name": self.searcher.email}}]
        for values in bad:
            self.not_sent(self.company, 417, None, **values)
        self.assertEqual(
            self.company.browser.message(f"{API}get_messages", application=self.name)["last_seq"], 0
        )
