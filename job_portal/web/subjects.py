"""What a page is about. The domains tell, by the hook `job_portal_page_subjects`.

The hook names a function for the first part of a route, such as `job-details`. It is called with the rest of
the route, for a guest. It answers None for a page that stays as it was built, on a sample site for each.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import frappe


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


def find(route: str) -> Subject | None:
    """The subject of the page at `route`, below /frontend."""
    first, _slash, rest = route.partition("/")
    hooks = frappe.get_hooks("job_portal_page_subjects", {}).get(first)
    return frappe.get_attr(hooks[-1])(rest) if hooks else None


def call(method: str, args: dict, message: object) -> dict:
    """One of `Content.given`: the method's name, its arguments and its answer, as the wire has them."""
    return {"method": method, "args": args, "message": message}
