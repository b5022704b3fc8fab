import CGtk4
@_spi(Host) import Scrim

/// The widget over everything else in a window that surfaces are children of.
///
/// The layer is a sibling of the app's content, never its parent: the app's tree stays as it is. It requests no size
/// (a large panel must not make a phone-sized window grow), covers the window, and clips.
final class WindowLayer: CustomWidget {
    /// The layer's questions and reports.
    struct Handlers {
        /// Whether input at this point goes elsewhere than to the app.
        var blocks: @MainActor (Point) -> Bool
        /// Places the surfaces while the layer is allocated.
        var layout: @MainActor () -> Void
        /// The layer was mapped, and got a frame clock, or was unmapped.
        var mapped: @MainActor (Bool) -> Void
        /// The surfaces are being drawn.
        var drawn: @MainActor () -> Void
        /// The theme, or a style sheet of the app, has changed.
        var styled: @MainActor () -> Void
    }

    private let handlers: Handlers
    /// Follows the drags over the layer.
    private let drags = made(gtk_drop_controller_motion_new())
    private var onDragLeaving: (@MainActor () -> Void)?
    /// Reads the app's style sheets; the layer's last child, which is never visible.
    private(set) lazy var theme = ThemeProbe { [weak self] in self?.handlers.styled() }

    init(_ handlers: Handlers) {
        self.handlers = handlers
        super.init(cssName: "scrim")
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        widget.setCanFocus(true)
        theme.widget.enter(widget)
        theme.widget.setChildVisible(false)
        Signal(drags, "leave") { [weak self] _ in
            let action = self?.onDragLeaving
            self?.onDragLeaving = nil
            action?()
        }
        // The widget takes over the reference.
        gtk_widget_add_controller(widget, drags)
    }

    /// Whether a drag and drop is over the layer, as far as GTK has reported.
    var isUnderDrag: Bool { gtk_drop_controller_motion_contains_pointer(drags) != 0 }

    /// Calls a closure once, when the drag leaves the layer; GTK is then in the middle of leading it elsewhere.
    func whenDragLeaves(_ action: @escaping @MainActor () -> Void) { onDragLeaving = action }

    override func allocate(width: Int, height: Int, baseline: Int) {
        handlers.layout()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        for child in widget.children {
            // An ended surface is not laid out any more, and GTK must lay out what it draws.
            if SwiftPeer.of(child, as: SurfaceWidget.self)?.isDrawn == false { continue }
            gtk_widget_snapshot_child(widget, child, snapshot)
        }
        handlers.drawn()
    }

    /// Whether GTK is in the middle of mapping or unmapping the surfaces.
    private(set) var isMapping = false

    override func mapChildren(_ body: () -> Void) {
        let wasMapping = isMapping
        isMapping = true
        body()
        isMapping = wasMapping
    }

    override func mappedChanged(_ isMapped: Bool) {
        handlers.mapped(isMapped)
    }

    override func styleChanged() { handlers.styled() }

    override func contains(x: Double, y: Double) -> Bool {
        handlers.blocks(Point(x: x, y: y))
    }
}
