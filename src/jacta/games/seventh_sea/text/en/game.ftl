game = 7th Sea
