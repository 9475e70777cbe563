"""The planner of Mighty Empires as it was before it read tables: kept unchanged, to measure other players against."""
