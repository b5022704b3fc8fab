@_spi(Host) @testable import Scrim

/// A surface together with what it depends on, as a check looks at it: often, so that a look costs a reference.
@dynamicMemberLookup
final class SeenSurface: Identifiable, Sendable {
    let surface: Surface
    let surroundings: Surroundings

    init(_ surface: Surface, in surroundings: Surroundings) {
        self.surface = surface
        self.surroundings = surroundings
    }

    var id: SurfaceID { surface.id }
    var living: [Holder] { surface.living }
    var isPresented: Bool { surface.isPresented }
    var isVisible: Bool { surface.isVisible(in: surroundings) }
    var isHidden: Bool { surface.isHidden(in: surroundings) }
    var awaitsFrame: Bool { surface.awaitsFrame(in: surroundings) }
    var occupiesPlacement: Bool { surface.occupiesPlacement(in: surroundings) }
    var inputLayer: InputPlan.Layer? { surface.inputLayer(in: surroundings) }
    /// Those who are settled, and not yet told that all is off.
    var leavers: [Presentation.ID] {
        surface.isLeavingForGood && !surface.isAfterglow ? surface.holders.map(\.id) : []
    }

    /// Inlined, so that a path that is written in a check is no more than the field.
    @inline(__always)
    subscript<Value>(dynamicMember path: KeyPath<Surface, Value>) -> Value { surface[keyPath: path] }

    func snapshot(at instant: Instant) -> SheetState.Snapshot? { surface.snapshot(at: instant) }
}

extension StageMachine {
    /// All surfaces, as a check looks at them.
    var seen: [SeenSurface] { surfaces.map { SeenSurface($0, in: surroundings) } }

    func seen(_ id: SurfaceID) -> SeenSurface? { seen.first { $0.id == id } }
}
