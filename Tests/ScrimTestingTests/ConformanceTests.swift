import Scrim
import ScrimTesting
import Testing

/// The conformance suite on the host without a screen.
@MainActor
struct ConformanceTests {
    @Test(arguments: Conformance<TestSubject>.behaviours)
    func testHostShows(_ behaviour: Conformance<TestSubject>.Behaviour) async throws {
        try await behaviour.run(TestSubject())
    }

    @Test func aHostThatLeaksTapsIsRejected() async {
        let leaky = TestSubject()
        leaky.leaksTaps = true
        var failed = 0
        for behaviour in Conformance<TestSubject>.behaviours where behaviour.rule == 2 {
            do { try await behaviour.run(leaky) } catch is ConformanceFailure { failed += 1 } catch {}
        }
        #expect(failed == 1)
    }
}

/// An app's window that is only numbers, over a `TestHost`.
@MainActor
final class TestSubject: ConformanceSubject {
    let host = TestHost()
    let region: Region
    /// A host that does not ask the gate, to see the suite fail.
    var leaksTaps = false
    private(set) var appTaps = 0
    private(set) var regionTaps = 0
    private(set) var letters = 0
    private let regionFrame = Rect(0, 400, 390, 300)

    init() {
        region = host.region(at: regionFrame)
    }

    var overlays: Overlays<TestHost> { host.overlays }
    var appButton: Point { Point(x: 40, y: 40) }
    var regionButton: Point { Point(x: regionFrame.midX, y: regionFrame.midY) }
    var fieldHasFocus: Bool { host.plan.focus == .app }

    func makeView() -> String { "view" }

    func passMoment() async {
        host.advance(by: .milliseconds(10))
        await Task.yield()
    }

    func setRegionHidden(_ isHidden: Bool) { host.set(region, isHidden ? .hidden : .visible) }
    func destroyRegion() { host.set(region, .gone) }
    func destroyWindow() { host.set(.window, .gone) }

    func tap(at point: Point) async {
        guard host.tap(at: point) == .app || leaksTaps else { return }
        if point == regionButton { regionTaps += 1 } else { appTaps += 1 }
    }

    func typeLetter() async {
        guard host.stage.gate.keyRoute(focus: .app(inside: [])) == .app else { return }
        letters += 1
    }

    func pressEscape() async { host.stage.report(.escape) }

    func isOnScreen(_ identifier: String) -> Bool {
        host.plan.surfaces.contains { $0.identifier == identifier && !$0.isHidden }
    }
}
