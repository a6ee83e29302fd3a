"""Companies, and people who want their jobs, on a live site."""

import secrets

from job_portal.tests.actor import fresh_number, job_values
from lab.visitor import API, LIFTED, Administrator, Visitor


class Market:
    """What an administrator lets people do."""

    def __init__(self) -> None:
        self.administrator = Administrator()
        # A web server closes what is idle, just when one may send on it.
        self.administrator.http.headers["Connection"] = "close"
        self.administrator.configure(**LIFTED)

    def person(self) -> Visitor:
        """Somebody who has signed up, and has agreed to every notice."""
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
        """A live job, as `post_job` answers it."""
        return owner.message(f"{API}post_job", **job_values(**changes), client_key=secrets.token_hex(16))

    def journey(self) -> str:
        """From two numbers to a company, a job, an application and a decision: what the searcher reads."""
        owner, searcher = self.company(), self.person()
        job = self.job(owner)["name"]
        resume = searcher.upload_document()
        applied = {"job": job, "resume": resume, "client_key": secrets.token_hex(16)}
        name = searcher.message(f"{API}apply_to_job", **applied)["name"]
        owner.message(f"{API}decide_application", name=name, decision="shortlist")
        return searcher.message(f"{API}get_application", name=name)["status"]
