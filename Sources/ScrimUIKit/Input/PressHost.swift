#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that the observer of presses needs: the input gate, and where things are.
@MainActor
protocol PressHost: AnyObject {
    /// Decides where presses go.
    var gate: InputGate { get }

    /// The gate's questions about geometry, answered by the host.
    var gateGeometry: InputGate.Geometry { get }

    /// A point of a view, converted to the stage's coordinates.
    func stagePoint(_ point: CGPoint, in view: UIView) -> Point

    /// Whether a view is in front of all overlays in its window, in an alert or a menu.
    func isInFrontOfOverlays(_ view: UIView) -> Bool

    /// What contains a view: the app or a panel, and which regions.
    func place(of view: UIView) -> FocusPlace

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
#endif
