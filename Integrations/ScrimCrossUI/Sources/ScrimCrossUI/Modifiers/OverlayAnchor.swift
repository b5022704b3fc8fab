import CGtk4
import Gtk
@_spi(Host) import Scrim
import ScrimGTK
import SwiftCrossUI

/// Where the overlays of a part of the view tree are shown: `@Environment(\.overlays)`.
///
/// Everything that `Overlays` can do is there, scoped use above all:
///
/// ```swift
/// WindowGroup("App") { ContentView().overlayAnchor() }
///
/// struct SignIn: View {
///     @Environment(\.overlays) var overlays
///
///     func signIn() async throws {
///         user = try await overlays.window.during(.veil("Signing in…", cancel: .standard)) {
///             try await api.signIn()
///         }
///     }
/// }
/// ```
///
/// If there is no `overlayAnchor()` above in the view tree, or the anchor is not in a window yet, overlays wait;
/// `during` runs its body anyway. Once the view is gone, nothing is shown: a question returns no answer, and work that
/// can be undone begins.
@MainActor
public final class OverlayAnchor {
    private var anchor: WidgetAnchor?
    /// The widget in which overlays wait while the anchor has none, if there are any.
    private var placeholder: Box?

    /// What is needed to make views on overlays: the framework's backend, and the environment around the anchor's view.
    ///
    /// The environment inside the anchor's view refers to the anchor, which would then keep itself alive.
    private var drawing: (backend: any AppBackend, environment: EnvironmentValues)?
    private var hosted: [Hosted] = []

    nonisolated init() {}

    /// The overlays of the window that contains the view.
    ///
    /// Before the view is in a window, they wait together with it.
    public var window: GtkOverlays { view.over(.window) }

    /// The overlays of the view that `overlayAnchor()` is on.
    public var view: GtkOverlays {
        guard let anchor else { return waitingWidget.overlays }
        guard let widget = anchor.widget else {
            // A widget that nobody keeps is gone, like the anchor's.
            return withExtendedLifetime(Box()) { UnsafeMutablePointer<GtkWidget>(widget: $0).overlays }
        }
        return widget.overlays
    }

    /// The overlays of the keyboard that the app draws itself.
    public var keyboard: GtkOverlays { view.over(.keyboard) }

    /// Shows a view and waits for its value.
    ///
    /// ```swift
    /// let color = await overlays.present(.sheet(label: "Color")) { end in
    ///     ColorPicker(accept: end.callAsFunction, cancel: end.cancel)
    /// }
    /// ```
    ///
    /// The view has the anchor's environment, and its own state. Without an `overlayAnchor()` above,
    /// the overlay is empty.
    ///
    /// - Parameters:
    ///   - overlay: What to show; mostly `.sheet`.
    ///   - area: The area that the overlay covers.
    ///   - shouldEnd: Asked before a user's act ends the presentation; `false` refuses.
    ///   - content: Makes the view, which ends the presentation through the `Presentation.Ending` that it gets.
    public func present<Value, Presented: View>(
        _ overlay: Overlay, over area: OverlayArea = .window,
        shouldEnd: (@MainActor @Sendable (Presentation.Cause) -> Bool)? = nil, file: String = #fileID,
        line: Int = #line,
        @ViewBuilder content: @escaping @MainActor (Presentation.Ending<Value>) -> Presented
    ) async -> Presentation.Result<Value> {
        let overlays = area.region.map { view.over($0) } ?? view
        // Keeps the view even before it is in a window.
        var kept: AnyObject?
        // The content often refers to the anchor, which would otherwise keep itself alive.
        defer { hosted.removeAll { $0.view === kept } }
        return await overlays.present(overlay, shouldEnd: shouldEnd, file: file, line: line) {
            (end: Presentation.Ending<Value>) in
            guard let drawing else { return gtk_label_new(nil) }
            return host({ content(end) }, drawing.backend, drawing.environment, &kept)
        }
    }

    /// Takes the widget of the anchor's view, and returns the widget for the view tree.
    ///
    /// Overlays that were shown before wait in a widget, which then becomes the one around the view.
    func attach(_ view: Gtk.Widget) -> Gtk.Widget {
        let widget: Gtk.Widget
        if let placeholder {
            placeholder.add(view)
            widget = placeholder
        } else {
            widget = view
        }
        placeholder = nil
        MainLoop.attach()
        anchor = WidgetAnchor(UnsafeMutablePointer(widget: widget))
        return widget
    }

