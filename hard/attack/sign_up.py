"""Attacks on sign-up: numbers that were not verified here, roles, other people's accounts."""

from hard.attack.doors import names_of
from hard.report import Report
from hard.visitor import Administrator, Visitor
from job_portal.tests.actor import SEND, SIGN_UP, fresh_number

TICKET = "jp_ticket"


def verified(visitor: Visitor, administrator: Administrator, mobile: str) -> Visitor:
    """Let `visitor` verify a number for a sign-up; the same visitor."""
    visitor.verify_number(mobile, administrator)
    return visitor


def holding(ticket: str) -> Visitor:
    """A browser that holds only this ticket."""
    visitor = Visitor()
    visitor.http.headers["Cookie"] = f"{TICKET}={ticket}"
    return visitor


def without_a_verification(report: Report, administrator: Administrator) -> None:
    """Sign a number up with no ticket, another number's, a forged or a spent one."""
    mobile, other = fresh_number(), fresh_number()
    owner = verified(Visitor(), administrator, mobile)
    stranger = verified(Visitor(), administrator, other)
    ticket = owner.http.cookies[TICKET]
    forged = (ticket[:-1], ticket + "x", ticket.swapcase(), "", "%00", "None", "x" * 4000, f"{mobile}")
    attempts = [Visitor(), stranger, *(holding(cookie) for cookie in forged)]
    statuses = [
        visitor.call(name, mobile_no=mobile, full_name="Thief").status_code
        for visitor in attempts
        for name in names_of(SIGN_UP)
    ]
    report.equal(f"{len(statuses)} sign-ups of a number verified elsewhere", sorted(set(statuses)), [403])
    report.equal("the browser that verified it", owner.call(SIGN_UP, mobile_no=mobile).status_code, 200)
    replayed = [holding(ticket).call(name, mobile_no=mobile).status_code for name in names_of(SIGN_UP)]
    report.equal("its ticket, once more", replayed, [403, 403])


def picking_a_role(report: Report, administrator: Administrator) -> None:
    """Ask for roles, another name, another address, another way back."""
    mobile = fresh_number()
    visitor = verified(Visitor(), administrator, mobile)
    answer = visitor.message(
        SIGN_UP,
        mobile_no=mobile,
        full_name="Asha Rao",
        email="Administrator",
        name="Administrator",
        role="System Manager",
        roles=[{"role": "System Manager"}],
        user_type="System User",
        role_profile_name="Administrator",
        redirect_to="//evil.example/",
    )
    user = administrator.request("GET", f"/api/resource/User/{mobile}@mobile.invalid").json()["data"]
    report.equal("the account's name", answer["email"], f"{mobile}@mobile.invalid")
    report.equal("its roles", [row["role"] for row in user["roles"]], ["JP Company"])
    report.equal("its kind", user["user_type"], "Website User")
    report.equal("where it is led", answer["redirect_to"], "/frontend/home")


def taking_over(report: Report, administrator: Administrator) -> None:
    """Sign up, or log in to, an account that is somebody else's or closed."""
    mobile = fresh_number()
    first, second = (verified(Visitor(), administrator, mobile) for _ in range(2))
    report.equal(
        "two browsers verified a number, the first", first.call(SIGN_UP, mobile_no=mobile).status_code, 200
    )
    late = second.call(SIGN_UP, mobile_no=mobile)
    report.check("the second", late.status_code, late.status_code in (403, 409))
    report.equal("is signed in", who_is(second), "")
    again = Visitor().message(SEND, mobile_no=mobile, used_for="Signup")
    report.equal("a code to sign it up again", again, "User Already Exists")
    account = f"{mobile}@mobile.invalid"
    for changes in ({"enabled": 0}, {"enabled": 1, "roles": [{"role": "System Manager"}]}):
        administrator.request("PUT", f"/api/resource/User/{account}", json=changes).raise_for_status()
        status = Visitor().call(SEND, mobile_no=mobile, used_for="Login").status_code
        report.equal(f"a code to log in, account changed to {changes}", status, 403)


def who_is(visitor: Visitor, **options: object) -> str:
    """The name of who is signed in; '' for nobody."""
    reply = visitor.request("GET", "/api/method/frappe.auth.get_logged_user", **options)
    return reply.json().get("message", "") if reply.status_code == 200 else ""
