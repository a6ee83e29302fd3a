"""Colours as '#rrggbb': contrast, and mixtures of two."""

import re

_COLOUR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)
WHITE, BLACK = "#ffffff", "#000000"


def is_colour(text: str) -> bool:
    return bool(_COLOUR.fullmatch(text))


def contrast(one: str, other: str) -> float:
    """From 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio"""
    darker, lighter = sorted(map(_luminance, (one, other)))
    return (lighter + 0.05) / (darker + 0.05)


def mixed(one: str, other: str, share: float) -> str:
    """`one` with a share, from 0 to 1, of `other`."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def readable(colour: str, towards: str, grounds: tuple[str, ...], least: float) -> str:
    """The colour with as much of `towards` as it needs for a contrast of `least` with each ground."""
    for step in range(21):
        found = mixed(colour, towards, step / 20)
        if all(contrast(found, ground) >= least for ground in grounds):
            break
    return found


def _channels(colour: str) -> tuple[int, int, int]:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


def _luminance(colour: str) -> float:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in _channels(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
