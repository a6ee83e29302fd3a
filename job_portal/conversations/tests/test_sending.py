from job_portal.conversations import messages
from job_portal.conversations.tests.conversation_case import ConversationCase, new_id
from job_portal.rules import MARKET
from job_portal.tests.http import at_once
from job_portal.tests.market_case import API

_LIMITS = MARKET["limits"]


class TestSending(ConversationCase):
    def test_both_sides_write_and_read_in_order(self) -> None:
        first = self.send(self.company, "Can you come tomorrow?")
        self.assertEqual((first["seq"], first["side"], first["kind"]), (1, "company", "text"))
        self.send(self.searcher, "Yes, at ten.", conversation=first["conversation"])
        self.send(self.searcher, "Where is it?")
        expected = ["Can you come tomorrow?", "Yes, at ten.", "Where is it?"]
        for account in (self.company, self.searcher):
            answer = self.read(account)
            self.assertEqual([item["body"] for item in answer["items"]], expected)
            self.assertEqual([item["seq"] for item in answer["items"]], [1, 2, 3])
            self.assertEqual((answer["last_seq"], answer["may_write"], answer["why_not"]), (3, True, None))
            self.assertEqual(answer["conversation"], first["conversation"])
        # A searcher reads which company wrote, but never which member.
        names = {item["side"]: item["sender_name"] for item in self.read(self.searcher)["items"]}
        self.assertEqual(names, {"company": None, "searcher": "Test"})

    def test_before_the_first_message_there_is_nothing(self) -> None:
        answer = self.read(self.searcher)
        self.assertEqual((answer["conversation"], answer["items"], answer["last_seq"]), (None, [], 0))
        self.assertTrue(answer["may_write"])
        self.assertEqual(self.inbox(self.searcher)["items"], [])

    def test_a_searcher_writes_once_until_the_company_does(self) -> None:
        first = self.send(self.searcher, "Is the job still open?")
        self.assertEqual(self.not_sent(self.searcher, 417), messages.ANSWER_FIRST)
        self.assertEqual(self.read(self.searcher)["why_not"], messages.ANSWER_FIRST)
        self.send(self.company, "Yes.")
        for _ in range(3):
            self.send(self.searcher, conversation=first["conversation"])
        self.assertEqual(self.read(self.company)["last_seq"], 5)

    def test_a_repeated_message_is_the_first_one(self) -> None:
        self.send(self.company)
        key = new_id()
        first = self.send(self.searcher, "On my way", client_id=key)
        self.assertEqual(self.send(self.searcher, "  On my way ", client_id=key), first)
        self.assertEqual(self.not_sent(self.searcher, 409, "Late", client_id=key), messages.ID_USED)
        # The same key of another sender is a different one.
        self.assertEqual(self.send(self.company, "Good", client_id=key)["seq"], 3)
        # A repeated message is also answered when writing has ended.
        self.withdraw()
        self.assertEqual(self.send(self.searcher, "On my way", client_id=key), first)
        self.assertEqual(self.not_sent(self.searcher, 417), messages.ENDED)

    def test_concurrent_first_messages_are_one_conversation(self) -> None:
        key = new_id()

        def send(account, client_id: str):
            values = {"application": self.name, "client_id": client_id, "body": "Hello"}
            return lambda: account.browser.call(f"{API}send_message", **values)

        replies = at_once(
            [
                send(self.company, key),
                send(self.company, key),
                *(send(self.company, new_id()) for _ in range(6)),
            ]
        )
        sent = [reply.json["message"] for reply in replies]
        self.assertEqual(sent[0], sent[1])
        self.assertEqual(sorted({each["seq"] for each in sent}), list(range(1, 8)))
        self.assertEqual(len({each["conversation"] for each in sent}), 1)

    def test_numbers_have_no_gaps_under_concurrent_senders(self) -> None:
        self.send(self.company, "Begin")
        senders = [self.company, self.searcher] * 10

        def send(account, index: int):
            values = {"application": self.name, "client_id": new_id(), "body": f"Message {index}"}
            return lambda: account.browser.call(f"{API}send_message", **values)

        replies = at_once([send(account, index) for index, account in enumerate(senders)])
        self.assertEqual({reply.status_code for reply in replies}, {200})
        given = {reply.json["message"]["seq"]: reply.json["message"]["body"] for reply in replies}
        self.assertEqual(sorted(given), list(range(2, 22)))
        items = self.read(self.company)["items"]
        self.assertEqual({item["seq"]: item["body"] for item in items[1:]}, given)
        self.assertEqual((self.unread(self.company), self.unread(self.searcher)), (10, 11))

    def test_bad_messages_get_their_sentence(self) -> None:
        most = _LIMITS["message_length"]
        for body in ("", "   ", "\u200b", None):
            self.assertEqual(self.not_sent(self.company, 417, body), messages.EMPTY)
        too_long = messages.TOO_LONG.format(most)
        self.assertEqual(self.not_sent(self.company, 417, "x" * (most + 1)), too_long)
        for key in ("", "x" * 65):
            sentence = messages.ID_MALFORMED.format(_LIMITS["message_id_length"])
            self.assertEqual(self.not_sent(self.company, 417, client_id=key), sentence)
        for kind in ("system", "gone", "audio", ""):
            self.assertEqual(self.not_sent(self.company, 417, kind=kind), messages.KIND_UNKNOWN)
        for values in ({"client_id": ["x"]}, {"kind": {}}, {"body": 7}, {"body": "x" * 20_001}):
            self.not_sent(self.company, 417, **values)
        self.assertEqual(self.send(self.company, "x" * most)["seq"], 1)

    def test_one_subject_is_named(self) -> None:
        conversation = self.send(self.company)["conversation"]
        for about in ({}, {"application": self.name, "conversation": conversation}):
            values = {"client_id": new_id(), "body": "Hello", **about}
            self.assertEqual(self.refusal(self.company, 417, "send_message", **values), messages.ONE_SUBJECT)
