import CGtk4
@_spi(Host) import Scrim

/// The widget over everything else in a window that surfaces are children of.
///
/// The layer is put into the window beside the app's content, never around it: the app's tree stays as it is. It wants
/// no room (a large panel must not make a phone-sized window grow), covers the window, and clips.
final class WindowLayer: CustomWidget {
    /// The layer's questions and reports.
    struct Handlers {
        /// Whether something at this point goes to anything but the app.
        var blocks: @MainActor (Point) -> Bool
        /// Places the surfaces, in an allocation of the layer.
        var layout: @MainActor () -> Void
        /// The layer came on screen, and with it a frame clock, or left it.
        var mapped: @MainActor (Bool) -> Void
        /// The surfaces are being drawn.
        var drawn: @MainActor () -> Void
        /// The theme, or a style sheet of the app's, is another one.
        var styled: @MainActor () -> Void
    }

    private let handlers: Handlers
    /// What the app's style sheets say about panels; the layer's last child, which is never seen.
    private(set) lazy var theme = ThemeProbe { [weak self] in self?.handlers.styled() }

    init(_ handlers: Handlers) {
        self.handlers = handlers
        super.init(cssName: "scrim")
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        widget.setCanFocus(true)
        theme.widget.enter(widget)
        theme.widget.setChildVisible(false)
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        handlers.layout()
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        for child in widget.children {
            // A surface that has ended is not laid out any more, and GTK wants that before drawing.
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
