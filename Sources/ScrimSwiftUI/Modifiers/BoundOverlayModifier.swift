#if canImport(UIKit)
@_spi(Host) import Scrim
import SwiftUI

/// Puts an anchor over the view, which shows what a binding requests.
struct BoundOverlayModifier<Presented: View>: ViewModifier {
    let request: BindingRequest?
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// Reads what the binding requests at this moment.
    let read: @MainActor () -> BindingRequest?
    /// Sets the binding to false or `nil`.
    let clear: @MainActor () -> Void
    /// The app's view on the overlay; `nil`: the overlay has none.
    let presented: Presented?

    /// Whether the modifier has shown anything; until then there is no platform view for it.
    @State private var memory = ModifierMemory<HostedContent<Presented>>()
    /// Whether the overlay hides the view from assistive technology.
    @State private var isHidden = false

    func body(content: Content) -> some View {
        if request != nil { memory.isUsed = true }
        let anchor = memory.isUsed ? BoundAnchor(overlay: boundOverlay, presented: presented) : nil
        return
            content
            // The host hides from assistive technology what a region contains; the anchor's contains nothing of the
            // view, so it reports the host's doing.
            .accessibilityHidden(while: area == .view && isHidden)
            // What covers more than the view needs no anchor in front of it.
            .background { if area != .view { anchor } }
            .overlay { if area == .view { anchor } }
    }

    private var boundOverlay: AnchorRepresentable<HostedContent<Presented>>.BoundOverlay {
        .init(
            request: request, area: area,
            bound: BindingSource(request: read, clear: clear, callbacks: callbacks),
            content: nil, onHide: { isHidden = $0 },
            // What covers the view covers each of several; what covers more is there once.
            shared: area == .view ? nil : memory.coordinator)
    }
}

extension View {
    /// Hides the view from assistive technology, or says nothing of it: the app may hide what is around it.
    ///
    /// Before iOS 18 a view cannot be without a value; whether that then counts in what is hidden is not known.
    fileprivate func accessibilityHidden(while isHidden: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        if #available(iOS 18, *) { return accessibilityHidden(true, isEnabled: isHidden) }
        return accessibilityHidden(isHidden)
    }
}

/// What a modifier keeps.
private final class ModifierMemory<Presented: View> {
    var isUsed = false
    let coordinator = AnchorRepresentable<Presented>.SharedCoordinator()
}

/// The app's view on an overlay, in the environment of its modifier, except for its edit mode: the content has one of its own.
///
/// SwiftUI lets nobody replace `dismiss`, so that is the modifier's, too.
private struct HostedContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    @Environment(\.horizontalSizeClass) private var width
    /// The one that the hosting controller gives its tree.
    @Environment(\.editMode) private var editMode

    var body: some View {
        var environment = environment
        environment.editMode = editMode
        // The content of a narrow panel is narrow wherever its modifier is. From iOS 17 on the host tells it so.
        if #available(iOS 17, *), width == .compact {
            environment.horizontalSizeClass = width
        }
        return content.environment(\.self, environment)
    }
}

/// The anchor of a modifier that shows something, or has shown something.
private struct BoundAnchor<Presented: View>: View {
    let overlay: AnchorRepresentable<HostedContent<Presented>>.BoundOverlay
    /// The app's view on the overlay; `nil`: the overlay has none.
    let presented: Presented?

    // A sheet's content is in a view tree of its own; it gets the environment of the modifier's place.
    @Environment(\.self) private var environment

    var body: some View {
        var overlay = overlay
        overlay.content = presented.map { HostedContent(content: $0, environment: environment) }
        return PlacedAnchor(AnchorRepresentable(overlay))
    }
}
#endif
