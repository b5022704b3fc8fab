@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Many surfaces: all reports of a frame are applied as one change.
@MainActor @Suite struct ManyTests {
    private let host = TestHost()

    @Test func whatIsReportedTogetherIsAppliedOnce() {
        host.drawsByItself = false
        let handles = (0..<50).map { _ in
            host.overlays.over(host.region()).show(.loading("Loading").with(\.timing.grace, .zero))
        }
        host.stage.wake()
        let frames = host.plan.surfaces.map { HostEvent.frameShown($0.id, generation: $0.generation) }
        #expect(frames.count == 50)
        var applied = 0
        host.onApply = { _ in applied += 1 }
        host.stage.report(frames)
        #expect(applied == 1)
        #expect(host.plan.surfaces.allSatisfy { !$0.awaitsFrame })
        host.onApply = nil
        handles.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A `show` from within a host's call, while a batch is handled, is neither lost nor late.
    @Test func whatComesMeanwhileIsWorkedOnAsWell() {
        host.drawsByItself = false
        let first = host.overlays.over(host.region()).show(.loading("One").with(\.timing.grace, .zero))
        let second = host.overlays.over(host.region()).show(.loading("Two").with(\.timing.grace, .zero))
        var hasShown = false
        var late: Presentation?
        host.onAnnounce = { [host] _ in
            guard !hasShown else { return }
            hasShown = true
            late = host.overlays.show(.veil("Late").with(\.timing.grace, .zero))
        }
        host.stage.report(host.plan.surfaces.map { .frameShown($0.id, generation: $0.generation) })
        #expect(late != nil && host.plan.surfaces.count == 3)
        #expect(!host.plan.input.isOpen)
        host.onAnnounce = nil
        [first, second, late].forEach { $0?.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    // MARK: What comes and goes in one turn

    private func showLoading() -> Presentation {
        host.overlays.over(host.region()).show(.loading("Loading").with(\.timing.grace, .zero))
    }

    @Test func withManyUpTheHostIsToldOnceATurnOfWhatComesAndGoes() {
        host.drawsByItself = false
        let first = (0..<Tuning.crowd).map { _ in showLoading() }
        #expect(host.plan.surfaces.count == Tuning.crowd)
        var applied = 0
        host.onApply = { _ in applied += 1 }
        let others = (0..<100).map { _ in showLoading() }
        #expect(applied == 0)
        host.advance(by: .zero)
        #expect(host.plan.surfaces.count == Tuning.crowd + 100)
        #expect(applied == 1)
        host.stage.report(host.plan.surfaces.map { .frameShown($0.id, generation: $0.generation) })
        host.advance(by: .seconds(1))
        applied = 0
        (first + others).forEach { $0.dismiss() }
        #expect(applied == 0)
        host.advance(by: .zero)
        #expect(applied == 1 && host.plan.surfaces.allSatisfy(\.isLeaving))
        host.onApply = nil
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theGateKnowsAtOnceWhatTheHostIsYetToBeTold() {
        let handles = (0..<Tuning.crowd).map { _ in showLoading() }
        let point = Geometry.Point(x: 1, y: 1)
        host.advance(by: .seconds(1))
        handles.forEach { $0.dismiss() }
        #expect(host.stage.gate.plan.isOpen)
        #expect(host.plan.surfaces.contains { !$0.isLeaving })
        let veil = host.overlays.show(.veil("Late"))
        #expect(host.stage.gate.route(at: point, in: host.stage.geometry) != .app)
        #expect(host.stage.gate.keyRoute(focus: .app(inside: [])) != .app)
        #expect(!host.plan.surfaces.contains { $0.region == .windowAndKeyboard })
        // Asking again gives the same answer.
        #expect(host.stage.gate.plan.windowBlocker != nil)
        host.advance(by: .zero)
        #expect(host.plan.input.windowBlocker == host.stage.gate.plan.windowBlocker)
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The host must stop showing a view before it is asked to release it.
    @Test func aViewIsLetGoOfAfterTheHostWasTold() {
        let handles = (0..<Tuning.crowd).map { _ in showLoading() }
        let sheet = host.overlays.show(.sheet) { "content" }
        host.advance(by: .zero)
        var standing: [Bool] = []
        host.onApply = { standing.append($0.surfaces.contains { $0.view != nil }) }
        host.stage.defaults.isInstant = true
        sheet.dismiss()
        host.advance(by: .zero)
        #expect(standing.last == false && host.releases.values.allSatisfy { $0 == 1 })
        host.onApply = nil
        handles.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    /// The exit transitions of two sheets end in the same frame.
    @Test func aViewIsLetGoOfOffTheScreenWhateverIsReportedWithItsEnd() {
        host.drawsByItself = false
        let sheets = ["one", "two"].map { name in host.overlays.over(host.region()).show(.sheet) { name } }
        host.drawFrame()
        host.advance(by: .seconds(1))
        sheets.forEach { $0.dismiss() }
        host.stage.report(
            host.plan.surfaces.map { .motionEnded($0.id, generation: $0.generation) })
        #expect(host.releases.count == 2)
        #expect(host.leftovers == [])
    }

    /// After a stall, an event finds that another overlay's time is over.
    @Test func aViewIsLetGoOfOffTheScreenThoughAChangeOfContentComesFirst() {
        let brief = Overlay.sheet.instant.with(\.timing.lifetime, .fixed(.seconds(1)))
        let sheet = host.overlays.show(brief) { "content" }
        let loading = showLoading()
        host.advance(by: .milliseconds(100))
        host.clock.hold(for: .seconds(2))
        loading.content.message = "Other"
        #expect(sheet.hasEnded && host.releases.count == 1)
        host.advance(by: .zero)
        #expect(host.isShowing("Other"))
        loading.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A handler that runs within a batch asks where a press would go.
    @Test func theGateKnowsAllThatWasWorkedOnOfABatch() throws {
        var isCovered: [Bool] = []
        let veil = host.overlays.show(.veil("Working", cancel: .standard).with(\.timing, Overlay.Timing()))
        let notice = host.overlays.show(
            .hud("Removed", action: "Undo").with(\.timing, Overlay.Timing()),
            onAction: { [host] in isCovered.append(host.isCovered(.window)) })
        let (first, second) = try (
            #require(host.surface(saying: "Working")), #require(host.surface(saying: "Removed"))
        )
        #expect(host.isCovered(.window))
        host.stage.report([.cancelTaken(first.id), .actionTaken(second.id), .escape])
        #expect(isCovered == [false])
        #expect(veil.hasEnded && notice.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nothingToReportChangesNothing() {
        var applied = 0
        host.onApply = { _ in applied += 1 }
        host.stage.report([])
        #expect(applied == 0 && !host.clock.hasPending)
        host.onApply = nil
    }
}
