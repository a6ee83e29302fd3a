"""Create the sequences of the numbered records that earlier releases lacked."""

from job_portal.install import NUMBERED
from job_portal.platform import numbers


def execute() -> None:
    for doctype in NUMBERED:
        numbers.make_sequence(doctype)
