"""Les jets de dés et leurs modifications."""
