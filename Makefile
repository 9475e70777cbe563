# Two commands on a fresh machine: `make run` starts Jacta, `make test` passes the tests.
PYTHON ?= python3
BIN := .venv/bin
# Modules are compiled when they are first imported: most of what comes along never is.
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --constraint constraints.txt
VENDOR := src/jacta/web/static/vendor
HTMX := $(VENDOR)/htmx.min.js
# Containers often forbid compiled modules: then every command and server that is started would compile all of Jacta anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test quick lint bench slow load faults pocket pocket-cases playthroughs screenshots docs dist clean

run: .venv/run $(HTMX)
	$(BIN)/jacta serve --edit-tables

# Lint, types and the tests that a change touches, between two thoughts.
quick: lint
	$(BIN)/python scripts/quick

test: lint $(HTMX)
	scripts/need chromium chromium-headless-shell nginx npm postgresql
	$(BIN)/pytest -n auto --dist worksteal

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy --num-workers 2
	$(BIN)/lint-imports

# BEFORE names the folder of another version to measure beside this one.
bench: .venv/ready
	$(BIN)/python -m $(if $(BEFORE),bench.versions $(BEFORE),bench)

# The largest input that every schema accepts: answered or refused within two seconds?
slow: .venv/ready
	$(BIN)/python -m bench.slow

load: .venv/ready $(HTMX)
	$(BIN)/python -m bench.load
	scripts/need postgresql
	$(BIN)/python -m bench.load --two

# Jacta as files that run in a browser, without a server.
pocket: .venv/ready $(HTMX)
	scripts/need npm
	$(BIN)/jacta pocket build/pocket

# A journey through the pocket edition, and every published case in the browser and here.
pocket-cases: pocket
	scripts/need chromium chromium-headless-shell
	$(BIN)/pytest tests/pocket/journey.py
	$(BIN)/python -m tests.pocket

# Saved games when things break, and 10,000 pairs of games that differ only in what a seat may not see.
faults: .venv/ready
	scripts/need postgresql
	$(BIN)/python -m bench.faults
	$(BIN)/python -m tests.hosting.trials

playthroughs: .venv/ready
	$(BIN)/python -m tests.playthroughs

screenshots: .venv/ready $(HTMX)
	scripts/need chromium-headless-shell
	$(BIN)/python -m tests.web.screenshots

# The documentation site, to be read without a network: build/docs/index.html.
docs: .venv/ready $(HTMX)
	$(BIN)/python -m handbook build/docs

# Wheel and sdist, twice and compared, tried by a stranger in an empty environment; with SBOM, checksums and notes.
dist: .venv/ready $(HTMX)
	scripts/release --trial

# What running needs, and what developing needs, which is all of that and more.
.venv/run: .venv/pip
	$(INSTALL) --editable '.[web]'
	touch $@

.venv/ready: .venv/pip
	$(INSTALL) --editable '.[dev]'
	touch .venv/run $@

.venv/pip: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(INSTALL) pip
	touch $@

# htmx comes from npm at set-up: nothing is bundled, and nothing is fetched when Jacta runs.
$(HTMX): package-lock.json
	scripts/need npm
	npm ci --silent --no-audit --no-fund
	mkdir -p $(VENDOR)
	cp node_modules/htmx-ext-sse/dist/sse.min.js $(VENDOR)/htmx-ext-sse.min.js
	cp node_modules/htmx.org/dist/htmx.min.js $@

clean:
	rm -rf .venv build dist node_modules $(VENDOR) .mypy_cache .ruff_cache .pytest_cache .hypothesis
