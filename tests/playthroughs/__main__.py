from tests.playthroughs import write

write()