    /// Takes what is needed to make views on overlays.
    ///
    /// - Parameter environment: The environment around the anchor's view, which does not refer to this anchor.
    func update(_ backend: any AppBackend, _ environment: EnvironmentValues) {
        drawing = (backend, environment)
        for hosted in hosted { hosted.update(environment.with(\.overlays, self)) }
    }

    private var waitingWidget: UnsafeMutablePointer<GtkWidget> {
        let box = placeholder ?? Box()
        placeholder = box
        return UnsafeMutablePointer(widget: box)
    }

    private func host<Backend: AppBackend, Presented: View>(
        _ content: @escaping @MainActor () -> Presented, _ backend: Backend, _ environment: EnvironmentValues,
        _ kept: inout AnyObject?
    ) -> UnsafeMutablePointer<GtkWidget> {
        let view = HostedView(content(), backend: backend, environment: environment.with(\.overlays, self))
        kept = view
        hosted.append(Hosted(view: view) { [weak view] in view?.update(content(), in: $0) })
        return view.widget
    }

    private struct Hosted {
        weak var view: AnyObject?
        let update: @MainActor (EnvironmentValues) -> Void
    }
}

extension EnvironmentValues {
    /// The anchor of this part of the view tree: the nearest `overlayAnchor()` above.
    public internal(set) var overlays: OverlayAnchor {
        get { self[OverlaysKey.self] }
        set { self[OverlaysKey.self] = newValue }
    }
}

private struct OverlaysKey: EnvironmentKey {
    static let defaultValue = OverlayAnchor()
}

extension View {
    /// Makes this view the anchor that `@Environment(\.overlays)` has for everything in it.
    ///
    /// One anchor at the root of each window is enough; a view inside can be another anchor.
    public func overlayAnchor() -> some View { AnchoredView(child: self) }
}

private struct AnchoredView<Child: View>: ModifierView {
    let child: Child

    func children<Backend: AppBackend>(
        backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
    ) -> any ViewGraphNodeChildren {
        let anchor = OverlayAnchor()
        return AnchorNode(
            AnyViewGraphNode(
                for: child, backend: backend, snapshot: snapshots?.first,
                environment: environment.with(\.overlays, anchor)),
            anchor, environment)
    }

    func layoutableChildren<Backend: AppBackend>(
        backend: Backend, children: any ViewGraphNodeChildren
    ) -> [LayoutSystem.LayoutableChild] { [] }

    func asWidget<Backend: AppBackend>(_ children: any ViewGraphNodeChildren, backend: Backend)
        -> Backend.Widget
    {
        let node = node(children)
        let widget: Backend.Widget = node.child.widget.into()
        return (widget as? Gtk.Widget).flatMap { node.anchor.attach($0) as? Backend.Widget } ?? widget
    }

    func computeLayout<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
        environment: EnvironmentValues, backend: Backend
    ) -> ViewLayoutResult {
        let node = node(children)
        // This environment, unlike the one of `commit`, can lay this view out again.
        node.environment = environment
        return node.child.computeLayout(
            with: child, proposedSize: proposedSize, environment: environment.with(\.overlays, node.anchor))
    }

    func commit<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
        environment: EnvironmentValues, backend: Backend
    ) {
        let node = node(children)
        _ = node.child.commit()
        if widget is Gtk.Widget { node.anchor.update(backend, node.environment) }
    }

    private func node(_ children: any ViewGraphNodeChildren) -> AnchorNode<Child> {
        guard let node = children as? AnchorNode<Child> else {
            preconditionFailure("The children of a modifier are those that it made")
        }
        return node
    }
}

@MainActor
private final class AnchorNode<Child: View>: ViewGraphNodeChildren {
    let child: AnyViewGraphNode<Child>
    let anchor: OverlayAnchor
    /// The environment around the view.
    var environment: EnvironmentValues

    init(_ child: AnyViewGraphNode<Child>, _ anchor: OverlayAnchor, _ environment: EnvironmentValues) {
        self.child = child
        self.anchor = anchor
        self.environment = environment
    }

    var widgets: [AnyWidget] { [child.widget] }
    var erasedNodes: [ErasedViewGraphNode] { [] }
}
