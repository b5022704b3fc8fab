import Testing

@_spi(Host) @testable import Scrim

/// The table's notes about surfaces; the model check verifies that they are right.
@Suite struct SurfaceTableTests {
    private func surface(
        _ number: UInt64, _ overlay: Overlay = .veil("Hello"), over region: Region = .window
    ) -> Surface {
        let holder = Holder(
            id: Presentation.ID(number: number), overlay: Shared(overlay), view: nil, askedAt: Instant(),
            isScoped: false)
        return Surface(id: SurfaceID(number: number), holder: holder, region: region)
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

    @Test func whoHoldsASurfaceIsFoundAndWhoNoLongerDoesIsNot() {
        var table = SurfaceTable([surface(1), surface(2)])
        let second = Presentation.ID(number: 2)
        #expect(
            table.index(ofHolder: second) == 1 && table.index(ofHolder: Presentation.ID(number: 3)) == nil)
        let joiner = surface(3).holders[0]
        table[0].holders.append(joiner)
        #expect(table.index(ofHolder: joiner.id) == 0)
        table[0].holders.removeFirst()
        #expect(table.index(ofHolder: Presentation.ID(number: 1)) == nil)
        table.remove(at: [0])
        #expect(table.index(ofHolder: joiner.id) == nil && table.index(ofHolder: second) == 0)
    }

    @Test func surfacesAreFoundByRegionAndKindInTheOrderInWhichTheyCame() {
        let view = Region.view(Region.ID(number: 50))
        var table = SurfaceTable([
            surface(1, over: view), surface(2), surface(3, .hud("Saved"), over: .windowAndKeyboard),
            surface(4, .sheet, over: view), surface(5, .hud("Sent")),
        ])
        #expect(table.indices(over: view) == [0, 3] && table.indices(over: view, .sheet) == [3])
        #expect(table.indicesOverWindow == [1, 2, 4])
        #expect(table.indices(of: .hud) == [2, 4] && table.indices(of: .sheet) == [3])
        table.remove(at: [0, 2, 3])
        #expect(table.indices(over: view) == [] && !table.covers(view) && table.covers(.window))
        #expect(table.indices(of: .hud) == [1] && table.indices(of: .sheet) == [] && table.has(.hud))
        table.remove(at: [1])
        #expect(!table.has(.hud))
    }

    @Test func whatIsChangedHasNoNotesAndTheOthersKeepTheirs() {
        var table = SurfaceTable([surface(1), surface(2)])
        for index in table.indices {
            table.notes.schedule(table[index].id, at: nil, isWatched: true)
            table.notes.noteAnnounced(table[index].id)
        }
        table.notes.notePlan(PlanPages())
        #expect(table.mayBeDue(at: Instant()) == [] && table.unannounced == [] && !table.notes.hasNews)
        #expect(table.notes.watchedScheduled == 2)
        table[1].isHovered = true
        #expect(table.mayBeDue(at: Instant()) == [SurfaceID(number: 2)] && table.unannounced == [1])
        #expect(table.notes.unplanned == [SurfaceID(number: 2)] && !table.notes.cameOrWent)
        #expect(table.notes.watchedScheduled == 1)
    }

    @Test func dueSurfacesAndNoticesAreDirty() {
        let soon = Instant() + .seconds(1)
        var table = SurfaceTable([surface(1), surface(2, .hud("Saved"))])
        for index in table.indices { table.notes.schedule(table[index].id, at: soon, isWatched: true) }
        #expect(table.has(.hud))
        #expect(table.mayBeDue(at: Instant()) == [SurfaceID(number: 2)])
        #expect(table.mayBeDue(at: soon) == [SurfaceID(number: 1), SurfaceID(number: 2)])
        table.notes.schedule(table[0].id, at: nil, isWatched: true)
        #expect(table.mayBeDue(at: soon) == [SurfaceID(number: 2)])
        table.remove(at: [1])
        #expect(table.mayBeDue(at: soon) == [] && table.notes.agenda.next == nil)
    }

    @Test func whatWentAndIsBackStandsInFront() {
        var machine = StageMachine()
        for number in 1...2 as ClosedRange<UInt64> { show(number, .veil("Hello"), on: &machine) }
        _ = machine.newPlan()
        let first = machine.surfaces[0]
        machine.surfaces.remove(at: [0])
        machine.surfaces.append(first)
        #expect(surfaces(of: &machine).map(\.value.id.number) == [2, 1])
    }

    @Test func whatLooksAlikeSharesItsStyleUntilTheSurroundingsChange() {
        var machine = StageMachine()
        for number in 1...2 as ClosedRange<UInt64> { show(number, .loading("Loading"), on: &machine) }
        show(3, .loading("Loading").with(\.appearance, .classic), on: &machine)
        let styles = surfaces(of: &machine).map(\.value.sharedStyle)
        #expect(styles[0].isSame(as: styles[1]) && styles[0] != styles[2])
        var environment = Stage.Environment()
        environment.increasesContrast = true
        _ = machine.handle(.host(.environmentChanged(environment)), at: Instant())
        let others = surfaces(of: &machine).map(\.value.sharedStyle)
        #expect(others[0] != styles[0] && others[0].isSame(as: others[1]))
    }

    @Test func aPlanThatIsAsItWasStaysTheOneThatItWas() {
        var machine = StageMachine()
        show(1, .veil("One"), on: &machine)
        show(2, .sheet.with(\.content.message, "Two"), on: &machine)
        let first = surfaces(of: &machine)
        for surface in [1, 2] as [UInt64] {
            _ = machine.handle(.host(.pointerOver(SurfaceID(number: surface), true)), at: Instant())
        }
        _ = machine.handle(
            .change(Presentation.ID(number: 2), .content(Overlay.Content(message: "Other"))), at: Instant())
        let second = surfaces(of: &machine)
        #expect(first[0].isSame(as: second[0]))
        #expect(second[1].panel.message == "Other")
    }

    private func surfaces(of machine: inout StageMachine) -> [Shared<SurfacePlan>] {
        machine.newPlan().map { Array($0.surfaces) } ?? []
    }

    private func show(_ number: UInt64, _ overlay: Overlay, on machine: inout StageMachine) {
        let request = ShowRequest(
            id: Presentation.ID(number: number), surface: SurfaceID(number: number),
            sharedOverlay: Shared(overlay.instant.with(\.onRepeat, .separate)), region: .window,
            regionState: .visible, subject: nil, view: nil, isScoped: false)
        _ = machine.handle(.show(request), at: Instant())
    }

    @Test func notesAreNoPartOfTheState() {
        let plain = SurfaceTable([surface(1)])
        var noted = plain
        noted.notes.schedule(noted[0].id, at: nil, isWatched: true)
        noted.notes.notePlan(PlanPages())
        #expect(noted == plain && noted.hashValue == plain.hashValue)
        noted[0].isHovered = true
        #expect(noted != plain)
    }
}
