"""Pages for browsers, chats and search engines: the page at /frontend, pictures, sitemap, robots.txt."""
