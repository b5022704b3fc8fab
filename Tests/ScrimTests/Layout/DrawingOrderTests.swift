@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A surface is dimmed only by scrims below it that are over the window or over its own region.
@MainActor
@Suite struct DrawingOrderTests {
    let host = TestHost()

    private func dimming(below surface: SurfacePlan) -> Double {
        DrawingOrder(host.plan).dimming(below: surface.id, at: host.now, isDark: false)
    }

    @Test func aScrimDimsWhatIsAboveItInItsRegionAndInNoOther() throws {
        let (one, other) = (host.region(), host.region())
        var style = Overlay.Style.adaptive(.loading, placement: .center)
        style.scrim = .clear
        let clear = Overlay.loading("Loading").with(\.onRepeat, .separate)
            .with(\.appearance, .custom(style))
        style.scrim = Overlay.Paint(.gray(0, alpha: 0.5))
        let dark = clear.with(\.appearance, .custom(style))
        _ = host.overlays.over(one).show(dark)
        _ = host.overlays.over(one).show(clear)
        _ = host.overlays.over(other).show(clear)
        host.pass(1000)
        let surfaces = host.plan.surfaces.map(\.value)
        try #require(surfaces.count == 3)
        let first = try #require(surfaces.first { $0.style.scrim != .clear })
        let above = try #require(surfaces.first { $0.region == first.region && $0.id != first.id })
        let beside = try #require(surfaces.first { $0.region != first.region })
        #expect(dimming(below: first) == 0)
        #expect(dimming(below: above) == 0.5)
        #expect(dimming(below: beside) == 0)
        host.clear()
    }

    /// The form's scrim is below its panel, and the view is in the panel.
    @Test func theScrimOfASheetDimsNothingInTheSheet() throws {
        let list = host.region()
        let form = host.overlays.show(.form().instant) { "form" }
        let panel = try #require(host.surface(saying: "form"))
        host.stage.report(.regionContained(list, in: panel.id))
        _ = host.overlays.over(list).show(.question("In it?", actions: ["Yes"]).instant)
        let inner = try #require(host.surface(saying: "In it?"))
        host.pass(1000)
        #expect(panel.style.scrim != .clear)
        #expect(host.stage.stacked.dimming(below: inner.id, at: host.now, isDark: false) == 0)
        _ = host.overlays.over(list).show(.loading("Loading").instant)
        let above = try #require(host.surface(saying: "Loading"))
        host.pass(1000)
        #expect(host.stage.stacked.dimming(below: above.id, at: host.now, isDark: false) > 0)
        form.dismiss()
        host.clear()
    }

    private func isAtRest(_ kind: Overlay.Kind) throws -> Bool {
        let surface = try #require(host.plan.surfaces.first { $0.kind == kind })
        return host.stage.isAtRest(surface.value, at: host.now)
    }

    /// As the lower scrim goes, the upper one becomes darker.
    @Test func whatIsOverAScrimThatGoesIsNotAtRest() throws {
        let sheet = host.overlays.show(.sheet(input: .block)) { "sheet" }
        _ = host.overlays.show(.veil("Working"))
        host.pass(2000)
        #expect(try isAtRest(.veil))
        sheet.dismiss()
        host.pass(50)
        #expect(try !isAtRest(.veil))
        host.pass(2000)
        #expect(try isAtRest(.veil))
        host.clear()
    }

    @Test func whatIsOverOneThatDimsNothingIsAtRest() throws {
        var style = Overlay.Style.adaptive(.sheet, placement: .edge(.bottom))
        style.scrim = .clear
        let sheet = host.overlays.show(.sheet(input: .block).with(\.appearance, .custom(style))) { "sheet" }
        _ = host.overlays.show(.veil("Working"))
        host.pass(2000)
        sheet.dismiss()
        host.pass(50)
        #expect(try !isAtRest(.sheet))
        #expect(try isAtRest(.veil))
        host.clear()
    }
}
