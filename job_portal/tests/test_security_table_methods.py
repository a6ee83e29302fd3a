"""Each public method answers its audience (`platform.policy`) and refuses everybody else."""

import json
import secrets
from functools import cached_property, partial
from pathlib import Path
from unittest.mock import patch

import frappe
from frappe.utils import add_to_date, now_datetime

import job_portal
from job_portal.account import accounts
from job_portal.company import membership
from job_portal.jobs import service as jobs
from job_portal.platform.policy import METHODS, Audience
from job_portal.rules import MARKET
from job_portal.tests.actor import SEND, SIGN_UP, VERIFY, fresh_number, job_values, said
from job_portal.tests.http import Browser
from job_portal.tests.market_case import MarketCase
from job_portal.tests.security_case import HR, SecurityCase, said_by
from job_portal.tests.sign_in_case import SignInCase
from job_portal.tests.tables import public_methods
from job_portal.tests.utils import fresh, store, version_of

# The keys are those of RFC 8291's example.
SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
COMPANIES = {"its company", "another company"}
# A member of *its company* who is no owner.
RECRUITER = "its recruiter"
ACCOUNTS = {*COMPANIES, RECRUITER, "its searcher", "another searcher"}
DESK = {"JP Reviewer", "System Manager"}
MEMBERS = {
    Audience.EVERYBODY: {"Guest", *ACCOUNTS, *DESK},
    Audience.SIGNED_IN: {*ACCOUNTS, *DESK},
    Audience.BY_NUMBER: ACCOUNTS,
    Audience.WITH_COMPANY: {*COMPANIES, RECRUITER},
    Audience.OWNER: COMPANIES,
    Audience.COMPANY_OR_REVIEWER: {"its company", RECRUITER, *DESK},
    Audience.OWNER_OR_REVIEWER: {"its company", *DESK},
    Audience.COMPANY: {"its company", RECRUITER},
    Audience.SEARCHER: {"its searcher"},
    Audience.BOTH_SIDES: {"its company", RECRUITER, "its searcher"},
    Audience.POSTER: {"its company"},
    Audience.FREELANCER: {"its searcher"},
    Audience.QUOTE_SIDES: {"its company", "its searcher"},
    Audience.REVIEWERS: DESK,
    Audience.MANAGERS: {"System Manager"},
}
OF_COMPANY = (Audience.COMPANY_OR_REVIEWER, Audience.OWNER_OR_REVIEWER)
# The first argument of their methods names a record.
OF_RECORDS = (
    *(*OF_COMPANY, Audience.COMPANY, Audience.SEARCHER, Audience.BOTH_SIDES, Audience.POSTER),
    *(Audience.FREELANCER, Audience.QUOTE_SIDES),
)
TELL_NUMBERS = ("reveal_phone", "get_my_data", "download_my_data")
# By method: callers who belong to its audience but are refused for their state, such as a second company.
OTHERWISE = {
    "add_company": dict.fromkeys((*COMPANIES, RECRUITER), "409"),
    "apply_to_job": dict.fromkeys(("its company", RECRUITER), "417"),
    # These calls send no file.
    "import_jobs": dict.fromkeys((*COMPANIES, RECRUITER), "417"),
    **dict.fromkeys(("confirm_number_change", "delete_account"), dict.fromkeys(ACCOUNTS, "417")),
    "get_location_details": {"Guest": "401"},
    "report_company": dict.fromkeys(("its company", RECRUITER), "417"),
    # None of these calls is signed by Meta.
    "receive_whatsapp": dict.fromkeys(MEMBERS[Audience.EVERYBODY], "403"),
    # A recruiter has no profile to hide, and only owners hide the company.
    "freeze_account": {RECRUITER: "417"},
    "answer_whose_account": dict.fromkeys(MEMBERS[Audience.EVERYBODY], "403"),
    "claim_account": dict.fromkeys(ACCOUNTS, "417"),
    # The call sends no file.
    "parse_resume": dict.fromkeys(MEMBERS[Audience.SIGNED_IN], "417"),
    SIGN_UP: dict.fromkeys(MEMBERS[Audience.EVERYBODY], "403"),
}


def _next_week() -> str:
    return str(add_to_date(now_datetime(), days=7).date())


