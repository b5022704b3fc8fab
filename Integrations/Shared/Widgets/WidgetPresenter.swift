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
    /// Whether the view was updated since the binding was read.
    private var isFresh = false

    init(_ widget: UnsafeMutablePointer<GtkWidget>) {
        MainLoop.attach()
        anchor = WidgetAnchor(widget)
        anchor.onMove = { Self.schedule() }
        presenter.staysAfterUpdate = { [weak self] in
            // The framework updates its views in such a turn, and may take this one away.
            await idleTurn()
            return self != nil
        }
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
        isFresh = true
        Self.schedule()
    }

    private func follow() {
        // The binding of a view that is neither updated nor seen may have nothing to read any more: it is the other
        // branch of an `if`, for example, over an item that was removed.
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

    /// Shows and dismisses in a turn of its own: an overlay moves the focus, and with it the app's state, which may not
    /// change while the framework updates its views.
    ///
    /// All of them: a framework need not update a view that is out of sight; the binding of what it shows may have changed all
    /// the same.
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

    /// The widget behind a pointer that a framework hands out without its type; `nil`: it is none.
    init?(widget pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        let instance = UnsafeMutablePointer<GTypeInstance>(pointer)
        guard g_type_check_instance_is_a(instance, gtk_widget_get_type()) != 0 else { return nil }
        self.init(pointer)
    }
}
