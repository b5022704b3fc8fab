@_spi(Host) import Scrim
import UIKit

/// The view of a panel's indicator: spinner, bar, ring or icon.
@MainActor
protocol IndicatorView: UIView {
    /// Whether the indicator may move: its surface is visible and not leaving.
    var isLive: Bool { get set }

    /// Shows an indicator in a style; returns `false` for an indicator that needs another kind of view.
    func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool
}

/// Makes the view for an indicator, to which `show` then gives its style; `nil` for no indicator.
///
/// - Parameter isBar: Whether the indicator is a bar along an edge.
@MainActor
func makeIndicator(for indicator: Overlay.Indicator, isBar: Bool) -> (any IndicatorView)? {
    switch indicator {
    case .none: nil
    case .spinner: isBar ? RunningBarView() : SpinnerView()
    case .bar: BarView()
    case .ring: RingView()
    case .icon: IconView()
    }
}
