"""The pages that a live site's guests, chats and search engines read: status, head, data."""
