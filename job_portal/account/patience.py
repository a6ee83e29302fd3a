"""How long a gateway that hangs is waited for: not by everyone at once.

Whoever waits holds a web worker for ten seconds; a few dozen would stop the site. So after three waits in
vain a request goes to the gateway only ten seconds after the one before it; the others are refused at once,
until it answers.
"""

from collections.abc import Callable

import frappe

WAITS_IN_VAIN = 3
SECONDS_BETWEEN_TRIES = 10
# Long after the last wait in vain nobody knows any more how the gateway is.
MEMORY_SECONDS = 600


def may_try() -> bool:
    """Whether this request may go to the gateway."""

    def ask() -> bool:
        if frappe.cache.incrby(_waits(), 0) < WAITS_IN_VAIN:
            return True
        # In one step: of many at once one finds that there was none.
        return bool(frappe.cache.set(_tried(), 1, ex=SECONDS_BETWEEN_TRIES, nx=True))

    return _with_cache(ask, otherwise=True)


def note_wait_in_vain() -> None:
    """Count a gateway that kept somebody waiting for nothing."""

    def note() -> None:
        frappe.cache.incrby(_waits(), 1)
        frappe.cache.expire(_waits(), MEMORY_SECONDS)

    _with_cache(note)


def note_answer() -> None:
    """It answers, whatever it says: everyone may try again."""
    _with_cache(lambda: frappe.cache.delete_value([_waits(), _tried()], make_keys=False))


def _waits() -> str:
    return frappe.cache.make_key("job_portal:sms_waits_in_vain")


def _tried() -> str:
    return frappe.cache.make_key("job_portal:sms_tried")


def _with_cache(action: Callable, otherwise=None):
    """Messages go out without the cache too."""
    try:
        return action()
    except Exception as error:
        frappe.logger("job_portal").warning(f"patience unavailable: {type(error).__name__}")
        return otherwise
