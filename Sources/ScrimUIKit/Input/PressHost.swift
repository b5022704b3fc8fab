#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The part of the host that the press observer needs: the input gate, and where things are.
@MainActor
protocol PressHost: AnyObject {
    /// Decides which surface gets a press or a key.
    var gate: InputGate { get }

    /// Answers the gate's questions about geometry.
    var gateGeometry: InputGate.Geometry { get }

    /// A point of a view, converted to the stage's coordinates.
    func stagePoint(_ point: CGPoint, in view: UIView) -> Point

    /// Whether a view is in front of all overlays in its window, in an alert or a menu.
    func isInFrontOfOverlays(_ view: UIView) -> Bool

    /// Where a view is: in the app or a panel, and in which regions.
    func place(of view: UIView) -> FocusPlace

    /// Notes the time of an event that is being delivered.
    func noteEvent(at instant: Instant)

    /// As `Stage.report`.
    func report(_ event: HostEvent)
}
#endif
