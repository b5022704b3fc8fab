@_spi(Host) import Scrim
import UIKit

/// What a focus plan is performed on: who has the keys in the scene, and what the input gate says about them.
@MainActor
protocol FocusHost: AnyObject {
    /// The window that overlays cover; `nil`: there is none yet, or no more.
    var window: UIWindow? { get }

    /// What decides where keys go.
    var gate: InputGate { get }

    /// The first responder in the scene, in whichever window; `nil`: none.
    var currentResponder: UIResponder? { get }

    /// Where the focus is while a view has it.
    func place(of view: UIView) -> FocusPlace

    /// The surface whose panel contains a view.
    func surfaceID(containing view: UIView) -> SurfaceID?

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
