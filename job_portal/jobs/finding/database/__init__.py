"""The search engine on the site's own database."""
