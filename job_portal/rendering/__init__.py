"""The pages that guests, chats and search engines get from a live site: head, data, rendered screen."""
