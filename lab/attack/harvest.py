"""What 50 accounts collect that work together for a day: `python -m lab.attack.harvest`.

It runs its own embedded host with its own clock. With BENCH it attacks SITE of that bench at BASE_URL, whose
clock it sets by LAB_CLOCK. The limits are in docs/security.md#harvesting.
"""

import os
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from job_portal.tests.actor import API
from lab.attack import freelancing
from lab.attack.ears import Ear, every_room, opens_for_guests
from lab.attack.gang import Company as Young
from lab.attack.gang import Established, Member, Searcher
from lab.attack.haul import Haul
from lab.attack.reporting import Honest
from lab.attack.town import AT_ONCE, PROFILE, Person, Town
from lab.clock import VARIABLE, Clock
from lab.host import BenchSite, Host, own_host
from lab.report import Report, main
from lab.visitor import LIFTED, Administrator

# With SMALL the gang and the town are too small to reach every limit. Then no member may get more than it.
SMALL = bool(os.environ.get("SMALL"))
# The gang has 50 members. The town has more people than the gang may see.
ESTABLISHED, YOUNG, SEARCHERS, GUESTS = (4, 4, 10, 2) if SMALL else (8, 12, 25, 5)
PEOPLE, COMPANIES, PAIRS = (60, 6, 6) if SMALL else (620, 24, 24)
# The limits that docs/security.md promises for one account in a day.
NUMBERS, RESUMES, NAMES = (
    {"established": 50, "young": 10},
    {"established": 200, "young": 50},
    {"established": 500, "young": 100},
)
CONTACTS, REPORTS = 20, 30
FREELANCERS, ASKED, QUOTES = 10, 20, 30
INVITATIONS = {"established": 100, "young": 20}
CONVERSATIONS = {"established": 100, "young": 25}
KINDS = ("established", "young")
# One company of each kind gets more applicants by its bait than it may read in a day.
BAITED = {kind: min(most + 10, PEOPLE // 3) for kind, most in RESUMES.items()}
# Searchers of the gang whose accounts are as old as its established companies.
SLEEPERS = 4 if SMALL else 8
# The cheapest ways to get a report counted.
FRESH, COMPETE, JUST_APPLIED = "fresh accounts", "competitors who applied", "who applied just now"
WAYS = (FRESH, COMPETE, JUST_APPLIED)
# This many people hide, a quarter in each way.
HIDE = 4 if SMALL else 8
# In this hour some members sign up again. One company then gets this many applicants again.
RENEWED_AT, MORE_RESUMES = 20, 0 if SMALL else 10
# Every this many hours the sockets ask for rooms: of this many users, and of this many records of each kind.
ASK_FOR_ROOMS, ROOMS = 6, 8
MOST_SECONDS_TO_ANSWER = 1800
CONTROL = "control"
HOURS = 24
AGE_HOURS = 15 * 24


def battery(report: Report) -> None:
    if bench := os.environ.get("BENCH"):
        _attack(report, Clock(Path(os.environ[VARIABLE])), BenchSite(Path(bench), os.environ["SITE"]))
        return
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock(Path(folder, "clock"))
        with own_host("lab.clock", clock.environment) as host:
            _attack(report, clock, host)


def _attack(report: Report, clock: Clock, host: Host | BenchSite) -> None:
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox", **LIFTED)
    town = Town(administrator)
    haul = Haul(town)
    established = [Established(number, haul, town) for number in range(ESTABLISHED)]
    sleepers = [Searcher(number, haul, town) for number in range(SLEEPERS)]
    honest = {way: Honest(administrator) for way in WAYS}
    for company in established:
        company.apply_for(honest[COMPETE])
    clock.forward(AGE_HOURS)
    administrator = town.administrator = Administrator()
    town.settle(PEOPLE, COMPANIES, PAIRS, host)
    young = [Young(number, haul, town) for number in range(YOUNG)]
    fresh = [Searcher(number, haul, town) for number in range(SLEEPERS, SEARCHERS)]
    guests = [Member(number, haul, town) for number in range(GUESTS)]
    administrator.configure(**before)
    companies = [*established, *young]
    baits = [company.post() for company in companies]
    town.apply(town.people[: BAITED["established"]], baits[0])
    town.apply(town.people[: BAITED["young"]], baits[ESTABLISHED])
    gang = [*companies, *sleepers, *fresh, *guests]
    for company in honest.values():
        company.post()
    # Names are counted per day, so start with one.
    clock.to_midnight()
    since = time.monotonic()
    reporters = {FRESH: fresh, COMPETE: established, JUST_APPLIED: sleepers}
    for member in sleepers:
        member.apply_for(honest[JUST_APPLIED])
    listeners = [*established[2:4], *young[2:4], sleepers[2], fresh[2]]
    news = _news_of(listeners, administrator, haul)
    doctypes = [row["name"] for row in administrator.listed("DocType", [], "name")]
    state = freelancing.state_of(town.pairs, administrator)
    # Their limits cover what the same member got before and after signing up again.
    renewed = [established[-1], young[0], *fresh[-2:]]
    hidden: list[Person] = []
    with ThreadPoolExecutor(AT_ONCE) as pool, _open_sockets(listeners, town, haul) as sockets:

        def all_of(members: Iterable, act: Callable) -> None:
            list(pool.map(act, members))

        for hour in range(HOURS):
            if hour:
                clock.forward(1 if hour < HOURS - 1 else 0.9)
            if hour % ASK_FOR_ROOMS == 0:
                # Code alone decides who joins a DocType's room, so one round of these is enough.
                rooms = _rooms(doctypes if hour == 0 else [], town)
                all_of(sockets, lambda socket, rooms=rooms: socket.ask(iter(rooms)))
                _wait_for_answers(administrator)
                all_of(town.pairs, lambda pair: pair.write())
                town.note_kept()
            if hour in (0, HOURS - 1):
                for way, company in honest.items():
                    company.be_reported_by_whom_it_called()
                    all_of(reporters[way], lambda member, company=company: member.report(company))
            if hour == 0:
                all_of(gang, lambda member: member.first_hour())
                all_of(companies, lambda member: member.invite())
                hidden += _hide_some(town, haul, gang, renewed)
                continue
            all_of(gang, lambda member, hour=hour: member.each_hour(hour))
            if hour == RENEWED_AT:
                for member in renewed:
                    member.sign_up_again()
                baits = [company.post() for company in renewed[:2]]
                # Applicants of the former company send their resumes to the new one.
                town.apply(town.people[:MORE_RESUMES], baits[1])
                all_of(renewed, lambda member: member.first_hour())
                all_of(renewed[:2], lambda member: member.invite())
        all_of(companies, lambda member: member.ask_for_hidden(hidden))
        all_of((established[1], young[1], fresh[0], guests[0]), lambda member: member.every_method())
    print(f"{haul.statuses.total():,} requests of {len(gang)} accounts in {time.monotonic() - since:.0f} s")
    _judge(report, haul, administrator, companies)
    _judge_sockets(report, haul, listeners, _news_of(listeners, administrator, haul) - news)
    _judge_invitations(report, haul, administrator, companies, len(hidden))
    _judge_conversations(report, haul)
    changed = state.items() - freelancing.state_of(town.pairs, administrator).items()
    report.equal("briefs, quotes and engagements of others that the gang changed", len(changed), 0)
    _judge_freelancers(report, haul, administrator, town)
    _judge_reports(report, haul, administrator, town, honest)
    _look_into_logs(report, host, town)


@contextmanager
def _open_sockets(listeners: list[Member], town: Town, haul: Haul) -> Iterator[list[Ear]]:
    """The members' sockets, and the socket of an honest company, which hears of its applications."""
    with ExitStack() as stack:
        sockets = [member.listen() for member in listeners]
        control = Ear(town.owners[0], lambda event, data: haul.heard.update([CONTROL]))
        for socket in (*sockets, control):
            stack.callback(socket.close)
        yield sockets


def _wait_for_answers(administrator: Administrator) -> None:
    """Wait until the web server has answered a bench's socket server, which asks it about each room."""
    administrator.request("GET", "/api/method/ping", timeout=MOST_SECONDS_TO_ANSWER).raise_for_status()


def _rooms(doctypes: list[str], town: Town) -> list[tuple[str, object]]:
    """The rooms that the sockets ask for."""
    records = [
        *(("JP Company", owner.company) for owner in town.owners[:ROOMS]),
        *(("JP Job", job) for job in town.jobs[:ROOMS]),
        *(("JP Searcher", profile) for profile in town.profiles[:ROOMS]),
        *(("JP Freelancer", pair.freelancer) for pair in town.pairs[:ROOMS]),
        *(("JP Brief", pair.brief) for pair in town.pairs[:ROOMS]),
        *(("JP Engagement", pair.engagement) for pair in town.pairs[:ROOMS]),
    ]
    return list(every_room(doctypes, sorted(town.accounts)[:ROOMS], records))


def _news_of(listeners: list[Member], administrator: Administrator, haul: Haul) -> Counter[str]:
    """The number of notifications of each member's accounts."""
    return Counter(
        {
            member.name: len(administrator.listed("JP Notification", [["account", "=", user]], "name"))
            for member in listeners
            for user in haul.own[member.name]
        }
    )


def _hide_some(town: Town, haul: Haul, gang: list[Member], renewed: list[Member]) -> list[Person]:
    """Let people whom the gang has invited hide from it, in each of four ways."""
    invited = set().union(*haul.invited.values())
    called = set().union(*haul.numbers.values())
    found = [person for person in town.people[BAITED["established"] :] if person.profile in invited]
    found.sort(key=lambda person: person.number not in called)
    everybody = {member.name for member in gang}
    people = found[:HIDE]
    for at, person in enumerate(people):
        seen_by = everybody
        if at % 4 == 0:
            # A block applies to a company's record, so a member who has signed up again is another company.
            seen_by = {member for member, numbers in haul.numbers.items() if person.number in numbers}
            seen_by -= {member.name for member in renewed}
            for look in person.visitor.message(f"{API}get_phone_looks", limit=50)["items"]:
                person.visitor.message(f"{API}block_company", look=look["name"])
        elif at % 4 == 1:
            person.visitor.message(f"{API}freeze_account")
        elif at % 4 == 2:
            person.visitor.message(f"{API}withdraw_consent", purpose="found")
        else:
            closed = {**PROFILE, "is_open": False, "full_name": person.name}
            person.visitor.message(f"{API}save_searcher", **closed)
        haul.hidden |= dict.fromkeys((person.name, person.number), seen_by)
    return people


def _limit(report: Report, what: str, found: int, limit: int) -> None:
    """At full size the limit must be reached exactly: an attack that gets less has not tested it."""
    if SMALL:
        report.check(f"{what}: at most {limit}", found, found <= limit)
    else:
        report.equal(what, found, limit)


def _judge(report: Report, haul: Haul, administrator: Administrator, companies: list[Young]) -> None:
    bound = ESTABLISHED * NUMBERS["established"] + YOUNG * NUMBERS["young"]
    total = haul.together(haul.numbers, *KINDS)
    report.check(f"numbers that all companies got together: at most {bound}", total, 0 < total <= bound)
    # The company reads the names of its applicants.
    baited = {"established": companies[0].name, "young": companies[ESTABLISHED].name}
    for kind in KINDS:
        names = {member: found for member, found in haul.names.items() if member != baited[kind]}
        for what, found, limit in (
            ("numbers", haul.numbers, NUMBERS),
            ("resumes", haul.resumes, RESUMES),
            ("names of who did not apply", names, NAMES),
        ):
            _limit(report, f"{what} that one {kind} company got", haul.most(found, kind), limit[kind])
        most = NAMES[kind] + BAITED[kind]
        got = len(haul.names[baited[kind]])
        report.check(f"names that the {kind} company with a bait got: at most {most}", got, got <= most)
    most = haul.most(haul.contacts, "searcher")
    _limit(report, "numbers of contacts that one searcher got", most, CONTACTS)
    total = haul.together(haul.contacts, *KINDS, "guest")
    report.equal("numbers of contacts that companies and guests got", total, 0)
    for what, found in (("numbers", haul.numbers), ("names", haul.names), ("resumes", haul.resumes)):
        total = haul.together(found, "searcher", "guest")
        report.equal(f"{what} of searchers that searchers and guests got", total, 0)
    report.equal("answers that told a number unasked", len(haul.unasked), 0)
    for each in haul.unasked[:5]:
        print(each)
    report.equal(f"5xx among {haul.statuses.total():,} answers", len(haul.failed), 0)
    for each in haul.failed[:5]:
        print(each)
    met = {row["name"] for row in administrator.listed("JP Company", [["limit_met_on", "is", "set"]], "name")}
    found = len(met & {company.company for company in companies})
    _limit(
        report,
        "companies of the gang that reviewers find in Desk by the limit that they met",
        found,
        len(companies),
    )


def _judge_sockets(report: Report, haul: Haul, listeners: list[Member], news: Counter[str]) -> None:
    names = [member.name for member in listeners]
    heard = Counter({name: haul.heard[name] for name in names})
    own = news + Counter({name: len(haul.begun[name]) + len(haul.unanswered[name]) for name in names})
    report.equal(
        f"events that {len(names)} sockets heard beyond their own news and messages", (heard - own).total(), 0
    )
    report.equal("sockets of guests that the site lets in", int(opens_for_guests()), 0)
    report.equal("events that told of somebody else", len(haul.told_of_others), 0)
    report.check(
        "events that an honest company's own socket heard", haul.heard[CONTROL], haul.heard[CONTROL] > 0
    )
    report.equal("answers and events that told the name of another's account", len(haul.accounts), 0)
    for each in (*haul.told_of_others[:5], *haul.accounts[:5]):
        print(each)


def _judge_invitations(
    report: Report, haul: Haul, administrator: Administrator, companies: list[Young], hidden: int
) -> None:
    for kind in KINDS:
        limit = INVITATIONS[kind]
        _limit(report, f"people whom one {kind} company invited", haul.most(haul.invited, kind), limit)
    shown = {company.company: company.shown for company in companies}
    rows = administrator.listed("JP Invitation", [["decision", "=", "Invited"]], "company", "searcher")
    stored = [row for row in rows if row["searcher"] not in shown.get(row["company"], row["searcher"])]
    answered = sum(len(haul.invited[company.name] - company.shown) for company in companies)
    report.equal("people invited whom the company was not shown", max(len(stored), answered), 0)
    report.equal("invited people who hid", hidden, HIDE)
    report.equal("answers that told of them afterwards", len(haul.after_hiding), 0)
    for each in haul.after_hiding[:5]:
        print(each)


def _judge_conversations(report: Report, haul: Haul) -> None:
    for kind in KINDS:
        begun = haul.most(haul.begun, kind)
        _limit(report, f"conversations that one {kind} company began", begun, CONVERSATIONS[kind])
    sent = [count for each in haul.unanswered.values() for count in Counter(each).values()]
    report.equal("messages that a searcher sent about one application without an answer", max(sent), 1)


def _judge_freelancers(report: Report, haul: Haul, administrator: Administrator, town: Town) -> None:
    for what, found, limit in (
        ("numbers of freelancers that one {} got", haul.freelancers, FREELANCERS),
        ("freelancers whom one {} asked for a quote", haul.asked, ASKED),
        ("quotes that one {} sent", haul.quoted, QUOTES),
    ):
        for kind in (*KINDS, "searcher"):
            _limit(report, what.format(kind), haul.most(found, kind), limit)
    report.equal("numbers of freelancers that guests got", haul.together(haul.freelancers, "guest"), 0)
    report.equal("answers and events with what only the two of a pair may read", len(haul.kept), 0)
    for each in haul.kept[:5]:
        print(each)
    rows = administrator.listed("JP Freelancer", [["is_listed", "=", 0]], "name")
    down = {row["name"] for row in rows} & {pair.freelancer for pair in town.pairs}
    report.equal(f"of {len(town.pairs)} honest freelancers, those whom reports hid", len(down), 0)


def _judge_reports(
    report: Report, haul: Haul, administrator: Administrator, town: Town, honest: dict[str, Honest]
) -> None:
    _limit(report, "reports of one account", haul.most(haul.reported, "searcher"), REPORTS)
    companies = {
        row["name"]: row["status"] for row in administrator.listed("JP Company", [], "name", "status")
    }
    jobs = {row["name"]: row["status"] for row in administrator.listed("JP Job", [], "name", "status")}
    for way, company in honest.items():
        report.equal(
            f"a company and its job that were reported by {way}",
            [companies[company.company], jobs[company.job]],
            ["Approved", "Live"],
        )
    down = [owner.company for owner in town.owners if companies[owner.company] != "Approved"]
    down += [job for job in town.jobs if jobs[job] != "Live"]
    report.equal(
        f"others of {2 * len(town.jobs)} honest companies and jobs that were taken down", len(down), 0
    )
    answers = max((each for company in honest.values() for each in company.answers.values()), key=len)
    report.equal("different answers to reports of one, also to whom its company called", len(answers), 1)
    if len(answers) > 1:
        print(*answers, sep="\n")


def _look_into_logs(report: Report, host: Host | BenchSite, town: Town) -> None:
    numbers = town.searcher_numbers | town.contact_numbers
    files = [path for folder in host.logs for path in folder.rglob("*.log*")]
    texts = {path: path.read_text(errors="replace") for path in set(files) if path.is_file()}
    found = [path.name for path, text in texts.items() if any(number in text for number in numbers)]
    report.equal(f"of {len(texts)} files of the host's logs that hold a number", found, [])


if __name__ == "__main__":
    main("50 accounts harvest for a day", battery)
