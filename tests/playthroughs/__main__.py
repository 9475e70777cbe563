import sys

from tests.playthroughs import asked, write

write(asked(sys.argv[1:]))
