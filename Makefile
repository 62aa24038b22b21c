# Each thing that a person does here is one command. `make` lists them.
#
#   `scripts/setup` installs missing packages, `scripts/toolchain` finds Swift, `scripts/build` builds after changes.

PREFIX ?= /usr/local
DESTDIR ?=
FUZZ_SECONDS ?= 60

swift = scripts/toolchain

.PHONY: help start build test check weigh fuzz lint format install uninstall dist bench clean
.NOTPARALLEL:

help: ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 18

start: build ## build if needed, and open the course at its prompt
	@$(swift) .build/release/course start

build: ## install missing packages and build for release
	@scripts/setup
	@$(swift) scripts/build

test: build ## build and run all tests
	@scripts/setup test
	@$(swift) scripts/test

check: build ## prove kits, lessons, a fifth of exercises, a third of long tests; EVERYTHING=1 proves all
	@scripts/setup test
	@$(swift) scripts/check

weigh: ## print what the project weighs: seconds, lines, sizes and words
	@scripts/weigh

fuzz: build ## feed invented bytes to every parser of untrusted input, for FUZZ_SECONDS (60)
	@$(swift) scripts/fuzz "$(FUZZ_SECONDS)"

lint: ## check sources, scripts and English; change nothing
	@$(swift) scripts/lint

format: ## rewrite the Swift sources in the project's format
	@$(swift) swift format --in-place --parallel --recursive $$(scripts/swift-sources)

install: ## copy a finished build to PREFIX (/usr/local); honors DESTDIR
	@scripts/install install PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)"

uninstall: ## remove the files that install copied to PREFIX
	@scripts/install uninstall PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)"

dist: build ## pack the build as a tarball and a Debian package in .build/dist
	@$(swift) scripts/dist

bench: build ## measure, and print ratios
	@$(swift) scripts/bench

clean: ## remove everything that was built
	@rm -rf .build
