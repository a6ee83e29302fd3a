"""What the wording of a posting says: fees, numbers, other places to chat. The rules stand in `rules.json`.

`checking.check` reads a posting; `holding` decides what follows.
"""

import json
from pathlib import Path

RULES: dict = json.loads(Path(__file__).with_name("rules.json").read_text(encoding="utf-8"))
