"""Pages: an app's `www` folder, route rules and home pages."""
