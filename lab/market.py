"""Companies and applicants on a live site."""

import secrets

from job_portal.tests.actor import fresh_number, job_values
from lab.visitor import API, LIFTED, Administrator, Visitor


class Market:
    """An administrator and the accounts that it approves."""

    def __init__(self) -> None:
        self.administrator = Administrator()
        # A web server may close an idle connection just when we send on it.
        self.administrator.http.headers["Connection"] = "close"
        self.administrator.configure(**LIFTED)

    def person(self) -> Visitor:
        """A new account that has agreed to every notice."""
        visitor = Visitor()
        visitor.sign_up(fresh_number(), self.administrator)
        visitor.agree()
        return visitor

    def company(self) -> Visitor:
        """The owner of an approved company."""
        owner = self.person()
        self.administrator.approve(owner, owner.add_company(client_key=secrets.token_hex(16)))
        return owner

    def job(self, owner: Visitor, **changes: str) -> dict:
        """Post a live job; returns the answer of `post_job`."""
        return owner.message(f"{API}post_job", **job_values(**changes), client_key=secrets.token_hex(16))
