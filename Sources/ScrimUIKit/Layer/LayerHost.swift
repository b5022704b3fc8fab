#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that the layers of a scene need: its scene and window, and where regions and surfaces
/// are.
@MainActor
protocol LayerHost: SurfaceHost, ViewHost {
    /// The scene of the host; `nil`: there is none yet, or no more.
    var scene: UIWindowScene? { get }

    /// Decides where keys go.
    var gate: InputGate { get }

    /// The covered window's extent, which is the stage's.
    var bounds: Rect { get }

    /// The part of the window that the on-screen keyboard covers; `nil`: none.
    var keyboardFrame: Rect? { get }

    /// The window that the on-screen keyboard is in, as far as it can be found; `nil`: none.
    var keyboardsWindow: UIWindow? { get }

    /// The app's dialogs that are open over the window, oldest first.
    var dialogs: [DialogID] { get }

    /// The dialogs that the content of a sheet presents, in the sheets' window.
    var sheetDialogs: Set<DialogID> { get }

    /// The hindmost view in a window of those that the system shows in front of a dialog of the app's; `nil`: none.
    ///
    /// - Parameter dialog: `nil`: what the app has without a dialog.
    func view(inFrontOf dialog: DialogID?, in window: UIWindow) -> UIView?

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID?

    /// What is over a view without room, as last laid out.
    var surfacesWithoutRoom: Set<SurfaceID> { get }

    /// The view beside its region that takes touches for a surface; `nil`: none.
    func attachedView(for id: SurfaceID) -> UIView?

    /// What of the app's is in use beside a panel that has the keys, from its page on; empty: the window is blocked.
    var pageBesidePanels: [UIResponder] { get }

    /// The commands of those that a panel beside them leaves them.
    var commandsBesidePanels: [UIKeyCommand] { get }

    /// Called when the window's traits, size or safe edges may be others.
    func environmentMayHaveChanged()
}
#endif
