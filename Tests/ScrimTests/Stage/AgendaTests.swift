import Testing

@_spi(Host) @testable import Scrim

@Suite struct AgendaTests {
    private let start = Instant()

    @Test func whatIsDueComesInTheOrderOfItsTimeWheneverItWasAdded() {
        var agenda = Agenda()
        #expect(agenda.next == nil && agenda.due(at: start) == [])
        for (number, seconds) in [(1, 3), (2, 1), (3, 2), (4, 1)] as [(UInt64, Int)] {
            agenda.add(SurfaceID(number: number), at: start + .seconds(seconds))
        }
        #expect(agenda.next == start + .seconds(1))
        #expect(agenda.due(at: start) == [])
        #expect(agenda.due(at: start + .seconds(2)).map(\.number) == [2, 4, 3])
    }

    @Test func whatIsRemovedIsNotDue() {
        var agenda = Agenda()
        agenda.add(SurfaceID(number: 1), at: start)
        agenda.add(SurfaceID(number: 2), at: start)
        agenda.remove(SurfaceID(number: 1), at: start)
        for unknown in [0, 9] as [UInt64] { agenda.remove(SurfaceID(number: unknown), at: start) }
        #expect(agenda.due(at: start).map(\.number) == [2])
    }
}
