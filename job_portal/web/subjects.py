"""The subject of a page, and the data that the page is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Content:
    """The head of a page, and the data that its screen would request.

    :param path: of the canonical address, with its query; empty for a page without one.
    :param picture: path of the picture that chats show, 1200 x 630.
    :param structured: JSON-LD.
    :param given: [{method, args, message}], as in a guest's calls.
    """

    title: str
    description: str = ""
    path: str = ""
    picture: str = ""
    is_indexed: bool = True
    structured: dict | None = None
    given: list[dict] = field(default_factory=list)


@dataclass(frozen=True)
class Subject:
    """A page that the server describes.

    :param moved_to: path of the page to which this address redirects.
    :param describe: None if the server adds nothing.
    :param screen: the route in the app's router, such as `job-details/:name/:slug`.
    :param user_type: the user type for rendering.
    :param search: the query for rendering, as the app itself writes it. Anything else in a visitor's address
        must not reach a page that others get.
    :param kept_as: the page's name in the cache. Empty: it is not cached.
    :param stamp: a version, which changes whenever the page would.
    :param seconds: how long it is cached.
    """

    status: int = 200
    moved_to: str | None = None
    describe: Callable[[], Content] | None = None
    screen: str = ""
    user_type: str = ""
    search: str = ""
    kept_as: str = ""
    stamp: str = ""
    seconds: int = 0


@dataclass(frozen=True)
class Parts:
    """Parts of a page. Empty texts leave the page as built.

    :param moved_to: another path to redirect to (301).
    :param screen: the route whose scripts the page loads, as the build names it.
    :param meta: elements of the head, escaped.
    :param given: a script element with data, escaped.
    :param styles, body: the screen, if it was rendered.
    """

    status: int = 200
    moved_to: str | None = None
    screen: str = ""
    title: str = ""
    description: str = ""
    meta: str = ""
    given: str = ""
    styles: str = ""
    body: str = ""


def call(method: str, args: dict, message: object) -> dict:
    """An entry of `Content.given`: the method's name, arguments and answer, as sent over the wire."""
    return {"method": method, "args": args, "message": message}
