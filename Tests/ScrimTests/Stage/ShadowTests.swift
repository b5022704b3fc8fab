@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Shadows of overlapping panels.
@MainActor
@Suite struct ShadowTests {
    let host = TestHost()

    private var shares: [Double] { host.plan.surfaces.map { host.stage.shadow(of: $0.id, at: host.now) } }

    @Test func ofManyStackedPanelsOneCastsAShadow() {
        let veils = (0..<50).map { _ in
            host.overlays.show(.veil("Hello").with(\.onRepeat, .separate))
        }
        host.pass(1000)
        #expect(shares.count == 50)
        #expect(shares.dropLast().allSatisfy { $0 == 0 })
        #expect(shares.last == 1)
        veils.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aSmallerPanelCastsItsOwnOnALargerOne() {
        let large = host.overlays.show(.veil("Hello, this is a longer text").with(\.onRepeat, .separate))
        let small = host.overlays.show(.veil("Hi").with(\.onRepeat, .separate))
        host.pass(1000)
        #expect(shares == [1, 1])
        large.dismiss()
        small.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    /// Otherwise each of a thousand rows would be compared with each other one in every frame.
    @Test func aPanelOverAnotherViewTakesNoShadow() {
        let covers = (0..<20).map { _ in
            host.overlays.over(host.region()).show(.loading("Loading", cover: .translucent))
        }
        host.pass(1000)
        let order = host.stage.stacked
        #expect(host.plan.surfaces.count == 20)
        #expect(host.plan.surfaces.allSatisfy { order.casters(above: $0.id)?.isEmpty == true })
        covers.forEach { $0.dismiss() }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aSheetThatSlidesInTakesTheShadowAsItComes() {
        _ = host.sheet([.points(300)])
        _ = host.overlays.show(.sheet(detents: [.points(300)])) { "Upper" }
        for _ in 0..<10 {
            host.pass(16)
            let offstage = host.plan.surfaces[1].motion.pose(at: host.now).offstage
            #expect(shares[0].isClose(to: min(max(offstage, 0), 1), within: 1e-9))
        }
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aShadowComesBackAsThePanelAboveFades() {
        let lower = host.overlays.show(.veil("Hello").with(\.onRepeat, .separate))
        let upper = host.overlays.show(.veil("Hello").with(\.onRepeat, .separate))
        host.pass(1000)
        #expect(shares == [0, 1])
        upper.dismiss()
        var last = 0.0
        while host.plan.surfaces.count == 2 {
            let share = shares[0]
            #expect(share >= last && share <= 1)
            last = share
            host.pass(10)
        }
        #expect(last > 0.5)
        #expect(shares == [1])
        lower.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}
