"""A gang reports honest companies and their jobs, in the cheapest ways."""

import threading
from collections import defaultdict

from job_portal.tests.actor import API, fresh_number, job_values
from lab.visitor import Administrator, Visitor

_REASON = "Asks for money"
_LIMIT_MET = 429


class Honest:
    """An approved company, and somebody whom it called: the only one whose report of it weighs."""

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
        # What each method answered to reports, but to who had met the limit of a day.
        self.answers: dict[str, set[tuple[int, str]]] = defaultdict(set)

    def post(self) -> None:
        """Publish a job: one of before may be over."""
        self.job = self._owner.message(f"{API}post_job", **job_values())["name"]

    def be_reported_by_whom_it_called(self) -> None:
        self.be_reported(self._called)

    def be_reported(self, by: Visitor) -> None:
        """Both the company and its job; the answers are kept."""
        for method, subject in (("report_company", self.company), ("report_job", self.job)):
            reply = by.call(API + method, **{method.removeprefix("report_"): subject}, reason=_REASON)
            with self._lock:
                if reply.status_code != _LIMIT_MET:
                    self.answers[method].add((reply.status_code, reply.text))
