"""The search by the site's own database."""
