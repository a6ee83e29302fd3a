"""For sites from before web push: their key."""

from job_portal.notifications import vapid


def execute() -> None:
    vapid.make_key()
