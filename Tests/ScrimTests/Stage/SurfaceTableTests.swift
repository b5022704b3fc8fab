import Testing

@_spi(Host) @testable import Scrim

/// What is noted of surfaces; that it is right is the model check's.
@Suite struct SurfaceTableTests {
    private func surface(_ number: UInt64, _ overlay: Overlay = .veil("Hello")) -> Surface {
        let holder = Holder(
            id: Presentation.ID(number: number), overlay: overlay, view: nil, askedAt: Instant(),
            isScoped: false)
        return Surface(id: SurfaceID(number: number), holder: holder, region: .window)
    }

    @Test(arguments: [[1, 4, 6, 9], [4, 9, 1, 6]] as [[UInt64]])
    func eachIsFoundWhereverItCame(_ numbers: [UInt64]) {
        var table = SurfaceTable()
        for number in numbers { table.append(surface(number)) }
        for (index, number) in numbers.enumerated() {
            #expect(table.index(of: SurfaceID(number: number)) == index)
        }
        #expect(table.index(of: SurfaceID(number: 5)) == nil)
        table.remove(at: [1])
        #expect(table.map(\.id.number) == [numbers[0], numbers[2], numbers[3]])
        #expect(table.index(of: SurfaceID(number: numbers[3])) == 2)
    }

    @Test func whatIsChangedHasNoNotesAndTheOthersKeepTheirs() {
        var table = SurfaceTable([surface(1), surface(2)])
        for index in table.indices {
            table[quiet: index] = SurfaceTable.Quiet(until: nil, isVisible: true)
            table[isSaid: index] = true
        }
        table.notePlan([0, 1])
        #expect(table.restless(at: Instant()) == [] && !table.hasNews && table.order == [0, 1])
        table[1].isHovered = true
        #expect(table.restless(at: Instant()) == [SurfaceID(number: 2)] && table.hasNews)
        #expect(table[isSaid: 0] && !table[isSaid: 1])
    }

    @Test func whoIsDueIsRestlessAndANoticeAlways() {
        let soon = Instant() + .seconds(1)
        var table = SurfaceTable([surface(1), surface(2, .hud("Saved"))])
        for index in table.indices { table[quiet: index] = SurfaceTable.Quiet(until: soon, isVisible: true) }
        #expect(table.hasNotices)
        #expect(table.restless(at: Instant()) == [SurfaceID(number: 2)])
        #expect(table.restless(at: soon) == [SurfaceID(number: 1), SurfaceID(number: 2)])
    }

    @Test func notesAreNoPartOfTheState() {
        let plain = SurfaceTable([surface(1)])
        var noted = plain
        noted[quiet: 0] = SurfaceTable.Quiet(until: nil, isVisible: true)
        noted.notePlan([0])
        #expect(noted == plain && noted.hashValue == plain.hashValue)
        noted[0].isHovered = true
        #expect(noted != plain)
    }
}
