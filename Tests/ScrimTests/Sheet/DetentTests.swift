import Testing

@_spi(Host) @testable import Scrim

@Suite struct DetentTests {
    /// The room in a window of 390 by 780 with a safe area of 44 and 34, and a margin of 24.
    static func room(content: Double = 300, keyboard: Double = 0) -> DetentRoom {
        DetentRoom(
            region: Size(width: 390, height: 702), side: .bottom, available: 702 - keyboard,
            maximum: 678 - keyboard, content: content, underlap: keyboard > 0 ? 0 : 34, overpull: 24)
    }

    static func heights(_ detents: [Overlay.Detent], in room: DetentRoom = room()) -> [Double] {
        DetentStops(detents, in: room).heights
    }

    @Test func eachDetentIsMeasuredInItsOwnWay() {
        #expect(Self.heights([.content]) == [334])
        #expect(Self.heights([.points(200)]) == [234])
        #expect(Self.heights([.fraction(0.5)]) == [385])
        #expect(Self.heights([.keepClear(102)]) == [634])
        #expect(Self.heights([.full]) == [712])
        let custom = Overlay.Detent.Custom("square") { $0.width }
        #expect(Self.heights([.custom(custom)]) == [424])
    }

    @Test func theyAreSortedAndDistinct() {
        let stops = DetentStops([.full, .points(300), .content, .points(100), .points(100)], in: Self.room())
        #expect(stops.heights == [134, 334, 712])
        #expect(stops.stops[1].detent == .points(300))
        #expect(stops.index(of: .content) == 1)
    }

    @Test func ofThoseWithOneHeightTheSheetKeepsItsOwn() {
        let stops = DetentStops([.points(800), .full, .points(100)], in: Self.room())
        #expect(stops.heights == [134, 712] && stops.stops[1].detent == .points(800))
        #expect(stops.detent(at: 1, from: .full) == .full)
        #expect(stops.detent(at: 1, from: .points(100)) == .points(800))
        #expect(stops.detent(at: 0, from: .full) == .points(100))
        #expect(stops.detent(at: 1, from: .points(900)) == .points(800), "it is not one of the detents")
        #expect(stops.detent(at: 0, from: nil) == .points(100))
    }

    @Test func noneIsTheContents() {
        #expect(Self.heights([]) == [334])
        #expect(Self.heights([.points(.nan), .fraction(.nan)]) == [334])
        #expect(Self.heights([.custom(Overlay.Detent.Custom("mad") { _ in .nan })]) == [334])
    }

    @Test func whatIsTooLargeOrTooSmallIsClamped() {
        #expect(Self.heights([.points(5000)]) == [712])
        #expect(Self.heights([.points(.infinity), .full]) == [712])
        #expect(Self.heights([.points(-50)]) == [58])
        #expect(
            Self.heights([.points(0), .fraction(0), .keepClear(9000), .content], in: Self.room(content: 0))
                == [58])
        #expect(Self.heights([.fraction(-.infinity), .fraction(.infinity)]) == [58, 712])
    }

    @Test func aRoomOfNoHeightHasOneDetentAboveZero() {
        var room = Self.room()
        (room.maximum, room.available, room.underlap) = (0, 0, 0)
        #expect(Self.heights([.content, .full, .points(80)], in: room) == [1])
        room.maximum = 10
        #expect(Self.heights([.content, .full, .points(2)], in: room) == [10])
    }

    @Test func aKeyboardTakesItsHeightOnlyOnce() {
        let room = Self.room(keyboard: 260)
        // The fraction is not of the remaining room: heights stay as without the keyboard as long as they fit.
        #expect(Self.heights([.points(300), .fraction(0.5)], in: room) == [300, 351])
        #expect(Self.heights([.keepClear(100), .full], in: room) == [342, 418])
    }

    @Test func oneThatIsNotThereCountsAsTheNearest() {
        let stops = DetentStops([.points(100), .points(300), .points(600)], in: Self.room())
        #expect(stops.index(of: nil) == 0)
        #expect(stops.index(of: .points(310)) == 1)
        #expect(stops.index(of: .full) == 2)
        #expect(stops.index(of: .points(.nan)) == 0)
    }

    @Test func equalMeansTheSameEvenWhereItIsNoNumber() {
        #expect(Overlay.Detent.points(.nan) == .points(.nan))
        #expect(Overlay.Detent.points(.nan) != .points(5) && .points(5) != Overlay.Detent.points(.nan))
        #expect(Set([Overlay.Detent.points(.nan), .points(.nan), .fraction(.nan)]).count == 2)
        #expect(Overlay.Sheet.DragDismissal.past(.nan) == .past(.nan))
        #expect(Overlay.Detent.Custom("a") { _ in 1 } == Overlay.Detent.Custom("a") { _ in 2 })
    }

    /// Any detents result in heights that can be dragged: ascending, distinct, finite, and within the room.
    @Test func anyDetentsInAnyRoomCanBeDragged() {
        var random = SplitMix64(seed: 3)
        let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e300]
        func number(_ range: ClosedRange<Double>) -> Double {
            random.once(in: 6) ? odd[Int.random(in: odd.indices, using: &random)] : random.number(range)
        }
        for _ in 0..<20_000 {
            let most = random.number(0...900)
            let room = DetentRoom(
                region: Size(width: number(0...500), height: number(0...900)),
                side: Side.allCases[Int.random(in: 0..<4, using: &random)], available: most + 20,
                maximum: most,
                content: random.number(0...2000), underlap: random.number(0...40).rounded(), overpull: 20)
            let detents = (0..<Int.random(in: 0...5, using: &random)).map { _ -> Overlay.Detent in
                switch Int.random(in: 0..<6, using: &random) {
                case 0: .content
                case 1: .full
                case 2: .points(number(-100...2000))
                case 3: .fraction(number(-1...2))
                case 4: .keepClear(number(-100...2000))
                default: .custom(Overlay.Detent.Custom("odd") { [value = number(-100...2000)] _ in value })
                }
            }
            let heights = DetentStops(detents, in: room).heights
            #expect(!heights.isEmpty)
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
            #expect(heights.allSatisfy { $0 > 0 && $0 <= max(most, 1) + room.underlap })
        }
    }
}
