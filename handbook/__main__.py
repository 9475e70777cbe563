"""`python -m handbook [FOLDER]`: build the site."""

from __future__ import annotations

import sys
from pathlib import Path

from handbook.building import build, faults

if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/docs")
    count = build(folder)
    if found := faults(folder):
        sys.exit("\n".join(found))
    sys.stdout.write(f"{count} pages: {folder / 'index.html'}\n")
