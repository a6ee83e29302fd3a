"""What a company asks before people apply for a job: at most five questions, ready ones or its own.

`must` of a question is the answer that the job needs: true or false, a list of choices, or the least number.
Only the company reads it.
"""

import json
from hashlib import sha256

import frappe
from frappe import _

from job_portal.jobs import messages
from job_portal.jobs.wording.checking import QUESTION, check
from job_portal.platform import fields
from job_portal.rules import MARKET, QUESTIONS

YES_NO, NUMBER, CHOICE = "yes_no", "number", "choice"
_LIMITS = MARKET["limits"]
# Findings about a job's promises. A question promises nothing.
_OF_THE_JOB = ("Pay", "Abroad", "Promise")


def stored(value: object) -> str | None:
    """Questions as a job stores them, from those of a request; None without any.

    :param value: a list, or its JSON. The same question twice counts once.
    :raises frappe.ValidationError: 417, a question that breaks a rule.
    """
    asked = value or []
    if isinstance(asked, str):
        asked = from_text(asked)
    if not isinstance(asked, list):
        frappe.throw(_(messages.QUESTION_UNKNOWN))
    if len(asked) > _LIMITS["questions"]:
        frappe.throw(_(messages.QUESTIONS_TOO_MANY).format(_LIMITS["questions"]))
    known = {each["id"]: each for each in map(_question, asked)}
    return json.dumps(list(known.values()), ensure_ascii=False) if known else None


def of_job(text: str | None) -> list[dict]:
    """The questions that a job stores: [{id, key, text, kind, choices, must}]; `key` and `must` may lack."""
    return json.loads(text or "[]")


def told(text: str | None, is_own: bool) -> list[dict]:
    """The questions of a job as `api.get_job` answers them: `must` for its own company alone."""
    return [{key: value for key, value in each.items() if is_own or key != "must"} for each in of_job(text)]


def is_answer(question: dict, value: object) -> bool:
    """Whether the value is of the kind that the question asks for."""
    if question["kind"] == YES_NO:
        return isinstance(value, bool)
    if question["kind"] == NUMBER:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _LIMITS["answer_most"]
    return isinstance(value, str) and value in question["choices"]


def fits(question: dict, answer: bool | int | str) -> bool | None:
    """Whether the answer is the one that the job needs; None if the job needs none."""
    must = question.get("must")
    if must is None:
        return None
    if question["kind"] == NUMBER:
        return answer >= must
    return answer in must if question["kind"] == CHOICE else answer == must


def text_of(question: dict) -> str:
    """The question in the reader's language. A company's own stays as it was written."""
    return _(question["text"]) if "key" in question else question["text"]


def from_text(text: str) -> object:
    """The value of a JSON text; None for another text."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _question(value: object) -> dict:
    if not isinstance(value, dict):
        frappe.throw(_(messages.QUESTION_UNKNOWN))
    question = _ready(value["key"]) if value.get("key") else _own(value)
    must = value.get("must")
    if must is None or must == "":
        return question
    needed = must if question["kind"] == CHOICE and isinstance(must, list) and must else [must]
    if not all(is_answer(question, each) for each in needed):
        frappe.throw(_(messages.ANSWER_WRONG).format(text_of(question)))
    return {**question, "must": needed if question["kind"] == CHOICE else must}


def _ready(key: object) -> dict:
    if not isinstance(key, str) or key not in QUESTIONS:
        frappe.throw(_(messages.QUESTION_UNKNOWN))
    return {"id": key, "key": key, **QUESTIONS[key]}


def _own(value: dict) -> dict:
    text, kind = _line(value.get("text")), value.get("kind")
    if fields.is_invisible(text) or len(text) > _LIMITS["question_length"] or fields.has_markup(text):
        frappe.throw(_(messages.QUESTION_LENGTH).format(_LIMITS["question_length"]))
    if kind not in (YES_NO, NUMBER, CHOICE):
        frappe.throw(_(messages.QUESTION_KIND_UNKNOWN))
    question = {"text": text, "kind": kind}
    if kind == CHOICE:
        question["choices"] = _choices(value.get("choices"))
    _check_wording(question)
    # The same question has the same id in every job, even after it was removed for a while.
    digest = sha256(json.dumps(question, sort_keys=True).encode()).hexdigest()
    return {"id": f"q{digest[:16]}", **question}


def _choices(value: object) -> list[str]:
    least, most, longest = (_LIMITS[key] for key in ("choices_least", "choices_most", "choice_length"))
    choices = [_line(each) for each in value] if isinstance(value, list) else []
    is_wrong = any(
        fields.is_invisible(each) or len(each) > longest or fields.has_markup(each) for each in choices
    )
    if is_wrong or not least <= len(choices) <= most or len(set(choices)) < len(choices):
        frappe.throw(_(messages.QUESTION_CHOICES).format(least, most, longest))
    return choices


def _line(value: object) -> str:
    """A text on one line; '' for anything else."""
    # JSON allows lone surrogates, but no database stores them.
    text = value.encode("utf-8", "ignore").decode() if isinstance(value, str) else ""
    return " ".join(fields.plain_name(text).split())


def _check_wording(question: dict) -> None:
    """Refuse a question about facts that must not decide, and words that would hold a job. No reviewer reads
    a question before applicants do.
    """
    text = " / ".join([question["text"], *question.get("choices", ())])
    for found in check({QUESTION: text}):
        if found.kind not in _OF_THE_JOB:
            frappe.throw(_(messages.WORDING[found.kind]))
