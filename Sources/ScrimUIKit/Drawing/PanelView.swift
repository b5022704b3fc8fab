import Scrim
import UIKit

/// The box around a surface's content: its ground with the content, and its shadow.
///
/// It is laid out at rest. While it changes its size only its ground has another shape, so that a change of layout
/// costs one layout pass, however long it takes to be seen.
final class PanelView: UIView {
    let ground = GroundView()
    /// Asks for the overlay to end, by assistive technology's own gesture; `false`: there is nothing to end.
    var escape: () -> Bool = { false }

    init() {
        super.init(frame: .zero)
        addSubview(ground)
        shouldGroupAccessibilityChildren = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Takes over a look.
    func show(_ style: Style.Panel?, in environment: StageEnvironment) {
        ground.show(style, in: environment)
        let shadow = style?.shadow
        let colour = shadow?.colour.colour(in: environment) ?? .clear
        layer.shadowColor = UIColor(colour).withAlphaComponent(1).cgColor
        layer.shadowOpacity = Float(colour.alpha)
        // A blur's radius is two deviations, Core Animation's is one.
        layer.shadowRadius = (shadow?.radius ?? 0) / 2
        layer.shadowOffset = CGSize(width: 0, height: shadow?.dy ?? 0)
    }

    /// The ground at rest, in the panel's coordinates.
    func placeGround(_ rect: CGRect, corners: Corners) {
        ground.round(corners)
        ground.place(rect)
        ground.contents.place(bounds.offsetBy(dx: -rect.minX, dy: -rect.minY))
        layer.shadowPath =
            layer.shadowOpacity > 0
            ? UIBezierPath(roundedRect: rect, cornerRadius: ground.layer.cornerRadius).cgPath : nil
    }

    /// Whether a point lies on the panel, in its corners' shape; with no ground of its own, on its content.
    func isHit(at point: CGPoint) -> Bool {
        guard ground.clipsToBounds else {
            return ground.contents.hitTest(convert(point, to: ground.contents), with: nil)
                .map { $0 !== ground.contents } ?? false
        }
        let own = convert(point, to: ground)
        guard ground.bounds.contains(own) else { return false }
        return ground.bounds.isInside(
            own, cornerRadius: ground.layer.cornerRadius, ground.layer.maskedCorners)
    }

    override func accessibilityPerformEscape() -> Bool { escape() }
}

extension CGRect {
    /// Whether a point of the rectangle is within its rounded corners.
    fileprivate func isInside(_ point: CGPoint, cornerRadius: CGFloat, _ corners: CACornerMask) -> Bool {
        let radius = min(cornerRadius, width / 2, height / 2)
        let isLeft = point.x < midX
        let isTop = point.y < midY
        let corner: CACornerMask =
            isTop
            ? (isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner)
            : (isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner)
        guard corners.contains(corner) else { return true }
        let dx = max(isLeft ? minX + radius - point.x : point.x - (maxX - radius), 0)
        let dy = max(isTop ? minY + radius - point.y : point.y - (maxY - radius), 0)
        return dx * dx + dy * dy <= radius * radius
    }
}
