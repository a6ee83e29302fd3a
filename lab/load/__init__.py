"""Load and failure: many users at once, much data, and interrupted saves."""
