"""The rules in the JSON files beside this module, which the screens read, too."""

import json
import re
from pathlib import Path


def read(name: str) -> dict:
    """The content of `name`.json."""
    return json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


_COMMON = read("common")

# `\Z` instead of `$`: Python's `$` also matches before a final newline, JavaScript's does not.
PATTERNS: dict[str, re.Pattern[str]] = {
    name: re.compile(pattern.removesuffix("$") + r"\Z") for name, pattern in _COMMON["patterns"].items()
}
LIMITS: dict[str, int] = _COMMON["limits"]
# What people ask of a job beside its trade, pay and place. Companies tell those of `hours`, `offers`, `asks`.
FACTS: dict[str, list[str]] = read("facts")["options"]
# A search only prefers the jobs with these.
PREFERRED_FACTS: list[str] = read("facts")["only_preferred"]
OPTIONS: dict[str, list[str]] = {
    **_COMMON["options"],
    "facts": [fact for group in ("hours", "offers", "asks") for fact in FACTS[group]],
    "searched_facts": [fact for group in FACTS.values() for fact in group if fact not in PREFERRED_FACTS],
}
UPLOADS: dict[str, list[str]] = _COMMON["uploads"]
COMPANY: dict[str, dict] = read("company")
# The company's fields with a mark (docs/recipes.md#a-field-of-a-company).
MARKED: dict[str, tuple[str, ...]] = {
    mark: tuple(name for name, rule in COMPANY.items() if rule.get(mark))
    for mark in ("reviewed", "waits", "wording", "contact")
}
HR: dict[str, dict] = read("contact")
JOB: dict[str, dict] = read("job")
SEARCHER: dict[str, dict] = read("searcher")
FREELANCER: dict[str, dict] = read("freelancer")
PICTURE: dict[str, dict] = read("picture")
BRIEF: dict[str, dict] = read("brief")
QUOTE: dict[str, dict] = read("quote")
ENGAGEMENT: dict[str, dict] = read("engagement")
REVIEW: dict[str, dict] = read("review")
# Limits, statuses and moves of the market: `MARKET["limits"]["job_days"]`.
MARKET: dict[str, dict] = read("market")
# The notice of each consent's purpose: its version and its sentences.
NOTICES: dict[str, dict] = read("notices")
# Ready sentences, sent with one tap: {key: {side, text, places}}. The places are {0}, {1} of the text.
READY_SENTENCES: dict[str, dict] = read("ready_sentences")
# Ready questions for applicants: {key: {kind, text, choices}}.
QUESTIONS: dict[str, dict] = read("questions")
# The scopes of a company's key: {scope: the names of methods of `api`}.
SCOPES: dict[str, list[str]] = read("connections")["scopes"]
# Limits of keys and webhooks.
CONNECTION_LIMITS: dict[str, int] = read("connections")["limits"]
# The fourth letters of a PAN for each type of company. A proprietor's PAN may be of an undivided family.
PAN_HOLDERS: dict[str, str] = read("identity")["pan_holders"]
# The app's languages, by the codes of Frappe's `Language`: {code: its name in its own script}.
LANGUAGES: dict[str, str] = read("languages")
