"""The rules in the JSON files beside this one, which the screens read too."""

import json
import re
from pathlib import Path


def _read(name: str) -> dict:
    return json.loads(Path(__file__).with_name(f"{name}.json").read_text(encoding="utf-8"))


_COMMON = _read("common")

# `\Z`, not `$`: Python's `$` also matches before a last newline, JavaScript's does not.
PATTERNS: dict[str, re.Pattern[str]] = {
    name: re.compile(pattern.removesuffix("$") + r"\Z") for name, pattern in _COMMON["patterns"].items()
}
LIMITS: dict[str, int] = _COMMON["limits"]
OPTIONS: dict[str, list[str]] = _COMMON["options"]
UPLOADS: dict[str, list[str]] = _COMMON["uploads"]
COMPANY: dict[str, dict] = _read("company")
HR: dict[str, dict] = _read("contact")
JOB: dict[str, dict] = _read("job")
SEARCHER: dict[str, dict] = _read("searcher")
# Limits, statuses and moves of the market: `MARKET["limits"]["job_days"]`.
MARKET: dict[str, dict] = _read("market")
# The notice of each purpose that an account agrees to: its version, and its sentences.
NOTICES: dict[str, dict] = _read("notices")
# The fourth letter of a PAN that a type of company has. A proprietor's may be an undivided family's, too.
PAN_HOLDERS: dict[str, str] = _read("identity")["pan_holders"]
# The languages that the app speaks, as Frappe's `Language` names them: {code: its name in its own script}.
LANGUAGES: dict[str, str] = _read("languages")
