"""A tiny app for the tests of the embedded host."""
