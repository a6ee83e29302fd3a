"""For sites of release 0.1.0, which had none of our indexes."""

from job_portal.platform import indexes


def execute() -> None:
    indexes.add()
