"""What people see: the map as text and as a picture, and remarks beside answers."""
