"""Brute force at a number's code: how many guesses does the site compare with a code in a day?"""

from itertools import islice

from job_portal.tests.actor import SEND, VERIFY, another_code, fresh_number
from lab.attack.doors import answer, mixed_ways_to
from lab.attack.strangers import Strangers
from lab.report import Report
from lab.visitor import Administrator, Visitor

CODES = 10**6
PROMISED_SENDS = 5
PROMISED_CHANCE = 1 / 10_000
GUESSES_AT_ONE_CODE = 200
TRIES_OF_A_CODE = 5
MOST_GUESSES_A_DAY = 99
# Said of a guess that was compared with the code, and was not the last that the code allows.
COMPARED = "Incorrect OTP. Please check the message and try again."
DAY_IS_OVER = "Too many wrong attempts for this number. Please try again after 24 hours."


def one_reference(report: Report, strangers: Strangers, administrator: Administrator) -> list[str]:
    """Guess at one code through every door, side by side; gives the codes that it had sent."""
    mobile = fresh_number()
    reference = strangers.visitor().send_code(mobile, "Signup")
    code = administrator.code_of(mobile)
    ways = list(islice(mixed_ways_to(VERIFY), GUESSES_AT_ONE_CODE))

    def guess(visitor):
        door, name = ways.pop()
        values = {
            "mobile_no": mobile,
            "reference_number": reference,
            "OTP": another_code(code),
            "used_for": "Signup",
        }
        return answer(door(visitor, name, values))

    answers = strangers.at_once(GUESSES_AT_ONE_CODE, guess)
    report.equal("guesses at one code, side by side: answers", answers.count(None), 0)
    compared = [given for given in answers if given and given["message"] == COMPARED]
    report.equal(f"of {GUESSES_AT_ONE_CODE}, compared and not the last", len(compared), TRIES_OF_A_CODE - 1)
    right = strangers.visitor().verify(mobile, reference, code)
    report.equal("the right code afterwards", right["success_key"], 0)
    return [code]


def a_day(
    report: Report, strangers: Strangers, administrator: Administrator, mobile: str, limit: int
) -> list:
    """Guess at one code after the other of a number, until the site takes no more.

    The limit on sends is lifted: what a day's windows of ten minutes allow is asked for at once.
    """
    codes, compared, references = [], 0, []
    sends, guesses = mixed_ways_to(SEND), mixed_ways_to(VERIFY)
    while True:
        door, name = next(sends)
        sent = answer(door(strangers.visitor(), name, {"mobile_no": mobile, "used_for": "Login"}))
        if not sent:
            break
        codes.append(administrator.code_of(mobile))
        references.append(sent["reference_no"])
        ways = list(islice(guesses, TRIES_OF_A_CODE + 3))

        def guess(visitor, ways=ways):
            door, name = ways.pop()
            values = {"mobile_no": mobile, "reference_number": references[-1], "OTP": another_code(codes[-1])}
            return answer(door(visitor, name, {**values, "used_for": "Signup"}))

        said = [given["message"] for given in strangers.at_once(len(ways), guess)]
        # The last guess that a code allows is compared too, unless the day's are used up.
        compared += said.count(COMPARED) + (DAY_IS_OVER not in said)
    chance = compared / CODES
    report.check(
        f"limit {limit}: guesses compared with a code, of {len(references)} codes",
        f"{compared}, 1 in {CODES // max(compared, 1):,} a day",
        0 < compared <= limit and chance < PROMISED_CHANCE,
    )
    last = strangers.visitor().verify(mobile, references[-1], codes[-1])
    report.equal(f"limit {limit}: the last code, right, afterwards", last["success_key"], 0)
    return codes


def owner_gets_in(report: Report, owner: Visitor, administrator: Administrator, mobile: str) -> str:
    """The owner, on a browser of theirs, gets all promised codes, mistypes, and logs in; the last code."""
    references = [owner.send_code(mobile, "Login") for _ in range(PROMISED_SENDS)]
    code = administrator.code_of(mobile)
    for _ in range(2):
        owner.verify(mobile, references[-1], another_code(code))
    answer = owner.verify(mobile, references[-1], code)
    report.check(
        f"after a day of guesses, the owner's own browser: {len(references)} codes, and a login",
        answer["message"],
        answer["success_key"] == 1,
    )
    return code
