# Everything a person does here has one word. `make` alone lists them.
#
#   setup installs what is missing, `scripts/toolchain` finds Swift, `scripts/build` builds when something changed.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60

swift = scripts/toolchain

.PHONY: help start build test check weigh fuzz lint format install uninstall bench clean
.NOTPARALLEL:

help: ## list these words
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

start: build ## build if needed, and open the course at its prompt
	@$(swift) .build/release/course start

build: ## install what is missing and build for release
	@scripts/setup
	@$(swift) scripts/build

test: build ## build and run every test
	@scripts/setup test
	@$(swift) scripts/test

check: build ## prove the course: answers, mutants, kits and corpora; EVERYTHING=1 leaves nothing out
	@scripts/setup test
	@$(swift) scripts/check

weigh: ## print what the project weighs: seconds, lines, sizes and words
	@scripts/weigh

fuzz: build ## feed what reads hostile bytes with invented ones, for FUZZ_SECONDS (60)
	@$(swift) scripts/fuzz "$(FUZZ_SECONDS)"

lint: ## look at the style of all sources and scripts, change nothing
	@$(swift) scripts/lint

format: ## rewrite the Swift sources in the project's format
	@$(swift) swift format --in-place --parallel --recursive $$(scripts/swift-sources)

install: ## copy a finished build to PREFIX (/usr/local); DESTDIR is honoured
	@scripts/install install PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)"

uninstall: ## remove exactly what install copied to PREFIX
	@scripts/install uninstall PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)"

bench: build ## measure, and print ratios
	@$(swift) scripts/bench

clean: ## remove everything that was built
	@rm -rf .build
