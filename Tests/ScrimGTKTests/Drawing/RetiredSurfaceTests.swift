import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// A surface that has ended and is still in its layer, which removes it in a later turn.
    @MainActor @Suite struct RetiredSurfaceTests {
        @Test func retiredSurfaceIgnoresInputAndTicks() throws {
            let bench = SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1)))
            defer { bench.close() }
            let moving = Motion(from: .rest, to: .rest, pace: .curve(.linear, .seconds(60)), start: Instant())
            let plan = SurfacePlan.sample(.veil, "Wait", style: SurfaceDrawingTests.style(panel: .gray(0)))
                .with(\.motion, moving)
            bench.show(plan)
            let view = bench.views[0]
            let middle = Point(x: view.frames.panel.midX, y: view.frames.panel.midY)
            #expect(view.panelContains(middle))

            view.retire()
            #expect(view.plan == nil)
            #expect(view.region == .window)
            #expect(view.tick(at: Instant()) == nil)
            #expect(!view.panelContains(middle))
            #expect(!view.surface.isDrawn)
            view.update(Shared(plan), in: bench.environment)
            #expect(view.plan == nil)
        }
    }
}
