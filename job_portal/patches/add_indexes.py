"""For sites that were installed before the indexes were."""

from job_portal import indexes


def execute() -> None:
    indexes.add()
