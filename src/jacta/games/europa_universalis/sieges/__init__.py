"""2.3 Les sièges: the assault, the slow siege, and a siege planned over a turn."""