class TestMethods(MarketCase, SecurityCase, SignInCase):
    """Each method with valid arguments, so that only the caller decides.

    *Its company* has posted the job in question, *its searcher* has applied for it, *its recruiter* is a
    member of its company. Reviews are of another account's company.
    """

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.configure_class(connections=1)
        # The company posts a job for each cell.
        cls.enterClassContext(patch.object(jobs, "_MOST_A_DAY", 1000))
        limits = ("messages_a_minute", "live_briefs", "briefs_a_day", "quotes_a_day")
        cls.enterClassContext(patch.dict(MARKET["limits"], dict.fromkeys(limits, 1000)))
        cls.people = people = {
            "its company": cls.company_account(),
            "another company": cls.company_account(),
            "its searcher": cls.account(),
            "another searcher": cls.account(),
        }
        people[RECRUITER] = cls.member(people["its company"])
        cls.desk = {role: cls.account((role,)) for role in ("JP Reviewer", "System Manager")}
        cls.callers = {
            "Guest": Browser(),
            **{name: account.browser for name, account in (people | cls.desk).items()},
        }
        company = cls.callers["its company"]
        number = f"9{secrets.randbelow(10**9):09d}"
        contact = {**HR, "hr_mobile": number, "company_name": company.company}
        cls.contact = company.message("job_portal.api.add_hr_details", **contact)["hr_row_id"]
        # The people whom the methods are about.
        cls.numbers = {"the contact": number} | {name: account.mobile for name, account in people.items()}
        cls.resume = cls.callers["its searcher"].upload_document()

    def test_every_method_and_caller(self) -> None:
        # A method that renews keys would end the callers' access in later rounds.
        self.enterContext(patch.object(accounts, "rotate_secret"))
        methods = public_methods()
        # `add_company` comes last: it makes a searcher a company's owner, who is another caller.
        for name in sorted(methods, key=lambda name: name == "add_company"):
            members, payload = MEMBERS[methods[name].audience], None
            for caller in sorted(self.callers, key=members.__contains__):
                with self.subTest(method=name, caller=caller):
                    frappe.db.rollback()
                    if payload is None or caller in members:
                        # A refused call changes nothing, so the refused callers share their records.
                        self.__dict__.pop("job", None)
                        payload = self.payload(name, caller)
                    answer = self.ask(name, methods[name], caller, payload)
                    expected = "yes" if caller in members else "403"
                    self.assertEqual(answer, OTHERWISE.get(name, {}).get(caller, expected))

    def test_no_method_is_public_in_another_way(self) -> None:
        package = Path(job_portal.__file__).parent
        ours = [path for path in package.rglob("*.py") if "tests" not in path.parts]
        found = [path.name for path in ours if "frappe.whitelist(" in path.read_text(encoding="utf-8")]
        self.assertEqual(found, ["policy.py"])
        self.assertEqual(len(public_methods()), len(METHODS))

    def ask(self, name: str, method, caller: str, payload: dict) -> str:
        """Call it by the last HTTP method that it allows. Those that it does not allow must fail."""
        browser = self.callers[caller]
        path = name if "." in name else f"job_portal.api.{name}"
        ways = {"GET": partial(browser.get, f"/api/method/{path}"), "POST": partial(browser.call, path)}
        for other in ways.keys() - set(method.methods):
            self.assertEqual(ways[other](**payload).status_code, 403, f"a {other}")
        way = ways[method.methods[-1]]
        reply = way(**payload)
        if name not in TELL_NUMBERS and method.audience not in OF_COMPANY:
            # Only the methods in TELL_NUMBERS, and a company's own data, contain somebody else's number.
            body = f"{reply.headers} {reply.get_data().decode(errors='replace')}"
            others = {who: number for who, number in self.numbers.items() if who != caller}
            self.assertEqual([who for who, number in others.items() if number in body], [])
        if caller in ACCOUNTS and method.audience in OF_RECORDS:
            first, value = next(iter(payload.items()))
            missing = way(**{**payload, first: ["none"] if isinstance(value, list) else "none"})
            self.assertEqual(missing.status_code, 403, missing.text)
            if reply.status_code == 403 and caller != RECRUITER:
                # No refusal tells others which records exist.
                self.assertEqual(said(missing), said(reply))
        if name == "freeze_account":
            browser.call("job_portal.api.thaw_account")
        elif name == "remove_member" and caller == RECRUITER:
            self.member_of(RECRUITER)
        return said_by(reply)

    @cached_property
    def job(self) -> str:
        """A new job for each payload about one, so that callers do not affect each other."""
        values = job_values(selected_hr=self.contact, allow_contact_after_apply=True)
        return self.callers["its company"].message("job_portal.api.post_job", **values)["name"]

    @property
    def reviewed(self) -> dict:
        """The company that waits for a review, as a reviewer sends it."""
        return version_of("JP Company", self.company)

    def version(self) -> dict:
        """The same of the job."""
        return version_of("JP Job", self.job)

    def removed(self) -> dict:
        """As `version`, for a job that a reviewer has removed."""
        self.callers["JP Reviewer"].message("job_portal.api.remove_job", **self.version(), reason="Fake")
        return self.version()

    def application(self) -> str:
        """The application of *its searcher* for the job."""
        # A searcher who has blocked the company cannot apply for its jobs.
        frappe.db.delete("JP Company Block")
        blocks = {"blocked_by_company": 0, "blocked_by_searcher": 0}
        store("JP Conversation", {"name": ("is", "set")}, blocks)
        values = {"job": self.job, "resume": self.resume}
        return self.callers["its searcher"].message("job_portal.api.apply_to_job", **values)["name"]

    def conversation(self) -> str:
        """A conversation about the application, started by *its searcher*."""
        values = {"application": self.application(), "client_id": secrets.token_hex(8), "body": "Hello"}
        return self.callers["its searcher"].message("job_portal.api.send_message", **values)["conversation"]

    def blocked(self, caller: str) -> str:
        """A conversation that the caller has blocked, if allowed."""
        conversation = self.conversation()
        self.callers[caller].call("job_portal.api.block_conversation", conversation=conversation)
        return conversation

    def reported(self, caller: str) -> str:
        """A conversation that the caller has reported; for other callers, its searcher."""
        values = {"conversation": self.conversation(), "reason": "Not a real job"}
        reporter = caller if caller in MEMBERS[Audience.BOTH_SIDES] else "its searcher"
        self.callers[reporter].message("job_portal.api.report_conversation", **values)
        return values["conversation"]

    def sent_file(self) -> dict:
        """A message of *its searcher* with a file."""
        searcher = self.callers["its searcher"]
        values = {"client_id": secrets.token_hex(8), "kind": "file", "file": searcher.upload_document()}
        answer = searcher.message("job_portal.api.send_message", application=self.application(), **values)
        return {key: answer[key] for key in ("conversation", "seq")}

    def interview(self, answer: str | None = None) -> str:
        """An interview about the application: its company has offered a time, which the searcher answers."""
        times = [{"starts": str(add_to_date(now_datetime(), days=2)), "place": "call"}]
        offer = {"applications": [self.application()], "slots": times}
        (offered,) = self.callers["its company"].message("job_portal.api.offer_interviews", **offer)["items"]
        if answer:
            values = {"interview": offered["interview"], "answer": answer, "wish": "Later"}
            values["slot"] = offered["slots"][0]["slot"]
            self.callers["its searcher"].message("job_portal.api.answer_interview", **values)
        return offered["interview"]

    def match(self) -> dict:
        """The job and the profile of *another searcher*, who matches."""
        browser = self.callers["another searcher"]
        profile = {"full_name": "Asha Rao", "pincode": "560038", "education": "Diploma", "is_open": True}
        profile |= {"experience_years": 3}
        pair = {
            "job": self.job,
            "searcher": browser.message("job_portal.api.save_searcher", **profile)["name"],
        }
        # Only people who were shown can be invited.
        self.callers["its company"].message("job_portal.api.get_candidate", **pair)
        return pair

    def number_change(self) -> dict:
        """A request of *its searcher* with a lost number."""
        self.configure(lost_numbers=1)
        account = self.people["its searcher"].email
        values = {"account": account, "kind": "Lost Number", "status": "Waiting"}
        values["new_number"] = fresh_number()
        change = frappe.get_doc({"doctype": "JP Number Change", **values}).insert(ignore_permissions=True)
        frappe.db.commit()
        return {"name": change.name, "modified": str(change.modified)}

    def lost(self) -> dict:
        """A claim, which accounts with a profile or a company cannot make."""
        return {"mobile_no": fresh_number(), "paper": self.resume}

    def alert(self) -> str:
        """A search that *its searcher* has saved."""
        kept = {"how_often": "Daily", "search": "weaver"}
        return self.callers["its searcher"].message("job_portal.api.save_alert", **kept)["name"]

    def pair(self) -> dict:
        """The job and *its searcher*, who applied for it."""
        name = self.application()
        return {"job": self.job, "searcher": fresh().get_value("JP Application", name, "searcher")}

    def member_of(self, caller: str) -> str:
        """The row of a new member of the caller's company, or of *its company*; a recruiter's own row."""
        account = (self.people[caller] if caller == RECRUITER else self.account(agrees=False)).email
        frappe.db.rollback()
        if not membership.company_of(account):
            company = self.people[caller if caller in COMPANIES else "its company"].browser.company
            membership.begin(company, account, "Recruiter")
            frappe.db.commit()
        return frappe.db.get_value("JP Company Member", {"account": account})

    def owners_row(self) -> str:
        return frappe.db.get_value("JP Company Member", {"account": self.people["its company"].email})

    def invite(self, caller: str, mobile_no: str | None = None) -> str:
        """An invite of the caller's company, or of *another company*; to a number."""
        company = self.people[caller if caller in COMPANIES else "another company"].browser.company
        values = {"company": company, "mobile_no": mobile_no or fresh_number(), "role": "Recruiter"}
        invite = {"doctype": "JP Company Invite", **values, "until": add_to_date(now_datetime(), days=1)}
        name = frappe.get_doc(invite).insert(ignore_permissions=True).name
        frappe.db.commit()
        return name

    def key_of(self, caller: str) -> str:
        """A key of the caller's company, or of *another company*."""
        values = {"title": "HR system", "scopes": "jobs:read", "until": _next_week()}
        return self.connection("JP API Key", caller, **values, secret_hash=secrets.token_hex(32))

    def webhook_of(self, caller: str) -> str:
        """A webhook of the caller's company, or of *another company*."""
        return self.connection("JP Webhook", caller, address="https://partner.example/", version=1)

    def delivery_of(self, caller: str) -> str:
        """A delivery to a webhook of the caller's company, or of *another company*."""
        values = {"webhook": self.webhook_of(caller), "event_type": "job.changed", "body": "{}"}
        return self.connection("JP Webhook Delivery", caller, **values, status="Sent")

    def draft_of(self, caller: str) -> str:
        """A draft of the caller's company, or of *another company*."""
        values = {"title": "Loom Operator", "job_values": json.dumps(job_values())}
        of = "its company" if caller == RECRUITER else caller
        return self.connection("JP Job Draft", of, source="File", **values)

    def feed_of(self, caller: str) -> dict:
        """No arguments; the caller's company has a feed at an address that does not answer."""
        self.connection("JP Job Feed", caller, address="https://127.0.0.1/jobs.xml")
        return {}

    def connection(self, doctype: str, caller: str, **values: object) -> str:
        """A record of the caller's company, or of *another company*; deletes earlier ones for the limit."""
        account = self.people[caller if caller in COMPANIES else "another company"]
        of = {"company": account.browser.company}
        frappe.db.delete(doctype, of)
        made_by = {"account": account.email} if frappe.get_meta(doctype).has_field("account") else {}
        record = frappe.get_doc({"doctype": doctype, **of, **made_by, **values})
        name = record.insert(ignore_permissions=True).name
        frappe.db.commit()
        return name

    def to_number_of(self, caller: str) -> dict:
        """An invite to the caller's number, declined."""
        people = self.people | self.desk
        mobile_no = people[caller].mobile if caller in people else None
        return {"invite": self.invite("another company", mobile_no), "accept": False}

    def freelancer(self, caller: str = "") -> str:
        """A listed freelancer: *its searcher*, or for that caller another one."""
        values = {"headline": "Weaver", "pincode": "560001", "is_open": True}
        of = "another searcher" if caller == "its searcher" else "its searcher"
        return self.callers[of].message("job_portal.api.save_freelancer", **values)["name"]

    def decided_freelancer(self) -> dict:
        """A profile for a reviewer's decision, which no other method reads."""
        values = {"headline": "Weaver", "pincode": "560001"}
        name = self.callers["another company"].message("job_portal.api.save_freelancer", **values)["name"]
        return version_of("JP Freelancer", name)

    def brief(self, **changes) -> str:
        """A brief of *its company*."""
        values = {"title": "Mend a loom", "pincode": "560001", "when": "flexible", **changes}
        return self.callers["its company"].message("job_portal.api.post_brief", **values)["name"]

    def removed_brief(self) -> dict:
        values = {**version_of("JP Brief", self.brief()), "reason": "Fake"}
        self.callers["JP Reviewer"].message("job_portal.api.remove_brief", **values)
        return version_of("JP Brief", values["name"])

    def closed_brief(self) -> str:
        name = self.brief()
        self.callers["its company"].message("job_portal.api.close_brief", name=name)
        return name

    def quote(self) -> str:
        """A quote of *its searcher* for a brief of *its company*."""
        self.freelancer()
        values = {"brief": self.brief(), "amount": 500, "unit": "Visit"}
        return self.callers["its searcher"].message("job_portal.api.send_quote", **values)["name"]

    def engagement(self, *said: str) -> str:
        """An engagement of *its company* and *its searcher*, after both have called the methods in `said`."""
        company, searcher = self.callers["its company"], self.callers["its searcher"]
        decided = company.message("job_portal.api.decide_quote", name=self.quote(), decision="accept")
        name = decided["engagement"]
        for method in said:
            terms = {"terms": self.terms()} if method == "agree" else {}
            for side in (company, searcher):
                side.message(f"job_portal.api.{method}_engagement", name=name, **terms)
        return name

    def to_quote(self, caller: str) -> dict:
        """A brief of another account, for a caller with a profile."""
        if caller in self.callers and caller != "Guest":
            values = {"headline": "Weaver", "pincode": "560001"}
            self.callers[caller].call("job_portal.api.save_freelancer", **values)
        return {"brief": self.foreign_brief(caller), "amount": 500, "unit": "Visit"}

    def foreign_brief(self, caller: str) -> str:
        """A brief of an account other than the caller's."""
        posted = self.callers["another company" if caller == "its company" else "its company"]
        values = {"title": "Mend a loom", "pincode": "560001", "when": "flexible"}
        return posted.message("job_portal.api.post_brief", **values)["name"]

    def terms(self) -> dict:
        return {"scope": "Mend a loom", "price": 500, "unit": "Visit", "on": None}

    def review(self, caller: str) -> str:
        """A shown review about the caller, or about *its searcher*."""
        name, written = self.engagement("agree", "finish"), {}
        for side in ("its company", "its searcher"):
            marks = {"work": 5, "time_kept": 5, "manner": 5}
            answer = self.callers[side].message("job_portal.api.review_engagement", name=name, **marks)
            written[side] = answer["name"]
        return written["its searcher" if caller == "its company" else "its company"]

    def look(self) -> str:
        """A look of *its company* at the number of *its searcher*."""
        values = {**self.pair(), "company": self.callers["its company"].company}
        line = {"doctype": "JP Phone Look", "whose": "Searcher", "what": "Number", **values}
        name = frappe.get_doc(line).insert(ignore_permissions=True).name
        frappe.db.commit()
        return name

    def payload(self, name: str, caller: str) -> dict:
        its_company = self.callers["its company"].company
        if name == "add_company":
            account = self.people[caller] if caller in ACCOUNTS else self.owner
            return account.company_payload()
        return {
            SEND: lambda: {"mobile_no": fresh_number(), "used_for": "Login"},
            VERIFY: lambda: {
                "mobile_no": fresh_number(),
                "reference_number": "none",
                "OTP": "123456",
                "used_for": "Signup",
            },
            SIGN_UP: lambda: {"mobile_no": fresh_number()},
            "update_company_details": lambda: {"name": its_company, "city": "Mysuru"},
            "get_company_details": lambda: {"company_name": its_company},
            "add_hr_details": lambda: {"company_name": its_company, **HR},
            "edit_hr_details": lambda: {
                "company_name": its_company,
                "hr_row_id": self.contact,
                "hr_name": "Asha",
            },
            "get_hr_details": lambda: {"company_name": its_company},
            "get_location_details": lambda: {"pincode": "560001"},
            "find_places": lambda: {"search": "Kothrud"},
            "suggest_freelancers": lambda: {"search": "tailor"},
            "suggest_jobs": lambda: {"search": "driver"},
            "nearest_pincode": lambda: {"latitude": 18.5, "longitude": 73.8},
            "set_role": lambda: {"role": "company" if caller in (*COMPANIES, RECRUITER) else "job_searcher"},
            "set_language": lambda: {"language": "en"},
            "download_my_data": lambda: {"kind": "json"},
            "make_resume": lambda: {"kind": "json"},
            "delete_account": lambda: {"reference_number": "none", "OTP": "123456"},
            "start_number_change": lambda: {"mobile_no": fresh_number()},
            "answer_whose_account": lambda: {"mobile_no": fresh_number(), "is_mine": True},
            "claim_account": self.lost,
            "confirm_number_change": lambda: {"reference_number": "none", "OTP": "123456"},
            "grant_number_change": self.number_change,
            "refuse_number_change": lambda: {**self.number_change(), "reason": "Unreadable"},
            "approve_company": lambda: self.reviewed,
            "reject_company": lambda: {**self.reviewed, "reason": "Unreadable"},
            "job_portal.reviews.approve_all": lambda: {"companies": json.dumps([self.reviewed])},
            "job_portal.reviews.reject_all": lambda: {"companies": "[]", "reason": "Unreadable"},
            "job_portal.sign_in.trial.send_test_sms": lambda: {"mobile_no": "1234567890"},
            "post_job": job_values,
            "check_posting": job_values,
            "list_jobs": lambda: {"search": "loom"},
            "get_job": lambda: {"name": self.job},
            "get_company": lambda: {"name": self.callers["its company"].company},
            "update_job": lambda: {"name": self.job, "title": "Weaver"},
            "close_job": lambda: {"name": self.job},
            "repost_job": lambda: {"name": self.job},
            "report_job": lambda: {"job": self.job, "reason": "Already filled"},
            "report_company": lambda: {
                "company": self.callers["its company"].company,
                "reason": "Asks for money",
            },
            "report_freelancer": lambda: {
                "freelancer": self.freelancer(caller),
                "reason": "Not a real person",
            },
            "report_brief": lambda: {"brief": self.foreign_brief(caller), "reason": "Not real work"},
            "remove_freelancer": lambda: {**self.decided_freelancer(), "reason": "Fake"},
            "restore_freelancer": self.decided_freelancer,
            "remove_job": lambda: {**self.version(), "reason": "Fake"},
            "restore_job": self.removed,
            "job_portal.jobs.removals.remove_all": lambda: {"jobs": [self.version()], "reason": "Fake"},
            "apply_to_job": lambda: {"job": self.job},
            "check_answers": lambda: {"job": self.job},
            "withdraw_application": lambda: {"name": self.application()},
            "get_application": lambda: {"name": self.application()},
            "get_messages": lambda: {"application": self.application()},
            "send_message": lambda: {
                "application": self.application(),
                "client_id": secrets.token_hex(8),
                "body": "Hello",
            },
            "get_message_file": self.sent_file,
            **dict.fromkeys(
                ("mute_conversation", "unmute_conversation", "block_conversation"),
                lambda: {"conversation": self.conversation()},
            ),
            "report_conversation": lambda: {"conversation": self.conversation(), "reason": "Not a real job"},
            **dict.fromkeys(
                ("get_report_copy", "get_reported_messages"), lambda: {"conversation": self.reported(caller)}
            ),
            "unblock_conversation": lambda: {"conversation": self.blocked(caller)},
            "read_messages": lambda: {"conversation": self.conversation(), "seq": 1},
            "get_applicants": lambda: {"job": self.job},
            "export_applicants": lambda: {"job": self.job},
            "decide_application": lambda: {"name": self.application(), "decision": "shortlist"},
            "offer_interviews": lambda: {
                "applications": [self.application()],
                "slots": [{"starts": str(add_to_date(now_datetime(), days=2)), "place": "call"}],
            },
            "answer_interview": lambda: {"interview": self.interview(), "answer": "decline"},
            "change_interview": lambda: {"interview": self.interview(), "change": "cancel"},
            "mark_interview": lambda: {"interview": self.interview("book"), "mark": "late"},
            "get_interview_calendar": lambda: {"interview": self.interview("book")},
            "save_job": lambda: {"job": self.job},
            "unsave_job": lambda: {"job": self.job},
            "save_alert": lambda: {"how_often": "Daily", "search": "loom"},
            "delete_alert": lambda: {"name": self.alert()},
            "save_freelancer": lambda: {"headline": "Weaver"},
            "get_freelancer": lambda: {"name": self.freelancer()},
            **dict.fromkeys(
                ("favourite_freelancer", "unfavourite_freelancer"),
                lambda: {"freelancer": self.freelancer()},
            ),
            "post_brief": lambda: {"title": "Mend a loom", "pincode": "560001", "when": "flexible"},
            "update_brief": lambda: {"name": self.brief(), "title": "Mend two looms"},
            **dict.fromkeys(("close_brief", "get_brief"), lambda: {"name": self.brief()}),
            "repost_brief": lambda: {"name": self.closed_brief()},
            "list_briefs": lambda: {"search": "loom"},
            "remove_brief": lambda: {**version_of("JP Brief", self.brief()), "reason": "Fake"},
            "restore_brief": self.removed_brief,
            "get_quotes": lambda: {"brief": self.brief()},
            "send_quote": lambda: self.to_quote(caller),
            "withdraw_quote": lambda: {"name": self.quote()},
            "decide_quote": lambda: {"name": self.quote(), "decision": "decline"},
            "get_engagement": lambda: {"name": self.engagement()},
            "agree_engagement": lambda: {"name": self.engagement(), "terms": self.terms()},
            **dict.fromkeys(
                ("start_engagement", "finish_engagement"), lambda: {"name": self.engagement("agree")}
            ),
            "cancel_engagement": lambda: {"name": self.engagement(), "reason": "Ill"},
            "review_engagement": lambda: {
                "name": self.engagement("agree", "finish"),
                **dict.fromkeys(("work", "time_kept", "manner"), 5),
            },
            "reply_review": lambda: {"review": self.review(caller), "text": "Thank you"},
            "remove_review": lambda: {"review": self.review(caller), "reason": "Untrue"},
            "restore_review": lambda: {"review": self.review(caller)},
            "invite_freelancer": lambda: {"brief": self.brief(), "freelancer": self.freelancer()},
            "save_searcher": lambda: {"headline": "Weaver"},
            "get_candidate": self.pair,
            "get_candidate_file": lambda: {**self.pair(), "kind": "resume"},
            "get_matches": lambda: {"job": self.job},
            "decide_match": lambda: {**self.match(), "decision": "select"},
            "reveal_phone": lambda: {"application": self.application()},
            "block_company": lambda: {"look": self.look()},
            "unblock_company": lambda: {"look": self.look()},
            "report_look": lambda: {"look": self.look(), "reason": "Not a real job"},
            "give_consents": lambda: {"notices": {"push": 1}, "language": "en"},
            "withdraw_consent": lambda: {"purpose": "found"},
            "save_push_subscription": lambda: SUBSCRIPTION,
            "set_push_text": lambda: {"shows_text": True},
            "set_sms": lambda: {"takes_sms": True},
            "invite_member": lambda: {"mobile_no": fresh_number()},
            "cancel_invite": lambda: {"invite": self.invite(caller)},
            "answer_invite": lambda: self.to_number_of(caller),
            "change_member": lambda: {"member": self.member_of(caller), "role": "Recruiter"},
            "remove_member": lambda: {"member": self.member_of(caller)},
            "add_key": lambda: {"title": "HR system", "scopes": ["jobs:read"], "until": _next_week()},
            "delete_key": lambda: {"key": self.key_of(caller)},
            "add_webhook": lambda: {"address": "https://partner.example/"},
            **dict.fromkeys(
                ("rotate_webhook", "delete_webhook"), lambda: {"webhook": self.webhook_of(caller)}
            ),
            "send_again": lambda: {"delivery": self.delivery_of(caller)},
            **dict.fromkeys(
                ("get_job_draft", "publish_draft", "delete_draft"), lambda: {"draft": self.draft_of(caller)}
            ),
            "set_job_feed": lambda: {"address": "https://partner.example/jobs.xml"},
            "read_job_feed": lambda: self.feed_of(caller),
            "set_hr_system": lambda: {"address": ""},
            "make_owner": lambda: {"member": self.owners_row(), "reason": "Their number is lost."},
            "read_pushed": lambda: {"line": "x"},
            "delete_push_subscription": lambda: {"endpoint": SUBSCRIPTION["endpoint"]},
        }.get(name, dict)()
