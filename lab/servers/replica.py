"""A MariaDB primary dies repeatedly while people save and apply: its replica takes over.

`npm run lab -- scale-replica --bench DIR` starts both servers (lab/servers/databases.mjs) and passes their
addresses in the environment.
"""

import os
import signal
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from lab.host import ROOT, answers, wait_until
from lab.load.applicants import PEOPLE, TAPS, Fair
from lab.load.killed import save_disturbed
from lab.report import Report, main
from lab.visitor import API, Visitor

SCRIPTS = ROOT / "scripts" / "database"
AT_ONCE = 16
# The numbers that a promotion skips in each sequence.
SKIPPED = 1000
SEQUENCES = ("jp_application_id_seq", "jp_company_id_seq", "jp_job_id_seq", "jp_searcher_id_seq")


class Server:
    """A MariaDB server. After a kill it comes back empty."""

    def __init__(self, folder: str, port: str):
        self.port = port
        self._folder = Path(folder)
        password = os.environ["DATABASE_PASSWORD"]
        self.client = ["--no-defaults", "--user=root", f"--password={password}", f"--socket={folder}/socket"]

    def sql(self, statement: str) -> str:
        """Run a statement; returns the client's output without column names."""
        command = ["mariadb", *self.client, "--batch", "--skip-column-names", "--execute", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S603

    def status(self, name: str) -> str:
        """A value of `show status`."""
        return self.sql(f"show status like '{name}'").partition("\t")[2]

    def kill(self) -> None:
        """Kill it and lose its disk."""
        os.killpg(int((self._folder / "pid").read_text()), signal.SIGKILL)

    def is_there(self) -> bool:
        command = ["mariadb-admin", *self.client, "ping"]
        return subprocess.run(command, check=False, capture_output=True).returncode == 0  # noqa: S603

    def join(self, primary: "Server") -> None:
        """Become a replica of `primary`. Wait until each commit on it waits for this replica."""
        wait_until(self.is_there)
        _run(SCRIPTS / "join-replica.sh", "127.0.0.1", primary.port, *self.client)
        # The primary waits for the replica only after it has acknowledged a first commit.
        wait_until(
            lambda: primary.sql("flush hosts") == "" and primary.status("Rpl_semi_sync_master_status") == "ON"
        )


class Pair:
    """A primary, its replica, and the site that uses them."""

    def __init__(self, first: Server, second: Server):
        self.primary, self.replica = first, second
        self.away: list[float] = []
        self.alone = 0
        second.join(first)
        self._begin = self._answered_alone()

    def fail_over(self) -> None:
        """Kill the primary, promote the replica, switch the site. The dead server rejoins as the replica."""
        self.alone += self._answered_alone() != self._begin
        begun = time.monotonic()
        self.primary.kill()
        _run(SCRIPTS / "promote-replica.sh", *self.replica.client)
        self.primary, self.replica = self.replica, self.primary
        _run(SCRIPTS / "follow-primary.py", os.environ["SITE_CONFIG"], "127.0.0.1", self.primary.port)
        wait_until(answers)
        self.away.append(time.monotonic() - begun)
        self.replica.join(self.primary)
        self._begin = self._answered_alone()

    def _answered_alone(self) -> list[str]:
        """Whether commits wait for the replica, and how many did not."""
        return [self.primary.status(f"Rpl_semi_sync_master_{name}") for name in ("status", "no_tx")]


def _run(*command: object) -> None:
    subprocess.run([str(each) for each in command], check=True, stdout=subprocess.DEVNULL)  # noqa: S603


def battery(report: Report) -> None:
    servers = zip(os.environ["DATABASES"].split(), os.environ["DATABASE_PORTS"].split(), strict=True)
    pair = Pair(*(Server(*each) for each in servers))
    fair = Fair()
    saving = threading.Event()

    def fail_over() -> None:
        saving.set()
        pair.fail_over()

    with ThreadPoolExecutor(1) as apart:
        applying = apart.submit(_all_apply, fair, saving)
        outcomes, kills = save_disturbed(report, fail_over)
        answered = applying.result()
    report.check("primaries killed meanwhile, each with its replica promoted", kills, kills >= 1)
    again = (sum(outcomes.refused.values()), sum(fair.statuses.values()) - PEOPLE * TAPS)
    report.check("saves, and taps on Apply, that met a kill and were sent again", again, min(again) > 0)
    away = ", ".join(f"{seconds:.1f}" for seconds in pair.away)
    report.check("seconds from the kill until the site answers", away, max(pair.away) < 30)
    report.equal("of these, primaries that answered a commit without their replica", pair.alone, 0)
    fair.check(report, answered)
    whole = sum(_is_whole(*each) for each in zip(fair.people, answered, strict=True))
    report.equal("applications with their history", whole, PEOPLE)
    _check_numbers(report, pair.primary, kills)


def _all_apply(fair: Fair, saving: threading.Event) -> list[list[str]]:
    """Apply from the start of the saves until everybody is answered. Returns each person's two answers."""
    saving.wait()
    with ThreadPoolExecutor(AT_ONCE) as pool:
        return list(pool.map(fair.tap_twice, fair.people))


def _is_whole(person: Visitor, names: list[str]) -> bool:
    history = person.message(f"{API}get_application", name=names[0])["history"]
    return [entry["status"] for entry in history] == ["Applied"]


def _check_numbers(report: Report, primary: Server, kills: int) -> None:
    database = primary.sql(
        "select table_schema from information_schema.tables where table_name = 'tabJP Job'"
    )
    for sequence in SEQUENCES:
        following = int(primary.sql(f"select next_not_cached_value from `{database}`.{sequence}"))  # noqa: S608 (ours)
        report.check(f"{sequence}, past {SKIPPED} for each promotion", following, following > SKIPPED * kills)


if __name__ == "__main__":
    main("A database that loses its machine", battery)
