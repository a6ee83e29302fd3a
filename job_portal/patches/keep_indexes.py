"""For sites that were installed before the indexes outlived a sync of their DocType."""

from job_portal.platform import indexes


def execute() -> None:
    indexes.add()
