"""Rewrites people's PDFs for other readers: only the content of the pages is kept.

Scripts, actions, attached files, forms, layers, metadata and comments are dropped. Links to the web, mail and
phone stay. A separate process with limits reads the file (`files.pdf_rewriter`).
"""

import subprocess
import sys
from pathlib import Path

from job_portal.files import messages, pdf_rewriter
from job_portal.rules import LIMITS

_PROGRAM = str(Path(__file__).with_name("pdf_rewriter.py"))
SECONDS = 20


class Refused(Exception):
    """The PDF cannot be rewritten. `sentence` tells its owner what to do."""

    def __init__(self, sentence: str):
        super().__init__(sentence)
        self.sentence = sentence


def rewritten(content: bytes) -> bytes:
    """The rewritten PDF, in bounded time and memory.

    :raises Refused: it needs a password, has too many pages, is unreadable, or expands too much.
    """
    # Program and argument are constants. The user's file goes only to its input.
    command = [sys.executable, "-I", _PROGRAM, str(LIMITS["resume_pages"])]
    try:
        done = subprocess.run(  # noqa: S603
            command, input=content, capture_output=True, timeout=SECONDS, check=False
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
