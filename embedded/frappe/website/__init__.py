"""Pages and home pages."""
