"""Loggers of the app, which write to the site's `logs` folder. The host logs to the terminal."""

import logging
from logging.handlers import RotatingFileHandler
from threading import Lock

from frappe.runtime import current_site

_making = Lock()


def logger(module: str, *, max_size: int = 100_000, file_count: int = 20) -> logging.Logger:
    """A logger to `logs/<module>.log`. Its level is ERROR unless the caller lowers it, as on a bench."""
    folder = current_site().path / "logs"
    found = logging.getLogger(f"{module}-{folder}")
    with _making:
        if not found.handlers:
            handler = RotatingFileHandler(
                folder / f"{module}.log", maxBytes=max_size, backupCount=file_count, delay=True
            )
            handler.setFormatter(logging.Formatter(f"%(asctime)s %(levelname)s {module} %(message)s"))
            found.addHandler(handler)
            found.setLevel(logging.ERROR)
            found.propagate = False
    return found
