import CGtk4
@_spi(Host) import Scrim

/// Finds the host, and with it the stage, of a window or a widget.
extension GtkHost {
    /// The overlays of a window; for a destroyed window, overlays that end at once.
    ///
    /// The pointer is not dereferenced before it is known to be a window's.
    static func overlays(of window: UnsafeMutablePointer<GtkWindow>) -> Overlays<View> {
        prepare()
        let host = WindowVisibilityObserver.isKnown(window) ? of(window) : windowless
        return Overlays(region: .window, stage: host.stage, host: host)
    }

    /// The overlays of a window, or of a widget in any place.
    ///
    /// The overlays of a dialog inside a window are those of its content. A widget whose window is gone may still
    /// come into another one: its overlays wait.
    static func overlays(of widget: WidgetPointer) -> Overlays<View> {
        prepare()
        let widget = widget.dialogContent ?? widget
        if widget.isA(gtk_window_get_type()) { return overlays(of: widget.cast(to: GtkWindow.self)) }
        let window = widget.window.flatMap { WindowVisibilityObserver.isKnown($0) ? $0 : nil }
        let host = window.map { of($0) } ?? waiting(for: widget)
        return Overlays(region: .view(host.track(widget)), stage: host.stage, host: host)
    }

    private static func prepare() {
        MainLoop.prepare()
        FramePass.watch()
    }

    /// The one host of a window, which the window keeps.
    static func of(_ window: UnsafeMutablePointer<GtkWindow>) -> GtkHost {
        kept(by: window.widget) { GtkHost(window: window) }
    }

    /// The host of a widget that is in no window at the moment; the widget keeps the host.
    static func waiting(for widget: WidgetPointer) -> GtkHost {
        kept(by: widget) { GtkHost(window: nil) }
    }

    /// Releases the host of a widget that waited for a window.
    static func drop(waitingAt widget: WidgetPointer) {
        attached.detach(from: widget)
    }

    private static func kept(by widget: WidgetPointer, make: () -> GtkHost) -> GtkHost {
        if let known = attached.of(widget) { return known }
        let host = make()
        attached.attach(host, to: widget)
        return host
    }

    /// The host for all windows that are gone.
    private static let windowless = {
        let host = GtkHost(window: nil)
        host.stage.report(.regionChanged(.window, .gone))
        return host
    }()

    private static let attached = Attached<GtkHost>("scrim-host")
}
