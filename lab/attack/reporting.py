"""A gang reports honest companies and their jobs, in the cheapest ways."""

import threading
from collections import defaultdict

from job_portal.tests.actor import API, fresh_number, job_values
from lab.visitor import Administrator, Visitor

_REASON = "Asks for money"
_LIMIT_MET = 429


class Honest:
    """An approved company, and an applicant whom it has called. Only this person's report counts."""

    def __init__(self, administrator: Administrator):
        owner, caller = Visitor(), Visitor()
        owner.sign_up(fresh_number(), administrator)
        administrator.approve(owner, owner.add_company())
        self.company = owner.company
        self._owner = owner.another_device()
        self.post()
        caller.sign_up(fresh_number(), administrator)
        caller.agree()
        application = caller.message(f"{API}apply_to_job", job=self.job)["name"]
        owner.message(f"{API}reveal_phone", application=application)
        self._called = caller.another_device()
        self._called.http.headers["X-Forwarded-For"] = "10.8.0.1"
        self._lock = threading.Lock()
        # The answers to reports by method, except refusals for reaching the day's limit.
        self.answers: dict[str, set[tuple[int, str]]] = defaultdict(set)

    def post(self) -> None:
        """Publish a new job, since an earlier one may have ended."""
        self.job = self._owner.message(f"{API}post_job", **job_values())["name"]

    def be_reported_by_whom_it_called(self) -> None:
        self.be_reported(self._called)

    def be_reported(self, by: Visitor) -> None:
        """Report the company and its job, and record the answers."""
        for method, subject in (("report_company", self.company), ("report_job", self.job)):
            reply = by.call(API + method, **{method.removeprefix("report_"): subject}, reason=_REASON)
            with self._lock:
                if reply.status_code != _LIMIT_MET:
                    self.answers[method].add((reply.status_code, reply.text))
