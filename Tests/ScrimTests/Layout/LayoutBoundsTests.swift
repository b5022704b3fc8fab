import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct LayoutBoundsTests {
    @Test func aRegionReachesIntoTheUnsafePartAtTheTopOrNot() {
        var facts = LayoutFacts.window(360, 640)
        facts.safeArea.top = 40
        let region = Region.view(Region.ID())
        for (y, depth) in [(0.0, 40.0), (30, 10), (40, 0), (300, 0)] {
            facts.region = Rect(0, y, 360, 300)
            #expect(LayoutBounds(facts, of: region).unsafeTop == depth)
        }
    }
}
