"""What a page is about, and what is made of it."""

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Content:
    """The head of a page, and what its screen would ask the server for.

    :param path: of the canonical address, with its query. Empty for a page that has none.
    :param picture: path of the picture that chats show, 1200 x 630.
    :param structured: JSON-LD. :param given: [{method, args, message}], as a guest's calls have them.
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
    """:param moved_to: path of the page in whose place this address stands.

    :param describe: None where the app alone says what there is to say.
    :param screen: the route as the app's router has it, such as `job-details/:name/:slug`.
    :param user_type: by which the screen is rendered.
    :param search: the query by which it is rendered, as the app itself writes it. What else a visitor types
        into an address must not be in a page that others get.
    :param kept_as: the page is kept under this name. Empty: it is not kept.
    :param stamp: another text once the page would be another one. :param seconds: for how long it is kept.
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
    """Empty texts leave the page as it was built.

    :param moved_to: the address with another path: 301.
    :param screen: the route whose scripts the page loads, as the build names it.
    :param meta: elements of the head, and :param given: a script element with data, both escaped.
    :param styles, body: the screen, where it was rendered.
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
    """One of `Content.given`: the method's name, its arguments and its answer, as the wire has them."""
    return {"method": method, "args": args, "message": message}
