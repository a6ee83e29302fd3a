"""The OpenAPI file with the methods for a company's key, and the events for webhooks.

`npm run tables` writes it from the methods' signatures and docstrings. `test_openapi` fails if it is out of
date. It is served as /assets/job_portal/openapi.json.
"""

import inspect
import json
import types
import typing
from collections.abc import Callable
from pathlib import Path

import job_portal
from job_portal.connections import webhook_events
from job_portal.rules import CONNECTION_LIMITS, SCOPES
from job_portal.tests.tables import public_methods, told

FILE = Path(job_portal.__file__).parent / "public" / "openapi.json"
_ABOUT = f"""What a company's own program may do here with a key, and what a webhook is told. An owner makes
both by the methods of `api/connections.py`.

**Keys.** `Authorization: Bearer jpk_...`, without a cookie. A key acts as the member who made it, for the
company, by the methods of its scopes, until its last day. It ends with that membership, and works for no
frozen or rejected company. At most {CONNECTION_LIMITS["key_calls_a_minute"]} calls a minute for a company,
and 64 kB a call. The limits of a day hold as in the app.

**Refusals.** A status other than 200 comes with a sentence: `_server_messages` is a JSON list of JSON objects
with `message`. `Accept-Language` chooses its language.

**Times** without a zone are in the site's own, in India UTC+05:30. The `timestamp` of a webhook is in UTC.

**Webhooks** follow [Standard Webhooks](https://www.standardwebhooks.com). Any 2xx within 15 seconds takes the
message. Else it comes again, under the same `webhook-id`, after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and
24 hours, each up to a tenth later. So a message may come twice, and an older one after a newer one:
ask by a key for what is now. 410 ends the webhook. No redirect is followed. Check each message, over the body
as it came:

```python
key = base64.b64decode(secret.removeprefix("whsec_"))
signed = f"{{headers['webhook-id']}}.{{headers['webhook-timestamp']}}.".encode() + body
right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
is_new = abs(time.time() - int(headers["webhook-timestamp"])) < 300
is_right = any(hmac.compare_digest(right, each) for each in headers["webhook-signature"].split())
```

For 24 hours after a change of the secret there are two signatures."""
# By event: when it happens, and its ids and states.
_EVENTS = {
    webhook_events.WEBHOOK_ADDED: ("The company added a webhook.", ("webhook",)),
    webhook_events.JOB: (
        "A job was posted, or its state or its last moment changed. None comes when that moment is over.",
        ("job", "status", "valid_through"),
    ),
    webhook_events.APPLICATION: ("A person applied, or withdrew.", ("application", "job", "status")),
    webhook_events.DECISION: ("The company decided about an application.", ("application", "job", "status")),
    webhook_events.FORGOTTEN: (
        "An applicant deleted the account: delete what you keep of that person.",
        ("application", "job"),
    ),
    webhook_events.MESSAGE: ("An applicant wrote.", ("conversation", "application", "seq")),
    webhook_events.INTERVIEW: (
        "The state or the time of an interview changed.",
        ("interview", "application", "job", "status"),
    ),
}
_KINDS = {str: "string", int: "integer", bool: "boolean", float: "number", list: "array", dict: "object"}
_REFUSALS = {
    "400": "The body is not JSON.",
    "401": "The key is not valid, or has ended.",
    "403": "Another company's record, or a method beyond the scopes.",
    "417": "A rule or a state refuses; the sentence says which.",
    "429": "A limit is reached.",
}


def document(scopes: dict[str, list[str]] = SCOPES) -> dict:
    """The OpenAPI document, from the methods' types.

    :param scopes: names of methods by scope.
    """
    methods = public_methods()
    paths = {
        f"/api/method/{name if '.' in name else f'job_portal.api.{name}'}": {
            "post": _operation(name, methods[name], scope)
        }
        for scope, names in scopes.items()
        for name in names
    }
    return {
        "openapi": "3.1.0",
        "info": {"title": "Job Portal for companies", "version": "1", "description": _ABOUT},
        "security": [{"key": []}],
        "paths": paths,
        "webhooks": {kind: {"post": _event(kind, *of)} for kind, of in _EVENTS.items()},
        "components": {"securitySchemes": {"key": {"type": "http", "scheme": "bearer"}}},
    }


def text() -> str:
    """The document as in the file."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


def _operation(name: str, method: Callable, scope: str) -> dict:
    summary, of = told(method)
    parameters = inspect.signature(method).parameters.values()
    properties = {
        each.name: {
            **_schema(each.annotation),
            **({"description": of[each.name]} if each.name in of else {}),
        }
        for each in parameters
        if each.kind is not each.VAR_KEYWORD
    }
    required = [each for each in parameters if each.default is each.empty and each.name in properties]
    body = {"type": "object", "properties": properties}
    if required:
        body["required"] = [each.name for each in required]
    is_file = "Response" in str(inspect.signature(method).return_annotation)
    answer = {"type": "object", "required": ["message"], "properties": {"message": {"type": "object"}}}
    content = {"*/*": {}} if is_file else {"application/json": {"schema": answer}}
    done = {"description": of.get("return", "The file." if is_file else summary), "content": content}
    return {
        "operationId": name,
        "summary": summary,
        "tags": [scope],
        "requestBody": {"content": {"application/json": {"schema": body}}},
        "responses": {"200": done, **{status: {"description": why} for status, why in _REFUSALS.items()}},
    }


def _schema(annotation: object) -> dict:
    """The JSON schema of a parameter's type."""
    is_union = typing.get_origin(annotation) in (typing.Union, types.UnionType)
    kinds = typing.get_args(annotation) if is_union else (annotation,)
    names = [_KINDS.get(typing.get_origin(kind) or kind) for kind in kinds if kind is not type(None)]
    # A list or an object may also be sent as JSON text, as forms do. Programs need not know.
    if len(names) == 2 and names[1] == "string" and names[0] in ("array", "object"):
        names = names[:1]
    named = [name for name in names if name]
    if is_union and type(None) in kinds:
        named.append("null")
    return {"type": named[0] if len(named) == 1 else named} if named else {}


def _event(kind: str, when: str, keys: tuple[str, ...]) -> dict:
    data = {key: {"type": "integer" if key == "seq" else "string"} for key in keys}
    properties = {
        "type": {"const": kind},
        "timestamp": {"type": "string", "format": "date-time"},
        "data": {"type": "object", "required": list(keys), "properties": data},
    }
    schema = {"type": "object", "required": list(properties), "properties": properties}
    return {
        "operationId": kind,
        "summary": when,
        "requestBody": {"content": {"application/json": {"schema": schema}}},
        "responses": {"2XX": {"description": "Taken."}, "410": {"description": "Ends the webhook."}},
    }
