"""What browsers, chats and search engines get: the page at /frontend, pictures, sitemap, robots.txt."""
