#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that a scene's layers need: the scene, the window, and where regions and surfaces are.
@MainActor
protocol LayerHost: SurfaceHost, ViewHost {
    /// The host's scene; `nil`: there is none yet, or it is gone.
    var scene: UIWindowScene? { get }

    /// Decides which surface gets a press or a key.
    var gate: InputGate { get }

    /// The covered window's extent, which is the stage's.
    var bounds: Rect { get }

    /// The window's safe area, without what the system's bars over a view cover.
    func safeArea(over region: Region) -> Insets

    /// The part of the window that the on-screen keyboard covers; `nil`: none.
    var keyboardFrame: Rect? { get }

    /// The window that the on-screen keyboard is in, as far as it can be found; `nil`: none.
    var keyboardsWindow: UIWindow? { get }

    /// The app's dialogs that are open over the window, oldest first.
    var dialogs: [DialogID] { get }

    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var sheetDialogs: Set<DialogID> { get }

    /// The rearmost of the views in a window that the system shows in front of one of the app's dialogs; `nil`: none.
    ///
    /// - Parameter dialog: The dialog; `nil`: the app's content below all dialogs.
    func view(inFrontOf dialog: DialogID?, in window: UIWindow) -> UIView?

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID?

    /// The surfaces over views that had no room for them at the last layout.
    var surfacesWithoutRoom: Set<SurfaceID> { get }

    /// The view beside its region that takes touches for a surface; `nil`: none.
    func attachedView(for id: SurfaceID) -> UIView?

    /// The app's responders that stay in use while a panel has the keys, from the page's controller on; empty: the
    /// window is blocked.
    var pageBesidePanels: [UIResponder] { get }

    /// The key commands of `pageBesidePanels` that the panel with the keys does not need itself.
    var commandsBesidePanels: [UIKeyCommand] { get }

    /// Called when the window's traits, size or safe edges may have changed.
    func environmentMayHaveChanged()
}
#endif
