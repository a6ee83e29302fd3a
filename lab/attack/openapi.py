"""Schemathesis makes up calls of what the OpenAPI file describes, and of every other method by POST:
`python -m lab.attack.openapi`.

CASES is how many cases it makes up for each method, beside those at the edges of its schema. Each answer of
the file's methods must be as described. A body that is not must be refused, and so must a call without a key.
No answer of any method may be a 5xx.
"""

import itertools
import json
import os
import subprocess
import sys
import tempfile
from datetime import date, timedelta
from pathlib import Path

import schemathesis

from job_portal.rules import SCOPES
from job_portal.tests import openapi
from job_portal.tests.actor import API, fresh_number, job_values
from job_portal.tests.tables import public_methods
from lab.host import ROOT
from lab.report import Report, main
from lab.visitor import BASE_URL, Administrator, Visitor

CASES = os.environ.get("CASES", "50")
# A company has 120 calls a minute.
_COMPANIES = 10
_CONFIG, _CONFIG_OF_EVERY = (Path(__file__).with_name(f"{name}.toml") for name in ("openapi", "every_method"))
# In the process of Schemathesis: the values of the header, and names of the callers' own records by argument.
_KEYS = itertools.cycle(os.environ.get("KEYS", "").split(","))
_KNOWN = json.loads(os.environ.get("KNOWN", "{}"))


@schemathesis.auth(cache_by_key=None, refresh_interval=None)
class Key:
    """Another company's key for each call."""

    def get(self, case: schemathesis.Case, context: object) -> str:
        return next(_KEYS)

    def set(self, case: schemathesis.Case, key: str, context: object) -> None:
        case.headers["Authorization"] = key


@schemathesis.hook
def filter_case(context: object, case: schemathesis.Case) -> bool:
    """Frappe takes a list as an argument named `data`, and unknown arguments are ignored."""
    return not isinstance(case.body, list)


@schemathesis.hook
def map_body(context: object, body: object) -> object:
    """Half of the calls are about a caller's own records, so that they get past the first check."""
    if not _KNOWN or not isinstance(body, dict) or len(str(body)) % 2:
        return body
    return body | {name: _KNOWN[name] for name in body.keys() & _KNOWN.keys()}


def battery(report: Report) -> None:
    administrator = Administrator()
    before = administrator.configure(market="Live", connections=1)
    try:
        with administrator.limits_lifted():
            owners = [_owner(administrator) for _ in range(_COMPANIES)]
        keys = [f"Bearer {_key(owner)}" for owner in owners]
        report.equal("exit code for the OpenAPI file", _run(openapi.document(), _CONFIG, keys, {}), 0)
        every = [name for name, method in public_methods().items() if "POST" in method.methods]
        tokens = [f"token {owner.session['token']}" for owner in owners]
        done = _run(openapi.document({"all": every}), _CONFIG_OF_EVERY, tokens, _known(owners[0]))
        report.equal(f"exit code for all {len(every)} methods, by accounts", done, 0)
    finally:
        administrator.configure(**before)


def _run(document: dict, config: Path, keys: list[str], known: dict[str, str]) -> int:
    environment = {"PYTHONPATH": str(ROOT), "SCHEMATHESIS_HOOKS": __spec__.name}
    environment |= {"KEYS": ",".join(keys), "KNOWN": json.dumps(known)}
    command = Path(sys.executable).with_name("schemathesis")
    # It keeps what failed in the working folder.
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "openapi.json")
        file.write_text(json.dumps(document), encoding="utf-8")
        return subprocess.run(  # noqa: S603 (our own command)
            [command, "--config-file", config, "run", file, "--url", BASE_URL, "--max-examples", CASES],
            env={**os.environ, **environment},
            cwd=folder,
            check=False,
        ).returncode


def _owner(administrator: Administrator) -> Visitor:
    owner = Visitor()
    owner.sign_up(fresh_number(), administrator)
    owner.agree()
    administrator.change("JP Company", owner.add_company(), status="Approved")
    return owner


def _key(owner: Visitor) -> str:
    until = str(date.today() + timedelta(days=7))
    return owner.message(f"{API}add_key", title="Schemathesis", scopes=list(SCOPES), until=until)["token"]


def _known(owner: Visitor) -> dict[str, str]:
    job = owner.message(f"{API}post_job", **job_values())["name"]
    searcher = owner.message(f"{API}save_searcher", full_name="Asha Rao")["name"]
    names = dict.fromkeys(("company_name", "docname", "company"), owner.company)
    return {**names, "job": job, "name": job, "searcher": searcher, "mobile_no": fresh_number()}


if __name__ == "__main__":
    main("Made-up calls", battery)
