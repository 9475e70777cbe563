game = Mighty Empires
