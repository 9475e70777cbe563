"""What the players own from turn to turn: stacks, fleets, fortresses, powers; the document's papers and markers."""
