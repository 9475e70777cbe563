"""`python -m jacta`: the command."""

import sys

from jacta.cli import main

sys.exit(main())
