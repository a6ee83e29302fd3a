"""Create the key, indexes, sequences and initial lists that earlier releases lacked."""

from job_portal import install


def execute() -> None:
    install.prepare()
