# catalog: everything from a fresh machine to a release.
#
#   make            what a change must pass: lint, arrows, tests, documentation, binary size
#   make run        sets up, builds, and shows the main job: a list, a search, a draft
#   make setup      installs what is missing to build (apt or brew)
#   make build      a debug build; `make release` the program as it is installed
#   make test       builds and runs the tests; `make bench` measures speed beside its peers
#   make fuzz       feeds the readers of foreign bytes made-up ones, SECONDS=60 for each
#   make format     formats the sources; `make record` rewrites snapshots and embedded resources
#   make docs       builds the documentation of the MasterDetail library
#   make install    copies program, man page and completions below PREFIX; `make uninstall` undoes it
#   make clean      removes what was built

PREFIX ?= /usr/local
DESTDIR ?=
BUILD := .build

# How long, and with which random numbers, `make fuzz` checks each reader.
SECONDS := 60
SEED :=

SWIFT := swift
ARROWS := --explicit-target-dependency-import-check error
RELEASE := -c release --product catalog -Xswiftc -cross-module-optimization
ifeq ($(shell uname -s),Linux)
# What takes time at the start of a short command is loading: so the C++ runtime that Swift's needs
# comes from a folder that has it as an archive only, nothing is exported, and the program has a
# fixed address (as Go's have). Together that is 0.7 of 2 ms.
ARCHIVES := $(BUILD)/archives
RELEASE += --static-swift-stdlib -Xlinker -s -Xlinker -L$(ARCHIVES) -Xlinker --no-export-dynamic \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xswiftc -Xclang-linker -Xswiftc -no-pie
endif
# What is measured within it is linked as the program is.
BENCH := -c release --product catalog-bench -Xswiftc -cross-module-optimization
ifeq ($(shell uname -s),Linux)
BENCH += --static-swift-stdlib
endif
SOURCES := Package.swift Sources Tests
# Full Foundation alone would add 44 MB.
MAXIMUM_SIZE := 20000000

.PHONY: check run setup build release test lint arrows docs size format record generate bench \
  fuzz install uninstall clean

check: lint arrows test docs size

run: setup
	@$(SWIFT) build $(ARROWS) --product catalog
	@set -e; catalog="$$($(SWIFT) build --show-bin-path)/catalog"; \
	draft="$$(mktemp -d)/cat-bot.eml"; \
	echo; echo '$$ catalog list monsters'; "$$catalog" list monsters; \
	echo; echo '$$ catalog search bach --limit 5'; "$$catalog" search bach --limit 5; \
	echo; echo '$$ catalog show monsters cat-bot'; "$$catalog" show monsters cat-bot; \
	echo; echo "$$ catalog support monsters cat-bot --to help@example.org -o $$draft"; \
	"$$catalog" support monsters cat-bot --to help@example.org -o "$$draft"; \
	echo; echo "The draft is in $$draft: open it with your mail program."

setup:
	@sh .ci/setup

build:
	$(SWIFT) build $(ARROWS)

release:
ifeq ($(shell uname -s),Linux)
	@mkdir -p $(ARCHIVES)
	@ln -sf "$$(cc -print-file-name=libstdc++.a)" $(ARCHIVES)/libstdc++.a
endif
	$(SWIFT) build $(RELEASE) $(ARROWS)
ifeq ($(shell uname -s),Darwin)
	strip $(BUILD)/release/catalog
endif

test: setup
	$(SWIFT) test $(ARROWS)

lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@! grep -rnE '^ *(package |public |internal |private )?import Foundation$$' Sources || \
	  { echo 'Full Foundation makes the program 44 MB larger: do without it.' >&2; exit 1; }
	@sh Resources/embed.sh --check

arrows: build

docs:
	@sh .ci/docs $(BUILD)/docs

size: release
	@size=$$(wc -c < $(BUILD)/release/catalog); echo "release binary: $$size bytes"; \
	[ "$$size" -lt $(MAXIMUM_SIZE) ] || { echo "more than $(MAXIMUM_SIZE) bytes" >&2; exit 1; }

format:
	$(SWIFT) format --in-place --recursive $(SOURCES)

generate:
	@sh Resources/embed.sh

record: generate
	RECORD=1 $(SWIFT) test $(ARROWS)

bench: release
	$(SWIFT) build $(BENCH)
	@$(BUILD)/release/catalog-bench $(BUILD)/release/catalog

fuzz:
	$(SWIFT) build -c release --product catalog-fuzz
	@$(BUILD)/release/catalog-fuzz $(SECONDS) $(SEED)

install: release
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/share/man/man1' \
	  '$(DESTDIR)$(PREFIX)/share/bash-completion/completions' \
	  '$(DESTDIR)$(PREFIX)/share/zsh/site-functions' \
	  '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d'
	install -m 755 $(BUILD)/release/catalog '$(DESTDIR)$(PREFIX)/bin/catalog'
	$(BUILD)/release/catalog man > '$(DESTDIR)$(PREFIX)/share/man/man1/catalog.1'
	$(BUILD)/release/catalog completions bash \
	  > '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/catalog'
	$(BUILD)/release/catalog completions zsh \
	  > '$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_catalog'
	$(BUILD)/release/catalog completions fish \
	  > '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/catalog.fish'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/catalog' '$(DESTDIR)$(PREFIX)/share/man/man1/catalog.1' \
	  '$(DESTDIR)$(PREFIX)/share/bash-completion/completions/catalog' \
	  '$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_catalog' \
	  '$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/catalog.fish'

clean:
	rm -rf $(BUILD)
