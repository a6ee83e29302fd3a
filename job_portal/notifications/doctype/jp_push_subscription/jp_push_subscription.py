"""A browser that wants to be told. Written by `notifications.subscriptions` alone."""

from frappe.model.document import Document


class JPPushSubscription(Document):
    """`endpoint` is the browser's address at its push service. It is a secret, as its keys are.

    `endpoint_hash` is what is unique of it: MariaDB keeps no index of so long a text.
    """
