@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Many surfaces at once: what a host reports of a frame is one change to it, not as many as there are surfaces.
@MainActor @Suite struct ManyTests {
    private let host = TestHost()

    @Test func whatIsReportedTogetherIsAppliedOnce() {
        host.drawsByItself = false
        let handles = (0..<50).map { _ in
            host.overlays.over(host.region()).show(.loading("Loading").with(\.timing.grace, .zero))
        }
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

    /// What comes from inside a call of the host's, while a batch is worked on, is not lost, and not late.
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

    @Test func nothingToReportChangesNothing() {
        var applied = 0
        host.onApply = { _ in applied += 1 }
        host.stage.report([])
        #expect(applied == 0 && !host.clock.hasPending)
        host.onApply = nil
    }
}
