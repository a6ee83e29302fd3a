"""PDFs of people for other people: written anew, with what is on the pages and nothing else.

What stays behind: scripts, actions, attached files, forms, layers, metadata, comments. Links to the web, to
mail and to a phone stay. The file is read in a process of its own, with limits (`files.pdf_rewriter`).
"""

import subprocess
import sys
from pathlib import Path

from job_portal.files import messages, pdf_rewriter
from job_portal.rules import LIMITS

_PROGRAM = str(Path(__file__).with_name("pdf_rewriter.py"))
_SECONDS = 20


class Refused(Exception):
    """The PDF cannot be written anew. `sentence` says to its owner what to do."""

    def __init__(self, sentence: str):
        super().__init__(sentence)
        self.sentence = sentence


def rewritten(content: bytes) -> bytes:
    """The PDF anew, in bounded time and memory.

    :raises Refused: it asks for a password, has too many pages, cannot be read, or would become too large.
    """
    # The program and its argument are ours. What people sent goes to its input only.
    command = [sys.executable, "-I", _PROGRAM, str(LIMITS["resume_pages"])]
    try:
        done = subprocess.run(  # noqa: S603
            command, input=content, capture_output=True, timeout=_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise Refused(messages.PDF_UNREADABLE) from None
    if done.returncode == pdf_rewriter.LOCKED:
        raise Refused(messages.PDF_LOCKED)
    if done.returncode == pdf_rewriter.TOO_MANY_PAGES:
        raise Refused(messages.PDF_TOO_MANY_PAGES)
    if done.returncode != 0:
        raise Refused(messages.PDF_UNREADABLE)
    return done.stdout
