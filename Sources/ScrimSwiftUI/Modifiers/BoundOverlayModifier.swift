#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Puts an anchor over the view, which shows what a binding requests.
struct BoundOverlayModifier: ViewModifier {
    let request: PresentationRequest?
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// Reads what the binding requests at this moment.
    let read: @MainActor () -> PresentationRequest?
    /// Sets the binding to false or `nil`.
    let clear: @MainActor () -> Void
    /// The app's view on the overlay; `nil`: the overlay has none.
    let presented: AnyView?

    // A sheet's content is in a view tree of its own; it gets the environment of the modifier's place.
    @Environment(\.self) private var environment

    func body(content: Content) -> some View {
        content
            // The host hides from assistive technology what a region contains; the anchor's contains nothing of the
            // view.
            .accessibilityHidden(area == .view && request?.overlay.input.outside == .blocked)
            .overlay { AnchorRepresentable(boundOverlay) }
    }

    private var boundOverlay: AnchorRepresentable.BoundOverlay {
        AnchorRepresentable.BoundOverlay(
            request: request, area: area,
            bound: BindingSource(
                request: read, clear: clear, shouldEnd: callbacks.shouldEnd, onAction: callbacks.onAction,
                onDetent: callbacks.onDetent, onPosition: callbacks.onPosition, onEnd: callbacks.onEnd,
                location: .init(file: callbacks.file, line: callbacks.line)),
            content: presented.map { AnyView($0.environment(\.self, environmentOnOverlay)) })
    }

    /// The environment of the modifier, except its edit mode, which is not the overlay's.
    ///
    /// SwiftUI lets nobody replace `dismiss`, so that is the modifier's, too.
    private var environmentOnOverlay: EnvironmentValues {
        var environment = environment
        environment.editMode = nil
        return environment
    }
}
#endif
