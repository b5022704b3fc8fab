@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// An overlay over a view that is being reloaded.
@MainActor
@Suite struct CoverTests {
    let host = TestHost()

    @Test(arguments: Overlay.Cover.allCases)
    func whatCanBeReadStaysInUse(_ cover: Overlay.Cover) throws {
        let list = host.region(at: Geometry.Rect(0, 100, 390, 500))
        let busy = host.overlays.over(list).show(.activity(cover: cover))
        host.pass(1000)
        let isLive = cover == .bar || cover == .refresh
        #expect(host.stage.plan.input.layers.isEmpty == isLive)
        #expect(host.stage.plan.access.hiddenRegions.isEmpty == isLive)
        let plan = try #require(host.plan.surfaces.first)
        #expect((plan.style.topBar != nil) == (cover == .bar))
        #expect(plan.placement == (cover == .refresh ? .top : .center))
        // However little of it is visible, its text is announced.
        #expect(host.announced.map(\.text) == ["Loading…"])
        busy.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aBarShowsHowMuchIsDone() throws {
        let busy = host.overlays.show(.loading("Loading", cover: .bar))
        host.pass(1000)
        #expect(host.plan.surfaces.first?.panel.indicator == .spinner)
        busy.progress = 0.25
        host.pass(100)
        #expect(host.plan.surfaces.first?.panel.indicator == .bar(0.25))
        busy.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// A button must be visible, even if it belongs to another presentation that shares the panel.
    @Test(arguments: [true, false])
    func aBarWithAButtonIsABarNoMore(_ isShared: Bool) throws {
        let list = host.region(at: Geometry.Rect(0, 100, 390, 500))
        let busy = host.overlays.over(list).show(.loading("Loading", cancel: .standard, cover: .bar))
        if isShared { _ = host.overlays.over(list).show(.loading("Loading", cover: .bar)) }
        host.pass(1000)
        let surface = try #require(host.plan.surfaces.first)
        #expect(surface.style.topBar == nil && surface.placement == .top)
        #expect(host.layout(of: surface.id)?.parts[.cancel] != nil)
        #expect(!host.isCovered(Geometry.Point(x: 195, y: 550)), "the list stays in use")
        host.pressCancel(on: "Loading")
        #expect(busy.outcome?.cause == .cancelButton)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aStatusAfterABarCanBeRead() throws {
        let busy = host.overlays.show(.loading("Loading", cover: .bar))
        host.pass(1000)
        busy.finish(.failure("No network"))
        host.pass(100)
        let plan = try #require(host.plan.surfaces.first)
        #expect(plan.style.topBar == nil)
        #expect(plan.placement == .top)
        #expect(host.layout(of: plan.id)?.parts[.message] != nil)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func onlyActivityAndLoadingCover() {
        let veil = host.overlays.show(.veil("Hello").with(\.cover, .bar))
        host.pass(1000)
        #expect(host.plan.surfaces.first?.style == .adaptive(.veil))
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}
