"""Print, as JSON, the translatable texts in the given files: [{text, file, note}].

They are in `_("...")`, in `_(NAME)` of the same file, and in every name of a messages.py.
"""

import ast
import json
import sys


def main(files: list[str]) -> None:
    trees = {file: _read(file) for file in files}
    values = {}
    for file, (tree, _) in trees.items():
        values |= _values(file, tree)
    found = [each for file, (tree, lines) in trees.items() for each in _in_file(file, tree, lines, values)]
    print(json.dumps(found))


def _read(file: str) -> tuple[ast.Module, list[str]]:
    with open(file, encoding="utf-8") as source:
        text = source.read()
    return ast.parse(text), text.splitlines()


def _in_file(file: str, tree: ast.Module, lines: list[str], values: dict[str, str]) -> list[dict]:
    translated = [node.args[0] for node in ast.walk(tree) if _is_translated(node)]
    found = [
        {"text": text.value, "file": file, "note": values.get(text.value, "")}
        for text in translated
        if _is_text(text)
    ]
    names = {text.id for text in translated if isinstance(text, ast.Name)}
    for node in tree.body:
        name = _name(node)
        if name in names or (name and file.endswith("messages.py")):
            note = _note(node, lines, values.get(f"{_domain(file)} {name}"))
            found += [{"text": text, "file": file, "note": note} for text in _texts(node.value)]
    return found


def _name(node: ast.AST) -> str:
    """'NAME' of `NAME = ...`."""
    return getattr(node.targets[0], "id", "") if isinstance(node, ast.Assign) else ""


def _is_translated(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "_" and bool(node.args)


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _texts(node: ast.AST) -> list[str]:
    """One sentence, or the sentences of a dictionary."""
    if isinstance(node, ast.Dict):
        return [text for each in node.values for text in _texts(each)]
    return [node.value] if _is_text(node) else []


def _domain(file: str) -> str:
    """'jobs' of job_portal/jobs/service.py."""
    return file.split("/")[1]


def _values(file: str, tree: ast.Module) -> dict[str, str]:
    """The values for {0}, {1} ..., by the sentence, or by its domain and name in messages.py."""
    values = {}
    for node in ast.walk(tree):
        text, *others = _formatted(node)
        if others:
            key = (
                text.value if _is_text(text) else ast.unparse(text).replace("messages.", f"{_domain(file)} ")
            )
            values[key] = "values: " + ", ".join(ast.unparse(each) for each in others)
    return values


def _formatted(node: ast.AST) -> list[ast.AST | None]:
    """The text, and the values, of `_(text).format(...)` and of `Sentence(text, ...)`."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Sentence":
        return node.args
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "format":
        translated = node.func.value
        if _is_translated(translated):
            return [translated.args[0], *node.args]
    return [None]


def _note(node: ast.Assign, lines: list[str], values: str | None) -> str:
    name = _name(node)
    comments = []
    for line in reversed(lines[: node.lineno - 1]):
        if not line.startswith("#"):
            break
        comments.insert(0, line.lstrip("# "))
    return "; ".join(part for part in (name, " ".join(comments), values) if part)


main(sys.argv[1:])
