#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The common part of spinner, bar, ring and icon: it ignores touches, is hidden from assistive technology, and knows
/// whether it may move.
class IndicatorView: UIView, PartView {
    /// Whether the indicator may move: its surface is visible and not leaving.
    final var isLive = false {
        didSet { if isLive != oldValue { liveChanged() } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Makes the view for an indicator; `show` then gives it its style.
    static func make(for indicator: Overlay.Indicator, style: Overlay.Style) -> IndicatorView {
        switch indicator {
        case .none: IndicatorView()
        case .spinner: style.isRunningBar(indicator) ? RunningBarView() : SpinnerView()
        case .bar: BarView()
        case .ring: RingView()
        case .icon: IconView()
        }
    }

    final func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool
    {
        guard case .indicator(let indicator, _, _) = element.content,
            self is RunningBarView == plan.style.isRunningBar(indicator),
            show(indicator, plan.style.indicator, in: environment)
        else { return false }
        isLive = !plan.isLeaving && !plan.isHidden
        return true
    }

    /// The style gives an indicator its size.
    final func size(width: Double?) -> Size { .zero }

    // MARK: For subclasses

    /// Shows an indicator in a style; returns `false` for an indicator that needs another kind of view.
    func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool { false }

    /// Called when the indicator may start to move, or must stop.
    func liveChanged() {}
}
#endif
