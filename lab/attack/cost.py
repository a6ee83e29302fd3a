"""What a guest's request costs a worker: `python -m lab.attack.cost`; DRAWS sets the number of requests.

It sends requests of many sizes and shapes to each method open to guests, ours and Frappe's, and to each page
and endpoint. Machines differ, so it compares each request with a `ping` sent beside it.
"""

import json
import os
import random
import statistics
import time
from collections.abc import Iterator
from typing import NamedTuple

import requests

from lab.attack.methods import methods
from lab.report import Report, main
from lab.visitor import BASE_URL, TIMEOUT_SECONDS, Visitor

DRAWS = int(os.environ.get("DRAWS", "600"))
MOST_PINGS = 20
PING = "/api/method/ping"
# Left out: it creates a User, which is slow in Frappe, and needs a new code each time.
EXCEPTED = "sign_up"
# The methods that Frappe 15 opens to guests: `allow_guest=True` in its source.
_METHODS = """
    ping version login logout upload_file download_file frappe.client.get_time_zone
    frappe.www.login.login_via_token frappe.www.login.send_login_link frappe.www.login.login_via_key
    frappe.www.contact.send_message frappe.www.search.get_search_results frappe.www.list.get
    frappe.www.list.get_list_data frappe.safe_encode frappe.search.web_search
    frappe.geo.country_info.get_country_timezone_info frappe.templates.includes.likes.likes.like
    frappe.templates.includes.comments.comments.add_comment frappe.desk.desk_page.getpage
    frappe.integrations.doctype.ldap_settings.ldap_settings.login
    frappe.integrations.doctype.connected_app.connected_app.callback
    frappe.integrations.oauth2_logins.login_via_google frappe.integrations.oauth2_logins.custom
    frappe.integrations.oauth2.authorize frappe.integrations.oauth2.get_token
    frappe.integrations.oauth2.revoke_token frappe.integrations.oauth2.openid_configuration
    frappe.integrations.oauth2.introspect_token frappe.realtime.can_subscribe_doc
    frappe.realtime.can_subscribe_doctype frappe.realtime.get_user_info
    frappe.email.doctype.newsletter.newsletter.subscribe frappe.email.queue.unsubscribe
    frappe.email.doctype.newsletter.newsletter.confirm_subscription
    frappe.email.doctype.newsletter.newsletter.newsletter_email_read
    frappe.workflow.doctype.workflow_action.workflow_action.apply_action
    frappe.workflow.doctype.workflow_action.workflow_action.confirm_action
    frappe.website.doctype.web_page_view.web_page_view.make_view_log
    frappe.website.doctype.help_article.help_article.add_feedback
    frappe.website.doctype.personal_data_deletion_request.personal_data_deletion_request.confirm_deletion
    frappe.website.doctype.web_form.web_form.accept
    frappe.website.doctype.web_form.web_form.get_web_form_filters
    frappe.website.doctype.web_form.web_form.get_form_data frappe.translate.get_app_translations
    frappe.translate.get_all_languages frappe.core.doctype.user.user.update_password
    frappe.core.doctype.user.user.test_password_strength frappe.core.doctype.user.user.sign_up
    frappe.core.doctype.user.user.reset_password frappe.core.api.file.get_max_file_size
    frappe.core.doctype.communication.email.mark_email_as_seen frappe.utils.print_format.download_pdf
    frappe.utils.global_search.web_search frappe.push_notification.auth_webhook
"""
_ARGUMENTS = """
    usr pwd email full_name user key new_password old_password doctype name docname txt text query scope start
    limit sender message subject comment comment_email comment_by reference_doctype reference_name route
    web_form data web_form_name file_url code state token client_id redirect_uri response_type path referrer
"""
_PATHS = """
    / /frontend /frontend/jobs /frontend/home /frontend/login /frontend/job-details/x /frontend/company/x
    /frontend/sitemap.xml /frontend/picture/JPJ-00001/0.png /frontend/manifest.webmanifest
    /frontend/shell/jobs
    /login /search /contact /about /me /list /printview /message /update-password /unsubscribe /blog /rss.xml
    /sitemap.xml /robots.txt /404 /app /Contact/x /user/x /no-such-page
    /socket.io/?EIO=4&transport=polling
"""
FRAPPES, FRAPPES_ARGUMENTS, PAGES = (text.split() for text in (_METHODS, _ARGUMENTS, _PATHS))
# Inputs for which some code needs more than linear time.
SHAPES = (
    *("<a ", "<a <", "<", "</", "<b>", "<a/", "<a x=1 ", "<![-", "<!--", "&a", "&", "<b><i>", "<table><p>"),
    *("[", "{", '{"a":', "[[],", '"', "\\", "a", "a ", "9", "1e9", ".", "-", "_", "%", "'", "/", "a/", "../"),
    *(
        "é",
        "\u0301",
        "क्ष",
        "ﷺ",
        "\u202e",
        "😀",
        "Ⅷ",
        "ⅵ",
        "\x1f",
        "\n",
        "a-",
        "a,",
        "k=1&",
        "ab1 ",
        "cook in ",
    ),
)
SIZES = (100, 1_000, 5_000, 20_000, 64_000, 250_000, 500_000)
COUNTS = (50, 101, 2_000, 40_000, 200_000)


class Draw(NamedTuple):
    """One request with its label."""

    told: str
    verb: str
    path: str
    options: dict


PING_DRAW = Draw("ping", "GET", PING, {})


