"""Frappe's exceptions, each with its HTTP status in Frappe 15."""


class ValidationError(Exception):
    http_status_code = 417


class FrappeTypeError(TypeError):
    http_status_code = 417


class AuthenticationError(Exception):
    http_status_code = 401


class PermissionError(Exception):
    http_status_code = 403


class DoesNotExistError(ValidationError):
    http_status_code = 404


class PageDoesNotExistError(ValidationError):
    http_status_code = 404


class NameError(Exception):
    http_status_code = 409


class DuplicateEntryError(NameError):
    pass


class CSRFTokenError(Exception):
    http_status_code = 400


class RateLimitExceededError(ValidationError):
    http_status_code = 429


class QueryDeadlockError(Exception):
    """Never raised here: SQLite has only one writer at a time."""


class QueryTimeoutError(Exception):
    """Another writer held the lock too long. A bench answers with 500 or 508."""

    http_status_code = 503


class Redirect(Exception):
    def __init__(self, http_status_code: int = 301):
        super().__init__(http_status_code)
        self.http_status_code = http_status_code


class MandatoryError(ValidationError):
    pass


class UniqueValidationError(ValidationError):
    pass


class CharacterLengthExceededError(ValidationError):
    pass


class LinkValidationError(ValidationError):
    pass


class LinkExistsError(ValidationError):
    pass


class TimestampMismatchError(ValidationError):
    pass


class NonNegativeError(ValidationError):
    pass


class DataError(ValidationError):
    pass


class InReadOnlyMode(ValidationError):
    http_status_code = 503


class InvalidEmailAddressError(ValidationError):
    pass


class UnknownCallError(NotImplementedError, AttributeError):
    """This host lacks that part of Frappe. It is an AttributeError too, so that `hasattr` works."""


def refuse(call: str) -> None:
    """Raise UnknownCallError for `call`."""
    raise UnknownCallError(f"{call} is not part of the embedded host; it is there on a bench only")
