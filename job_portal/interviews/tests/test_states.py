"""Random people act on an interview; the table of `rules` says what each may do."""

import random

import frappe

from job_portal.interviews.tests.interview_case import InterviewCase, in_days, slot
from job_portal.rules import MARKET
from job_portal.tests.market_case import API

MOVES = MARKET["interview_moves"]
COMPANY, SEARCHER, STRANGER = "company", "searcher", "stranger"
BY_METHOD = {
    "offer_interviews": ("offer",),
    "answer_interview": ("book", "other", "decline"),
    "change_interview": ("book", "cancel"),
    "mark_interview": ("came", "missed", "undo", "late"),
}
OF_COMPANY, OF_SEARCHER = ("offer_interviews", "change_interview"), ("answer_interview",)


class TestStates(InterviewCase):
    def setUp(self) -> None:
        super().setUp()
        self.people = {COMPANY: self.company, SEARCHER: self.searcher, STRANGER: self.account()}
        self.starts = iter(range(1, 1000))
        self.marks: list[tuple[str, str]] = []

    def test_a_walk_by_random_actors_keeps_to_the_table(self) -> None:
        for seed in range(3):
            with self.subTest(seed=seed):
                self.name = self.searcher.browser.message(f"{API}apply_to_job", job=self.job)["name"]
                self.walk(random.Random(seed))
                self.job = self.post_job(self.company)

    def walk(self, chance: random.Random) -> None:
        offered = self.offer(slot(next(self.starts), seats=1), slot(next(self.starts)))
        interview, status, self.marks = offered["interview"], "Offered", []
        for _ in range(40):
            if status == "Booked" and chance.random() < 0.4:
                self.begin(interview)
            before = self.read(self.company)
            who = chance.choice([COMPANY, COMPANY, SEARCHER, SEARCHER, STRANGER])
            method, word = chance.choice(
                [(name, word) for name, words in BY_METHOD.items() for word in words]
            )
            # The reader's `may` says beforehand what is taken.
            may = self.read(self.people[who])["may"] if who != STRANGER else []
            reply = self.people[who].browser.call(
                f"{API}{method}", **self.values(interview, method, word, who)
            )
            after = self.read(self.company)
            told = (who, method, word, before["status"], reply.status_code, may)
            is_right_method = who != STRANGER and (method not in OF_COMPANY or who == COMPANY)
            is_right_method = is_right_method and (method not in OF_SEARCHER or who == SEARCHER)
            if not is_right_method:
                self.assertEqual(reply.status_code, 403, told)
                self.assertEqual(after, before, told)
            else:
                self.check(who, word, before, after, reply.status_code, told)
            status = after["status"]

    def values(self, interview: str, method: str, word: str, who: str) -> dict:
        times = [slot(next(self.starts)), slot(next(self.starts))]
        if method == "offer_interviews":
            return {"applications": [self.name], "slots": times}
        if method == "change_interview":
            return {"interview": interview, "change": word, "starts": times[0]["starts"]}
        if method == "mark_interview":
            return {"interview": interview, "mark": word}
        slots = self.read(self.people[SEARCHER])["slots"]
        chosen = slots[0]["slot"] if slots else "none"
        return {
            "interview": interview,
            "answer": word,
            "slot": chosen,
            "wish": str(in_days(next(self.starts))),
        }

    def check(self, who: str, word: str, before: dict, after: dict, status: int, told: tuple) -> None:
        """The move is one of the table and leads where it says, or nothing changed."""
        move = MOVES.get(word)
        if status == 417:
            self.assertEqual(after, before, told)
            self.assertNotIn(word, told[-1], told)
            return
        self.assertEqual(status, 200, told)
        if word in told[-1] and word not in ("late", "undo"):
            self.assertIn(before["status"], move["from"], told)
            self.assertEqual(after["status"], move["to"], told)
            self.assertIn(move["by"], (who, "either"), told)
        elif word == "undo":
            self.assertIn(word, told[-1], told)
            self.assertIsNone(after["late"] if before["status"] == "Booked" else None, told)
        elif word != "late":
            # It was so already.
            self.assertEqual(after["status"], before["status"], told)
        own = self.own()
        self.assertEqual(own["status"], "Interview", told)
        self.assertEqual(
            bool(own["interview_at"]), after["status"] in ("Booked", "Came", "Did not come"), told
        )
        if after["starts"]:
            self.assert_same_time(own["interview_at"], after["starts"]) if not self.is_begun(after) else None
        said = [after["came"], after["missed"]]
        self.assertEqual(sum(each is not None for each in said), after["status"] in ("Came", "Did not come"))

    @staticmethod
    def is_begun(interview: dict) -> bool:
        return frappe.utils.get_datetime(interview["starts"]) <= frappe.utils.now_datetime()
