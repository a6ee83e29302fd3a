"""Questions that a company asks before people apply for a job."""

from job_portal.jobs import messages
from job_portal.rules import MARKET, QUESTIONS
from job_portal.tests.actor import job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase

LOOMS = {"text": "Which looms do you know?", "kind": "choice", "choices": ["Power loom", "Handloom"]}
MANY = [{"text": f"Do you know loom {number}?", "kind": "yes_no"} for number in range(6)]


class TestQuestions(EmployerCase):
    def post(self, questions: object) -> str:
        return self.post_job(self.company, questions=questions)

    def questions(self, name: str, reader: Browser | None = None) -> list[dict]:
        return (reader or self.company.browser).message(f"{API}get_job", name=name)["questions"]

    def refused(self, questions: object) -> str:
        values = job_values(questions=questions)
        before, reply = (
            self.company.browser.call(f"{API}{method}", **values) for method in ("check_posting", "post_job")
        )
        self.assertEqual((417, said(reply)), (before.status_code, said(before)))
        self.assertEqual(417, reply.status_code, reply.text)
        return said(reply)

    def test_a_job_without_questions(self) -> None:
        for none in ([], "", None):
            self.assertEqual([], self.questions(self.post(none)))

    def test_the_company_reads_what_it_needs_and_others_do_not(self) -> None:
        years = {"key": "years_in_trade", "must": 2}
        name = self.post([years, {**LOOMS, "must": ["Handloom"]}, {"key": "night_shift"}])
        first, second, third = self.questions(name)
        self.assertEqual({"id": "years_in_trade", **QUESTIONS["years_in_trade"], **years}, first)
        self.assertEqual((["Handloom"], LOOMS["choices"]), (second["must"], second["choices"]))
        self.assertNotIn("must", third)
        for reader in (Browser(), self.account().browser):
            read = self.questions(name, reader)
            self.assertEqual([first["id"], second["id"], third["id"]], [each["id"] for each in read])
            self.assertFalse(any("must" in each for each in read))

    def test_a_changed_question_is_a_new_one(self) -> None:
        name = self.post([LOOMS, {"key": "licence"}])
        looms, licence = self.questions(name)
        changed = {**looms, "text": "Which looms can you mend?"}
        update = {"name": name, "questions": [changed, {**licence, "must": True}]}
        self.company.browser.message(f"{API}update_job", **update)
        new, kept = self.questions(name)
        self.assertNotEqual(looms["id"], new["id"])
        self.assertEqual({**licence, "must": True}, kept)
        # Changing something else keeps them, and an empty list clears them.
        self.company.browser.message(f"{API}update_job", name=name, openings="3")
        self.assertEqual([new, kept], self.questions(name))
        self.company.browser.message(f"{API}update_job", name=name, questions=[])
        self.assertEqual([], self.questions(name))

    def test_a_reposted_job_asks_the_same(self) -> None:
        name = self.post([LOOMS])
        asked = self.questions(name)
        for move in ("close_job", "repost_job"):
            self.company.browser.message(f"{API}{move}", name=name)
        self.assertEqual(asked, self.questions(name))

    def test_each_bad_question_has_its_sentence(self) -> None:
        limits = MARKET["limits"]
        length = messages.QUESTION_LENGTH.format(limits["question_length"])
        choices = messages.QUESTION_CHOICES.format(
            limits["choices_least"], limits["choices_most"], limits["choice_length"]
        )
        yes_no = {"text": "Do you know looms?", "kind": "yes_no"}
        wrong = messages.ANSWER_WRONG.format(yes_no["text"])
        fee = "Did you pay the registration fee of Rs 500?"
        for questions, sentence in (
            (MANY, messages.QUESTIONS_TOO_MANY.format(5)),
            ("no JSON", messages.QUESTION_UNKNOWN),
            ('{"key": "licence"}', messages.QUESTION_UNKNOWN),
            (["licence"], messages.QUESTION_UNKNOWN),
            ([{"key": "shoe_size"}], messages.QUESTION_UNKNOWN),
            ([{"key": ["licence"]}], messages.QUESTION_UNKNOWN),
            ([{}], length),
            ([{**yes_no, "text": " \u200b "}], length),
            ([{**yes_no, "text": "x" * 141}], length),
            (r'[{"text": "\ud800\u0000", "kind": "yes_no"}]', length),
            (f'[{{"key": "years_in_trade", "must": {"9" * 5000}}}]', messages.QUESTION_UNKNOWN),
            ('[{"key": "years_in_trade", "must": 1e400}]', "This does not answer the question"),
            ([{**yes_no, "text": "Do you know <b>looms</b>?"}], length),
            ([{**yes_no, "kind": "essay"}], messages.QUESTION_KIND_UNKNOWN),
            ([{**yes_no, "kind": ["yes_no"]}], messages.QUESTION_KIND_UNKNOWN),
            ([{**LOOMS, "choices": None}], choices),
            ([{**LOOMS, "choices": ["Handloom"]}], choices),
            ([{**LOOMS, "choices": ["Handloom", "Handloom "]}], choices),
            ([{**LOOMS, "choices": [f"Loom {each}" for each in "abcdefg"]}], choices),
            ([{**LOOMS, "choices": ["Handloom", "x" * 61]}], choices),
            ([{**LOOMS, "choices": ["Handloom", ""]}], choices),
            ([{**yes_no, "must": "yes"}], wrong),
            ([{**yes_no, "must": 1}], wrong),
            ([{"key": "years_in_trade", "must": -1}], "This does not answer the question"),
            ([{"key": "years_in_trade", "must": True}], "This does not answer the question"),
            ([{**LOOMS, "must": ["Jacquard"]}], "This does not answer the question"),
            ([{**yes_no, "text": fee}], messages.WORDING["Money"]),
            ([{**yes_no, "text": "Are you married?"}], messages.WORDING["Private"]),
            ([{**LOOMS, "choices": ["Hindu", "Muslim"]}], messages.WORDING["Private"]),
            ([{**yes_no, "text": "Can you call us on 98765 43210?"}], messages.WORDING["Phone"]),
        ):
            with self.subTest(questions=questions):
                self.assertIn(sentence, self.refused(questions))

    def test_no_question_is_stored_by_a_refused_change(self) -> None:
        name = self.post([{"key": "licence"}])
        update = {
            "name": name,
            "questions": [{"text": "What is your caste?", "kind": "yes_no"}],
        }
        self.assertEqual(417, self.company.browser.call(f"{API}update_job", **update).status_code)
        self.assertEqual(["licence"], [each["id"] for each in self.questions(name)])
