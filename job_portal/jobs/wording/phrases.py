"""Finds the phrases of a list in a text, however they are spelt."""

import json
import re
from functools import cached_property
from pathlib import Path

from job_portal.words.folding import folded, tokens, with_digits


class Phrases:
    """A list in a JSON file: {kind: {words: phrases, patterns: of text with Latin digits}}."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @property
    def names(self) -> set[str]:
        """All kinds of the list."""
        return set(self._known)

    def kinds(self, text: str) -> list[str]:
        """The kinds whose phrases or patterns the text holds. Reads no database."""
        folds, plain = _folds(text), with_digits(text)
        return [
            kind
            for kind, (phrases, patterns) in self._known.items()
            if any(phrase in folds for phrase in phrases) or any(each.search(plain) for each in patterns)
        ]

    @cached_property
    def _known(self) -> dict[str, tuple[list[str], list[re.Pattern]]]:
        listed = json.loads(self._path.read_text(encoding="utf-8"))
        return {
            kind: (list(map(_folds, known["words"])), list(map(re.compile, known["patterns"])))
            for kind, known in listed.items()
        }


def _folds(text: str) -> str:
    return " " + " ".join(folded(token.plain) for token in tokens(text)) + " "
