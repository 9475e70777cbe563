"""Pages of their own: their templates stand beside them."""
