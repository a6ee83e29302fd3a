"""Answers to the questions that a company asks before people apply.

An application stores its answers with the questions at that time. Whether they fit depends on the job's
present needs. `fits_all` is stored, so that lists can filter and sort by it.
"""

import json
import re

import frappe
from frappe import _
from frappe.model.document import Document

from job_portal.applications.doctype.jp_application.jp_application import DOCTYPE
from job_portal.jobs import details, questions
from job_portal.jobs import messages as job_messages
from job_portal.rules import MARKET

_ID = re.compile(r"[a-z0-9_]{1,40}")
_ANSWER = "json_extract({application}.answers, %(answer_path)s)"


def taken(asked: list[dict], answers: object) -> dict:
    """The fields `answers` and `fits_all` of an application.

    :param asked: the questions of the job.
    :param answers: {id: answer}, or its JSON. Answers to other questions do not count.
    :raises frappe.ValidationError: 417, an answer is missing or of another kind.
    """
    checked = _checked(asked, answers)
    held = {each["id"]: {**_without_must(each), "answer": checked[each["id"]]} for each in asked}
    text = json.dumps(held, ensure_ascii=False) if held else None
    return {"answers": text, "fits_all": _fits_all(asked, held)}


def misses(job: str, answers: object) -> list[str]:
    """The ids of the questions whose answers do not fit the job.

    :raises frappe.DoesNotExistError: 404, as `details.public_name`.
    :raises frappe.ValidationError: 417, as `taken`.
    """
    asked = questions.of_job(frappe.db.get_value("JP Job", details.public_name(job), "questions"))
    checked = _checked(asked, answers)
    return [each["id"] for each in asked if questions.fits(each, checked[each["id"]]) is False]


def told(answers: str | None, of_job: str | None = None) -> list[dict]:
    """The answers of an application: [{id, key, text, kind, choices, answer, fits}].

    :param of_job: the questions that its job stores now. `fits` is None for all others.
    """
    asked = {each["id"]: each for each in questions.of_job(of_job)}
    return [
        {**each, "fits": questions.fits(asked.get(each["id"], {}), each["answer"])}
        for each in json.loads(answers or "{}").values()
    ]


def in_words(answers: str | None) -> dict[str, str]:
    """The answer to each question, in the reader's language."""
    return {questions.text_of(each): _in_words(each) for each in told(answers)}


def follow_job(job: Document, event: str) -> None:
    """Hook of JP Job: its needs may have changed, so compute `fits_all` of its applications again."""
    if not job.get_doc_before_save() or not job.has_value_changed("questions"):
        return
    asked = questions.of_job(job.questions)
    answered = {"job": job.name, "answers": ("is", "set")}
    for row in frappe.get_all(DOCTYPE, answered, ["name", "answers", "fits_all"], order_by="name asc"):
        fits_all = _fits_all(asked, json.loads(row.answers))
        if fits_all != row.fits_all:
            frappe.db.set_value(DOCTYPE, row.name, "fits_all", fits_all, update_modified=False)


def condition(answer: object, values: dict, application: str) -> str:
    """SQL: whether an application has this answer, or at least this number.

    :param answer: {id, value}, or its JSON.
    :param application: the alias of the table.
    :raises frappe.ValidationError: 417, it is no such pair.
    """
    pair = questions.from_text(answer) if isinstance(answer, str) else answer
    question, value = (pair.get("id"), pair.get("value")) if isinstance(pair, dict) else (None, None)
    is_pair = isinstance(question, str) and _ID.fullmatch(question) and isinstance(value, bool | int | str)
    # SQLite raises for longer numbers.
    if not is_pair or (isinstance(value, int) and abs(value) > MARKET["limits"]["answer_most"]):
        frappe.throw(_(job_messages.OPTION_UNKNOWN))
    column = _ANSWER.format(application=application)
    values["answer_path"] = f"$.{question}.answer"
    if isinstance(value, bool):
        # JSON's true is a word in MariaDB, and 1 in SQLite.
        values["answer_value"] = json.dumps(value)
        return f"{column} = json_extract(%(answer_value)s, '$')"
    values["answer_value"] = value
    return f"{column} {'>=' if isinstance(value, int) else '='} %(answer_value)s"


def _checked(asked: list[dict], answers: object) -> dict:
    """:return: the answers as a dict in which each question has one of its kind."""
    given = questions.from_text(answers) if isinstance(answers, str) else answers
    given = given if isinstance(given, dict) else {}
    for each in asked:
        answer = given.get(each["id"])
        sentence = job_messages.ANSWER_MISSING if answer in (None, "") else job_messages.ANSWER_WRONG
        if not questions.is_answer(each, answer):
            frappe.throw(_(sentence).format(questions.text_of(each)))
    return given


def _fits_all(asked: list[dict], held: dict) -> int:
    """1 if the job needs some answers, and all of these were given."""
    needed = [each for each in asked if "must" in each]
    return int(
        bool(needed)
        and all(each["id"] in held and questions.fits(each, held[each["id"]]["answer"]) for each in needed)
    )


def _without_must(question: dict) -> dict:
    return {key: value for key, value in question.items() if key != "must"}


def _in_words(held: dict) -> str:
    if held["kind"] == questions.YES_NO:
        return _("Yes") if held["answer"] else _("No")
    return _(held["answer"]) if held["kind"] == questions.CHOICE and "key" in held else str(held["answer"])
