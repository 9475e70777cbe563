"""Annexe E: country sheets, leaders, unrest and diplomacy."""
