"""Document events: the controller's own method, then the apps' hooks."""

from frappe.hooks import get_attr, get_hooks
from frappe.runtime import current_site


def run_event(doc, method: str, *args, **kwargs):
    """Call `doc.<method>`, `doc_events` (for the DocType and for '*') and the host's own listeners.

    Returns the controller's result.
    """
    result = None
    function = getattr(type(doc), method, None)
    if function:
        result = function(doc, *args, **kwargs)
    events = get_hooks("doc_events", {})
    for name in (doc.doctype, "*"):
        for handler in events.get(name, {}).get(method, []):
            get_attr(handler)(doc, method, *args, **kwargs)
    for listener in current_site().listeners.get((doc.doctype, method), []):
        listener(doc)
    return result
