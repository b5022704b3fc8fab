import Scrim
import ScrimGTK

/// The overlay of the Map: a list of places that the user pulls up and pushes down.
@MainActor
struct MapOverlays {
    let window: Widget
    let words: Words

    /// Fits the title, the field and the top of the list.
    static let small = Overlay.Detent.points(164)
    static let half = Overlay.Detent.fraction(0.5)

    /// Shows the list; up to half of the window, the map stays live behind it.
    func show(_ list: Widget) -> Presentation {
        var sheet = Overlay.sheet(
            detents: [Self.small, Self.half, .full], initial: Self.half, undimmedThrough: Self.half,
            input: .dismissing, label: words.places)
        // A bare view has its own grabber, or none.
        if needsGround { sheet.sheet.grabber = .hidden }
        return window.overlays.show(sheet) { list }
    }

    /// True if a view in a panel must draw its own background: the classic sheet is the bare view.
    var needsGround: Bool { window.overlays.stage.defaults.appearance == .classic }
}
