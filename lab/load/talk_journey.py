"""As `lab.load.journey`, of a company and a searcher in a conversation: `python -m lab.load.talk_journey`.

On a site that `lab.talk_town` has filled. An empty method is called beside the others.
"""

import secrets
from typing import Any

from job_portal.rules import MARKET
from job_portal.tests.actor import API
from lab import talk_town, town
from lab.load import journey

# So that nobody waits.
MARKET["limits"].update(messages_a_minute=100_000, messages_a_day=100_000)


class TalkJourney(journey.Journey):
    """Both sides read their inbox, read the conversation in each way, and write."""

    tables = {*talk_town.TABLES, *town.TABLES}
    _people: tuple[Any, Any] | None = None

    def _travel(self, browser: type) -> None:
        self._people = self._people or self._pair(browser)
        company, searcher = self._people
        of = {"conversation": talk_town.name_of(0)}
        first = self._found(company, "get_conversations")
        for _ in range(journey.EACH):
            company.message("ping")
            for person, side in ((company, "company"), (searcher, "searcher")):
                with self._as(side):
                    message = {"client_id": secrets.token_hex(8), "body": "Please bring your papers."}
                    seq = person.message(f"{API}send_message", **of, **message)["seq"]
                    self._found(person, "get_conversations")
                    self._found(person, "get_messages", **of)
            with self._as("page 2"):
                self._found(company, "get_conversations", cursor=first["next"])
            with self._as("since"):
                self._found(company, "get_conversations", since=first["since"])
            with self._as("unread"):
                self._found(company, "get_conversations", unread=True)
            with self._as("of a job"):
                self._found(company, "get_conversations", job=talk_town.JOB)
            with self._as("after"):
                self._found(searcher, "get_messages", **of, after=seq - 2)
            with self._as("before"):
                self._found(searcher, "get_messages", **of, before=50)
            company.message(f"{API}read_messages", **of, seq=seq)
            searcher.message(f"{API}read_messages", **of, seq=seq)
            company.message(f"{API}get_boot")

    def _pair(self, browser: type) -> tuple[Any, Any]:
        people = browser(), browser()
        for person, number in zip(people, (talk_town.COMPANY, talk_town.SEARCHER), strict=True):
            person.log_in(town.mobile_of(number), self)
            person.agree()
        return people


if __name__ == "__main__":
    journey.main(TalkJourney)
