"""50 accounts that work together for a day: what do they collect? `python -m hard.attack.harvest`.

Runs an embedded host of its own by a clock of its own. What may come out is in docs/security.md#harvesting.
"""

import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from hard.attack.gang import Company as Young
from hard.attack.gang import Established, Member, Searcher
from hard.attack.haul import Haul
from hard.attack.town import AT_ONCE, Town
from hard.clock import Clock
from hard.load.host import Host, own_host
from hard.report import Report, main
from hard.visitor import LIFTED, Administrator

# The gang: 50. The town has more people than the gang may see.
ESTABLISHED, YOUNG, SEARCHERS, GUESTS = 8, 12, 25, 5
PEOPLE = 620
COMPANIES = 24
# What docs/security.md promises of one account in a day.
NUMBERS, RESUMES, NAMES = (
    {"established": 50, "young": 10},
    {"established": 200, "young": 50},
    {"established": 500, "young": 100},
)
CONTACTS = 20
KINDS = ("established", "young")
# More people answer the bait of a company of each kind than it may read in a day.
BAITED = {kind: most + 10 for kind, most in RESUMES.items()}
HOURS = 24
AGE_HOURS = 15 * 24


def battery(report: Report) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock(Path(folder, "clock"))
        with own_host(clock.shell, Path(folder), module="hard.clock") as host:
            _attack(report, clock, host)


def _attack(report: Report, clock: Clock, host: Host) -> None:
    administrator = Administrator()
    before = administrator.configure(sms_gateway="Outbox", **LIFTED)
    town = Town(administrator)
    haul = Haul(town)
    established = [Established(number, haul, town) for number in range(ESTABLISHED)]
    clock.forward(AGE_HOURS)
    administrator = town.administrator = Administrator()
    town.settle(PEOPLE, COMPANIES)
    young = [Young(number, haul, town) for number in range(YOUNG)]
    searchers = [Searcher(number, haul, town) for number in range(SEARCHERS)]
    guests = [Member(number, haul, town) for number in range(GUESTS)]
    administrator.configure(**before)
    companies = [*established, *young]
    baits = [company.post() for company in companies]
    town.apply(town.people[: BAITED["established"]], baits[0])
    town.apply(town.people[: BAITED["young"]], baits[ESTABLISHED])
    gang = [*companies, *searchers, *guests]
    # The day of the count of names.
    clock.to_midnight()
    since = time.monotonic()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(lambda member: member.first_hour(), gang))
        for hour in range(1, HOURS):
            clock.forward(1 if hour < HOURS - 1 else 0.9)
            list(pool.map(lambda member, hour=hour: member.each_hour(hour), gang))
        list(
            pool.map(
                lambda member: member.every_method(), (established[1], young[1], searchers[0], guests[0])
            )
        )
    print(f"{haul.statuses.total():,} requests of {len(gang)} accounts in {time.monotonic() - since:.0f} s")
    _judge(report, haul, administrator, companies)
    _look_into_logs(report, host, town)


def _judge(report: Report, haul: Haul, administrator: Administrator, companies: list[Young]) -> None:
    bound = ESTABLISHED * NUMBERS["established"] + YOUNG * NUMBERS["young"]
    total = haul.together(haul.numbers, *KINDS)
    report.check(f"numbers that all companies got together: at most {bound}", total, 0 < total <= bound)
    # Who answered a bait is named to its company.
    baited = {"established": companies[0].name, "young": companies[ESTABLISHED].name}
    for kind in KINDS:
        names = {member: found for member, found in haul.names.items() if member != baited[kind]}
        for what, found, limit in (
            ("numbers", haul.numbers, NUMBERS),
            ("resumes", haul.resumes, RESUMES),
            ("names of who did not apply", names, NAMES),
        ):
            # An attack that gets less has not met the limit.
            report.equal(f"{what} that one {kind} company got", haul.most(found, kind), limit[kind])
        most = NAMES[kind] + BAITED[kind]
        got = len(haul.names[baited[kind]])
        report.check(f"names that the {kind} company with a bait got: at most {most}", got, got <= most)
    most = haul.most(haul.contacts, "searcher")
    report.equal("numbers of contacts that one searcher got", most, CONTACTS)
    total = haul.together(haul.contacts, *KINDS, "guest")
    report.equal("numbers of contacts that companies and guests got", total, 0)
    for what, found in (("numbers", haul.numbers), ("names", haul.names), ("resumes", haul.resumes)):
        total = haul.together(found, "searcher", "guest")
        report.equal(f"{what} of searchers that searchers and guests got", total, 0)
    report.equal("answers that told a number unasked", len(haul.unasked), 0)
    for each in haul.unasked[:5]:
        print(each)
    failed = sum(count for status, count in haul.statuses.items() if status >= 500)
    report.equal(f"5xx among {haul.statuses.total():,} answers", failed, 0)
    met = {row["name"] for row in administrator.listed("JP Company", [["limit_met_on", "is", "set"]], "name")}
    found = len(met & {company.company for company in companies})
    report.equal(
        "companies of the gang that reviewers find in Desk by the limit that they met", found, len(companies)
    )


def _look_into_logs(report: Report, host: Host, town: Town) -> None:
    numbers = town.searcher_numbers | town.contact_numbers
    files = [*host.folder.rglob("*.log*"), *Path(host.folder, "site", "logs").rglob("*")]
    texts = {path: path.read_text(errors="replace") for path in set(files) if path.is_file()}
    found = [path.name for path, text in texts.items() if any(number in text for number in numbers)]
    report.equal(f"of {len(texts)} files of the host's logs that hold a number", found, [])


if __name__ == "__main__":
    main("50 accounts harvest for a day", battery)
