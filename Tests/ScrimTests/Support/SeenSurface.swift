@_spi(Host) @testable import Scrim

/// A surface with the surroundings that its state depends on.
///
/// A class, because checks copy it often.
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
    /// The settled presentations that are not gone yet.
    var leavers: [Presentation.ID] {
        surface.isLeavingForGood && !surface.isAfterglow ? surface.holders.map(\.id) : []
    }

    /// Inlined, so that a key path in a check costs no more than the property.
    @inline(__always)
    subscript<Value>(dynamicMember path: KeyPath<Surface, Value>) -> Value { surface[keyPath: path] }

    func snapshot(at instant: Instant) -> SheetState.Snapshot? { surface.snapshot(at: instant) }
}

extension StageMachine {
    /// All surfaces, for checks.
    var seen: [SeenSurface] { surfaces.map { SeenSurface($0, in: surroundings) } }

    func seen(_ id: SurfaceID) -> SeenSurface? { seen.first { $0.id == id } }
}
