"""What the frontend's build wrote: the page, its pre-rendered screens, the renderer, the service worker.

Each file is read once and again when it changes, since a build may run beside a host that serves.
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

# Where browsers find what the build wrote.
ASSETS = "/assets/job_portal/frontend"
# The screen of each route that the build did not render.
ANY_ROUTE = "*"


def template() -> Template:
    """The page, with the tags lang, boot, head and body. FileNotFoundError where nothing was built."""
    return _template(TEMPLATE, TEMPLATE.stat().st_mtime_ns)


def screen(route: str, language: str | None) -> dict[str, str]:
    """What the build rendered of the screen at `route`, below /frontend: {styles, head, body}.

    :param language: of a site that offers a choice of them, else None. The body is '' where the build did not
        render the screen in it.
    """
    built = _screens()
    found = _of_route(built["pages"], route) or {"styles": "", "head": "", "body": ""}
    if not language:
        return found
    # What the build did not render in the language starts empty.
    spoken = built.get("languages", {}).get(language, {})
    return {**found, "body": "", **(_of_route(spoken, route) or {})}


def messages_file(language: str) -> str | None:
    """The address of the dictionary of a language; None where the build wrote none."""
    file = _screens().get("messages", {}).get(language)
    return file and f"{ASSETS}/{file}"


def inline_script_hash() -> str | None:
    """SHA-256, in base64, of the one script that stands in the page itself; None where there is none."""
    return _screens()["inline_script_sha256"]


def release() -> str:
    """Another text for each build."""
    files = [path for path in (TEMPLATE, SCREENS, RENDERER) if path.exists()]
    return _digest(*((path, path.stat().st_mtime_ns) for path in files))


def dictionary(language: str) -> str:
    """The dictionary itself, as JSON: {English: translated}. FileNotFoundError where there is none."""
    path = SCREENS.parent / (messages_file(language) or "").rpartition("/")[2]
    return path.read_text(encoding="utf-8").removeprefix("export default ")


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
    """Of what the files hold: several web nodes each have a copy, with times of its own."""
    found = hashlib.sha256()
    for path, _changed in files:
        found.update(path.read_bytes())
    return found.hexdigest()[:12]
