"""The methods that job_portal opens to HTTP, read from its source so that none is missed."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from job_portal import rules

PACKAGE = Path(__file__).parents[2] / "job_portal"


class Method(NamedTuple):
    """A whitelisted function: all its public names, its HTTP verbs, its parameters' annotations."""

    names: tuple[str, ...]
    verbs: tuple[str, ...]
    parameters: dict[str, str]

    @property
    def changes(self) -> bool:
        return self.verbs == ("POST",)


def methods() -> list[Method]:
    """All our methods, with the public names of `override_whitelisted_methods` first."""
    overrides: dict[str, list[str]] = {}
    for public, own in _assigned(PACKAGE / "hooks.py", "override_whitelisted_methods").items():
        overrides.setdefault(own, []).append(public)
    return [
        Method((*overrides.get(name, ()), name), verbs, parameters)
        for path in sorted(PACKAGE.rglob("*.py"))
        if "tests" not in path.parts
        for name, verbs, parameters in _whitelisted(path)
    ]


def _assigned(path: Path, name: str):
    for statement in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(statement, ast.Assign) and statement.targets[0].id == name:
            return ast.literal_eval(statement.value)
    raise LookupError(f"{path} assigns no {name}")


def _whitelisted(path: Path) -> Iterator[tuple[str, tuple[str, ...], dict[str, str]]]:
    module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
    for function in ast.parse(path.read_text(encoding="utf-8")).body:
        for decorator in getattr(function, "decorator_list", []):
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "frappe.whitelist":
                options = {keyword.arg: ast.literal_eval(keyword.value) for keyword in decorator.keywords}
                parameters = {
                    argument.arg: ast.unparse(argument.annotation) if argument.annotation else ""
                    for argument in (*function.args.args, *function.args.kwonlyargs)
                } | _fields_taken(function)
                yield f"{module}.{function.name}", tuple(options.get("methods", ())), parameters


def _fields_taken(function: ast.FunctionDef) -> dict[str, str]:
    """The fields that `@takes_fields(RULES)` adds to the parameters."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "takes_fields":
            return dict.fromkeys(getattr(rules, ast.unparse(decorator.args[0])), "")
    return {}
