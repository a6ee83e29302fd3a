"""Casts that never fail."""


def cint(value, default: int = 0) -> int:
    """Integer of `value` ('7', '7.9', True, None), `default` for what is no number."""
    try:
        return int(float(value))
    except (TypeError, ValueError, OverflowError):
        return default


def flt(value, precision: int | None = None) -> float:
    try:
        number = float(value.replace(",", "") if isinstance(value, str) else value)
    except (TypeError, ValueError, AttributeError):
        return 0.0
    return number if precision is None else round(number, precision)


def cstr(value) -> str:
    if value is None:
        return ""
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def sbool(value):
    """'true', '1' -> True; 'false', '0' -> False; anything else as it came."""
    return {"true": True, "1": True, "false": False, "0": False}.get(str(value).lower(), value)
