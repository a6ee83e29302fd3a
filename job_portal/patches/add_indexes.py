"""For sites that were installed before the indexes were."""

from job_portal.platform import indexes


def execute() -> None:
    indexes.add()
