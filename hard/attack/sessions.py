"""Attacks on sessions and keys: logins and logouts of several devices, fixed, kept and forged sessions."""

from concurrent.futures import ThreadPoolExecutor

from hard.attack.methods import methods
from hard.attack.sign_up import who_is
from hard.attack.victim import Victim
from hard.report import Report
from hard.visitor import Administrator, Visitor
from job_portal.tests.actor import CONTACT, company_values, fresh_number

ROUNDS = 10
FORGED_TOKENS = (None, "", "0" * 56, "null", "undefined")


def keys_live_as_long_as_sessions(report: Report, administrator: Administrator) -> None:
    """A login changes no keys; a logout ends its session, and the last one the keys."""
    mobile = fresh_number()
    phone, laptop = Visitor(), Visitor()
    first = phone.sign_up(mobile, administrator)
    second = laptop.log_in(mobile, administrator)
    report.equal("keys changed by a login on another device", second["token"] != first["token"], False)
    sid = laptop.http.cookies["sid"]
    laptop.message("logout")
    report.equal("a logged-out session's cookie", who_is(Visitor(), headers={"Cookie": f"sid={sid}"}), "")
    report.equal("the other device", who_is(phone), first["email"])
    report.equal("its keys", holder_of(first["token"]), first["email"])
    phone.message("logout")
    report.equal("the keys after the last logout", holder_of(first["token"]), "")


def last_two_logouts_at_once(report: Report, administrator: Administrator) -> None:
    """Each of the last two sessions may think that the other one stays."""
    alive = 0
    mobile, visitor = fresh_number(), Visitor()
    visitor.sign_up(mobile, administrator)
    visitor.message("logout")
    for _ in range(ROUNDS):
        devices = [Visitor(), Visitor()]
        tokens = {device.log_in(mobile, administrator)["token"] for device in devices}
        with ThreadPoolExecutor(len(devices)) as pool:
            list(pool.map(lambda device: device.message("logout"), devices))
        alive += any(holder_of(token) for token in tokens)
    report.equal(f"keys that outlived {ROUNDS} pairs of last logouts at once", alive, 0)


def fixed_sessions(report: Report, administrator: Administrator) -> None:
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


def stolen_company_name(report: Report, victim: Victim, administrator: Administrator) -> None:
    """Another account, and a guest, know the name of a company."""
    thief = Visitor()
    thief.sign_up(fresh_number(), administrator)
    before = victim.everything()
    values = {
        **company_values(city="Stolen"),
        **CONTACT,
        **{"name": victim.company, "docname": victim.company, "company_name": victim.company},
        **{"hr_row_id": victim.hr_row, "modified": before["company"]["modified"], "reason": "None"},
        **{"doctype": "JP Company", "add": "Yes"},
    }
    for who, visitor in (("another account", thief), ("a guest", Visitor())):
        replies = [
            visitor.request("POST", f"{path}/{name}", json=values)
            for method in methods()
            if {"name", "company_name"} & set(method.parameters) and "add_company" not in method.names[0]
            for name in method.names
            for path in ("/api/method", "/api/v2/method")
        ]
        statuses = sorted({reply.status_code for reply in replies})
        report.equal(f"{len(replies)} calls with a stolen company's name, by {who}", statuses, [403])
    for url in victim.files.values():
        report.equal("its document, by another account", thief.request("GET", url).status_code, 403)
        report.equal("its document, by a guest", Visitor().request("GET", url).status_code, 403)
    report.equal("the company afterwards", victim.everything() == before, True)


def forged_requests(report: Report, victim: Victim) -> None:
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


def holder_of(token: str) -> str:
    """Whose API keys these are; '' for nobody's."""
    return who_is(Visitor(), headers={"Authorization": f"token {token}"})
