"""The parts of the docs that come from code: states, permissions, methods, our own hooks.

`npm run tables` writes them. `test_tables` fails if one is out of date.
"""

import inspect
import json
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import job_portal
from job_portal import api, hooks
from job_portal.account import allow_list
from job_portal.platform.policy import METHODS, Audience
from job_portal.rules import BRIEF, COMPANY, FREELANCER, HR, JOB, MARKET, QUOTE, SEARCHER

# Beside the package in a clone and on a bench. An installed package has no docs.
_PACKAGE = Path(job_portal.__file__).parent
_NAMES = ("architecture", "behaviour", "market", "recipes", "security")
PAGES = [_PACKAGE.parent / "docs" / f"{name}.md" for name in _NAMES]
_ROLES = ("JP Reviewer", "System Manager")
# Frappe's name of the permission for each action.
ACTIONS = {"list": "read", "read": "read", "create": "create", "change": "write", "delete": "delete"}
_OF_FRAPPE = {
    "File": {"JP Reviewer": [], "System Manager": list(ACTIONS)},
    "User": {"JP Reviewer": [], "System Manager": ["read", "create", "change"]},
}
FORMS = (BRIEF, QUOTE, COMPANY, JOB, SEARCHER, FREELANCER, HR)
_BLOCK = re.compile(r"(<!-- begin (\w+)[^\n]*-->\n).*?(<!-- end \2 -->)", re.DOTALL)
_FIELD = re.compile(r"^:(param (?P<name>\w+)|return|raises [\w.]+):", re.MULTILINE)


def written(page: Path) -> str:
    """The text of a page with each `<!-- begin NAME ... -->` block rewritten."""
    tables = {
        "audiences": _audiences,
        "hooks": _hooks,
        "methods": _methods,
        "open": _open,
        "records": _records,
    }
    return _BLOCK.sub(
        lambda block: block[1] + tables.get(block[2], _moves)(block[2]) + block[3],
        page.read_text(encoding="utf-8"),
    )


def public_methods() -> dict[str, Callable]:
    """Our methods by the name that callers use, which for `job_portal.api` is the short one."""
    for path in _PACKAGE.rglob("*.py"):
        if re.search(r"^@(reads|writes)\(", path.read_text(encoding="utf-8"), re.MULTILINE):
            import_module(".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts))
    public = {ours: name for name, ours in hooks.override_whitelisted_methods.items()}
    found = {}
    for method in METHODS:
        name = f"{method.__module__}.{method.__name__}"
        is_of_api = method.__module__.startswith(f"{api.__name__}.")
        found[method.__name__ if is_of_api else public.get(name, name)] = method
    return dict(sorted(found.items()))


def records() -> dict[str, dict[str, list[str]]]:
    """For each of our DocTypes, File and User: what each role may do by Frappe's API."""
    found = dict(_OF_FRAPPE)
    for path in _PACKAGE.rglob("doctype/*/*.json"):
        doctype = json.loads(path.read_text(encoding="utf-8"))
        found[doctype["name"]] = {role: _actions(doctype, role) for role in _ROLES}
    return dict(sorted(found.items()))


def _actions(doctype: dict, role: str) -> list[str]:
    granted = [each for each in doctype["permissions"] if each["role"] == role and not each.get("permlevel")]
    actions = ("read", "change") if doctype.get("issingle") else ACTIONS
    return [action for action in actions if any(each.get(ACTIONS[action]) for each in granted)]


def _records(_name: str) -> str:
    rows: dict[tuple, list[str]] = {}
    for record, by_role in records().items():
        row = tuple(", ".join(actions) or "nothing" for actions in by_role.values())
        rows.setdefault(row, []).append(record)
    return _table(("record", *_ROLES), [(", ".join(names), *row) for row, names in rows.items()])


def _audiences(_name: str) -> str:
    rows = []
    for audience in Audience:
        named = {"GET, POST": [], "POST": [], "GET": []}
        for name, method in public_methods().items():
            if method.audience is audience:
                named[", ".join(method.methods)].append(f"`{name}`")
        rows += [(audience.value, by, ", ".join(names)) for by, names in named.items() if names]
    return _table(("answers", "by", "methods"), rows)


def _methods(_name: str) -> str:
    rows: dict[tuple, list[str]] = {}
    for name, method in public_methods().items():
        # Other methods are Desk's.
        if not name.startswith(f"{job_portal.__name__}."):
            summary, of = told(method)
            rows.setdefault((_taken(method, of), of.get("return", summary)), []).append(f"`{name}`")
    return _table(("call", "takes", "answers"), [(", ".join(names), *row) for row, names in rows.items()])


def _taken(method: Callable, told: dict[str, str]) -> str:
    names = list(inspect.signature(method).parameters)
    fields = next((form for form in FORMS if set(form) <= set(names)), ())
    taken = [f"{name}: {told[name]}" if name in told else name for name in names if name not in fields]
    return "; ".join([*taken, *(["the fields of the form"] if fields else [])])


def told(method: Callable) -> tuple[str, dict[str, str]]:
    """The first paragraph of a docstring, and its texts about each parameter and `return`."""
    text = inspect.getdoc(method)
    fields = list(_FIELD.finditer(text))
    ends = [*(field.start() for field in fields[1:]), len(text)]
    told = {
        field["name"] or field[1].split()[0]: " ".join(text[field.end() : end].split()).rstrip(".")
        for field, end in zip(fields, ends, strict=False)
    }
    return " ".join(text.split("\n\n")[0].split()), told


def _hooks(_name: str) -> str:
    """Our own hooks: the module that calls each, and the rooms of its listeners."""
    own = {name: named for name, named in vars(hooks).items() if name.startswith("job_portal_")}
    callers = dict.fromkeys(own, "")
    for path in sorted(_PACKAGE.rglob("*.py")):
        for hook in re.findall(r'(?:get_hooks\(|HOOK = )"(job_portal_\w+)', path.read_text(encoding="utf-8")):
            callers[hook] = f"`{path.relative_to(_PACKAGE)}`"
    rows = [(f"`{hook}`", callers[hook], ", ".join(_rooms(named))) for hook, named in sorted(own.items())]
    return _table(("hook", "called by", "listeners"), rows)


def _rooms(named: str | list | dict) -> list[str]:
    paths = [named] if isinstance(named, str) else named.values() if isinstance(named, dict) else named
    return list(dict.fromkeys(path.split(".")[1] for path in paths))


def _open(_name: str) -> str:
    # Versions of Frappe define `ping` in different modules.
    names = sorted(path.rpartition(".")[2] for path in allow_list.OPEN_TO_ACCOUNTS)
    return ", ".join(f"`{name}`" for name in names) + "\n"


def _moves(name: str) -> str:
    moves = MARKET[name]
    rows = [(move, ", ".join(of["from"]), of["to"], of["by"]) for move, of in moves.items()]
    return _table(("move", "from", "to", "by"), rows)


def _table(heading: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heading, ("---",) * len(heading), *cells))


if __name__ == "__main__":
    for each in PAGES:
        each.write_text(written(each), encoding="utf-8")
    # That module imports this one.
    openapi = import_module("job_portal.tests.openapi")
    openapi.FILE.write_text(openapi.text(), encoding="utf-8")
