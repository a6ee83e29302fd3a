"""JSON for a script element of the page, where it cannot do anything."""

import json


def to_json(value: object) -> str:
    """JSON that cannot end its script element or open a comment in it. Parsing it gives the same values.

    Times and dates become text, as in the API's answers.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=str)
    for character in "<>&\u2028\u2029":
        text = text.replace(character, f"\\u{ord(character):04x}")
    return text
