"""Reads the text of a person's PDF or DOCX in a process of its own (`files.text_reader`). Nothing is kept."""

import json

from job_portal.files import messages, programs, text_reader

_SENTENCES = {
    1: messages.TEXT_UNREADABLE,
    text_reader.LOCKED: messages.PDF_LOCKED,
    text_reader.WRONG_TYPE: messages.TEXT_WRONG_TYPE,
}


def text_of(content: bytes) -> dict:
    """{lines: [(text, size of its letters, or 0)], resume: the attached JSON Resume, or None}.

    A tab in a line stands for a wide gap. Only the first five pages are read.

    :raises programs.Refused: it is locked, unreadable, of another type, without text, or too large inside; or
        the worker is reading other files.
    """
    found = json.loads(programs.in_turn("text_reader", content, _SENTENCES))
    if not found["lines"]:
        raise programs.Refused(messages.TEXT_MISSING)
    return found