def battery(report: Report) -> None:
    guest = Visitor()
    drawn = [*_each_door_at_its_widest(), *_drawn(random.Random(15))]  # noqa: S311
    worst: list[tuple[float, str]] = []
    failures: list[str] = []
    for draw in drawn:
        pings, status = _cost(guest, draw)
        worst.append((pings, f"{draw.told}: {status}"))
        if status >= 500:
            failures.append(draw.told)
    worst.sort(reverse=True)
    for pings, told in worst[:8]:
        print(f"{pings:8.1f} pings  {told}", flush=True)
    report.check("requests of a guest", len(drawn), len(drawn) >= DRAWS)
    report.check(f"the costliest, in pings ({worst[0][1]})", round(worst[0][0], 1), worst[0][0] <= MOST_PINGS)
    report.equal("answers of 500 and more", failures[:5], [])


def _each_door_at_its_widest() -> Iterator[Draw]:
    """Inputs that were expensive once, sent to every endpoint."""
    many = {f"k{number}": "1" for number in range(200_000)}
    markup = "<a " * 7_000
    for path in (PING, "/api/v2/method/ping", "/", "/login", "/frontend/jobs", "/api/method/login"):
        yield Draw(f"{path} 200,000 keys of JSON", "POST", path, {"json": many})
        yield Draw(f"{path} 200,000 keys of a form", "POST", path, {"data": many})
        yield Draw(f"{path} markup in JSON", "POST", path, {"json": {"x": markup}})
        yield Draw(f"{path} markup in a form", "POST", path, {"data": {"x": markup}})
        yield Draw(f"{path} a form of parts", "POST", path, {"files": _parts({"x": markup})})
        yield Draw(f"{path} nested JSON", "POST", path, {"json": {"x": [[markup]] * 500}})
        yield Draw(f"{path} a query", "GET", path, {"params": {"x": markup[:7_000]}})
        yield Draw(
            f"{path} a file of 20 MB", "POST", path, {"files": {"file": ("x.pdf", b"\xff" * 20_000_000)}}
        )
        for header in ("Cookie", "Accept-Language", "X-Forwarded-For", "Accept", "Authorization", "Range"):
            for text in ("a=b; ", "en;q=0.1,", "a, ", "token a:", "\\"):
                long = (text * 8_000)[:7_900]
                yield Draw(f"{path} {header} of {text!r}", "GET", path, {"headers": {header: long}})


def _drawn(choice: random.Random) -> Iterator[Draw]:
    ours = [(name, list(each.parameters)) for each in methods() for name in each.names]
    callable_ = [(name, given) for name, given in ours if not name.endswith(EXCEPTED)]
    callable_ += [(name, FRAPPES_ARGUMENTS) for name in FRAPPES]
    for number in range(DRAWS):
        name, given = callable_[number % len(callable_)]
        shape, size = choice.choice(SHAPES), choice.choice(SIZES)
        text = (shape * (size // len(shape) + 1))[:size]
        arguments = dict.fromkeys(choice.sample(given, min(len(given), choice.randint(1, 4))), text)
        told = f"{name} {shape!r} of {size:,}"
        if number % 5 == 0:
            count = choice.choice(COUNTS)
            arguments |= {f"k{each}": "1" for each in range(count)}
            told += f" and {count:,} keys"
        if choice.random() < 0.2:
            arguments = {key: [{"a": value}] for key, value in arguments.items()}
        page = choice.choice(PAGES)
        path = choice.choice(
            [f"/api/method/{name}", f"/api/v1/method/{name}", f"/api/v2/method/{name}", page, page]
        )
        if path == page and choice.random() < 0.5:
            arguments["cmd"] = name
        verb, options = _way(choice, arguments)
        yield Draw(f"{verb} {path[:60]} {next(iter(options))} {told}", verb, path, options)


def _way(choice: random.Random, arguments: dict) -> tuple[str, dict]:
    kind = choice.choice(("json", "data", "files", "params", "json"))
    if kind == "json":
        return "POST", {
            "data": json.dumps(arguments).encode(),
            "headers": {"Content-Type": "application/json"},
        }
    if kind == "params":
        # A web server refuses a longer address.
        short = {key: str(value)[:500] for key, value in list(arguments.items())[:10]}
        return choice.choice(("GET", "POST")), {"params": short}
    plain = {key: str(value).encode("utf-8", "replace") for key, value in arguments.items()}
    return "POST", {"files": _parts(dict(list(plain.items())[:2_000]))} if kind == "files" else {
        "data": plain
    }


def _parts(values: dict) -> dict:
    """A multipart form without files."""
    return {key: (None, value) for key, value in values.items()}


def _cost(guest: Visitor, draw: Draw) -> tuple[float, int]:
    """The cost of a request in pings, and its status: the best of three, since the machine is shared."""
    ping = statistics.median(_seconds(guest, _prepared(guest, PING_DRAW))[0] for _ in range(5))
    pings, status = 0.0, 0
    request = _prepared(guest, draw)
    for attempt in range(3):
        seconds, status = _seconds(guest, request)
        pings = min(pings, seconds / ping) if attempt else seconds / ping
        if pings <= MOST_PINGS:
            break
    return pings, status


def _prepared(guest: Visitor, draw: Draw) -> requests.PreparedRequest:
    """Encode the request once: encoding takes longer than answering."""
    return guest.http.prepare_request(requests.Request(draw.verb, BASE_URL + draw.path, **draw.options))


def _seconds(guest: Visitor, request: requests.PreparedRequest) -> tuple[float, int]:
    started = time.perf_counter()
    try:
        status = guest.http.send(request, timeout=TIMEOUT_SECONDS, allow_redirects=False).status_code
    except requests.ConnectionError:
        # A server may close the connection because of a body that it does not read.
        status = 0
    return time.perf_counter() - started, status


if __name__ == "__main__":
    main("What a guest's request costs", battery)
