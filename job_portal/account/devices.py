"""Names a device by its user agent, so that its owner recognizes it."""

# The first match wins, because most user agents also name other browsers.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "UCBrowser": "UC Browser",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def named(user_agent: str) -> dict:
    """:return: {browser, system}; '' if unknown."""
    return {"browser": _first(_BROWSERS, user_agent), "system": _first(_SYSTEMS, user_agent)}


def _first(names: dict, user_agent: str) -> str:
    return next((name for part, name in names.items() if part in user_agent), "")
