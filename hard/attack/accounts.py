"""Sign-up, sessions and keys under attack: `python -m hard.attack.accounts`."""

from hard.attack import sessions, sign_up
from hard.attack.victim import Victim
from hard.report import Report, main
from hard.visitor import Administrator


def battery(report: Report) -> None:
    """Every attack once, with numbers of its own."""
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox", sends_per_address=10**6, sends_per_number=100)
    try:
        for attack in (
            sign_up.without_a_verification,
            sign_up.picking_a_role,
            sign_up.taking_over,
            sessions.keys_live_as_long_as_sessions,
            sessions.last_two_logouts_at_once,
            sessions.fixed_sessions,
        ):
            attack(report, administrator)
        victim = Victim(administrator)
        sessions.stolen_company_name(report, victim, administrator)
        sessions.forged_requests(report, victim)
    finally:
        administrator.configure(**before)


if __name__ == "__main__":
    main("Sign-up, sessions and keys under attack", battery)
