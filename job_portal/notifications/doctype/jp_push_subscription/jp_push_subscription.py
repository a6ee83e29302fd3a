"""A browser's push subscription. Only `notifications.subscriptions` writes it."""

from frappe.model.document import Document


class JPPushSubscription(Document):
    """`endpoint` is the browser's address at its push service. It is a secret, like its keys.

    `endpoint_hash` makes it unique, because MariaDB cannot index so long a text.
    """
