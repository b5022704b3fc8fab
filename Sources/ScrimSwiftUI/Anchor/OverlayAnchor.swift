#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Where the overlays of a part of the view tree are shown: `@Environment(\.overlays)`.
///
/// Its `window`, `view` and `keyboard` are `Overlays`. Use it for work that you await:
///
/// ```swift
/// WindowGroup { ContentView().overlayAnchor() }
///
/// struct SignIn: View {
///     @Environment(\.overlays) private var overlays
///
///     func signIn() async throws {
///         user = try await overlays.window.during(.veil("Signing in…", cancel: .standard), cancelled: nil) {
///             try await api.signIn()
///         }
///     }
/// }
/// ```
///
/// Without an `overlayAnchor()` above this view, or before the anchor is in a window, overlays wait, but `during`
/// already runs its body. Once the view is gone, nothing is shown: a question returns no answer, and work that can
/// be undone begins.
@MainActor
public final class OverlayAnchor {
    /// The anchor's views: one over each view that the modifier is on.
    private var views: [WeakView] = []
    /// The region of overlays that wait until the anchor has a view, which then takes the region over.
    private lazy var waitingRegion: UIView? = UIView()

    private struct WeakView {
        weak var value: AnchorView?
    }

    nonisolated init() {}

    /// The view that overlays are shown from: the newest in a window, or else the newest.
    private var anchorView: AnchorView? {
        let views = views.compactMap(\.value)
        return views.last { $0.window != nil } ?? views.last
    }

    /// The overlays of the window.
    ///
    /// The view may be on a page that is out of sight, such as another tab's. Before the view is in an app's window,
    /// these are the overlays of the view.
    public var window: UIKitOverlays { anchorView?.windowOfApp?.overlays ?? view }

    /// The overlays of the view that `overlayAnchor()` is on.
    public var view: UIKitOverlays {
        // A region that nothing retains counts as gone, like the anchor's view.
        (anchorView?.regionView ?? waitingRegion ?? UIView()).overlays
    }

    /// The overlays of the on-screen keyboard.
    public var keyboard: UIKitOverlays { window.over(.keyboard) }

    /// The app's window that the view belongs to; `nil`: there is none yet.
    var windowOfApp: UIWindow? { anchorView?.windowOfApp }

    /// Whether any of the views is in a window.
    var isInWindow: Bool { anchorView?.window != nil }

    /// Whether the views' page is in no window.
    var isOnPageWithoutWindow: Bool { anchorView?.isOnPageWithoutWindow == true }

    /// Whether the anchor has no views yet, or no longer.
    var isEmpty: Bool { anchorView == nil }

    /// The overlays of an area; `nil` for an area of a window that does not exist.
    func overlays(of area: OverlayArea) -> UIKitOverlays? {
        guard let region = area.region else { return anchorView.map { _ in view } }
        return anchorView?.windowOfApp?.overlays.over(region)
    }

    /// Makes the view that overlays are shown from, with the region of the overlays that wait.
    func makeView() -> AnchorView {
        let view = AnchorView(regionView: waitingRegion ?? UIView())
        waitingRegion = nil
        views.append(WeakView(value: view))
        return view
    }

    /// Removes a view that is gone, although an animation may keep it for a moment.
    func detach(_ view: AnchorView) {
        views.removeAll { $0.value === view || $0.value == nil }
    }
}
#endif
