import Testing

@_spi(Host) @testable import Scrim

/// The changes that a host gets with a plan are those that a full comparison would find.
@Suite struct StagePlanChangesTests {
    private var machine = StageMachine()

    private mutating func show(
        _ number: UInt64, over region: Region? = nil, _ overlay: Overlay = .loading("Loading")
    ) {
        let request = ShowRequest(
            id: Presentation.ID(number: number), surface: SurfaceID(number: number),
            sharedOverlay: Shared(overlay.instant), region: region ?? .view(Region.ID(number: number)),
            regionState: .visible, subject: nil, view: nil, isScoped: false)
        _ = machine.handle(.show(request), at: Instant())
    }

    private mutating func plan() -> StagePlan { machine.newPlan() ?? machine.plan }

    private func view(_ number: UInt64) -> Region { .view(Region.ID(number: number)) }

    @Test func allIsNewAtFirstAndNothingAfterThat() throws {
        var test = self
        for number in 1...40 as ClosedRange<UInt64> { test.show(number) }
        let plan = test.plan()
        let all = plan.changes(since: StagePlan())
        #expect(all.surfaces.elementsEqual(plan.surfaces) && all.gone == [] && !all.areInPlace)
        #expect(all.regions == Set((1...40).map { view($0) }))
        let none = plan.changes(since: plan)
        #expect(none.surfaces.isEmpty && none.gone == [] && none.areInPlace && none.regions == [])
    }

    @Test func onlyWhatIsOtherwiseIsTold() {
        var test = self
        for number in 1...40 as ClosedRange<UInt64> { test.show(number) }
        let before = test.plan()
        _ = test.machine.handle(
            .change(Presentation.ID(number: 20), .content(Overlay.Content(message: "Other"))), at: Instant())
        let changes = test.plan().changes(since: before)
        #expect(changes.surfaces.map { $0.value.panel.message } == ["Other"])
        #expect(changes.gone == [] && changes.areInPlace && changes.regions == [view(20)])
    }

    @Test func whoComesAndWhoGoesIsTold() {
        var test = self
        for number in 1...40 as ClosedRange<UInt64> { test.show(number) }
        let before = test.plan()
        _ = test.machine.handle(.host(.regionChanged(view(3), .gone)), at: Instant())
        test.show(41)
        let changes = test.plan().changes(since: before)
        #expect(changes.surfaces.map { $0.value.id.number } == [41])
        #expect(changes.gone == [SurfaceID(number: 3)] && !changes.areInPlace)
        #expect(changes.regions.isSuperset(of: [view(41)]))
    }

    @Test func planReportsRegionsOfSurfaceInGrace() {
        var test = self
        var veil = Overlay.veil("Hello")
        veil.input.outside = .blockedExcept([view(8)])
        veil.timing.grace = .seconds(1)
        let request = ShowRequest(
            id: Presentation.ID(number: 1), surface: SurfaceID(number: 1), sharedOverlay: Shared(veil),
            region: .window, regionState: .visible, subject: nil, view: nil, isScoped: false)
        _ = test.machine.handle(.show(request), at: Instant())
        let changes = test.plan().changes(since: StagePlan())
        #expect(changes.surfaces.isEmpty && changes.areInPlace && changes.regions == [.window, view(8)])
    }

    @Test func theRegionOfWhatGoesIsTold() {
        var test = self
        for number in 1...40 as ClosedRange<UInt64> { test.show(number) }
        let before = test.plan()
        _ = test.machine.handle(.host(.regionChanged(view(3), .gone)), at: Instant())
        let changes = test.plan().changes(since: before)
        #expect(changes.gone == [SurfaceID(number: 3)] && changes.regions.contains(view(3)))
    }

    /// The surface blocked its region, but was never visible.
    @Test func theRegionOfWhatEndsInItsGraceIsTold() {
        var test = self
        let request = ShowRequest(
            id: Presentation.ID(number: 1), surface: SurfaceID(number: 1),
            sharedOverlay: Shared(Overlay.loading("Loading").with(\.timing.grace, .seconds(1))),
            region: view(1),
            regionState: .visible, subject: nil, view: nil, isScoped: false)
        _ = test.machine.handle(.show(request), at: Instant())
        let before = test.plan()
        #expect(before.input.layers.count == 1 && before.surfaces.isEmpty)
        _ = test.machine.handle(.end(Presentation.ID(number: 1), .dismissed), at: Instant())
        let changes = test.plan().changes(since: before)
        #expect(test.plan().input.layers.isEmpty && changes.regions == [view(1)])
    }

    @Test func regionLeavesContainerThatEnds() {
        var test = self
        let order: (inout Self) -> [UInt64] = { $0.plan().surfaces.map { $0.value.id.number } }
        test.show(10, over: .window, .sheet.with(\.content.message, "Ten"))
        test.show(11, over: view(1), .sheet.with(\.content.message, "Eleven"))
        test.show(14, over: view(3))
        test.show(12, over: view(2))
        for (region, surface) in [(1, 10), (3, 10), (2, 11)] as [(UInt64, UInt64)] {
            _ = test.machine.handle(
                .host(.regionContained(view(region), in: SurfaceID(number: surface))), at: Instant())
        }
        #expect(order(&test) == [10, 11, 12, 14], "each just in front of what it lies in")
        _ = test.machine.handle(.host(.regionChanged(view(1), .gone)), at: Instant())
        #expect(order(&test) == [12, 10, 14], "over a view in the window, as far as anybody knows")
    }

    @Test func anotherOrderIsNotInPlace() {
        var test = self
        test.show(1, over: view(1), .sheet.with(\.content.message, "One"))
        test.show(2, over: view(2))
        test.show(3, over: .window, .sheet.with(\.content.message, "Three"))
        let before = test.plan()
        _ = test.machine.handle(.host(.regionContained(view(1), in: SurfaceID(number: 3))), at: Instant())
        let changes = test.plan().changes(since: before)
        #expect(test.plan().surfaces.map { $0.value.id.number } == [2, 3, 1])
        #expect(!changes.areInPlace && changes.surfaces.isEmpty && changes.gone == [])
    }
}
