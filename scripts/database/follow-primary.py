#!/usr/bin/env python3
"""Points the sites of a configuration at another database server: follow-primary.py FILE HOST PORT.

FILE is a `site_config.json`, or a bench's `common_site_config.json`. It is replaced atomically: `bench
set-config` empties the file first, and a request that reads it then fails with a 500.
"""

import json
import os
import shutil
import sys

path, host, port = sys.argv[1:]
with open(path) as file:
    configuration = json.load(file)
configuration |= {"db_host": host, "db_port": int(port)}
with open(f"{path}.new", "w") as file:
    json.dump(configuration, file, indent=1)
shutil.copymode(path, f"{path}.new")
os.replace(f"{path}.new", path)
