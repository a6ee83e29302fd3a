"""Generated requests for every method's parameters, the page and the upload."""

import json
from typing import NamedTuple
from urllib.parse import quote, urlencode

from hypothesis import strategies as st

from job_portal.tests.actor import PDF
from lab.attack import hostile
from lab.attack.methods import methods

CONTENT_TYPES = [
    *("application/json", "application/json; charset=utf-16", "text/plain", "application/xml", "x", "/", ""),
    *("application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary="),
    "application/octet-stream",
]
HEADERS = {
    "Accept": ["", "*/*", "text/html", "application/json", "x" * 300, ";q=", "text/html;q=nan"],
    "Accept-Language": ["", "hi", "zz-ZZ,*;q=0.1", "../..", "x" * 300, "\xff"],
    "X-Forwarded-For": ["", "127.0.0.1", "::1", "' or 1=1", "x" * 300, "1.2.3.4, 5.6.7.8", "\xe9"],
    "X-Forwarded-Proto": ["https", "javascript"],
    "X-Forwarded-Host": ["evil.example"],
    "X-HTTP-Method-Override": ["DELETE"],
    "Origin": ["null", "http://[", "https://evil.example"],
    "Referer": ["javascript:1", "\xff"],
    "User-Agent": ["", "x" * 2000, "<script>"],
    "Range": ["bytes=-1", "bytes=0-99999999999"],
    "If-Modified-Since": ["never"],
    "X-Requested-With": ["XMLHttpRequest"],
    "X-Frappe-Doctype": ["JP Company", "\xff"],
    "Accept-Encoding": ["gzip, br", "identity;q=0"],
}
FILE_NAMES = [
    *("a.pdf", "a.png", "a.jpg", "a.svg", "a.html", "a.pdf.html", "a.PDF", ".pdf", "a.pdf\0.png", "a;.png"),
    *(
        "../../a.pdf",
        "..\\a.pdf",
        "/etc/a.pdf",
        "con.pdf",
        "a" * 300 + ".pdf",
        "\uff41.pdf",
        "%2e%2e%2fa.pdf",
    ),
    *("<img src=x>.png", "' or 1=1.pdf", "a\r\nb.pdf", " .pdf", "..", "", "👩‍👧.pdf"),
]
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de"
    "0000000c49444154789c63f80f00000101000518d84e0000000049454e44ae426082"
)


class Request(NamedTuple):
    """One request without its sender."""

    verb: str
    path: str
    headers: dict[str, str]
    body: bytes


def requests(known: dict[str, list[str]]) -> st.SearchStrategy[Request]:
    """:param known: real values by the name of a parameter, the victim's among them."""
    made = st.one_of(*[_calls(known)] * 3, _pages(), _uploads(known))
    odd = st.sampled_from([{}, {}, {}, *({name: text} for name, texts in HEADERS.items() for text in texts)])

    def request(odd: dict[str, str], made: tuple) -> Request:
        verb, path, headers, body = made
        return Request(verb, path, {**headers, **odd}, body)

    return st.builds(request, odd, made)


def _calls(known: dict) -> st.SearchStrategy[tuple]:
    called = methods()

    @st.composite
    def call(draw) -> tuple:
        method = draw(st.sampled_from(called))
        name = draw(st.sampled_from(method.names))
        arguments = _arguments(draw, method.parameters, known)
        door = draw(
            st.sampled_from(["/api/method/", "/api/v1/method/", "/api/v2/method/", "cmd", "cmd beside"])
        )
        if door.startswith("cmd"):
            arguments = {**arguments, "cmd": draw(st.just(name) | st.sampled_from(hostile.TEXTS))}
        path = {"cmd": "/", "cmd beside": "/api/method/ping"}.get(door) or door + name
        return _sent(
            draw, draw(st.sampled_from(["POST", "POST", "POST", "GET", "PUT", "DELETE"])), path, arguments
        )

    return call()


def _pages() -> st.SearchStrategy[tuple]:
    tail = st.lists(
        hostile.texts.map(_quoted) | st.sampled_from(["..", "%2e%2e", "%ff", "%c0%af", "%00"]), max_size=3
    )
    start = st.sampled_from(["/frontend/", "/frontend/login/", "/files/", "/private/files/", "/assets/"])
    query = st.dictionaries(hostile.texts, hostile.texts, max_size=2).map(_encoded)
    return st.builds(
        lambda start, tail, query: ("GET", f"{start}{'/'.join(tail)}?{query}", {}, b""), start, tail, query
    )


def _uploads(known: dict) -> st.SearchStrategy[tuple]:
    @st.composite
    def upload(draw) -> tuple:
        content = draw(
            st.sampled_from([PDF, PNG, PNG[:40], b"", b"<svg/>", b"\xff\xd8\xff\xe0", b"PK\x03\x04"])
        )
        content += draw(st.binary(max_size=40))
        fields = "is_private doctype docname fieldname folder file_url file_name file_size optimize method"
        arguments = _arguments(draw, dict.fromkeys(fields.split(), ""), known)
        parts = [
            _part(name, _text(value).encode("utf-8", "surrogatepass")) for name, value in arguments.items()
        ]
        parts.insert(0, _part("file", content, draw(st.sampled_from(FILE_NAMES))))
        body = b"".join(b"--b\r\n" + part + b"\r\n" for part in parts) + b"--b--\r\n"
        path = draw(
            st.sampled_from(["/api/method/upload_file", "/api/v2/method/upload_file", "/?cmd=upload_file"])
        )
        return "POST", path, {"Content-Type": "multipart/form-data; boundary=b"}, body

    return upload()


def _arguments(draw, parameters: dict, known: dict) -> dict:
    """Real values for most parameters or for none, and up to three hostile ones on top."""
    arguments = {}
    if draw(st.booleans()):
        arguments = {name: draw(st.sampled_from(known[name])) for name in parameters if name in known}
    names = st.sampled_from([*parameters, "unknown"])
    for name in draw(st.lists(names, max_size=3)):
        arguments[name] = draw(hostile.values)
    return arguments


def _sent(draw, verb: str, path: str, arguments: dict) -> tuple:
    how = draw(st.sampled_from(["json", "json", "form", "query", "twice", "odd type", "broken"]))
    query, headers, body = "", {}, b""
    if how in ("query", "twice") or verb == "GET":
        query = _encoded(arguments)
    if how in ("form", "twice"):
        headers, body = {"Content-Type": "application/x-www-form-urlencoded"}, _encoded(arguments).encode()
    elif how in ("json", "odd type", "broken"):
        kind = "application/json" if how != "odd type" else draw(st.sampled_from(CONTENT_TYPES))
        headers, body = {"Content-Type": kind}, json.dumps(arguments).encode()
        if how == "broken":
            body = body[: draw(st.integers(0, len(body)))] + draw(st.binary(max_size=4))
    return verb, path + ("?" + query if query else ""), headers, body


def _part(name: str, content: bytes, filename: str | None = None) -> bytes:
    label = f'; filename="{filename}"' if filename is not None else ""
    named = f'Content-Disposition: form-data; name="{name}"{label}'.replace("\r", "").replace("\n", "")
    return named.encode("utf-8", "surrogatepass") + b"\r\n\r\n" + content


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _encoded(arguments: dict) -> str:
    pairs = [(name, _text(value)[:3000]) for name, value in arguments.items()]
    return urlencode(pairs, encoding="utf-8", errors="surrogatepass")


def _quoted(text: str) -> str:
    return quote(text[:500].encode("utf-8", "surrogatepass"), safe="")
