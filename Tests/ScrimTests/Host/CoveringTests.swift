@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// Which panels are covered by a newer overlay over a view around them.
@MainActor
@Suite struct CoveringTests {
    let host = TestHost()
    let list: Region
    let row: Region
    let cell: Region
    let other: Region

    init() {
        (list, row, cell, other) = (host.region(), host.region(), host.region(), host.region())
    }

    /// The views around a region: the cell is in the row, and the row in the list.
    private func around(_ region: Region) -> Set<Region> {
        switch region {
        case cell: [cell, row, list]
        case row: [row, list]
        default: [region]
        }
    }

    private var covered: Set<SurfaceID> { host.plan.coveredSurfaces(around: around) }

    @discardableResult
    private func show(_ overlay: Overlay, over region: Region) throws -> (Presentation, SurfaceID) {
        let presentation = host.overlays.over(region).show(overlay.instant.with(\.onRepeat, .separate))
        return (presentation, try #require(host.plan.surfaces.map(\.value.id).max { $0.number < $1.number }))
    }

    @Test func whatIsOlderAndInsideWhatANewerOneBlocks() throws {
        let (_, first) = try show(.loading("Cell", cancel: .standard), over: cell)
        let (_, second) = try show(.loading("Row", cancel: .standard), over: row)
        #expect(covered == [first])
        let (_, third) = try show(.loading("Row", cancel: .standard), over: row)
        #expect(covered == [first, second], "of two over the same view the older one")
        try show(.loading("Other", cancel: .standard), over: other)
        let (all, _) = try show(.loading("All"), over: list)
        #expect(covered == [first, second, third])
        #expect(host.plan.focusRound.panels.count == 4)
        #expect(host.plan.focusRound.without(covered).panels.count == 1, "the other view's button")
        all.dismiss()
        host.pass(1_000)
        #expect(covered == [first, second])
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func nothingInFrontOfItOrBesideItOrThatLetsItThrough() throws {
        try show(.loading("All"), over: list)
        try show(.loading("Row", cancel: .standard), over: row)
        try show(.loading("Other"), over: other)
        #expect(covered == [], "the row's is in front")
        host.clear()
        try show(.loading("Row", cancel: .standard), over: row)
        let (bar, _) = try show(.loading("All", cover: .bar).with(\.input, .passThrough), over: list)
        #expect(covered == [], "input passes")
        bar.dismiss()
        host.pass(1_000)
        try show(.loading("All").with(\.input.outside, .blockedExcept([row])), over: list)
        #expect(covered == [], "the row is exempt")
        let veil = host.overlays.show(.veil("Wait").instant)
        #expect(covered == [], "a window's is modal")
        veil.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func keysAreKeptFromIt() throws {
        let (_, row) = try show(.loading("Row", cancel: .standard), over: row)
        let place = FocusPlace.panel(row, inside: around(self.row))
        #expect(host.stage.gate.keyRoute(focus: place) == .panel(row))
        let (_, all) = try show(.loading("All"), over: list)
        #expect(host.stage.gate.keyRoute(focus: place) == .blocked(all))
        host.clear()
        #expect(host.leftovers == [])
    }
}
