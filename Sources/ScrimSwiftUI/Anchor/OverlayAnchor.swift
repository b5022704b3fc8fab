import Scrim
import UIKit

/// Where the overlays of a part of the view tree are shown: `@Environment(\.overlays)`.
///
/// Everything that `Overlays` can do is there, scoped use above all:
///
/// ```swift
/// WindowGroup { ContentView().overlayAnchor() }
///
/// struct SignIn: View {
///     @Environment(\.overlays) private var overlays
///
///     func signIn() async throws {
///         user = try await overlays.window.during(.veil("Signing in…", cancel: .standard)) {
///             try await api.signIn()
///         }
///     }
/// }
/// ```
///
/// Without `overlayAnchor()` above it, and before that is in a window, what is shown waits, and `during` runs its
/// body all the same.
@MainActor
public final class OverlayAnchor {
    private weak var anchorView: AnchorView?
    /// What overlays wait for while there is no view: each anchor waits for its own.
    private lazy var nowhere = UIView()

    nonisolated init() {}

    /// The overlays of the window.
    ///
    /// Before the view is in one: of the view.
    public var window: Overlays<UIKitHost> { anchorView?.window?.overlays ?? view }

    /// The overlays of the view that `overlayAnchor()` is on.
    public var view: Overlays<UIKitHost> { (anchorView?.ground ?? nowhere).overlays }

    /// The overlays of the on-screen keyboard.
    public var keyboard: Overlays<UIKitHost> { window.over(.keyboard) }

    /// The overlays of an area; `nil` while there is no window that it is part of.
    func overlays(of area: OverlayArea) -> Overlays<UIKitHost>? {
        guard let region = area.region else { return anchorView.map { _ in view } }
        return anchorView?.window?.overlays.over(region)
    }

    func attach(_ view: AnchorView) { anchorView = view }
}
