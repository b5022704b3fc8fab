# The commands for working on Scrim. `make` alone lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help setup setup-gallery gallery tour clips test verify systems soak blackbox fuzz bench mutants scorecard reader report integrations lint format api docs clean

# Every package of the repository.
packages := . $(patsubst %/Package.swift,%,$(sort $(wildcard Examples/*/Package.swift Checks/*/Package.swift Integrations/*/Package.swift)))
swift_code := $(patsubst ./%,%,$(wildcard $(foreach p,$(packages),$(p)/Package.swift $(p)/Sources $(p)/Tests $(p)/StandIn) Checks/Verification/Importer Integrations/Shared))

help: ## List these targets
	@echo "Scrim: overlays for Swift apps. Targets:"
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## Install what is missing (Debian, Ubuntu); silent when nothing is
	@scripts/setup

# The sample app needs less than the tests.
setup-gallery:
	@scripts/setup gallery

gallery: setup-gallery ## Open the sample app; without a display, visit each scene once and take its pictures
	@if [[ -n "$${DISPLAY-}$${WAYLAND_DISPLAY-}" ]]; then \
		scripts/nested Examples/Gallery run Gallery; \
	else \
		echo "gallery: no display here, so a script visits each scene once, on a virtual display; Ctrl-C ends it"; \
		scripts/with-display scripts/nested Examples/Gallery run gallery-tour --look light; \
		echo "gallery: the five overlays are in out/tour/index.png; make tour visits the scenes in every look and language"; \
	fi

tour: setup-gallery ## Visit each scene of the sample app in every look, on a virtual display; pictures in out/tour
	scripts/with-display scripts/nested Examples/Gallery run gallery-tour

clips: ## Record each scene of the sample app as a moving picture; out/clips
	@scripts/setup gallery "ffmpeg|records the screen"
	XCURSOR_THEME=Adwaita scripts/with-display scripts/nested Examples/Gallery run gallery-tour --record --out out/clips

test: setup ## Run every test
	@scripts/test

verify: setup ## Check the hosts for UIKit and SwiftUI, on doubles and by the importer
	@Checks/Verification/verify

systems: setup ## Run the GTK tests on newer systems, in folders made by debootstrap; needs root; SYSTEMS (trixie) names them
	@scripts/systems $(SYSTEMS)

soak: setup ## Search for violations for SOAK_MINUTES (10), optimized; then a random user in the gallery, and the black-box checks, for as long; the library's tests and hostile apps under AddressSanitizer. SEARCH_SEED repeats a run, PROPERTY_SCALE (20) scales the properties, MODEL_STATES (20000) the model check
	swift build --package-path Checks/Proofs -c release --build-tests
	SOAK_MINUTES="$${SOAK_MINUTES:-10}" SEARCH_SEED="$${SEARCH_SEED:-$$(date +%s)}" \
		PROPERTY_SCALE="$${PROPERTY_SCALE:-20}" MODEL_STATES="$${MODEL_STATES:-20000}" \
		swift test --package-path Checks/Proofs -c release --skip-build --disable-xctest \
		--filter 'ScrimProofs\.(ModelCheck|SearchTests|SettlePropertyTests|SpringPropertyTests|CoastingTests)'
	SCRIM_SCREEN=2400x8000x24 scripts/with-display scripts/nested Examples/Gallery run gallery-tour --out out/soak \
		--soak "$${SOAK_MINUTES:-10}" --seed "$${SEARCH_SEED:-$$(date +%s)}"
	scripts/nested Checks/BlackBox build
	MINUTES="$${SOAK_MINUTES:-10}" SEED="$${SEARCH_SEED:-$$(date +%s)}" Checks/BlackBox/run
	swift build --build-tests --sanitize=address --scratch-path .build-asan
	ASAN_OPTIONS=detect_leaks=0 .build-asan/debug/ScrimPackageTests.xctest --testing-library swift-testing --skip ScrimGTKTests
	swift build --package-path Checks/BlackBox --sanitize=address --scratch-path .build-asan --product blackbox
	ASAN_OPTIONS=detect_leaks=0 scripts/with-display .build-asan/debug/blackbox hostile --shrink \
		--seed "$${SEARCH_SEED:-$$(date +%s)}" --seconds "$$(($${SOAK_MINUTES:-10} * 60))"

blackbox: export SEED ?= 1
blackbox: export MINUTES ?=
blackbox: setup ## Checks that use only the public API; SEED (1), MINUTES (a sample) for each, CHECKS selects some
	scripts/nested Checks/BlackBox build
	Checks/BlackBox/run $(CHECKS)

fuzz: setup ## Try hostile overlays, journals, words and languages, each for FUZZ_MINUTES (5); out/fuzzing
	@Checks/Fuzzing/run "$${FUZZ_MINUTES:-5}"

bench: setup ## Count the costs of the core's operations, and compare GTK with the alternatives; out/bench
	@scripts/setup "gnuplot-nox|draws how costs grow"
	@Checks/Proofs/costs
	@Checks/Comparisons/bench $(ROUNDS)

mutants: export MUTANTS ?= 280
mutants: setup ## Break the code in small ways and check whether its tests notice; MUTANTS: the size of the sample (280), or all; MUTANTS_IN: files; MUTANTS_GTK: the same for the GTK host (60)
	Checks/Mutants/mutants-of-hosts
	swift build --package-path Checks/Mutants --build-tests
	swift test --package-path Checks/Mutants --skip-build --disable-xctest
	swift run --package-path Checks/Mutants --skip-build mutants .
	MUTANTS_OF=gtk MUTANTS="$${MUTANTS_GTK:-60}" swift run --package-path Checks/Mutants --skip-build mutants .

scorecard: setup ## Ask Scrim and its alternatives the same questions, from outside; ROWS selects by part of the name
	@Checks/Comparisons/scorecard $(if $(ROWS),"$(ROWS)")

lint: setup ## Check the format, the floors, the rules' homes, the links and the spelling
	@[[ -n "$(swift_code)" ]] || { echo "lint: there is no Swift code here" >&2; exit 1; }
	@scripts/lint $(swift_code)

reader: setup ## Write down what the screen reader Orca says of each overlay; SCENES selects some; KEEP=1 puts it into docs/evidence/reader.md
	@scripts/setup "orca|the screen reader" "python3-gi|speaks to the accessibility bus" "x11-utils|names windows" "libglib2.0-bin|turns the reader on" "gsettings-desktop-schemas|GNOME's setting for it"
	@Checks/Speech/listen $(if $(KEEP),--keep) $(if $(SCENES),"$(SCENES)")

report: setup ## Run the checks, and write what each ended with to docs/evidence/report.md; PARTS selects some ("gallery test")
	@scripts/report $(PARTS)

integrations: setup ## Show overlays in apps of Adwaita for Swift and SwiftCrossUI; ADWAITA_SWIFT and SWIFT_CROSS_UI name folders with the frameworks
	@scripts/setup "python3-gi|speaks to the accessibility bus" "gir1.2-atspi-2.0|the words that it speaks"
	@Integrations/run

format: setup ## Rewrite the Swift code as lint wants it, and docs/reference.md and docs/guide from the sources
	@[[ -n "$(swift_code)" ]] || { echo "format: there is no Swift code here" >&2; exit 1; }
	@scripts/lint --rewrite $(swift_code)

api: ## Compare the public API with that of the last release; scripts/api keep writes the new one
	@scripts/api

docs: setup ## Write the documentation of all products to out/docs
	@scripts/docs

clean: ## Remove everything that is built or written
	rm -rf out $(foreach p,$(packages),$(p)/.build) .build-docs .build-asan .build-fuzz
