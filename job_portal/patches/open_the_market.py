"""For sites from before the market: its sequences, its categories."""

from job_portal import install


def execute() -> None:
    install.prepare_market()
