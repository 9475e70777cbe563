game = Les Secrets de la 7e Mer
