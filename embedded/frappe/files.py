"""Files over HTTP: assets of apps, public uploads, and private uploads."""

import mimetypes
import os
import re

from frappe.hooks import get_app_path
from frappe.runtime import current_site, local
from werkzeug.exceptions import Forbidden, NotFound
from werkzeug.utils import safe_join, send_file
from werkzeug.wrappers import Request, Response

# Shown inline, these files would run scripts in the site's origin.
ALWAYS_DOWNLOADED = (".svg", ".html", ".htm", ".xml")
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
HASHED_NAME = re.compile(r"-[A-Z2-7]{8}\.\w+$")
ONE_YEAR_SECONDS = 31_536_000


def serve_public_file(request: Request) -> Response | None:
    """Serve /assets/<app>/... and /files/..., as nginx does on a bench. None for other paths."""
    if request.method not in ("GET", "HEAD"):
        return None
    parts = request.path.split("/", 3)
    if len(parts) == 4 and parts[1] == "assets" and parts[2] in current_site().apps:
        return _serve_asset(request, safe_join(get_app_path(parts[2], "public"), parts[3]))
    if len(parts) > 2 and parts[1] == "files":
        path = safe_join(str(current_site().path / "public" / "files"), request.path.removeprefix("/files/"))
        return _send(path, request) if path and os.path.isfile(path) else NotFound().get_response()
    return None


def _serve_asset(request: Request, path: str | None) -> Response:
    if not path or not os.path.isfile(path):
        return NotFound().get_response()
    accepted = request.headers.get("Accept-Encoding", "")
    served, encoding = path, None
    for name, suffix in ENCODINGS:
        if name in accepted and os.path.isfile(path + suffix):
            served, encoding = path + suffix, name
            break
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    # Names of built files contain a content hash, so browsers may cache them for ever.
    is_hashed = HASHED_NAME.search(path)
    max_age = ONE_YEAR_SECONDS if is_hashed else None
    response = send_file(served, request.environ, mimetype=kind, max_age=max_age)
    response.cache_control.immutable = True if is_hashed else None
    response.vary.add("Accept-Encoding")
    if encoding:
        response.headers["Content-Encoding"] = encoding
    return response


def _send(path: str, request: Request) -> Response:
    as_attachment = path.lower().endswith(ALWAYS_DOWNLOADED)
    return send_file(path, request.environ, as_attachment=as_attachment)


def download_private_file(path: str) -> Response:
    """The bytes of /private/files/...: 403 if the user can read no File with that URL, 404 without bytes."""
    from frappe.records import get_doc

    names = local.db.get_values("File", {"file_url": path}, "name", pluck=True)
    for name in names:
        if get_doc("File", name).has_permission("read"):
            break
    else:
        raise Forbidden("You don't have permission to access this file")
    full_path = safe_join(
        str(current_site().path / "private" / "files"), path.removeprefix("/private/files/")
    )
    if not full_path or not os.path.isfile(full_path):
        raise NotFound
    response = _send(full_path, local.request)
    # The header that nginx sends on a bench.
    response.headers["Cache-Control"] = "private,max-age=3600,stale-while-revalidate=86400"
    return response
