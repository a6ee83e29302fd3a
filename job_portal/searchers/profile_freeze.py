"""An account hides its profile, and shows it again as it was."""

from job_portal.platform import records
from job_portal.searchers.service import DOCTYPE, searcher_of


def freeze(account: str) -> bool:
    """Whether there is a profile to hide."""
    return _set(account, 1)


def thaw(account: str) -> None:
    _set(account, 0)


def _set(account: str, is_frozen: int) -> bool:
    name = searcher_of(account)
    searcher = name and records.locked(DOCTYPE, name)
    if not searcher:
        return False
    if searcher.is_frozen != is_frozen:
        searcher.is_frozen = is_frozen
        searcher.flags.ignore_links = True
        searcher.save(ignore_permissions=True, ignore_version=True)
    return True
