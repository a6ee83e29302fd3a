"""Documents, DocTypes, naming and validation."""
