"""Documents, their DocTypes, names and checks."""
