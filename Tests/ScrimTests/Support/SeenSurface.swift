@_spi(Host) @testable import Scrim

/// A surface together with what it depends on, as a check looks at it.
@dynamicMemberLookup
struct SeenSurface: Identifiable {
    let surface: Surface
    let surroundings: Surroundings

    var id: SurfaceID { surface.id }
    var isVisible: Bool { surface.isVisible(in: surroundings) }
    var isHidden: Bool { surface.isHidden(in: surroundings) }
    var awaitsFrame: Bool { surface.awaitsFrame(in: surroundings) }
    var occupiesPlacement: Bool { surface.occupiesPlacement(in: surroundings) }
    var inputLayer: InputPlan.Layer? { surface.inputLayer(in: surroundings) }
    /// Those who are settled, and not yet told that all is off.
    var leavers: [Presentation.ID] { surface.isLeavingForGood ? surface.holders.map(\.id) : [] }

    subscript<Value>(dynamicMember path: KeyPath<Surface, Value>) -> Value { surface[keyPath: path] }

    func place(at instant: Instant) -> SheetState.Place? { surface.place(at: instant) }
}

extension StageMachine {
    /// All surfaces, as a check looks at them.
    var seen: [SeenSurface] { surfaces.map { SeenSurface(surface: $0, surroundings: surroundings) } }

    func seen(_ id: SurfaceID) -> SeenSurface? { seen.first { $0.id == id } }
}
