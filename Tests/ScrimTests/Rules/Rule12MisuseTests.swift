@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Rule 12: misuse that an app would not notice by itself is reported.
@MainActor
@Suite struct Rule12MisuseTests {
    let host = TestHost()

    @Test func aDroppedHandleIsToldAtOnce() async {
        let log = Log(host)
        _ = host.overlays.show(.veil("Hello"), file: "App/Page.swift", line: 12)
        await turns()
        #expect(
            log.lines == [
                "nobody holds the handle of veil “Hello” any more, and nothing will end it; "
                    + "shown at App/Page.swift:12"
            ])
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A text from a server must not add a line to the log, nor control a terminal.
    @Test func aReportIsOneLineOfSomeLength() async {
        let log = Log(host)
        let text =
            "x\n2026-11-29 admin signed in\r\u{2028}\u{1B}[31m" + String(repeating: "y", count: 1_000_000)
        _ = host.overlays.show(.veil(text), file: "App/Page.swift", line: 12)
        await turns()
        #expect(log.lines.map(\.count).allSatisfy { $0 < 200 } && log.lines.count == 1)
        #expect(
            log.lines.first?.hasPrefix(
                "nobody holds the handle of veil “x 2026-11-29 admin signed in   [31myy") == true)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatAUserOrItselfEndsMayBeDropped() async {
        let log = Log(host)
        _ = host.overlays.show(.veil("Hello", cancel: .standard))
        _ = host.overlays.show(.sheet(input: .dismissing)) { "Picker" }
        _ = host.overlays.show(.hud("Saved"))
        host.overlays.flash(.hud("Deleted", action: "Undo"))
        let kept = host.overlays.show(.loading("Kept"))
        await turns()
        #expect(log.lines == [])
        kept.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aHandleDroppedAfterTheEndIsNoNews() async {
        let log = Log(host)
        do {
            let veil = host.overlays.show(.veil("Hello"))
            veil.dismiss()
        }
        await turns()
        host.pass(1000)
        #expect(log.lines == [])
        #expect(host.leftovers == [])
    }

    @Test func aContentOutOfTheAppsTreeIsTold() {
        let log = Log(host)
        host.availabilities["Picker"] = .attached
        let sheet = host.overlays.show(.sheet, file: "App/Page.swift", line: 7) { "Picker" }
        #expect(
            log.lines == [
                "the content of sheet was taken out of the app's own views; shown at App/Page.swift:7"
            ])
        #expect(host.plan.surfaces.first?.view != nil)
        sheet.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aContentThatCannotBeShownEndsWhatHasNothingElse() {
        let log = Log(host)
        host.availabilities["Window"] = .unsuitable
        let sheet = host.overlays.show(.sheet, file: "App/Page.swift", line: 7) { "Window" }
        #expect(sheet.outcome == Presentation.Outcome(cause: .noContent, wasShown: false))
        #expect(
            log.lines == [
                "the content of sheet is a window, which no overlay can show; shown at App/Page.swift:7"
            ])
        #expect(host.views.isEmpty)
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func aContentThatCannotBeShownLeavesTheRest() {
        let log = Log(host)
        host.availabilities["Window"] = .unsuitable
        let veil = host.overlays.show(.veil("Hello")) { "Window" }
        let busy = host.overlays.show(.activity()) { "Window" }
        host.pass(1000)
        #expect(log.lines.count == 2)
        #expect(veil.outcome == nil && busy.outcome == nil)
        #expect(host.isShowing("Hello"))
        veil.dismiss()
        busy.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aContentThatEndsFromInsideACallbackIsToldAsWell() {
        let log = Log(host)
        host.availabilities["Window"] = .unsuitable
        var inner: Presentation?
        host.onApply = { [host] _ in
            guard inner == nil else { return }
            inner = host.overlays.show(.sheet) { "Window" }
        }
        let veil = host.overlays.show(.veil("Hello").instant)
        #expect(inner?.outcome?.cause == .noContent)
        #expect(log.lines.count == 1)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Nobody could answer it there, and the caller would wait forever.
    @Test func whatWaitsForAnAnswerOverSomethingOnAPopoverIsOverTheWindow() async {
        let log = Log(host)
        let row = host.overlays.over(host.region(.unreachable))
        let deletes = Task { await row.ask("Delete?", accept: .destructive("Delete")) }
        guard await host.wait(until: { host.isShowing("Delete?") }) else {
            Issue.record("nobody is asked")
            return deletes.cancel()
        }
        host.press("Delete", on: "Delete?")
        #expect(await deletes.value)
        let removes = Task {
            await row.undoable("Deleted", button: "Undo") {
            } undo: {
            }
        }
        #expect(await host.wait(until: { host.isShowing("Deleted") }))
        #expect(log.lines.isEmpty)
        host.pressAction(on: "Deleted")
        #expect(await removes.value.isUndone)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aRegionWhereNothingCanBeDrawnIsToldAndBlocksNothing() {
        let log = Log(host)
        let region = host.region(.unreachable)
        let busy = host.overlays.over(region).show(.loading("Busy"), file: "App/Page.swift", line: 3)
        host.pass(1000)
        #expect(
            log.lines == [
                "loading “Busy” is over something on a popover, where nothing can be drawn; "
                    + "shown at App/Page.swift:3"
            ])
        #expect(!busy.isVisible)
        #expect(host.plan.input.layers.isEmpty)
        // If the view comes into the window after all, it is covered.
        host.set(region, .visible)
        host.pass(1000)
        #expect(busy.isVisible)
        host.set(region, .unreachable)
        #expect(log.lines.count == 2)
        #expect(!busy.isVisible)
        busy.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func withoutALogTheHostsOwnHearsOfEachOnce() async {
        let hosts = Log(insteadOfStderr: host)
        let veil = host.overlays.show(
            .veil("Hello").with(\.timing.expectedWithin, .seconds(2)), file: "App/Page.swift", line: 12)
        host.pass(1000)
        host.clock.jump(by: .seconds(3))
        host.clock.jump(by: .seconds(3))
        #expect(hosts.lines.count == 2)
        #expect(
            hosts.lines.contains {
                $0.hasPrefix("the main actor was held up for") && $0.hasSuffix("App/Page.swift:12")
            })
        #expect(
            hosts.lines.contains {
                $0.hasPrefix("veil “Hello” is up for") && $0.hasSuffix("App/Page.swift:12")
            })
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anAppsLogTakesThePlaceOfTheHosts() async {
        let hosts = Log(insteadOfStderr: host)
        let log = Log(host)
        _ = host.overlays.show(.veil("Hello"))
        await turns()
        #expect(log.lines.count == 1)
        #expect(hosts.lines == [])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func watchingForTheHostsLogCostsNothingWhileNothingIsToBeSeen() {
        let hosts = Log(insteadOfStderr: host)
        #expect(!host.clock.hasPending && hosts.lines == [])
        let veil = host.overlays.show(.veil("Hello").with(\.timing.expectedWithin, nil))
        host.pass(1000)
        #expect(host.clock.hasPending)
        host.set(.window, .hidden)
        #expect(!host.clock.hasPending)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsMisusedIsReplayedLikeAllElse() throws {
        host.stage.journal.limit = 100
        host.availabilities = ["Window": .unsuitable, "Picker": .attached]
        let region = host.region(.unreachable)
        let shown = [
            host.overlays.show(.sheet) { "Window" }, host.overlays.show(.sheet) { "Picker" },
            host.overlays.over(region).show(.loading("Busy")),
        ]
        shown.forEach { $0.dismiss() }
        host.clear()
        let replay = try Replay(host.stage.journal.text)
        #expect(replay.differences == [])
        #expect(host.stage.journal.lines.contains { $0.contains("took its content out of the app") })
    }
}

@MainActor
private final class Log {
    private(set) var lines: [String] = []

    init(_ host: TestHost) { host.stage.log = { @MainActor [weak self] in self?.lines.append("\($0)") } }

    init(insteadOfStderr host: TestHost) {
        host.debugLog = { @MainActor [weak self] in self?.lines.append("\($0)") }
    }
}
