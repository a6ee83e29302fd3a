"""The rules of `rules.json`, which the screens read too: patterns, limits, fields, option lists, uploads."""

import json
import re
from pathlib import Path

_RULES = json.loads(Path(__file__).with_name("rules.json").read_text(encoding="utf-8"))

# `\Z`, not `$`: Python's `$` also matches before a last newline, JavaScript's does not.
PATTERNS: dict[str, re.Pattern[str]] = {
    name: re.compile(pattern.removesuffix("$") + r"\Z") for name, pattern in _RULES["patterns"].items()
}
LIMITS: dict[str, int] = _RULES["limits"]
COMPANY: dict[str, dict] = _RULES["company"]
HR: dict[str, dict] = _RULES["hr"]
OPTIONS: dict[str, list[str]] = _RULES["options"]
UPLOADS: dict[str, list[str]] = _RULES["uploads"]
