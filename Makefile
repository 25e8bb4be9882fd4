# Needs Python 3.11 or newer and make; everything else is installed into .venv from uv.lock.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLATFORMS := linux darwin win32
UV_VERSION := 0.13.7
READY := $(VENV)/.ready

.PHONY: help test test-browser check format demo bench mutants lock clean

help:
	@echo "make demo     a whole match of Complots on this machine"
	@echo "make test     the test suite, some minutes; make check: lint, types, layers"
	@echo "make test-browser  the page in chromium, where there is one"
	@echo "make bench    what every proof costs here; make mutants: are planted bugs noticed?"
	@echo "Each makes .venv first, if there is none. More in README.md and CONTRIBUTING.md."

test: $(READY)
	$(BIN)/pytest -n auto

test-browser: $(READY)
	$(BIN)/pytest -m browser tests/web

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	for platform in $(PLATFORMS); do \
	  $(BIN)/mypy --platform $$platform --cache-dir .mypy_cache/$$platform || exit 1; \
	done
	$(BIN)/pytest -q tests/test_layers.py

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

demo: $(READY)
	$(BIN)/python cli.py demo complots --players 4
	@echo "Take a seat yourself: $(BIN)/python cli.py demo complots --players 4 --play web"

bench: $(READY)
	$(BIN)/python -m bench crypto

mutants: $(READY)
	$(BIN)/python -m tests.mutants

lock: $(READY)
	$(BIN)/uv lock

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Undertable needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	UV_PROJECT_ENVIRONMENT=$(VENV) $(BIN)/uv sync --quiet --locked --inexact --extra test --no-install-project
	@touch $@
