"""Realtime events over socket.io, with the namespace, rooms and checks of Frappe's Node server."""

import json
from urllib.parse import urlsplit

import frappe
import socketio
from frappe.calls import whitelist
from frappe.exceptions import refuse
from frappe.runtime import current_site, local
from frappe.utils.dates import jsonable
from werkzeug.test import Client
from werkzeug.wrappers import Request

WEBSITE_ROOM = "website"
DESK_ROOM = "all"


def make_server(site_name: str) -> socketio.Server:
    """The socket server of one site. Its namespace is the site's name."""
    # `_who_connects` checks the origin, as Frappe does.
    server = socketio.Server(async_mode="threading", cors_allowed_origins="*")
    namespace = f"/{site_name}"

    @server.on("connect", namespace=namespace)
    def join_rooms(sid, environ):
        user = _who_connects(Request(environ))
        server.enter_room(sid, _user_room(user["user"]), namespace)
        server.enter_room(sid, WEBSITE_ROOM, namespace)
        if user["user_type"] == "System User":
            server.enter_room(sid, DESK_ROOM, namespace)

    return server


def _who_connects(request: Request) -> dict:
    """The answer of `get_user_info`. Raises ConnectionRefusedError with Frappe's reason."""
    # A browser sends no Origin with a GET to its own origin. On a bench nginx adds it.
    if request.origin and urlsplit(request.origin).hostname != urlsplit(request.host_url).hostname:
        raise socketio.exceptions.ConnectionRefusedError("Invalid origin")
    authorization, session = request.headers.get("Authorization"), request.cookies.get("sid")
    if not (authorization or session):
        raise socketio.exceptions.ConnectionRefusedError("No authentication method used.")
    from frappe.app import application

    answer = Client(application).get(
        "/api/method/frappe.realtime.get_user_info",
        base_url=request.host_url,
        headers={"Authorization": authorization} if authorization else {},
        query_string={} if authorization else {"sid": session},
    )
    if answer.status_code != 200:
        raise socketio.exceptions.ConnectionRefusedError(f"Unauthorized: {answer.status}")
    return answer.json["message"]


@whitelist(allow_guest=True)
def get_user_info():
    """The user of a new connection, for the socket server."""
    user = local.session.user
    return {"user": user, "user_type": local.db.get_value("User", user, "user_type")}


def publish_realtime(event, message=None, *, user=None, after_commit=False, **other) -> None:
    """Send `event` to all open connections of `user`, now or after the commit."""
    if other or not user:
        refuse(f"publish_realtime to {', '.join(other) or 'all users'}")
    site, data = current_site(), json.loads(json.dumps(message or {}, default=jsonable))

    def send():
        site.realtime.emit(event, data, room=_user_room(user), namespace=f"/{site.name}")

    if after_commit:
        frappe.db.after_commit.add(send)
    else:
        send()


def _user_room(user: str) -> str:
    return f"user:{user}"
