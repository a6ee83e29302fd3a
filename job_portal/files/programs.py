"""Runs the programs of this folder that read a person's file, each in a process of its own, with limits.

A small file can take a reader hours or gigabytes, or crash it. So the program limits itself, and its end is
a sentence for the person.
"""

import json
import subprocess
import sys
from pathlib import Path
from threading import BoundedSemaphore

from job_portal.files import messages, pdf_rewriter, text_reader
from job_portal.rules import LIMITS

SECONDS = 20
# Other requests of this worker wait less than people do.
_AT_ONCE = BoundedSemaphore(2)
_SECONDS_TO_WAIT = 5
_OF_PDF = {
    1: messages.PDF_UNREADABLE,
    pdf_rewriter.LOCKED: messages.PDF_LOCKED,
    pdf_rewriter.TOO_MANY_PAGES: messages.PDF_TOO_MANY_PAGES,
}
_OF_TEXT = {
    1: messages.TEXT_UNREADABLE,
    text_reader.LOCKED: messages.PDF_LOCKED,
    text_reader.WRONG_TYPE: messages.TEXT_WRONG_TYPE,
}


class Refused(Exception):
    """The file cannot be used. `sentence` tells its owner what to do."""

    def __init__(self, sentence: str):
        super().__init__(sentence)
        self.sentence = sentence


def answer_of(program: str, content: bytes, sentences: dict[int, str], *arguments: str) -> bytes:
    """The program's output, in bounded time.

    :param program: the name of its module.
    :param sentences: by exit code. The sentence of 1 stands for all other ends.
    :raises Refused: with the sentence.
    """
    # Program and arguments are constants. The user's file goes only to its input.
    command = [sys.executable, "-I", str(Path(__file__).with_name(f"{program}.py")), *arguments]
    try:
        done = subprocess.run(  # noqa: S603
            command, input=content, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise Refused(sentences[1]) from None
    if done.returncode != 0:
        raise Refused(sentences.get(done.returncode, sentences[1]))
    return done.stdout


def in_turn(program: str, content: bytes, sentences: dict[int, str], *arguments: str) -> bytes:
    """`answer_of`, for at most two files of this worker at once.

    :raises Refused: also where the worker is reading other files.
    """
    if not _AT_ONCE.acquire(timeout=_SECONDS_TO_WAIT):
        raise Refused(messages.READERS_BUSY)
    try:
        return answer_of(program, content, sentences, *arguments)
    finally:
        _AT_ONCE.release()


def rewritten_pdf(content: bytes) -> bytes:
    """A person's PDF for other readers: only the content of the pages is kept.

    Scripts, actions, attached files, forms, layers, metadata and comments are dropped. Links to the web, mail
    and phone stay.

    :raises Refused: it needs a password, has too many pages, is unreadable, or expands too much.
    """
    return answer_of("pdf_rewriter", content, _OF_PDF, str(LIMITS["resume_pages"]))


def text_of(content: bytes) -> dict:
    """The text of a PDF or DOCX as {lines: [(text, size of its letters, or 0)], resume: the attached JSON
    Resume, or None}. A tab in a line stands for a wide gap. Only the first five pages are read.

    :raises Refused: it is locked, unreadable, of another type, without text, or too large inside; or the
        worker is reading other files.
    """
    found = json.loads(in_turn("text_reader", content, _OF_TEXT))
    if not found["lines"]:
        raise Refused(messages.TEXT_MISSING)
    return found
