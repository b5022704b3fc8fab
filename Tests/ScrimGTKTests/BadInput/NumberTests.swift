import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

/// Every value of a style is valid: values that cannot be drawn are clamped to the nearest that can.
extension GtkTests {
    @MainActor
    @Suite
    struct NumberTests {
        nonisolated static let numbers = [Double.nan, .infinity, -.infinity, -1, 2_097_152, 1e300]

        private func bench() -> SurfaceBench { SurfaceBench(content: SurfaceDrawingTests.ground(.gray(1))) }

        /// Draws a panel with all parts in a style, and checks that the parts are there.
        private func draw(
            _ kind: Overlay.Kind, _ style: Overlay.Style, _ indicator: Overlay.Indicator = .spinner
        ) throws {
            let bench = bench()
            defer { bench.close() }
            bench.show(
                .sample(
                    kind, "Message", detail: "Detail", indicator: indicator, cancel: "Cancel",
                    action: "Action", style: style))
            _ = try bench.picture()
            #expect(bench.views[0].parts.message != nil && bench.views[0].parts.cancel != nil)
            #expect(bench.views[0].parts.indicator != nil)
        }

        @Test(arguments: numbers)
        func textOfAnySizeIsShown(_ number: Double) throws {
            var style = Overlay.Style.adaptive(.veil)
            (style.message.size, style.detail.size) = (number, number)
            try draw(.veil, style)
        }

        @Test(arguments: numbers)
        func colorsOfAnyPartsAreShown(_ number: Double) throws {
            let color = Overlay.Color(red: number, green: number, blue: number, alpha: number)
            for color in [color, Overlay.Color(red: number, green: 0, blue: 0)] {
                var style = Overlay.Style.adaptive(.veil)
                let paint = Overlay.Paint(color)
                style.scrim = paint
                style.box = Overlay.Style.Box(
                    inset: .zero, cornerRadius: 4, fill: paint, stroke: paint, strokeWidth: 1)
                style.panel = Overlay.Style.Panel(
                    fill: .color(paint), cornerRadius: 4, stroke: paint,
                    shadow: Overlay.Style.Shadow(color: paint, radius: 4, dy: 1))
                (style.message.color, style.detail.color) = (paint, paint)
                (style.indicator.color, style.indicator.track) = (paint, paint)
                for indicator in [
                    Overlay.Indicator.spinner, .bar(0.5), .icon(.success), .icon(.named("edit-find")),
                ] {
                    try draw(.veil, style, indicator)
                }
            }
        }

        @Test(arguments: numbers)
        func indicatorsOfAnySizeAreShown(_ number: Double) throws {
            var style = Overlay.Style.adaptive(.veil)
            (style.indicator.size, style.indicator.lineWidth) = (number, number)
            style.indicator.barSize = Geometry.Size(width: number, height: number)
            for spinner in [
                Overlay.Style.IndicatorStyle.Spinner.arc, .spokes(.min), .spokes(0), .spokes(.max),
            ] {
                style.indicator.spinner = spinner
                for indicator in [
                    Overlay.Indicator.spinner, .ring(0.5), .bar(0.5), .icon(.named("edit-find")),
                ] {
                    try draw(.veil, style, indicator)
                }
            }
        }

        @Test(arguments: numbers)
        func edgesShadowsAndBlursOfAnySizeAreShown(_ number: Double) throws {
            var style = Overlay.Style.adaptive(.hud)
            let black = Overlay.Paint(.gray(0))
            style.panel = Overlay.Style.Panel(
                fill: .blur(radius: number, tint: .clear), cornerRadius: number, stroke: black,
                shadow: Overlay.Style.Shadow(color: black, radius: number, dy: number))
            style.box = Overlay.Style.Box(
                inset: Geometry.Insets(all: number), cornerRadius: number, fill: black, stroke: black,
                strokeWidth: number)
            try draw(.hud, style)
        }

        @Test(arguments: numbers)
        func lengthsOfAnySizeAreLaidOut(_ number: Double) throws {
            var style = Overlay.Style.adaptive(.veil)
            (style.margin, style.spacing, style.maximumTextWidth) = (number, number, number)
            style.padding = Geometry.Insets(all: number)
            style.maximumPanelWidth = number
            style.minimumSize = Geometry.Size(width: number, height: number)
            style.minimumTextSize = Geometry.Size(width: number, height: number)
            style.groupOpacity = number
            try draw(.veil, style)
        }
    }
}
