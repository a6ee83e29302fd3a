"""Every method with another's company, planted and forged sessions: `python -m lab.attack.accounts`.

Tickets, roles, keys and logouts are held by the tests of job_portal/account.
"""

from job_portal.tests.actor import CONTACT, company_values, fresh_number
from lab.attack.methods import methods
from lab.attack.victim import Victim, who_is
from lab.report import Report, main
from lab.visitor import Administrator, Visitor

# Whoever may call these, with whatever name.
OPEN = (".add_company", ".get_job", ".get_company")
FORGED_TOKENS = (None, "", "0" * 56, "null", "undefined")


def battery(report: Report) -> None:
    """Every attack once, with numbers of its own."""
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox", sends_per_address=10**6, sends_per_number=100)
    try:
        _fixed_sessions(report, administrator)
        victim = Victim(administrator)
        _stolen_company_name(report, victim, administrator)
        _forged_requests(report, victim)
    finally:
        administrator.configure(**before)


def _fixed_sessions(report: Report, administrator: Administrator) -> None:
    """A session that an attacker planted before the login is not the one that the login opens."""
    attacker, victim, mobile = Visitor(), Visitor(), fresh_number()
    attacker.sign_up(fresh_number(), administrator)
    planted = attacker.http.cookies["sid"]
    victim.http.cookies.set("sid", planted)
    victim.csrf_token = attacker.csrf_token
    answer = victim.sign_up(mobile, administrator)
    report.check(
        "a planted session after a sign-up",
        "another" if answer["sid"] != planted else "kept",
        answer["sid"] != planted,
    )
    report.check("what the planter is signed in as", "not the victim", who_is(attacker) != answer["email"])


def _stolen_company_name(report: Report, victim: Victim, administrator: Administrator) -> None:
    """Another account, and a guest, know the name of a company."""
    thief = Visitor()
    thief.sign_up(fresh_number(), administrator)
    before = victim.everything()
    values = {
        **company_values(city="Stolen"),
        **CONTACT,
        **{"name": victim.company, "docname": victim.company, "company_name": victim.company},
        **{"hr_row_id": victim.hr_row, "modified": before["company"]["modified"], "reason": "None"},
        **{"doctype": "JP Company", "add": "Yes", "decision": "note"},
    }
    for who, visitor in (("another account", thief), ("a guest", Visitor())):
        replies = [
            visitor.request("POST", f"{path}/{name}", json=values)
            for method in methods()
            if {"name", "company_name"} & set(method.parameters) and not method.names[0].endswith(OPEN)
            for name in method.names
            for path in ("/api/method", "/api/v2/method")
        ]
        statuses = sorted({reply.status_code for reply in replies})
        report.equal(f"{len(replies)} calls with a stolen company's name, by {who}", statuses, [403])
    for url in victim.files.values():
        report.equal("its document, by another account", thief.request("GET", url).status_code, 403)
        report.equal("its document, by a guest", Visitor().request("GET", url).status_code, 403)
    report.equal("the company afterwards", victim.everything() == before, True)


def _forged_requests(report: Report, victim: Victim) -> None:
    """Another site's page makes the victim's browser call each method that changes something."""
    before = victim.everything()
    statuses: dict[str, list[int]] = {"no token, or a wrong one": [], "another origin": [], "a GET": []}
    names = [name for method in methods() if method.changes for name in method.names]
    names += ["logout", "upload_file", "frappe.client.set_value", "frappe.client.insert"]
    for name in names:
        for path in (f"/api/method/{name}", f"/api/v2/method/{name}", f"/?cmd={name}"):
            for token in FORGED_TOKENS:
                headers = {"X-Frappe-CSRF-Token": token}
                reply = victim.visitor.request("POST", path, data={"name": victim.company}, headers=headers)
                statuses["no token, or a wrong one"].append(reply.status_code)
    for method in methods():
        for name in method.names:
            headers = {"Origin": "https://evil.example"}
            reply = victim.visitor.request("POST", f"/api/method/{name}", data={}, headers=headers)
            statuses["another origin"].append(reply.status_code)
            if method.changes:
                reply = victim.visitor.request("GET", f"/api/method/{name}", params=company_values())
                statuses["a GET"].append(reply.status_code)
    for what, promised in (
        ("no token, or a wrong one", {400}),
        ("another origin", {403}),
        ("a GET", {403, 417}),
    ):
        found = statuses[what]
        report.check(
            f"{len(found)} calls with cookies and {what}", sorted(set(found)), set(found) <= promised
        )
    report.equal("the company afterwards", victim.everything() == before, True)


if __name__ == "__main__":
    main("Sessions and other accounts under attack", battery)
