"""Casts that never fail."""


def cint(value, default: int = 0) -> int:
    """The integer of '7', '7.9', True, ...; `default` if `value` is no number."""
    try:
        return int(float(value))
    except (TypeError, ValueError, OverflowError):
        return default


def flt(value) -> float:
    try:
        return float(value.replace(",", "") if isinstance(value, str) else value)
    except (TypeError, ValueError):
        return 0.0


def cstr(value) -> str:
    if value is None:
        return ""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)
