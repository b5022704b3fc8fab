@_spi(Host) import ScrimTesting
import Testing

@testable @_spi(Host) import Scrim

/// A question over a view that has no room for it.
@MainActor
@Suite struct QuestionRoomTests {
    let host = TestHost()
    private static let question = Overlay.question(
        "Remove this picture?", detail: "It can't be restored.", actions: ["Remove", "Hide", "Archive"])

    private func ask(over frame: Rect, _ overlay: Overlay = question) -> Presentation {
        let region = host.region(at: frame)
        let presentation = host.overlays.over(region).show(overlay)
        host.pass(1000)
        return presentation
    }

    private var plan: SurfacePlan? { host.plan.surfaces.first?.value }
    private var frames: SurfaceFrames? { plan.flatMap { host.layout(of: $0.id) } }

    @Test(arguments: [48.0, 96, 160, 220])
    func itIsOverTheWindowWithAllItsAnswers(_ side: Double) throws {
        let question = ask(over: Rect(20, 20, side, side))
        let frames = try #require(frames)
        #expect(plan?.region == .window)
        for part in [PanelPart.message, .detail, .button(0), .button(1), .button(2), .cancel] {
            #expect(frames.parts[part] != nil, "\(part)")
        }
        #expect(!frames.cancelIsCross)
        #expect(Rect(0, 0, 390, 780).intersection(frames.panel) == frames.panel)
        #expect(host.isCovered(.window), "what it is over is blocked")
        try host.answer("Remove this picture?", with: "Hide")
        #expect(question.outcome?.cause == .action)
        host.clear()
    }

    @Test func whereThereIsRoomItStaysOverItsView() {
        _ = ask(over: Rect(0, 0, 390, 500))
        #expect(plan?.region != .window)
        #expect(frames?.parts[.button(2)] != nil)
        host.clear()
    }

    /// One that went back and forth with its view could not be answered.
    @Test func onceOverTheWindowItStaysThere() throws {
        let region = host.region(at: Rect(20, 20, 80, 80))
        _ = host.overlays.over(region).show(Self.question)
        host.pass(1000)
        #expect(plan?.region == .window)
        host.frames[region] = Rect(0, 0, 390, 700)
        host.pass(1000)
        #expect(plan?.region == .window)
        host.clear()
    }

    /// It belongs to its view all the same.
    @Test func itGoesWithItsView() {
        let region = host.region(at: Rect(20, 20, 80, 80))
        let question = host.overlays.over(region).show(Self.question)
        host.pass(1000)
        #expect(host.stage.presentations.first?.region == region)
        host.set(region, .hidden)
        host.pass(1000)
        #expect(host.plan.surfaces.allSatisfy { $0.isHidden })
        host.set(region, .visible)
        host.set(region, .gone)
        #expect(question.outcome?.cause == .regionGone)
        host.clear()
    }

    @Test func otherOverlaysStayOverTheirView() {
        let region = host.region(at: Rect(20, 20, 80, 80))
        _ = host.overlays.over(region).show(.loading("Loading", cancel: .standard))
        host.pass(1000)
        #expect(plan?.region == region)
        host.clear()
    }
}
