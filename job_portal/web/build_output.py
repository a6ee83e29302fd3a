"""The output of the frontend's build: the page, its pre-rendered screens, the renderer, the service worker.

Each file is read once, and again when it changes, since a build may run while the host serves.
"""

import hashlib
import json
from functools import lru_cache
from pathlib import Path

from jinja2 import Environment, Template

import job_portal

_APP = Path(job_portal.__file__).parent
TEMPLATE = _APP / "www" / "frontend.html"
SCREENS = _APP / "public" / "frontend" / "pages.json"
RENDERER = _APP / "web" / "rendering" / "render.js"
SERVICE_WORKER = _APP / "public" / "frontend" / "service-worker.js"

# The public address of the build's output.
ASSETS = "/assets/job_portal/frontend"
# The screen of all routes that the build did not render.
ANY_ROUTE = "*"


def template() -> Template:
    """The page, with the tags lang, boot, head and body. Raises FileNotFoundError before a build."""
    return _template(TEMPLATE, TEMPLATE.stat().st_mtime_ns)


def screen(route: str, language: str | None) -> dict[str, str]:
    """The pre-rendered screen at `route`, below /frontend: {styles, head, body}.

    :param language: on a site with a choice of languages, else None. The body is '' if the build did not
        render the screen in it.
    """
    built = _screens()
    found = _of_route(built["pages"], route) or {"styles": "", "head": "", "body": ""}
    if not language:
        return found
    # Screens that were not rendered in the language start empty.
    spoken = built.get("languages", {}).get(language, {})
    return {**found, "body": "", **(_of_route(spoken, route) or {})}


def messages_file(language: str) -> str | None:
    """The address of the first file of a language's dictionary; None if the build wrote none."""
    files = _files_of(language)
    return f"{ASSETS}/{files[0]}" if files else None


def inline_script_hash() -> str | None:
    """SHA-256, in base64, of the page's inline script; None if there is none."""
    return _screens()["inline_script_sha256"]


def release() -> str:
    """A version that differs for each build."""
    files = [path for path in (TEMPLATE, SCREENS, RENDERER) if path.exists()]
    return _digest(*((path, path.stat().st_mtime_ns) for path in files))


def dictionary(language: str) -> str:
    """The whole dictionary as JSON: {hash of the English text: translated}.

    :raises FileNotFoundError: there is none.
    """
    files = _files_of(language)
    if not files:
        raise FileNotFoundError(language)
    texts = {}
    for file in files:
        first_line = (SCREENS.parent / file).read_text(encoding="utf-8").split("\n", 1)[0]
        texts |= json.loads(first_line.removeprefix("export default "))
    return json.dumps(texts, ensure_ascii=False)


def _files_of(language: str) -> list[str]:
    return _screens().get("messages", {}).get(language, [])


def _of_route(screens: dict, route: str) -> dict | None:
    return screens.get(route) or screens.get(ANY_ROUTE)


def _screens() -> dict:
    try:
        changed = SCREENS.stat().st_mtime_ns
    except FileNotFoundError:
        return {"inline_script_sha256": None, "pages": {}}
    return _json(SCREENS, changed)


@lru_cache(maxsize=1)
def _template(path: Path, _changed: int) -> Template:
    return Environment(autoescape=True).from_string(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _json(path: Path, _changed: int) -> dict:
    return json.loads(path.read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def _digest(*files: tuple[Path, int]) -> str:
    """A hash of the files' content. Web nodes have copies with different times."""
    found = hashlib.sha256()
    for path, _changed in files:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]
