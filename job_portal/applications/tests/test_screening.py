"""Answers to a job's questions: given by applicants, read and filtered by the company."""

import csv
import io
import json

import frappe

from job_portal.applications.applicant_erasure import forget_searcher
from job_portal.jobs import messages
from job_portal.tests.actor import said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import API, EmployerCase
from job_portal.tests.utils import Account, store

TRADE = {"text": "Which looms do you know?", "kind": "choice", "choices": ["Power & “loom”", "हथकरघा"]}
ASKED = [
    {"key": "two_wheeler", "must": True},
    {"key": "years_in_trade", "must": 2},
    {**TRADE, "must": ["हथकरघा"]},
    {"key": "night_shift"},
]


class TestScreening(EmployerCase):
    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.job = cls.post_job(cls.company, questions=ASKED)
        read = Browser().message(f"{API}get_job", name=cls.job)["questions"]
        cls.trade = read[2]["id"]
        cls.good = {"two_wheeler": True, "years_in_trade": 10, cls.trade: "हथकरघा", "night_shift": False}
        cls.fitting, cls.missing = cls.account(), cls.account()
        cls.names = [cls.apply(cls.fitting), cls.apply(cls.missing, years_in_trade=1)]

    @classmethod
    def apply(cls, person: Account, **changes) -> str:
        answers = {**cls.good, **changes}
        return person.browser.message(f"{API}apply_to_job", job=cls.job, answers=answers)["name"]

    def check(self, answers: object, browser: Browser | None = None) -> list[str]:
        browser = browser or self.fitting.browser
        return browser.message(f"{API}check_answers", job=self.job, answers=answers)["misses"]

    def applicants(self, **filters) -> list[dict]:
        return self.company.browser.message(f"{API}get_applicants", job=self.job, **filters)["items"]

    def found(self, **filters) -> list[str]:
        return [row["name"] for row in self.applicants(**filters)]

    def test_what_misses_is_told_before(self) -> None:
        self.assertEqual([], self.check(self.good))
        bad = {
            "two_wheeler": False,
            "years_in_trade": 1,
            self.trade: TRADE["choices"][0],
            "night_shift": True,
        }
        self.assertEqual(["two_wheeler", "years_in_trade", self.trade], self.check(bad))
        self.assertEqual([], self.check(json.dumps(self.good)))

    def test_an_export_has_a_column_for_each_question(self) -> None:
        file = self.company.browser.message(f"{API}export_applicants", job=self.job, order="oldest")["csv"]
        headings, fitting, missing = (row[-4:] for row in csv.reader(io.StringIO(file)))
        self.assertEqual(headings[0::2], ["Do you have a two-wheeler?", TRADE["text"]])
        self.assertEqual(fitting, ["Yes", "10", "हथकरघा", "No"])
        self.assertEqual(missing, ["Yes", "1", "हथकरघा", "No"])

    def test_an_answer_is_missing_or_of_another_kind(self) -> None:
        person = self.account().browser
        text = "Do you have a two-wheeler?"
        missing, wrong = messages.ANSWER_MISSING.format(text), messages.ANSWER_WRONG.format(text)
        for answers, sentence in (
            (None, missing),
            ({}, missing),
            ("[]", missing),
            ("no JSON", missing),
            ({**self.good, "two_wheeler": None}, missing),
            ({**self.good, "two_wheeler": 1}, wrong),
            ({**self.good, "two_wheeler": "yes"}, wrong),
            ({**self.good, "two_wheeler": [True]}, wrong),
            ({**self.good, "years_in_trade": "3"}, "This does not answer the question"),
            ({**self.good, "years_in_trade": True}, "This does not answer the question"),
            ('{"two_wheeler": NaN}', wrong),
            ({**self.good, "years_in_trade": -1}, "This does not answer the question"),
            ({**self.good, "years_in_trade": 10**9}, "This does not answer the question"),
            ({**self.good, self.trade: "Jacquard"}, "This does not answer the question"),
        ):
            for method in ("apply_to_job", "check_answers"):
                with self.subTest(answers=answers, method=method):
                    reply = person.call(f"{API}{method}", job=self.job, answers=answers)
                    self.assertEqual(417, reply.status_code, reply.text)
                    self.assertIn(sentence, said(reply))

    def test_a_hidden_job_tells_nothing(self) -> None:
        job = self.post_job(self.company, questions=ASKED)
        store("JP Job", job, "status", "Held")
        reply = self.fitting.browser.call(f"{API}check_answers", job=job, answers={})
        self.assertEqual(404, reply.status_code)

    def test_cards_have_answers_and_who_fits_comes_first(self) -> None:
        newest, first = self.applicants()
        self.assertEqual((False, True), (newest["fits_all"], first["fits_all"]))
        fits = {each["id"]: each["fits"] for each in newest["answers"]}
        expected = {"two_wheeler": True, "years_in_trade": False, self.trade: True, "night_shift": None}
        self.assertEqual(expected, fits)
        trade = next(each for each in first["answers"] if each["id"] == self.trade)
        self.assertEqual({"id": self.trade, **TRADE, "answer": "हथकरघा", "fits": True}, trade)
        self.assertEqual(self.names, self.found(order="fit"))
        self.assertEqual(self.names[::-1], self.found(order="newest"))
        for row in (newest, self.applicants(by="person")[0]):
            self.assertNotIn("questions", row)
        details = self.company.browser.message(f"{API}get_application", name=self.names[1])
        self.assertEqual((newest["answers"], False), (details["answers"], details["fits_all"]))
        own = self.missing.browser.message(f"{API}get_application", name=self.names[1])
        self.assertEqual({None}, {each["fits"] for each in own["answers"]})

    def test_filters(self) -> None:
        fitting, missing = self.names
        self.assertEqual([fitting], self.found(fits_all=True))
        for question, value, expected in (
            ("two_wheeler", True, [missing, fitting]),
            ("two_wheeler", False, []),
            ("years_in_trade", 1, [missing, fitting]),
            ("years_in_trade", 2, [fitting]),
            ("years_in_trade", 11, []),
            (self.trade, "हथकरघा", [missing, fitting]),
            (self.trade, TRADE["choices"][0], []),
            ("unknown", True, []),
        ):
            answer = {"id": question, "value": value}
            for sent in (answer, json.dumps(answer)):
                for by in (None, "person"):
                    with self.subTest(answer=sent, by=by):
                        self.assertEqual(expected, self.found(answer=sent, by=by))
        for wrong in (
            "no JSON",
            [],
            {"id": "two_wheeler"},
            {"id": "a'b", "value": 1},
            {"id": "a", "value": {}},
            {"id": "a", "value": 10**30},
        ):
            reply = self.company.browser.call(f"{API}get_applicants", job=self.job, answer=json.dumps(wrong))
            self.assertEqual((417, True), (reply.status_code, bool(said(reply))), wrong)

    def test_answers_are_the_persons_who_is_there(self) -> None:
        job = self.post_job(self.company, questions=[{"key": "licence", "must": True}])
        person = self.account()
        name = person.browser.message(f"{API}apply_to_job", job=job, answers={"licence": True})["name"]
        mine = person.browser.message(f"{API}get_my_data")["sections"]
        rows = next(section["rows"] for section in mine if section["key"] == "applications")
        self.assertEqual("Do you have a driving licence? Yes", rows[0]["answers"])
        person.browser.message(f"{API}withdraw_application", name=name)
        gone = {"job": job, "status": "Withdrawn"}
        row = self.company.browser.message(f"{API}get_applicants", **gone)["items"][0]
        self.assertEqual(([], False), (row["answers"], row["fits_all"]))
        for filters in ({"fits_all": True}, {"answer": {"id": "licence", "value": True}}):
            found = self.company.browser.message(f"{API}get_applicants", **gone, **filters)["items"]
            self.assertEqual([], found)
        # Applying again needs new answers.
        again = {"job": job, "answers": {"licence": False}}
        person.browser.message(f"{API}apply_to_job", **again)
        row = self.company.browser.message(f"{API}get_applicants", job=job)["items"][0]
        self.assertEqual(([False], False), ([each["fits"] for each in row["answers"]], row["fits_all"]))
        searcher = frappe.get_doc("JP Searcher", frappe.db.get_value("JP Application", name, "searcher"))
        forget_searcher(searcher, "on_trash")
        stored = frappe.db.get_value("JP Application", name, ["answers", "fits_all"])
        frappe.db.rollback()
        self.assertEqual((None, 0), tuple(stored))

    def test_what_the_job_needs_now_counts(self) -> None:
        job = self.post_job(self.company, questions=[{"key": "years_in_trade", "must": 5}])
        person = self.account()
        name = person.browser.message(f"{API}apply_to_job", job=job, answers={"years_in_trade": 3})["name"]

        def read(questions: list) -> tuple:
            self.company.browser.message(f"{API}update_job", name=job, questions=questions)
            row = self.company.browser.message(f"{API}get_applicants", job=job)["items"][0]
            self.assertEqual(["years_in_trade"], [each["id"] for each in row["answers"]])
            return row["answers"][0]["fits"], row["fits_all"]

        self.assertEqual((True, True), read([{"key": "years_in_trade", "must": 3}]))
        self.assertEqual((None, False), read([{"key": "years_in_trade"}]))
        # The answer stays if the question is removed, and a new question has no answer yet.
        self.assertEqual((None, False), read([]))
        both = [{"key": "years_in_trade", "must": 3}, {"key": "licence", "must": True}]
        self.assertEqual((True, False), read(both))
        # Applying without the new answer returns the same application.
        again = {"job": job, "answers": {"years_in_trade": 3}}
        self.assertEqual(name, person.browser.message(f"{API}apply_to_job", **again)["name"])
