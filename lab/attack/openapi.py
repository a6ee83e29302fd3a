"""Schemathesis calls what the OpenAPI file describes: `python -m lab.attack.openapi`.

CASES is how many cases it makes up for each method, beside those at the edges of its schema. Each answer must
be as described. A body that is not must be refused, and so must a call without a key.
"""

import itertools
import os
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

import schemathesis

from job_portal.rules import SCOPES
from job_portal.tests.actor import API, fresh_number
from lab.host import ROOT
from lab.report import Report, main
from lab.visitor import BASE_URL, Administrator, Visitor

CASES = os.environ.get("CASES", "50")
# A company has 120 calls a minute.
_COMPANIES = 10
_FILE = ROOT / "job_portal" / "public" / "openapi.json"
_CONFIG = Path(__file__).with_name("openapi.toml")
_KEYS = itertools.cycle(os.environ.get("KEYS", "").split())


@schemathesis.auth(cache_by_key=None, refresh_interval=None)
class Key:
    """Another company's key for each call."""

    def get(self, case: schemathesis.Case, context: object) -> str:
        return next(_KEYS)

    def set(self, case: schemathesis.Case, key: str, context: object) -> None:
        case.headers["Authorization"] = f"Bearer {key}"


@schemathesis.hook
def filter_case(context: object, case: schemathesis.Case) -> bool:
    """Frappe takes a list as an argument named `data`, and unknown arguments are ignored."""
    return not isinstance(case.body, list)


def battery(report: Report) -> None:
    administrator = Administrator()
    before = administrator.configure(market="Live", connections=1)
    try:
        with administrator.limits_lifted():
            keys = [_key(administrator) for _ in range(_COMPANIES)]
        done = _run(keys)
    finally:
        administrator.configure(**before)
    report.equal("exit code of Schemathesis", done, 0)


def _run(keys: list[str]) -> int:
    environment = {"PYTHONPATH": str(ROOT), "SCHEMATHESIS_HOOKS": __spec__.name, "KEYS": " ".join(keys)}
    command = Path(sys.executable).with_name("schemathesis")
    # It keeps what failed in the working folder.
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(  # noqa: S603 (our own command)
            [command, "--config-file", _CONFIG, "run", _FILE, "--url", BASE_URL, "--max-examples", CASES],
            env={**os.environ, **environment},
            cwd=folder,
            check=False,
        ).returncode


def _key(administrator: Administrator) -> str:
    owner = Visitor()
    owner.sign_up(fresh_number(), administrator)
    administrator.change("JP Company", owner.add_company(), status="Approved")
    until = str(date.today() + timedelta(days=7))
    return owner.message(f"{API}add_key", title="Schemathesis", scopes=list(SCOPES), until=until)["token"]


if __name__ == "__main__":
    main("The OpenAPI file", battery)
