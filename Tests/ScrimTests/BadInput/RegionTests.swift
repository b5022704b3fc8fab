@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Regions without a place or size, or inside each other.
@MainActor
@Suite struct RegionTests {
    let host = TestHost()

    @Test(arguments: [
        Rect.zero, Rect(10, 10, 0, 100), Rect(-5000, -5000, 10, 10), Rect(0, 0, 1, 1),
        Rect(.nan, .nan, .nan, .nan), Rect(-.infinity, -.infinity, .infinity, .infinity),
        Rect(0, 0, 1e300, 1e300),
    ])
    func aRegionOfAnyFrameShowsAndEnds(_ frame: Rect) {
        let table = host.region(at: frame)
        let loading = host.overlays.over(table).show(.loading("Loading", cancel: .standard))
        let sheet = host.overlays.over(table).show(.sheet(input: .dismissing)) { "sheet" }
        host.pass(1000)
        for surface in host.shown { _ = host.panelFrame(of: surface.id) }
        host.tap(at: Point(x: 100, y: 100))
        host.tap(at: Point(x: .nan, y: .infinity))
        #expect(loading.isVisible)
        loading.dismiss()
        sheet.dismiss()
        host.pass(2000)
        #expect(host.leftovers == [])
    }

    @Test func aRegionInsideItsOwnSheetIsDrawnAllTheSame() throws {
        let table = host.region()
        let sheet = host.overlays.over(table).show(.sheet.instant) { "sheet" }
        host.stage.report(.regionContained(table, in: try #require(host.plan.surfaces.first?.id)))
        #expect(host.isShowing("sheet"))
        sheet.dismiss()
        #expect(host.leftovers == [])
    }

    @Test(arguments: 2...4)
    func regionsThatLieInEachOtherAreDrawnOnceEach(_ count: Int) throws {
        let regions = (0..<count).map { _ in host.region() }
        let sheets = regions.indices.map { index in
            host.overlays.over(regions[index]).show(.sheet.instant) { "sheet \(index)" }
        }
        for index in regions.indices {
            let next = try #require(host.surface(saying: "sheet \((index + 1) % count)"))
            host.stage.report(.regionContained(regions[index], in: next.id))
        }
        // One more region is inside an overlay over one of them.
        let table = host.region()
        host.stage.report(.regionContained(table, in: host.plan.surfaces.first?.id))
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        #expect(host.shown.count == count + 1)
        loading.dismiss()
        for sheet in sheets { sheet.dismiss() }
        #expect(host.leftovers == [])
    }

    @Test func aRegionInANoticeOrInNothingLiesInTheWindow() throws {
        host.overlays.flash(.hud("Saved"))
        let table = host.region()
        host.stage.report(.regionContained(table, in: host.plan.surfaces.first?.id))
        let loading = host.overlays.over(table).show(.loading("Loading").instant)
        host.pass(2000)
        #expect(host.messages == ["Loading"])
        loading.dismiss()
        #expect(host.leftovers == [])
    }

    @Test(arguments: [Region.State.visible, .hidden, .detached, .gone])
    func aRegionMayChangeAtAnyTimeAndOften(_ last: Region.State) {
        let table = host.region()
        let states: [Region.State] = [.visible, .hidden, .detached]
        for step in 0..<60 {
            let loading = host.overlays.over(table).show(.loading("\(step)", cancel: .standard))
            host.overlays.over(table).flash(.hud("\(step)").with(\.priority, step % 2 == 0 ? .high : .low))
            host.pass(step * 13 % 70)
            host.set(table, states[step % 3])
            host.set(table, states[step * step % 3])
            host.pass(step * 7 % 50)
            if step % 4 == 0 { loading.dismiss() }
        }
        host.set(table, last)
        host.clear()
        host.pass(60_000)
        #expect(host.leftovers == [])
    }

    @Test func whatMovesToAStageWhoseWindowIsGoneEnds() {
        let other = TestHost(clock: host.clock)
        other.close()
        let table = host.region(.detached)
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.stage.transfer(table, to: host.stage)
        host.stage.transfer(table, to: other.stage)
        #expect(loading.hasEnded)
        #expect(host.leftovers == [] && other.leftovers == [])
    }
}
