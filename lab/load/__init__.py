"""Load and failure: many at once, much data, and whatever may break in the middle of a save."""
