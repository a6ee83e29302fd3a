"""Calls an address of a company. If there is no usable answer, the error has a sentence for the log."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar
from urllib.parse import SplitResult

import urllib3

from job_portal.connections import messages, webhooks
from job_portal.platform import guarded_client
from job_portal.platform.timeout import within

TIMEOUT_SECONDS = 15
Answer = TypeVar("Answer")


class NoAnswer(Exception):
    """There is no answer that can be used. `sentence`, of a `messages`, says why.

    :param status: of an answer that is an error.
    """

    def __init__(self, sentence: str, status: int = 0) -> None:
        super().__init__(sentence)
        self.sentence, self.status = sentence, status


def call(address: str, ask: Callable[[SplitResult], Answer]) -> Answer:
    """Return what `ask` answers of the parsed address, within `TIMEOUT_SECONDS` in all.

    :raises NoAnswer: an address that the server does not call, no connection, or no answer in time.
    :raises guarded_client.TooLarge: as `ask` raises it.
    """
    try:
        return within(TIMEOUT_SECONDS, partial(ask, webhooks.check(address)))
    except guarded_client.Refused:
        raise NoAnswer(messages.REFUSED) from None
    except (TimeoutError, urllib3.exceptions.TimeoutError):
        raise NoAnswer(messages.TIMED_OUT) from None
    except (urllib3.exceptions.HTTPError, OSError, ValueError):
        raise NoAnswer(messages.NO_CONNECTION) from None
