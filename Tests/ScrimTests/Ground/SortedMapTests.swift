import Testing

@testable import Scrim

@Suite struct SortedMapTests {
    private let regions: [Region] = [
        .window, .keyboard, .view(Region.ID(number: 3)), .view(Region.ID(number: 1)), .windowAndKeyboard,
        .view(Region.ID(number: 2)),
    ]

    @Test func eachKeyHasItsValue() {
        var map = SortedMap<Region, Int>()
        #expect(map.isEmpty && map[.window] == nil)
        for (number, region) in regions.enumerated() { map[region] = number }
        for (number, region) in regions.enumerated() { #expect(map[region] == number) }
        map[.keyboard] = 7
        map[.window] = nil
        #expect(map[.keyboard] == 7 && map[.window] == nil && map[regions[3]] == 3)
    }

    @Test func theOrderInWhichTheyCameIsForgotten() {
        var (one, other) = (SortedMap<Region, Int>(), SortedMap<Region, Int>())
        for region in regions { one[region] = 1 }
        for region in regions.reversed() { other[region] = 1 }
        #expect(one == other && one.hashValue == other.hashValue)
        for region in regions { other[region] = nil }
        #expect(other.isEmpty && other != one)
    }
}
