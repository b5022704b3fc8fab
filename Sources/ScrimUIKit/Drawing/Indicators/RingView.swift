#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A progress ring, filled clockwise from the top.
final class RingView: IndicatorView {
    private let track = CAShapeLayer()
    private let done = CAShapeLayer()

    override init() {
        super.init()
        for ring in [track, done] {
            ring.fillColor = nil
            ring.lineCap = .round
            layer.addSublayer(ring)
        }
        done.strokeEnd = 0
    }

    override func show(
        _ indicator: Overlay.Indicator, _ style: Overlay.Style.IndicatorStyle,
        in environment: Stage.Environment
    ) -> Bool {
        guard case .ring(let fraction) = indicator else { return false }
        let width = max(style.lineWidth, 0)
        for ring in [track, done] where ring.lineWidth != width {
            ring.lineWidth = width
            setNeedsLayout()
        }
        track.strokeColor = UIColor(style.track.color(in: environment)).cgColor
        done.strokeColor = UIColor(style.color.color(in: environment)).cgColor
        CATransaction.begin()
        // Core Animation's implicit animation takes a quarter of a second. The first value, and a decrease,
        // are not animated.
        CATransaction.setDisableActions(!isLive || CGFloat(fraction) < done.strokeEnd)
        done.strokeEnd = fraction
        CATransaction.commit()
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let radius = max((min(bounds.width, bounds.height) - track.lineWidth) / 2, 0)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        for ring in [track, done] {
            ring.frame = bounds
            ring.path = path.cgPath
        }
        CATransaction.commit()
    }
}
#endif
