"""Rules about a posting's wording: fees, numbers, other places to chat. `rules.json` holds them.

`checking.check` reads a posting; `holding` acts on the findings.
"""

import json
from pathlib import Path

RULES: dict = json.loads(Path(__file__).with_name("rules.json").read_text(encoding="utf-8"))
