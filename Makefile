# Two commands are all a newcomer needs: `make play` and `make test`.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PLAY   := $(VENV)/.ready-to-play
STAMP  := $(VENV)/.ready
PARTS  := pyproject.toml tools/hatch_build.py tools/set_up.py js/package-lock.json
FRONT  := dixit_widget/static/manifest.json

.PHONY: play lite test check browsers lint docs types bench front clean

play: $(FRONT)                       ## open JupyterLab on the first notebook
	$(BIN)/python tools/play.py

lite: $(STAMP)                       ## build a site in .make/lite that plays in the browser without any server
	$(BIN)/python -m tools.lite

test: $(STAMP)                       ## everything: lint, fast tests, notebooks, docs, the wheel, all hosts in real Chromium, Binder
	$(BIN)/python tools/run_tests.py

check: $(STAMP)                      ## the work in between: lint, fast tests, front-end tests
	$(BIN)/python tools/run_tests.py lint fast front

browsers: $(STAMP) $(FRONT)          ## a whole game in Firefox and in WebKit, where they are installed
	$(BIN)/python -m pytest -q tests/browser/test_other_browsers.py

lint: $(STAMP)                       ## format, style, types, the floors of the house
	$(BIN)/python tools/run_tests.py lint

bench: $(STAMP)                      ## the table of targets, each as a ratio measured in this run
	$(BIN)/python -m tools.bench

docs: $(STAMP)                       ## build the site into docs/_build/html
	$(BIN)/python tools/run_tests.py docs

types: $(STAMP)                      ## write js/src/protocol.ts from the Python message types
	$(BIN)/python tools/protocol_types.py --write

front: $(STAMP)                      ## rebuild the front end after a change in js/
	$(BIN)/python tools/front_end.py build

$(FRONT): $(shell find js/src dixit_widget/words -type f) | $(PLAY)
	$(BIN)/python tools/front_end.py build

$(PLAY): $(PARTS)
	$(PYTHON) tools/set_up.py $(VENV) play
	@touch $@

$(STAMP): $(PARTS)
	$(PYTHON) tools/set_up.py $(VENV) test
	@touch $@ $(PLAY)

clean:
	rm -rf $(VENV) js/node_modules dixit_widget/static dist .make docs/_build
