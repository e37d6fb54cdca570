# make play and make test are all that is needed on a machine with Python, a C compiler and make.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pyi' -o -name '*.yaml' -o -name '*.ftl') pyproject.toml setup.py
WEB := $(shell find web -type f -not -path '*/node_modules/*')
STAMP := $(VENV)/installed
PLAYING := $(VENV)/playing
PLAIN := $(VENV)/plain
PIP := $(RUN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: install play test lint bench levels golden soak soak-bots pages pictures screenshots clean browser

install: $(STAMP)

# Everything for playing, and for whoever works on Bastide also the tools.
$(PLAYING) $(STAMP): $(SOURCES) $(WEB)
	@echo "Installing into $(VENV): rules are compiled, tiles drawn, the app is built. Some minutes, once."
	test -x $(RUN)/python || $(PYTHON) -m venv $(VENV)
	rm -rf build  # what an earlier build left there would be installed, too
	BASTIDE_NATIVE=1 $(PIP) ".[$(if $(filter $(PLAYING),$@),server,dev)]"
	$(RUN)/python web/tool.py node
	touch $@

# What the app needs to run from its sources, until it is compiled.
$(PLAIN): pyproject.toml
	@echo "Installing into $(VENV), building the app and drawing its tiles: about a minute, once."
	test -x $(RUN)/python || $(PYTHON) -m venv $(VENV)
	BASTIDE_PURE=1 BASTIDE_NO_ATLAS=1 BASTIDE_NO_WEB=1 $(PIP) --editable ".[art,server]"
	touch $@

# make play PORT=8080 NO_BROWSER=1 NETWORK=1: the app; its tables are kept in .bastide.
PORT ?= 8000
COMPILED := $(if $(wildcard $(STAMP)),$(STAMP),$(PLAYING))
play: $(if $(wildcard $(STAMP)),,$(PLAIN))
	@$(RUN)/python play.py $$($(MAKE) --question --silent $(COMPILED) && echo compiled || echo $(COMPILED)) \
		--port $(PORT) --data .bastide $(if $(NETWORK),--host 0.0.0.0) $(if $(NO_BROWSER),,--open)

# The tests of the app need a browser.
browser:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
		command -v $$name > /dev/null && exit 0; done; \
	echo "Installing Chromium for the tests." && apt-get update -qq && apt-get install -y -qq chromium > /dev/null

# Everything in plain Python, then kernel, rules and records again as compiled code.
test: $(STAMP) lint browser
	BASTIDE_MODE=pure PYTHONPATH=src $(RUN)/python -m pytest -q -n auto tests
	BASTIDE_MODE=compiled $(RUN)/python -m pytest -q -n auto tests/kernel tests/base tests/castle tests/expansions tests/rulings tests/records tests/bots tests/test_mode.py tests/test_properties.py tests/test_golden.py tests/test_checksums.py tests/test_soak.py

lint: $(STAMP)
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	MYPYPATH=src $(RUN)/mypy src/bastide tests benchmarks examples
	$(RUN)/python web/tool.py lint test

bench: $(STAMP)
	$(RUN)/python -m benchmarks

# The tables of docs/bots.md, as far as they are missing.
levels: $(STAMP)
	$(RUN)/python -m benchmarks.levels

pictures: $(STAMP)
	PYTHONPATH=src $(RUN)/python docs/pictures/terminal.py
	PYTHONPATH=src $(RUN)/python docs/pictures/sheets.py
	PYTHONPATH=src $(RUN)/python web/hero.py

# make screenshots NAMES="start new": pictures of the app, all if none is named.
screenshots: $(STAMP)
	$(RUN)/python docs/pictures/app.py $(NAMES)

pages: $(STAMP)
	PYTHONPATH=src $(RUN)/python docs/interactions.py
	PYTHONPATH=src $(RUN)/python docs/boxes_named.py
	PYTHONPATH=src $(RUN)/python -m bastide.server.schema --typescript web/src/protocol.ts
	PYTHONPATH=src $(RUN)/python docs/german.py

golden: $(STAMP)
	PYTHONPATH=src $(RUN)/python -m tests.golden_games

# make soak GAMES=5000 FROM=100: random games of random boxes, everything checked.
GAMES ?= 1000
FROM ?= 1000
soak: $(STAMP)
	$(RUN)/python -m tests.soak --games $(GAMES) --from $(FROM)

# No bot is ever late or plays what is not possible.
soak-bots: $(STAMP)
	$(RUN)/python -m tests.bot_soak

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/bastide/server/static src/bastide/server/atlas
