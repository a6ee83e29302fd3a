"""A build made by a test, in place of the real one."""

import os
import tempfile
from pathlib import Path
from unittest.mock import patch

from job_portal.tests.utils import TestCase
from job_portal.web import build_output


class Build(TestCase):
    """Each test starts without a build."""

    def setUp(self) -> None:
        super().setUp()
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for name in ("TEMPLATE", "SCREENS", "RENDERER", "SERVICE_WORKER"):
            patched = patch.object(build_output, name, Path(folder.name, name))
            patched.start()
            self.addCleanup(patched.stop)
        self.changes = 0

    def write(self, path: Path, text: str) -> None:
        """Write a file like the build, with a new time: a file system's clock may stand for milliseconds."""
        path.write_text(text, encoding="utf-8")
        self.changes += 1
        os.utime(path, (self.changes, self.changes))
