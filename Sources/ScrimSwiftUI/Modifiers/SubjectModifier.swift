import Scrim
import SwiftUI

/// Lays the anchor over the view, with what a binding asks for.
struct SubjectModifier: ViewModifier {
    let wish: Wish?
    let area: OverlayArea
    let ears: Ears
    let read: @MainActor () -> Wish?
    let clear: @MainActor () -> Void
    let presented: AnyView?

    // What is on a sheet is in a view tree of its own; it gets the environment of the modifier's place.
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content
            // The host hides what its region contains, and the anchor contains nothing of the view.
            .accessibilityHidden(area == .view && wish?.overlay.input.outside == .blocked)
            .overlay { Anchoring(subject) }
    }

    private var subject: Anchoring.Subject {
        Anchoring.Subject(
            wish: wish, area: area,
            bound: Bound(
                wish: read, clear: clear, shouldEnd: ears.shouldEnd, onAction: ears.onAction,
                onRest: ears.onRest, onPosition: ears.onPosition, onEnd: ears.onEnd,
                source: .init(file: ears.file, line: ears.line)),
            content: presented.map { AnyView($0.environment(\.self, environment)) })
    }
}
