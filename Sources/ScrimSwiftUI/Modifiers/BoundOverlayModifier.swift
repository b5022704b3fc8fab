#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Puts an anchor over or behind the view; the anchor shows what a binding requests.
struct BoundOverlayModifier<Presented: View>: ViewModifier {
    let request: BindingRequest?
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// Reads what the binding requests now.
    let read: @MainActor () -> BindingRequest?
    /// Sets the binding to false or `nil`.
    let clear: @MainActor () -> Void
    /// The app's view on the overlay; `nil`: the overlay has no view.
    let presented: Presented?

    /// Whether the modifier has shown anything; until then it has no platform view.
    @State private var memory = ModifierMemory<HostedContent<Presented>>()
    /// Whether the overlay hides the view from assistive technology.
    @State private var isHidden = false

    func body(content: Content) -> some View {
        if request != nil { memory.isUsed = true }
        let anchor = memory.isUsed ? BoundAnchor(overlay: boundOverlay, presented: presented) : nil
        return
            content
            // The host hides from assistive technology what a region contains. The anchor's region does not contain the
            // SwiftUI view, so the modifier hides the view.
            .accessibilityHidden(while: area == .view && isHidden)
            // An overlay that covers more than the view needs no anchor in front of it.
            .background { if area != .view { anchor } }
            .overlay { if area == .view { anchor } }
    }

    private var boundOverlay: AnchorRepresentable<HostedContent<Presented>>.BoundOverlay {
        .init(
            request: request, area: area,
            bound: BindingSource(request: read, clear: clear, callbacks: callbacks),
            content: nil, onHide: { isHidden = $0 },
            // An overlay over the view exists once for each view; any other overlay exists once.
            shared: area == .view ? nil : memory.coordinator)
    }
}

extension View {
    /// Hides the view from assistive technology.
    ///
    /// If `isHidden` is false, it sets nothing, because the app may hide a view around this one. Before iOS 18 a value
    /// has to be set. It is unknown whether `false` then counts inside a hidden view.
    fileprivate func accessibilityHidden(while isHidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        if #available(iOS 18, *) { return accessibilityHidden(true, isEnabled: isHidden) }
        return accessibilityHidden(isHidden)
    }
}

/// The state that a modifier keeps.
private final class ModifierMemory<Presented: View> {
    var isUsed = false
    let coordinator = AnchorRepresentable<Presented>.SharedCoordinator()
}

/// The app's view on an overlay, in its modifier's environment except for the edit mode, which the content has
/// on its own.
///
/// SwiftUI does not allow `dismiss` to be replaced, so that is the modifier's, too.
private struct HostedContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    @Environment(\.horizontalSizeClass) private var width
    /// The edit mode that the hosting controller gives to its tree.
    @Environment(\.editMode) private var editMode

    var body: some View {
        var environment = environment
        environment.editMode = editMode
        // The content of a narrow panel is narrow, wherever its modifier is. From iOS 17 on, the host sets
        // the size class.
        if #available(iOS 17, *), width == .compact {
            environment.horizontalSizeClass = width
        }
        return content.environment(\.self, environment)
    }
}

/// The anchor of a modifier that shows something, or has shown something.
private struct BoundAnchor<Presented: View>: View {
    let overlay: AnchorRepresentable<HostedContent<Presented>>.BoundOverlay
    /// The app's view on the overlay; `nil`: the overlay has no view.
    let presented: Presented?

    // A sheet's content is in a separate view tree, and gets the environment of the modifier.
    @Environment(\.self) private var environment

    var body: some View {
        var overlay = overlay
        overlay.content = presented.map { HostedContent(content: $0, environment: environment) }
        return PlacedAnchor(AnchorRepresentable(overlay))
    }
}
#endif
