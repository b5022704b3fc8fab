@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A callback of the app runs its own main loop, as a modal dialog or a print operation does.
@MainActor
@Suite struct NestedLoopTests {
    let host = TestHost()
    /// A point outside the notice that calls back.
    private let corner = Point(x: 5, y: 5)

    enum Callback: CaseIterable {
        case onAction, shouldEnd, log
    }

    /// Shows a notice with every callback, and runs `body` in one of them.
    private func run(_ callback: Callback, _ body: @escaping @MainActor () -> Void) {
        var isDone = false
        func once() {
            guard !isDone else { return }
            isDone = true
            body()
        }
        if callback == .log { host.stage.log = { _ in once() } }
        _ = host.overlays.show(
            Overlay.hud("Ready", action: "Print").instant.with(\.timing.expectedWithin, .milliseconds(500)),
            shouldEnd: { _ in
                if callback == .shouldEnd { once() }
                return true
            },
            onAction: { if callback == .onAction { once() } })
        host.pass(600)
        host.pressAction(on: "Ready")
        #expect(isDone)
    }

    @Test(arguments: Callback.allCases)
    func whatIsShownInItIsDrawnAndBlocks(_ callback: Callback) {
        run(callback) {
            let veil = host.overlays.show(.veil("Printing").instant)
            #expect(!veil.isVisible, "what a callback asks for waits while it computes")
            host.pass(1)
            #expect(veil.isVisible && host.isShowing("Printing") && host.isCovered(corner))
            #expect(host.stage.presentations.map(\.message).contains("Printing"))
            veil.dismiss()
            host.pass(1)
            #expect(veil.hasEnded && !host.isCovered(corner))
        }
        host.pass(10_000)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test(arguments: Callback.allCases)
    func whatACallbackAsksForComesInOrderAfterIt(_ callback: Callback) {
        var veil: Presentation?
        run(callback) {
            let first = host.overlays.show(.veil("First").instant)
            first.message = "Second"
            veil = first
            #expect(!host.messages.contains("First"))
        }
        host.pass(1)
        #expect(host.messages.contains("Second"))
        veil?.dismiss()
        host.pass(10_000)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func timersOfOthersGoOnInIt() {
        let veil = host.overlays.show(.veil("Working").with(\.timing.grace, .seconds(2)))
        run(.onAction) {
            host.pass(3000)
            #expect(veil.isVisible, "its grace is over")
            #expect(!host.isShowing("Ready"), "what was answered leaves meanwhile")
        }
        veil.dismiss()
        host.pass(1000)
        #expect(host.leftovers == [])
    }

    @Test func whoeverWaitsForTheAnsweredOneGoesOnInIt() {
        var notice: Presentation?
        var endedInIt = false
        notice = host.overlays.show(
            Overlay.hud("Ready", action: "Print").instant,
            onAction: {
                host.pass(1000)
                endedInIt = notice?.hasEnded == true
            })
        host.pressAction(on: "Ready")
        #expect(endedInIt)
        #expect(notice?.outcome == .shown(.action))
        #expect(host.leftovers == [])
    }

    @Test func eventsThatWereReportedTogetherAreAllWorkedOffInIt() {
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        host.overlays.flash(
            Overlay.hud("Ready", action: "Print").instant,
            onAction: {
                host.pass(1)
                #expect(!loading.isVisible && host.plan.surfaces.first?.isHidden == true)
            })
        let id = host.surface(saying: "Ready")?.id
        if let id { host.stage.report([.actionTaken(id), .regionChanged(table, .hidden)]) }
        #expect(host.plan.surfaces.first?.isHidden == true)
        loading.dismiss()
        host.pass(1000)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whoJoinsWhileOneIsAskedIsAskedToo() {
        var asked: [String] = []
        var second: Presentation?
        let first = host.overlays.show(
            .veil("First", cancel: .standard).instant,
            shouldEnd: { _ in
                asked.append("First")
                second = host.overlays.show(
                    .veil("Second", cancel: .standard).instant,
                    shouldEnd: { _ in
                        asked.append("Second")
                        return false
                    }, content: { "view" })
                host.pass(1)
                return true
            }, content: { "view" })
        host.pressEscape()
        #expect(asked == ["First", "Second"])
        #expect(!first.hasEnded && second?.hasEnded == false, "one of them refused")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func anActWhoseOverlayEndedWhileItWasAskedComesToNothing() {
        var sheet: Presentation?
        var below: Presentation?
        below = host.overlays.show(Overlay.sheet(input: .dismissing).instant) { "below" }
        sheet = host.overlays.show(
            Overlay.sheet(input: .dismissing).instant,
            shouldEnd: { _ in
                sheet?.dismiss()
                host.pass(1000)
                return true
            }, content: { "sheet" })
        host.pressEscape()
        #expect(sheet?.outcome == .shown(.dismissed))
        #expect(below?.hasEnded == false, "the key was not meant for the one below")
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func asLongAsOneIsAskedASecondActIsRefused() {
        var asked = 0
        let sheet = host.overlays.show(
            Overlay.sheet(input: .dismissing).instant,
            shouldEnd: { _ in
                asked += 1
                guard asked == 1 else { return true }
                host.pressEscape()
                host.pass(1000)
                return false
            }, content: { "sheet" })
        host.pressEscape()
        #expect(asked == 1 && !sheet.hasEnded)
        host.pressEscape()
        #expect(asked == 2 && sheet.outcome == .shown(.escape))
        #expect(host.leftovers == [])
    }
}
