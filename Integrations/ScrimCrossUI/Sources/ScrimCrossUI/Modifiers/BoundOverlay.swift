import CGtk4
import Gtk
@_spi(Host) import Scrim
import ScrimGTK
import SwiftCrossUI

/// A view, and an overlay that a binding shows.
///
/// On a backend other than GTK, the modifier has no effect.
struct BoundOverlay<Child: View, Presented: View>: ModifierView {
    let child: Child
    let area: OverlayArea
    let callbacks: BindingCallbacks
    /// Reads the binding's current request.
    let read: @MainActor () -> BindingRequest?
    /// Sets the binding to false or `nil`.
    let clear: @MainActor () -> Void
    /// The app's view on the overlay, as of this update; `nil` if the overlay has none, or is not requested.
    let presented: (() -> Presented?)?

    func children<Backend: AppBackend>(
        backend: Backend, snapshots: [ViewGraphSnapshotter.NodeSnapshot]?, environment: EnvironmentValues
    ) -> any ViewGraphNodeChildren {
        ModifierNode<Child, Presented>(
            AnyViewGraphNode(
                for: child, backend: backend, snapshot: snapshots?.first, environment: environment),
            environment)
    }

    func layoutableChildren<Backend: AppBackend>(
        backend: Backend, children: any ViewGraphNodeChildren
    ) -> [LayoutSystem.LayoutableChild] { [] }

    func asWidget<Backend: AppBackend>(_ children: any ViewGraphNodeChildren, backend: Backend)
        -> Backend.Widget
    {
        node(children).child.widget.into()
    }

    func computeLayout<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, proposedSize: ProposedViewSize,
        environment: EnvironmentValues, backend: Backend
    ) -> ViewLayoutResult {
        let node = node(children)
        // This environment, unlike the one of `commit`, can lay this view out again.
        node.environment = environment
        return node.child.computeLayout(with: child, proposedSize: proposedSize, environment: environment)
    }

    func commit<Backend: AppBackend>(
        _ widget: Backend.Widget, children: any ViewGraphNodeChildren, layout: ViewLayoutResult,
        environment: EnvironmentValues, backend: Backend
    ) {
        let node = node(children)
        _ = node.child.commit()
        guard let widget = widget as? Gtk.Widget else { return }
        let presenter = node.presenter ?? WidgetPresenter(UnsafeMutablePointer(widget: widget))
        node.presenter = presenter
        // An overlay that is leaving keeps the view that it last showed, even when the next item's view arrives.
        if let presented, node.hosted?.id == read()?.id, let view = presented() {
            node.hosted?.view.update(view, in: node.environment)
        }
        presenter.update(source(node, backend), over: area)
    }

    private func source<Backend: AppBackend>(_ node: ModifierNode<Child, Presented>, _ backend: Backend)
        -> WidgetPresenter.Source
    {
        var source = WidgetPresenter.Source(request: read, clear: clear, callbacks: callbacks)
        if let presented {
            source.content = { [weak node] in
                guard let node, let id = read()?.id, let view = presented() else { return gtk_label_new(nil) }
                return node.host(view, of: id, backend)
            }
            source.callbacks.onEnd = { [weak node, callbacks] outcome in
                node?.forgetEnded()
                callbacks.onEnd?(outcome)
            }
        }
        return source
    }

    private func node(_ children: any ViewGraphNodeChildren) -> ModifierNode<Child, Presented> {
        guard let node = children as? ModifierNode<Child, Presented> else {
            preconditionFailure("The children of a modifier are those that it made")
        }
        return node
    }
}

/// A modifier's state while it is in the view graph.
@MainActor
private final class ModifierNode<Child: View, Presented: View>: ViewGraphNodeChildren {
    let child: AnyViewGraphNode<Child>
    var environment: EnvironmentValues
    var presenter: WidgetPresenter?
    /// The view on the presented overlay, and the identifier of its request.
    private(set) var hosted: (view: HostedView<Presented>, id: AnyHashable)?

    init(_ child: AnyViewGraphNode<Child>, _ environment: EnvironmentValues) {
        self.child = child
        self.environment = environment
    }

    var widgets: [AnyWidget] { [child.widget] }
    var erasedNodes: [ErasedViewGraphNode] { [] }

    /// Makes the widget of a view on the overlay.
    func host<Backend: AppBackend>(_ view: Presented, of id: AnyHashable, _ backend: Backend)
        -> UnsafeMutablePointer<GtkWidget>
    {
        let view = HostedView(view, backend: backend, environment: environment)
        hosted = (view, id)
        return view.widget
    }

    /// Releases the view of an overlay that has ended; while the overlay is leaving, the view keeps itself alive.
    func forgetEnded() {
        if presenter?.isShowing != true { hosted = nil }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget of an object of the module Gtk.
    init(widget: Gtk.Widget) {
        self.init(OpaquePointer(widget.widgetPointer))
    }
}

extension View {
    /// Shows an overlay while a flag is set.
    func boundOverlay(
        isPresented: Binding<Bool>, overlay: @escaping @MainActor () -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks
    ) -> some View {
        boundOverlay(
            isPresented: isPresented, overlay: overlay, area: area, callbacks: callbacks,
            presented: nil as (() -> EmptyView)?)
    }

    /// Shows an overlay with a view while a flag is set.
    func boundOverlay<Presented: View>(
        isPresented: Binding<Bool>, overlay: @escaping @MainActor () -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, presented: (() -> Presented)?
    ) -> some View {
        BoundOverlay(
            child: self, area: area, callbacks: callbacks,
            read: { isPresented.wrappedValue ? BindingRequest(id: true, overlay: overlay()) : nil },
            clear: { isPresented.wrappedValue = false },
            presented: presented.map { presented in
                let current: () -> Presented? = { isPresented.wrappedValue ? presented() : nil }
                return current
            })
    }

    /// Shows an overlay while there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable>(
        item: Binding<Item?>, overlay: @escaping @MainActor (Item) -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, onAnswer: (@MainActor (Item, Int) -> Void)? = nil,
        onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil
    ) -> some View {
        boundOverlay(
            item: item, overlay: overlay, area: area, callbacks: callbacks, onAnswer: onAnswer,
            onEnd: onEnd, presented: nil as ((Item) -> EmptyView)?)
    }

    /// Shows an overlay with a view while there is an item; another item is another overlay.
    func boundOverlay<Item: Identifiable, Presented: View>(
        item: Binding<Item?>, overlay: @escaping @MainActor (Item) -> Overlay, area: OverlayArea,
        callbacks: BindingCallbacks, onAnswer: (@MainActor (Item, Int) -> Void)? = nil,
        onEnd: (@MainActor (Item, Presentation.Outcome) -> Void)? = nil, presented: ((Item) -> Presented)?
    ) -> some View {
        BoundOverlay(
            child: self, area: area, callbacks: callbacks,
            read: {
                guard let item = item.wrappedValue else { return nil }
                var request = BindingRequest(id: AnyHashable(item.id), overlay: overlay(item))
                if let onAnswer { request.onAnswer = { onAnswer(item, $0) } }
                if let onEnd { request.onEnd = { onEnd(item, $0) } }
                return request
            },
            clear: { item.wrappedValue = nil },
            presented: presented.map { presented in
                let current: () -> Presented? = { item.wrappedValue.map(presented) }
                return current
            })
    }
}
