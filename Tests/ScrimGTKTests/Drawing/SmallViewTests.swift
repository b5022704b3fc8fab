import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays over a thumbnail or an icon.
    @MainActor @Suite struct SmallViewTests {
        @Test(arguments: [16.0, 24, 32, 48], [Overlay.loading("Loading"), .activity("Loading")])
        func aSpinnerIsAsLargeAsThereIsRoom(side: Double, overlay: Overlay) throws {
            let bench = SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1)))
            defer { bench.close() }
            bench.region = { _ in Geometry.Rect(100, 100, side, side) }
            bench.show(
                .sample(
                    overlay.kind, "Loading", indicator: .spinner, style: .adaptive(overlay.kind),
                    over: .keyboard))
            let frames = bench.views[0].frames
            let spinner = try #require(frames.parts[.indicator])
            #expect(spinner.width >= min(side / 2, 20) && spinner.width == spinner.height)
            #expect(frames.text == nil)
            try? Picture.keep(bench.window.widget, as: "small-\(overlay.kind)-\(Int(side))")
        }

        /// No word is shown rather than a broken one.
        @Test func aWordIsNotBrokenBesideAnIndicator() throws {
            let bench = SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1)))
            defer { bench.close() }
            for side in stride(from: 60.0, through: 120, by: 4) {
                bench.region = { _ in Geometry.Rect(100, 100, side, side) }
                bench.show(
                    .sample(
                        .activity, "Loading", indicator: .spinner, style: .adaptive(.activity),
                        over: .keyboard))
                let frames = bench.views[0].frames
                #expect(frames.parts[.indicator] != nil)
                guard let line = frames.parts[.message] else { continue }
                let label = try #require(bench.views[0].parts.message)
                #expect(line.width >= label.size(width: nil).width, "\(side)")
            }
        }
    }
}
