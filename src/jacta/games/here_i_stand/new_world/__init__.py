"""Table des explorations, Table de circumnavigation, Table des conquêtes: the voyages to the New World."""
