import Scrim
import UIKit

/// Spinner, bar, ring or icon.
@MainActor
protocol IndicatorView: UIView {
    /// Whether it may move: it is to be seen, and its surface is not leaving.
    var isLive: Bool { get set }

    /// Shows an indicator in a look; `false`: it is of another kind.
    func show(_ indicator: Indicator, _ style: Style.IndicatorStyle, in environment: StageEnvironment) -> Bool
}

/// An indicator's view, still without its look; `nil`: there is none.
@MainActor
func makeIndicator(for indicator: Indicator) -> (any IndicatorView)? {
    switch indicator {
    case .none: nil
    case .spinner: SpinnerView()
    case .bar: BarView()
    case .ring: RingView()
    case .icon: IconView()
    }
}
