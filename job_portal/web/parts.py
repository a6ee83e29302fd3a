"""What a live site's page holds beside the built one."""

from dataclasses import dataclass


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
