"""Web push: shows notifications on the phone, without a relay (RFC 8030, 8188, 8291)."""

import json
from collections import Counter
from urllib.parse import urlsplit

import http_ece
import urllib3
from cryptography.hazmat.primitives.asymmetric import ec

from job_portal import languages
from job_portal.notifications import endpoints, subscriptions, vapid
from job_portal.platform import logs, queue, site

# A background job has minutes, and a push service may take seconds.
_ACCOUNTS_A_JOB = 50
# After this many failures a service is not called again in the same job.
_MOST_FAILURES = 3
# A phone that was off for longer still has the list of notifications.
_TIME_TO_LIVE = 24 * 3600
# Push services accept 4,096 bytes, and encryption adds a hundred.
_TEXT_BYTES = 3000
_GONE = (404, 410)


def later(
    accounts: list[str],
    text: str,
    link: str,
    language: str,
    said: str | None = None,
    line: str | None = None,
) -> None:
    """Enqueue a push to the accounts' subscribed browsers, after the commit.

    :param language: of the text.
    :param said: the text of a message, for accounts that chose to read it in pushes.
    :param line: of one account's bell, which is read once the push is opened.
    """
    # A job without subscribers costs far more than this query.
    subscribed = subscriptions.accounts_among(accounts)
    wanting = [account for account in accounts if account in subscribed]
    for start in range(0, len(wanting), _ACCOUNTS_A_JOB):
        some = wanting[start : start + _ACCOUNTS_A_JOB]
        message = {"text": text, "link": link, "language": language, "said": said, "line": line}
        queue.later(f"{__name__}.{send.__name__}", accounts=some, **message)


def send(
    accounts: list[str],
    text: str,
    link: str,
    language: str = languages.ENGLISH,
    said: str | None = None,
    line: str | None = None,
) -> None:
    """Background job: push to the browsers of these accounts. A lost push is not repeated; the list of
    notifications has its line.
    """
    with languages.speaking(language):
        title = site.name()

    def content(body: str) -> bytes:
        message = {"title": title, "body": _cut(body), "link": link, "line": line}
        return json.dumps(message, ensure_ascii=False).encode()

    short, long = content(text), content(f"{text}\n{said}")
    failures: Counter[str] = Counter()
    for subscription in subscriptions.of_accounts(accounts):
        host = urlsplit(subscription.endpoint).netloc
        if failures[host] >= _MOST_FAILURES:
            continue
        try:
            status = _deliver(subscription, long if said and subscription.shows_text else short)
        except (endpoints.Refused, urllib3.exceptions.HTTPError, OSError) as error:
            failures[host] += 1
            # The endpoint is secret, so log only its host.
            logs.logger().warning(f"push to {host} failed: {type(error).__name__}")
            continue
        if status in _GONE:
            subscriptions.drop(subscription.name)
        elif status >= 400:
            logs.logger().warning(f"push to {host} answered {status}")


def _cut(text: str) -> str:
    return text.encode()[:_TEXT_BYTES].decode(errors="ignore")


def _deliver(subscription: dict, content: bytes) -> int:
    body = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=vapid.decode(subscription.p256dh),
        auth_secret=vapid.decode(subscription.auth),
        version="aes128gcm",
    )
    headers = {
        "Authorization": vapid.authorization(subscription.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_TIME_TO_LIVE),
        "Urgency": "normal",
    }
    return endpoints.post(subscription.endpoint, body, headers)
