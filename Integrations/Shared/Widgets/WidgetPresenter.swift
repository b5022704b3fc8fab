import CGtk4
@_spi(Host) import Scrim
import ScrimGTK

/// Shows a modifier's overlay over a widget, as a binding requests it.
///
/// Lives while the modifier is in the view tree. When the presenter goes, so does the overlay, and the
/// binding keeps its value.
@MainActor
final class WidgetPresenter {
    typealias Source = BindingSource<UnsafeMutablePointer<GtkWidget>>

    private let presenter = BindingPresenter<UnsafeMutablePointer<GtkWidget>>()
    private let anchor: WidgetAnchor
    private var area = OverlayArea.window
    private var bound: Source?
    /// True if the view was updated since the binding was last read.
    private var isFresh = false

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        MainLoop.attach()
        anchor = WidgetAnchor(widget)
        anchor.onMove = { Self.schedule() }
        presenter.staysAfterUpdate = { [weak self] in
            // The framework updates its views in such a turn, and may remove this one.
            await idleTurn()
            return self != nil
        }
        Self.all.append(Weak(self))
    }

    deinit {
        let presenter = presenter
        Task { @MainActor in presenter.close() }
    }

    /// True if an overlay is presented and has not ended.
    var isShowing: Bool { presenter.showings > 0 }

    /// Called when the view was updated, with the current access to its binding.
    func update(_ bound: Source, over area: OverlayArea) {
        self.bound = bound
        self.area = area
        isFresh = true
        Self.schedule()
    }

    private func follow() {
        // The binding of a view that is neither updated nor visible may have nothing left to read: for example, the
        // other branch of an `if`, over an item that was removed.
        guard let bound, isFresh || anchor.isInSight || isShowing || presenter.isWaiting else { return }
        isFresh = false
        presenter.update(bound.request(), bound)
        // Before the widget is in a window, the request waits.
        guard let widget = anchor.widget, anchor.isInWindow else { return }
        presenter.place(in: widget.overlays(of: area))
    }

    // MARK: All of them

    private static var all: [Weak] = []
    private static var isScheduled = false

    /// Shows and dismisses overlays in a later turn: an overlay moves the focus, and with it the app's state, which
    /// must not change while the framework updates its views.
    ///
    /// Updates all presenters, because a framework need not update a view that is out of sight, whose binding
    /// may have changed anyway.
    private static func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Task {
            isScheduled = false
            all.removeAll { $0.presenter == nil }
            for weak in all { weak.presenter?.follow() }
        }
    }

    private struct Weak {
        weak var presenter: WidgetPresenter?
        init(_ presenter: WidgetPresenter) { self.presenter = presenter }
    }
}

/// Returns in an idle turn of the main loop.
@MainActor
private func idleTurn() async {
    final class Waiting: Sendable {
        let continuation: CheckedContinuation<Void, Never>
        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    }
    let resume: GSourceFunc = { data in
        if let data { Unmanaged<Waiting>.fromOpaque(data).takeRetainedValue().continuation.resume() }
        return 0
    }
    await withCheckedContinuation { continuation in
        _ = g_idle_add(resume, Unmanaged.passRetained(Waiting(continuation)).toOpaque())
    }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The overlays of an area of this widget's window.
    @MainActor
    func overlays(of area: OverlayArea) -> GtkOverlays {
        area.region.map { overlays.over($0) } ?? overlays
    }

    /// The widget of an untyped pointer from a framework; `nil` if it is not a widget.
    init?(widget pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        let instance = UnsafeMutablePointer<GTypeInstance>(pointer)
        guard g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0 else { return nil }
        self.init(pointer)
    }
}
