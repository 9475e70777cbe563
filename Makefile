# Two commands on a fresh machine: `make run` starts Jacta, `make test` passes the tests.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test lint bench playthroughs clean

run: .venv/ready
	$(BIN)/jacta

test: lint
	$(BIN)/pytest -n auto

lint: .venv/ready
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	$(BIN)/python -m bench

playthroughs: .venv/ready
	$(BIN)/python -m tests.playthroughs

.venv/ready: pyproject.toml constraints.txt
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade --constraint constraints.txt pip
	$(BIN)/python -m pip install --quiet --constraint constraints.txt --editable '.[dev]'
	touch $@

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
