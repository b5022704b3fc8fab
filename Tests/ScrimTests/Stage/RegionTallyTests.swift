import Testing

@_spi(Host) @testable import Scrim

@Suite struct RegionTallyTests {
    private func view(_ number: UInt64) -> Region { .view(Region.ID(number: number)) }

    @Test func aRegionIsThereOnceAndUntilItWasRemovedAsOftenAsAdded() {
        var tally = RegionTally()
        for region in [view(2), .keyboard, view(1), view(2), view(2)] { tally.add(region) }
        #expect(tally.regions == [.keyboard, view(1), view(2)])
        for _ in 0..<2 {
            tally.remove(view(2))
            tally.remove(view(7))
            #expect(tally.regions == [.keyboard, view(1), view(2)])
        }
        tally.remove(view(2))
        tally.remove(.keyboard)
        #expect(tally.regions == [view(1)])
    }
}
