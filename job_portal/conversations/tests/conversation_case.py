"""Base class for tests of conversations: an application, and messages of both sides."""

import secrets
from unittest.mock import patch

from job_portal.applications.tests.application_case import ApplicationCase
from job_portal.rules import MARKET
from job_portal.tests.market_case import API
from job_portal.tests.utils import Account


def new_id() -> str:
    """A key for one message."""
    return secrets.token_hex(8)


class ConversationCase(ApplicationCase):
    """`company` has posted a job, and `searcher` has applied: the application `name`."""

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.enterClassContext(
            patch.dict(MARKET["limits"], messages_a_minute=10_000, conversations_a_day_young=10_000)
        )

    def send(self, account: Account, body: str = "Hello", **values) -> dict:
        """Send a message that must be accepted, and return the answer."""
        return account.browser.message(f"{API}send_message", **self._message(body, values))

    def not_sent(self, account: Account, status: int, body: str | None = "Hello", **values) -> str:
        """Send a message that must be refused, and return the sentence."""
        return self.refusal(account, status, "send_message", **self._message(body, values))

    def _message(self, body: str | None, values: dict) -> dict:
        about = {} if "conversation" in values else {"application": self.name}
        return {"client_id": new_id(), "body": body, **about, **values}

    def read(self, account: Account, **values) -> dict:
        about = {} if "conversation" in values else {"application": self.name}
        return account.browser.message(f"{API}get_messages", **about, **values)

    def inbox(self, account: Account, **values) -> dict:
        return account.browser.message(f"{API}get_conversations", **values)

    def bodies(self, account: Account, **values) -> list[str]:
        return [item["body"] for item in self.read(account, **values)["items"]]

    def unread(self, account: Account) -> int:
        """The number of unread messages of the conversation in the inbox."""
        return sum(item["unread"] for item in self.inbox(account, job=self.job)["items"])
