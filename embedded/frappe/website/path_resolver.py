"""From a request's path to the page that stands for it."""

from frappe.hooks import get_hooks
from frappe.runtime import local
from frappe.website.home import get_home_page
from werkzeug.routing import Map, Rule
from werkzeug.routing.exceptions import RoutingException


def resolve_path(path: str) -> str:
    """What `website_route_rules` make of a path (their variables go into `form_dict`), else the path itself.

    :param path: without outer slashes; '' is the home page.
    """
    path = path or get_home_page()
    return _by_rules(path) or path


def _by_rules(path: str) -> str | None:
    rules = [
        Rule("/" + rule["from_route"].strip("/"), endpoint=rule["to_route"])
        for rule in get_hooks("website_route_rules")
    ]
    try:
        endpoint, variables = Map(rules).bind("localhost").match("/" + path)
    except RoutingException:
        return None
    except Exception as error:
        if getattr(error, "code", None) == 404:
            return None
        raise
    local.form_dict.update(variables)
    return endpoint
