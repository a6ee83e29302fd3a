"""One-time codes under attack: `python -m lab.attack.otp`.

Replayed codes, forged device cookies and the limits on sends are held by the tests of job_portal/account.
"""

from job_portal.tests.actor import fresh_number
from lab.attack import guessing, secrecy
from lab.attack.strangers import Strangers
from lab.report import Report, main
from lab.visitor import Administrator

NO_LIMIT = 10**6
# As far as the settings let it be lifted: more than a day's guesses need.
MOST_SENDS = 100


def battery(report: Report) -> None:
    """Guess at new codes and at those of two owners; then see whether the owners get in."""
    administrator, strangers = Administrator(), Strangers()
    before = administrator.configure(
        sms_gateway="Outbox", sends_per_address=NO_LIMIT, sends_per_site=NO_LIMIT
    )
    try:
        codes = guessing.one_reference(report, strangers, administrator)
        for limit in (50, guessing.MOST_GUESSES_A_DAY):
            mobile, owner = fresh_number(), strangers.visitor()
            owner.sign_up(mobile, administrator)
            settings = administrator.configure(guesses_per_number=limit, sends_per_number=MOST_SENDS)
            codes += guessing.a_day(report, strangers, administrator, mobile, limit)
            administrator.configure(**settings)
            codes.append(guessing.owner_gets_in(report, owner, administrator, mobile))
        secrecy.search(report, strangers, codes)
    finally:
        administrator.configure(**before)


if __name__ == "__main__":
    main("One-time codes under attack", battery)
