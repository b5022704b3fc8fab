@_spi(Host) @testable import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 29: work that need not hold up the user can be minimized, and goes on as a notice.
@MainActor
@Suite struct Rule29MinimizingTests {
    let host = TestHost()
    /// A point of the window outside every panel.
    let corner = Geometry.Point(x: 20, y: 20)

    func export(_ text: String = "Exporting") -> Overlay {
        Overlay.veil(text, indicator: .bar(0), cancel: .standard).with(\.canMinimize, true)
    }

    func shown(_ overlay: Overlay) -> Presentation {
        let presentation = host.overlays.show(overlay)
        host.pass(1_000)
        return presentation
    }

    func hide(_ text: String = "Exporting") {
        host.press("Hide", on: text)
        host.pass(1_000)
    }

    func titles(_ text: String = "Exporting") -> [String] {
        host.surface(saying: text)?.panel.actions.map(\.title) ?? []
    }

    func kind(_ text: String = "Exporting") -> Overlay.Kind? { host.surface(saying: text)?.kind }

    func finish() {
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: Hide and Show

    @Test func hideMakesItANoticeThatBlocksNothing() {
        let veil = shown(export())
        #expect(host.tap(at: corner) == .nobody)
        #expect(titles() == ["Hide"])
        hide()
        #expect(kind() == .hud && veil.isMinimized && !veil.hasEnded && veil.isVisible)
        #expect(host.surface(saying: "Exporting")?.placement == .bottom)
        #expect(host.tap(at: corner) == .app)
        #expect(titles() == ["Show"] && host.surface(saying: "Exporting")?.panel.cancel == "Cancel")
        finish()
    }

    @Test(arguments: [
        (Overlay.Placement.top, Overlay.Placement.top), (.bottomTrailing, .bottomTrailing),
        (.center, .bottom),
    ])
    func theAppSaysWhereTheNoticeIs(_ asked: Overlay.Placement, _ expected: Overlay.Placement) {
        host.stage.defaults.minimizedPlacement = asked
        let veil = shown(export())
        hide()
        #expect(host.surface(saying: "Exporting")?.placement == expected)
        // It stays in its place when the default changes.
        host.stage.defaults.minimizedPlacement = .topLeading
        veil.message = "Exporting pages"
        host.pass(500)
        #expect(host.surface(saying: "Exporting pages")?.placement == expected)
        finish()
    }

    @Test func inputIsFreeAtOnceAndTheVeilLeavesAsItWas() {
        _ = shown(export())
        host.press("Hide", on: "Exporting")
        #expect(host.tap(at: corner) == .app)
        let leaving = host.plan.surfaces.first { $0.kind == .veil }
        #expect(leaving?.isLeaving == true)
        #expect(leaving?.panel.actions.map(\.title) == ["Hide"], "the panel does not change as it goes")
        host.pass(2_000)
        #expect(host.plan.surfaces.map(\.kind) == [.hud])
        finish()
    }

    @Test(arguments: ["the button", "a tap", "the program"])
    func itIsRestoredBy(_ means: String) throws {
        let veil = shown(export())
        hide()
        switch means {
        case "the button": host.press("Show", on: "Exporting")
        case "a tap":
            let notice = try #require(host.surface(saying: "Exporting"))
            #expect(notice.takesPresses, "the host reports presses on its panel")
            host.stage.report(.panelReleased(notice.id, by: .zero, velocity: .zero))
        default: veil.restore()
        }
        host.pass(1_000)
        #expect(kind() == .veil && !veil.isMinimized && !veil.hasEnded)
        #expect(host.tap(at: corner) == .nobody)
        #expect(host.plan.surfaces.map(\.kind) == [.veil])
        finish()
    }

    @Test func aFlickOrTheEndOfADragRestoresNothing() throws {
        let veil = shown(export())
        hide()
        let notice = try #require(host.surface(saying: "Exporting"))
        host.stage.report(
            .panelReleased(notice.id, by: Geometry.Point(x: 0, y: 60), velocity: Geometry.Point(x: 0, y: 900))
        )
        host.pass(1_000)
        #expect(veil.isMinimized && !veil.hasEnded)
        finish()
    }

    @Test func thePanelSaysHideInTheUsersLanguage() {
        host.stage.defaults.strings = Stage.Strings(languages: ["de"])
        _ = shown(export())
        #expect(titles() == ["Ausblenden"])
        host.press("Ausblenden", on: "Exporting")
        host.pass(1_000)
        #expect(titles() == ["Einblenden"])
        finish()
    }

    /// The veil has the focus, and its buttons are read with it; only the panel key leads to the notice.
    @Test func theWayBackIsSpokenAndHideIsNot() {
        host.environment.panelKey = "F6"
        _ = shown(export())
        #expect(host.spoken == ["Exporting"])
        hide()
        #expect(host.spoken == ["Exporting", "Exporting, Show: press F6"])
        finish()
    }

    @Test func hideComesAfterTheAppsButtonsAndRunsNoneOfThem() {
        var overlay = export()
        overlay.content.actions = ["Details"]
        var taken: [Int] = []
        let veil = host.overlays.show(overlay, onAction: { taken.append(0) })
        host.pass(1_000)
        #expect(titles() == ["Details", "Hide"])
        hide()
        #expect(veil.isMinimized && taken.isEmpty)
        #expect(titles() == ["Show"], "the app's own buttons are for the open panel")
        veil.restore()
        host.pass(1_000)
        #expect(titles() == ["Details", "Hide"])
        host.press("Details", on: "Exporting")
        #expect(taken == [0])
        finish()
    }

    // MARK: What goes on

    @Test func whatChangesMeanwhileIsSeenInBoth() {
        let veil = shown(export())
        hide()
        veil.message = "Exporting 2 of 3"
        veil.progress = 0.5
        veil.detail = "b.jpg"
        host.pass(100)
        #expect(kind("Exporting 2 of 3") == .hud)
        #expect(host.surface(saying: "Exporting 2 of 3")?.panel.indicator.progress == 0.5)
        #expect(veil.message == "Exporting 2 of 3" && veil.content.detail == "b.jpg")
        veil.restore()
        host.pass(1_000)
        let panel = host.surface(saying: "Exporting 2 of 3")?.panel
        #expect(kind("Exporting 2 of 3") == .veil && panel?.detail == "b.jpg")
        #expect(panel?.indicator.progress == 0.5)
        finish()
    }

    @Test func itsResultIsANotice() {
        let veil = shown(export())
        hide()
        veil.finish(.success("Exported"))
        host.pass(100)
        #expect(kind("Exported") == .hud && titles("Exported").isEmpty)
        #expect(host.surface(saying: "Exported")?.panel.cancel == nil)
        #expect(!veil.hasEnded, "it is read to its end")
        veil.restore()
        host.pass(100)
        #expect(kind("Exported") == .hud, "what is done does not come back")
        host.pass(12_000)
        #expect(veil.outcome?.cause == .finished)
        finish()
    }

    @Test func cancelInTheNoticeCancelsTheWork() async {
        let task = Task {
            try await host.overlays.during(export()) { _ in try await Task.sleep(for: .seconds(3_600)) }
        }
        while host.stage.presentations.isEmpty { await Task.yield() }
        host.pass(1_000)
        hide()
        host.pressCancel(on: "Exporting")
        await #expect(throws: CancellationError.self) { try await task.value }
        host.pass(2_000)
        #expect(host.stage.presentations.isEmpty && host.leftovers == [])
    }

    @Test func escapeIsTheAppsWhileItIsMinimized() {
        let veil = shown(export())
        hide()
        host.pressEscape()
        host.pass(100)
        #expect(!veil.hasEnded && veil.isMinimized)
        finish()
    }

    @Test func timeoutsGoOn() {
        let veil = shown(export().with(\.timing.timeout, .seconds(5)))
        hide()
        host.pass(5_000)
        #expect(veil.outcome == Presentation.Outcome(cause: .expired, wasShown: true))
        finish()
    }

    @Test func overdueReportsGoOn() {
        var overdue = 0
        host.stage.log = { if case .overdue = $0 { overdue += 1 } }
        _ = shown(export().with(\.timing.expectedWithin, .seconds(5)))
        hide()
        #expect(overdue == 0)
        host.pass(5_000)
        #expect(overdue == 1)
        host.stage.log = nil
        finish()
    }

    @Test func progressDoesNotPutItsTimeOff() {
        var overlay = export().with(\.timing.lifetime, .fixed(.seconds(20)))
        overlay.content.actions = ["Skip"]
        let veil = shown(overlay)
        hide()
        for second in 1...19 {
            veil.progress = Double(second) / 100
            host.pass(1_000)
        }
        #expect(veil.outcome == .shown(.expired))
        finish()
    }

    @Test func aSheetsWayIsNothingToIt() {
        let veil = shown(export())
        hide()
        veil.detents = [.full]
        host.pass(100)
        #expect(host.tap(at: corner) == .app && veil.isMinimized && titles() == ["Show"])
        finish()
    }

    @Test(arguments: [true, false])
    func itEndsOnceAndIsGoneOnce(isRestored: Bool) async {
        let veil = shown(export())
        hide()
        if isRestored { veil.restore() }
        veil.dismiss()
        host.pass(2_000)
        #expect(veil.outcome == Presentation.Outcome(cause: .dismissed, wasShown: true))
        await veil.gone()
        #expect(host.leftovers == [])
    }

    @Test func whatWaitsForItsMinimumIsNotRestored() {
        let veil = shown(export().with(\.timing.minimum, .seconds(1)))
        host.press("Hide", on: "Exporting")
        host.pass(100)
        veil.dismiss()
        host.press("Show", on: "Exporting")
        veil.restore()
        host.pass(100)
        #expect(kind() == .hud && !veil.hasEnded)
        host.pass(1_000)
        #expect(veil.outcome?.cause == .dismissed)
        finish()
    }

    @Test func aClosedWindowEndsIt() {
        let veil = shown(export())
        hide()
        host.close()
        #expect(veil.outcome?.cause == .windowGone)
        #expect(host.leftovers == [])
    }

    // MARK: What cannot be minimized

    @Test func whatCoversAViewStays() {
        let list = host.region(at: Geometry.Rect(x: 0, y: 0, width: 200, height: 300))
        let loading = host.overlays.over(list).show(.loading("Exporting").with(\.canMinimize, true))
        host.pass(1_000)
        #expect(titles().isEmpty)
        loading.minimize()
        host.pass(1_000)
        #expect(kind() == .loading && !loading.isMinimized)
        finish()
    }

    @Test func sheetsNoticesAndQuestionsStay() {
        for overlay in [
            Overlay.hud("A", indicator: .spinner, placement: .top), .question("B", actions: ["Yes"]),
            .sheet.with(\.content.message, "C"),
        ] {
            let presentation = shown(overlay.with(\.canMinimize, true))
            presentation.minimize()
            host.pass(500)
            #expect(!presentation.isMinimized)
            presentation.dismiss()
            host.pass(2_000)
        }
        finish()
    }

    @Test func beforeItIsSeenItCanBeMinimized() {
        let veil = host.overlays.show(export().with(\.timing.grace, .seconds(1)))
        veil.minimize()
        #expect(host.tap(at: corner) == .app)
        host.pass(2_000)
        #expect(host.plan.surfaces.map(\.kind) == [.hud] && veil.isMinimized)
        finish()
    }
}
