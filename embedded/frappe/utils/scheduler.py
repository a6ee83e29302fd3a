"""The scheduler: this host has none."""


def is_scheduler_inactive(verbose: bool = True) -> bool:
    return True
