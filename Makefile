# make play   sets everything up and starts the game in the terminal
# make test   sets everything up and runs all tests

PYTHON ?= python3
VENV ?= .venv
WORKERS ?= 2
# What `make play`, `make bench` and `make mutate` pass on, as in: make play ARGS="guilds --seats 3"
ARGS ?=
# Where `make bench`, `make soak` and `make mutate` write their figures, each into its own section
RESULTS ?= benchmarks/RESULTS.md
# What is run a second time on the plain source
PURE_TESTS ?= tests/conformance tests/goldens tests/kernel
LOCK_FLAGS ?=

BIN := $(VENV)/bin
PEERS := $(VENV)/peers
PIP_FLAGS := -m pip -qq --disable-pip-version-check --no-input
PIP := $(BIN)/python $(PIP_FLAGS)
PYTEST := $(BIN)/python -P -m pytest

# The stamp's name says which files there were and how they were built, so that a deleted file,
# or another mode, installs anew too.
SOURCES := $(shell find src rulebooks -type f ! -path '*/__pycache__/*' 2>/dev/null | LC_ALL=C sort)
MODE := $(if $(filter 1,$(GUILDHALL_PURE)),plain,compiled)
INSTALLED := $(VENV)/.installed-$(MODE)-$(shell echo $(SOURCES) | cksum | cut -d' ' -f1)

.PHONY: play test install lint soak mutate bench lock goldens clean
# Two recipes at once would run pip twice in one environment.
.NOTPARALLEL:

play: $(INSTALLED)
	@exec $(BIN)/guildhall play $(ARGS)

install: $(INSTALLED)

test: lint $(INSTALLED)
	@echo "Testing what is installed..."
	@$(BIN)/python -P -c "import guildhall.kernel.table as t; assert 'site-packages' in t.__file__, t.__file__"
	@$(PYTEST) -n $(WORKERS)
	@echo "Testing the plain source..."
	@PYTHONPATH=src $(PYTEST) -n $(WORKERS) $(PURE_TESTS)

lint: $(VENV)/.dev
	@echo "Checking style, types and imports..."
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "run: $(BIN)/ruff format"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@out=$$(PYTHONPATH=src $(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }

soak: $(VENV)/.dev $(INSTALLED)
	@echo "Comparing the checksums of both builds..."
	@$(PYTEST) -k fingerprints tests/goldens
	@PYTHONPATH=src $(PYTEST) -k fingerprints tests/goldens
	@echo "Playing 10,000 games a row (about half an hour)..."
	@GUILDHALL_COUNTS=soak GUILDHALL_RESULTS=$(RESULTS) $(PYTEST) -n $(WORKERS) --dist=worksteal tests/conformance tests/bots

goldens: $(VENV)/.dev $(INSTALLED)
	@GUILDHALL_GOLDENS=write $(PYTEST) tests/goldens
	@git diff --stat -- tests/goldens

bench: $(PEERS)/.made $(INSTALLED)
	@$(BIN)/guildhall bench --results $(RESULTS) $(ARGS)

mutate: $(VENV)/.dev
	@PYTHONPATH=src:benchmarks $(BIN)/python -P benchmarks/mutate.py --results $(RESULTS) $(ARGS)

# uv only writes the lock files, so it lives in a venv that is thrown away. LOCK_FLAGS=--upgrade takes newer versions.
UV_COMPILE = "$$uv/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --custom-compile-command "make lock" $(LOCK_FLAGS)
lock:
	@uv=$$(mktemp -d) && trap 'rm -rf "$$uv"' EXIT && set -e && \
	$(PYTHON) -m venv "$$uv" && "$$uv/bin/python" -m pip -qq install uv && \
	$(UV_COMPILE) pyproject.toml -o requirements.lock && \
	$(UV_COMPILE) --group build -c requirements.lock -o requirements-build.lock && \
	$(UV_COMPILE) pyproject.toml --group build --group dev -c requirements.lock -c requirements-build.lock -o requirements-dev.lock && \
	$(UV_COMPILE) --group bench -c requirements-dev.lock -o requirements-bench.lock

clean:
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage $(VENV)

$(VENV)/.made:
	@$(PYTHON) -c "import sys; v = sys.version.split()[0]; sys.exit(f'Python 3.11 or newer is needed, $(PYTHON) is {v}' if sys.version_info < (3, 11) else 0)"
	@echo "Setting up..."
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.runtime: requirements.lock requirements-build.lock $(VENV)/.made
	@echo "Installing libraries..."
	@$(PIP) install --require-hashes --no-deps -r requirements.lock -r requirements-build.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.made
	@echo "Installing tools for tests..."
	@$(PIP) install --require-hashes --no-deps -r requirements-dev.lock
	@touch $@

# The bench's peers have an environment of their own: nothing of theirs gets near what is played.
$(PEERS)/.made: requirements-bench.lock $(VENV)/.made
	@echo "Installing the bench's peers..."
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP_FLAGS) install --require-hashes --no-deps -r requirements-bench.lock
	@touch $@

# The compiler's folder is kept inside the venv: the next build compiles only what changed.
$(INSTALLED): $(SOURCES) pyproject.toml hatch_build.py $(VENV)/.runtime
	@rm -f $(VENV)/.installed-*
	@echo $(if $(filter plain,$(MODE)),"Building...","Compiling (about a minute)...")
	@GUILDHALL_BUILD_DIR="$$(CDPATH= cd $(VENV) && pwd)/compile" $(PIP) install --no-build-isolation --no-deps --no-index --force-reinstall .
	@$(BIN)/python -P -c "import guildhall.kernel.table as t; t.__file__.endswith(('.so', '.pyd')) or print('Not compiled (GUILDHALL_PURE=1, or no C compiler with Python.h): everything works, but slower.')"
	@touch $@
