"""JSON that stands in a script element of the page, and can do nothing there."""

import json


def to_json(value: object) -> str:
    """JSON in which nothing ends the script element or opens a comment in it. It reads back the same.

    Times and dates become text, as in the answers of the API.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
