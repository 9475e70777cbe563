"""A turn as players live it: chains of the document's rules over the same stacks, fleets, fortresses and powers."""
