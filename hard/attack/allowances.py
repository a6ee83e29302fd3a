"""Who can use up whose allowance of codes and guesses."""

import secrets

from hard.attack.strangers import Strangers
from hard.report import Report
from hard.visitor import Administrator, Visitor
from job_portal.tests.actor import SEND, another_code, fresh_number

PROMISED_SENDS = 5
DEVICE = "jp_device"


def strangers_send(report: Report, strangers: Strangers, mobile: str, purpose: str) -> None:
    """Many at once, then one after the other, ask for codes of one number: as many as are set go out.

    Of those that ask at the same moment one more may be refused than need be, none let through.
    """

    def ask(visitor: Visitor) -> int:
        return visitor.call(SEND, mobile_no=mobile, used_for=purpose).status_code

    statuses = strangers.at_once(4 * PROMISED_SENDS, ask)
    statuses += [ask(strangers.visitor()) for _ in range(PROMISED_SENDS)]
    report.check(
        f"{purpose}: codes sent to one number, of {len(statuses)} asked for",
        statuses.count(200),
        statuses.count(200) == PROMISED_SENDS and set(statuses) == {200, 429},
    )


def owner_gets_in(
    report: Report, owner: Visitor, administrator: Administrator, mobile: str, after: str
) -> str:
    """The owner, on a browser of theirs, gets all promised codes, mistypes, and logs in; the last code."""
    references = [owner.send_code(mobile, "Login") for _ in range(PROMISED_SENDS)]
    code = administrator.code_of(mobile)
    for _ in range(2):
        owner.verify(mobile, references[-1], another_code(code))
    answer = owner.verify(mobile, references[-1], code)
    report.check(
        f"after {after}, the owner's own browser: {len(references)} codes, and a login",
        answer["message"],
        answer["success_key"] == 1,
    )
    return code


def forged_devices(report: Report, strangers: Strangers, owner: Visitor, mobile: str) -> None:
    """No device cookie but a real one of this very number has an allowance of its own.

    Call it when the strangers' allowance of `mobile` is used up.
    """
    identity, _, signature = owner.http.cookies[DEVICE].strip('"').partition(".")
    forged = [
        f"{secrets.token_urlsafe(12)}.{signature}",
        f"{identity}.{secrets.token_hex(32)}",
        f"{identity}.{signature[:-1]}",
        f"{identity}.{signature.upper()}",
        f"{identity}x.{signature}",
        f"{identity}.{signature}.{signature}",
        f"{identity}.",
        f".{signature}",
        "stranger.",
        f"stranger.{signature}",
        f"{mobile}.{signature}",
        "%00.%00",
        "é.é",
        "x" * 5000,
    ]

    def asked_with(cookie: str) -> int:
        visitor = strangers.visitor()
        visitor.http.headers["Cookie"] = f"{DEVICE}={cookie}".encode()
        return visitor.call(SEND, mobile_no=mobile, used_for="Login").status_code

    refused = [asked_with(cookie) for cookie in forged]
    report.equal(f"{len(forged)} forged device cookies", sorted(set(refused)), [429])
    elsewhere = fresh_number()
    strangers_send(report, strangers, elsewhere, "Signup")
    visitor = strangers.visitor()
    visitor.http.cookies.update(owner.http.cookies)
    visitor.http.cookies.clear_expired_cookies()
    del visitor.http.cookies["sid"]
    found = visitor.call(SEND, mobile_no=elsewhere, used_for="Signup").status_code
    report.equal("a real device cookie, at another number", found, 429)


def limits_are_settable(report: Report, administrator: Administrator) -> None:
    """Per address and per site; here each is set to `limit`, and asked more than twice as often.

    More than twice, because the ten minutes that are counted in may end meanwhile.
    """
    limit = 20
    for fieldname, word in (("sends_per_address", "an address"), ("sends_per_site", "the site")):
        before = administrator.configure(**{fieldname: limit})
        visitor = Visitor(address="192.0.2.1")
        statuses = [
            visitor.call(SEND, mobile_no=fresh_number(), used_for="Login").status_code
            for _ in range(2 * limit + 1)
        ]
        administrator.configure(**before)
        after = visitor.call(SEND, mobile_no=fresh_number(), used_for="Login").status_code
        report.check(
            f"requests for codes, limit of {word} set to {limit}: refused of {len(statuses)}",
            statuses.count(429),
            set(statuses) <= {200, 429} and statuses.count(429) > 0,
        )
        report.equal(f"limit of {word} set back", after, 200)
