"""2.7.1 to 2.7.5: naval detachments and fleets, crossings, attrition at sea, blockades."""
