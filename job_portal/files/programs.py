"""Runs a program of this folder that reads a person's file in a process of its own, with limits.

A small file can take a reader hours or gigabytes, or crash it. So the program limits itself, and its end is
a sentence for the person.
"""

import subprocess
import sys
from pathlib import Path
from threading import BoundedSemaphore

from job_portal.files import messages

SECONDS = 20
# Other requests of this worker wait less than people do.
_AT_ONCE = BoundedSemaphore(2)
_SECONDS_TO_WAIT = 5


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
