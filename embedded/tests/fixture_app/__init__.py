"""A small app for testing the embedded host."""
