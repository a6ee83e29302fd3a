"""One-time codes under attack: `python -m hard.attack.otp`."""

from hard.attack import allowances, guessing, secrecy
from hard.attack.strangers import Strangers
from hard.report import Report, main
from hard.visitor import Administrator
from job_portal.tests.actor import fresh_number

NO_LIMIT = 10**6
# As far as the settings let it be lifted: more than a day's guesses need.
MOST_SENDS = 100


def battery(report: Report) -> None:
    """Attack the codes of an owner's number, and of new ones; then see whether the owner gets in."""
    administrator, strangers = Administrator(), Strangers()
    before = administrator.configure(
        sms_gateway="Outbox", sends_per_address=NO_LIMIT, sends_per_site=NO_LIMIT
    )
    try:
        _attack(report, administrator, strangers)
    finally:
        administrator.configure(**before)
    allowances.limits_are_settable(report, administrator)


def _attack(report: Report, administrator: Administrator, strangers: Strangers) -> None:
    mobile = fresh_number()
    owner = strangers.visitor()
    owner.sign_up(mobile, administrator)
    codes = guessing.one_reference(report, strangers, administrator)
    codes += guessing.replays(report, strangers, administrator, mobile)
    allowances.strangers_send(report, strangers, fresh_number(), "Signup")
    for limit in (50, guessing.MOST_GUESSES_A_DAY):
        number = fresh_number()
        its_owner = strangers.visitor()
        its_owner.sign_up(number, administrator)
        settings = administrator.configure(guesses_per_number=limit, sends_per_number=MOST_SENDS)
        codes += guessing.a_day(report, strangers, administrator, number, limit)
        administrator.configure(**settings)
        allowances.forged_devices(report, strangers, its_owner, number)
        last = allowances.owner_gets_in(report, its_owner, administrator, number, "a day of guesses")
        codes.append(last)
    secrecy.search(report, strangers, codes)


if __name__ == "__main__":
    main("One-time codes under attack", battery)
