game = Toys
