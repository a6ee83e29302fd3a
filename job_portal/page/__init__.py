"""The page at /frontend and below: one built file, and what the asking session needs in it."""
