# make demo   system packages, build, and the examples on this machine with a table of what they measured
# make test   everything above but the examples, then the C++ and Python tests
# make bench  the paired benchmarks
# make gpu-archive   the engine packed for a machine with a GPU; tools/gpu_tests.py runs everything there
# make wheel  a wheel that carries its shared libraries, tried in a clean environment
# make docs   the documentation as pages in build/docs, warnings as errors
# make lint   clang-format, include floors, ruff, mypy; make tidy runs clang-tidy over the engine
# make asan / make tsan   the C++ tests under the sanitizers
SHELL := /bin/bash
BUILD := build
VENV := .venv
PYTHON := $(VENV)/bin/python
JOBS := $(shell nproc)
.DEFAULT_GOAL := help
.PHONY: help setup build demo test test-cpp test-python bench gpu-archive docs wheel lint tidy format asan tsan clean

help:
	@sed -n 's/^# \{0,1\}//p' Makefile | head -9

# --- what the machine needs
$(BUILD)/.system: tools/setup_system.sh
	@tools/setup_system.sh
	@mkdir -p $(BUILD) && touch $@

$(VENV)/.ready: requirements-dev.txt $(BUILD)/.system
	@test -x $(PYTHON) || python3 -m venv $(VENV)
	@$(VENV)/bin/pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@$(PYTHON) tools/fetch_pocketfft.py third_party/pocketfft
	@$(PYTHON) -c "import pathlib, site; pathlib.Path(site.getsitepackages()[0], 'gridstride-dev.pth').write_text(str(pathlib.Path('python').resolve()))"
	@touch $@

setup: $(VENV)/.ready

# --- build
$(BUILD)/build.ninja: $(VENV)/.ready CMakeLists.txt src/CMakeLists.txt $(wildcard cmake/*)
	@cmake -S . -B $(BUILD) -G Ninja -DPython_EXECUTABLE=$(abspath $(PYTHON)) >$(BUILD)/configure.log || { cat $(BUILD)/configure.log; exit 1; }
	@touch $@

build: $(BUILD)/build.ninja
	@ninja -C $(BUILD) --quiet

# --- what people run
demo: build
	@$(PYTHON) examples/run_all.py

test: build test-cpp test-python

test-cpp: build
	@ctest --test-dir $(BUILD) --output-on-failure

test-python: build
	@$(PYTHON) -m pytest -q tests/python

bench: build
	@$(PYTHON) benchmarks/run.py

gpu-archive: build
	@tools/make_gpu_archive.sh $(BUILD)

wheel: $(VENV)/.ready
	@$(PYTHON) tools/make_wheel.py

docs: $(VENV)/.ready
	@$(PYTHON) tools/make_pictures.py
	@$(PYTHON) -m mkdocs build --quiet --strict

lint: build
	@tools/lint.sh

tidy: build
	@tools/tidy.sh

format:
	@git ls-files '*.cpp' '*.h' | xargs clang-format-14 -i
	@$(VENV)/bin/ruff format python tests examples benchmarks tools conformance

asan tsan: $(VENV)/.ready
	@tools/sanitize.sh $@

clean:
	@rm -rf $(BUILD) build-asan build-tsan
