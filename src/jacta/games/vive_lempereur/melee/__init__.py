"""CORPS A CORPS: shock, ratio, table, charge, and the assault on units."""
