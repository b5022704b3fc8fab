import CGtk4
@_spi(Host) import Scrim
import ScrimGTK

/// Shows a modifier's overlay over a widget, as a binding requests it.
///
/// Lives as long as the modifier is in the view tree; when it goes, so does the overlay, and the binding is left alone.
@MainActor
final class WidgetPresenter {
    typealias Source = BindingSource<UnsafeMutablePointer<GtkWidget>>

    private let presenter = BindingPresenter<UnsafeMutablePointer<GtkWidget>>()
    private let anchor: WidgetAnchor
    private var area = OverlayArea.window
    private var bound: Source?
    private var isScheduled = false

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        MainLoop.attach()
        anchor = WidgetAnchor(widget)
        anchor.onMove = { [weak self] in self?.schedule() }
        Self.all.append(Weak(self))
    }

    deinit {
        let presenter = presenter
        Task { @MainActor in presenter.close() }
    }

    /// Whether an overlay is shown that has not ended.
    var isShowing: Bool { presenter.showings > 0 }

    /// The view was updated: takes how to reach its binding.
    func update(_ bound: Source, over area: OverlayArea) {
        self.bound = bound
        self.area = area
        // A framework need not update a view that is out of sight; its binding may have changed all the same.
        Self.all.removeAll { $0.presenter == nil }
        for other in Self.all { other.presenter?.schedule() }
    }

    /// Shows and dismisses in a turn of its own: an overlay moves the focus, and with it the app's state, which may not
    /// change while the framework updates its views.
    private func schedule() {
        guard !isScheduled, bound != nil else { return }
        isScheduled = true
        Task { [weak self] in
            guard let self else { return }
            isScheduled = false
            follow()
        }
    }

    private func follow() {
        guard let bound else { return }
        presenter.update(bound.request(), bound)
        // Before the widget is in a window, the request waits.
        guard let widget = anchor.widget, anchor.isInWindow else { return }
        presenter.place(in: widget.overlays(of: area))
    }

    // MARK: All of them

    private static var all: [Weak] = []

    private struct Weak {
        weak var presenter: WidgetPresenter?
        init(_ presenter: WidgetPresenter) { self.presenter = presenter }
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The overlays of an area of this widget's window.
    @MainActor
    func overlays(of area: OverlayArea) -> GtkOverlays {
        area.region.map { overlays.over($0) } ?? overlays
    }

    /// The widget behind a pointer that a framework hands out without its type; `nil`: it is none.
    init?(widget pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        let instance = UnsafeMutablePointer<GTypeInstance>(pointer)
        guard g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0 else { return nil }
        self.init(pointer)
    }
}
