"""Draws the product's mark, a person in the arch of a door, as frontend/icons/icon.svg does."""

from PIL import Image, ImageDraw

# Of icon.svg.
_GRID = 64
_ARCH = ((13, 33), (13, 20), (25, 19), (32, 7))
_SHOULDERS = ((19, 54), (19, 45), (24, 40), (32, 40))
_FOOT, _HEAD, _HEAD_RADIUS = 54, (32, 31), 6.5
# Drawn larger, then made smaller, so that edges are smooth.
_LARGER = 4


def drawn(side: int, ground: str, shape: str) -> Image.Image:
    """The mark on its ground, as a square of `side` pixels."""
    scale = side * _LARGER / _GRID
    image = Image.new("RGBA", (side * _LARGER, side * _LARGER), ground)
    pen = ImageDraw.Draw(image)
    pen.polygon(_scaled([(13, _FOOT), *_both_sides(_ARCH), (51, _FOOT)], scale), fill="#ffffff")
    pen.polygon(_scaled(_both_sides(_SHOULDERS), scale), fill=ground)
    (x, y), radius = _HEAD, _HEAD_RADIUS
    pen.ellipse([(value * scale) for value in (x - radius, y - radius, x + radius, y + radius)], fill=shape)
    return image.resize((side, side), Image.Resampling.LANCZOS)


def _both_sides(curve: tuple) -> list[tuple[float, float]]:
    """The points of a cubic Bézier curve up to the middle, and of its mirror image down."""
    left = [_point(curve, step / 24) for step in range(25)]
    return left + [(_GRID - x, y) for x, y in reversed(left)]


def _point(curve: tuple, at: float) -> tuple[float, float]:
    weights = ((1 - at) ** 3, 3 * at * (1 - at) ** 2, 3 * at**2 * (1 - at), at**3)
    x, y = (
        sum(weight * point[axis] for weight, point in zip(weights, curve, strict=True)) for axis in (0, 1)
    )
    return x, y


def _scaled(points: list[tuple[float, float]], scale: float) -> list[tuple[float, float]]:
    return [(x * scale, y * scale) for x, y in points]
