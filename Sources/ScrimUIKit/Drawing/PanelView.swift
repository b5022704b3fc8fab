#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The box around a surface's content: a background with the content on it, and a shadow.
///
/// The panel is laid out at rest. While its size is animated, only the background has another shape. A change of layout
/// therefore costs one layout pass, however long the animation takes.
final class PanelView: UIView {
    let background = PanelBackgroundView()
    /// How much of the shadow is drawn, 0 to 1.
    var shadowShare = 1.0 {
        didSet { if shadowShare != oldValue { showShadow() } }
    }
    private var shadowAlpha = 0.0
    /// How much of the panel's edges is drawn during a transition, 0 to 1.
    private var edgeShare = 1.0
    private(set) var timeLine: UIView?
    /// Called for assistive technology's dismiss gesture; returns `false` if there is nothing to dismiss.
    var onEscape: () -> Bool = { false }
    /// Called when Escape is pressed while the keys are in the panel; returns `false` if the app gets the key.
    var onEscapeKey: () -> Bool = { false }

    init() {
        super.init(frame: .zero)
        addSubview(background)
        shouldGroupAccessibilityChildren = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// The focus enters the panel's content before it comes to the grabber.
    override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        background.contents.subviews.filter { !($0 is Grabber) }
    }

    /// Shows a panel's style.
    func show(_ style: Overlay.Style.Panel?, in environment: Stage.Environment) {
        background.show(style, in: environment)
        let shadow = style?.shadow
        let color = shadow?.color.color(in: environment) ?? .clear
        layer.shadowColor = UIColor(color).withAlphaComponent(1).cgColor
        shadowAlpha = background.isGlass ? 0 : color.alpha
        showShadow()
        // A blur radius is two standard deviations, Core Animation's radius is one.
        layer.shadowRadius = (shadow?.radius ?? 0) / 2
        layer.shadowOffset = CGSize(width: 0, height: shadow?.dy ?? 0)
    }

    /// Whether the panel has a shadow, drawn or not.
    var hasShadow: Bool { shadowAlpha > 0 }

    /// The opacity of the shadow when this share of the panel's edges is drawn, 0 to 1.
    func shadowOpacity(at share: Double) -> Float { Float(shadowAlpha * shadowShare * share) }

    /// Draws this share of the edges (shadow and line), 0 to 1, because an opacity of the panel would spoil a material.
    func fade(to share: Double) {
        edgeShare = share
        background.lineShare = share
        showShadow()
    }

    private func showShadow() { layer.shadowOpacity = shadowOpacity(at: edgeShare) }

    /// Shows how much of a notice's time is left, as a line that drains by itself; `nil`: nothing.
    func showTimeLeft(
        _ left: TimeLeft?, color: UIColor, in size: Size, corners: Corners, at now: Instant,
        isRightToLeft: Bool
    ) {
        guard let left else {
            timeLine?.removeFromSuperview()
            return timeLine = nil
        }
        let line = timeLine ?? UIView()
        if timeLine == nil {
            line.isUserInteractionEnabled = false
            background.contents.addSubview(line)
            timeLine = line
        }
        func lineFrame(at instant: Instant) -> CGRect {
            left.line(in: size, corners: corners, at: instant, isRightToLeft: isRightToLeft).cgRect
        }
        line.backgroundColor = color
        UIView.performWithoutAnimation { line.frame = lineFrame(at: now) }
        line.layer.cornerRadius = line.bounds.height / 2
        for keyPath in ["position", "bounds"] { line.layer.removeAnimation(forKey: keyPath) }
        guard case .running(let end) = left.course, end > now else { return }
        let instants = left.isStepped ? left.steps(from: now) : [now, end]
        let frames = instants.map { lineFrame(at: $0) }
        UIView.performWithoutAnimation { line.frame = lineFrame(at: end) }
        let values: [(String, [NSValue])] = [
            ("position", frames.map { NSValue(cgPoint: CGPoint(x: $0.midX, y: $0.midY)) }),
            ("bounds", frames.map { NSValue(cgRect: CGRect(origin: .zero, size: $0.size)) }),
        ]
        let duration = end.mediaTime - now.mediaTime
        for (keyPath, values) in values {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.duration = duration
            if left.isStepped {
                animation.calculationMode = .discrete
                // One more time than values: the last value ends with the animation.
                let times = instants.map { ($0.mediaTime - now.mediaTime) / duration } + [1]
                animation.keyTimes = times.map { NSNumber(value: $0) }
            }
            animation.fillMode = .backwards
            line.layer.add(animation, forKey: keyPath)
        }
    }

    /// Places the background at rest, in the panel's coordinates.
    func placeBackground(_ rect: CGRect, corners: Corners) {
        background.round(corners)
        background.setUntransformedFrame(rect)
        background.contents.setUntransformedFrame(bounds.offsetBy(dx: -rect.minX, dy: -rect.minY))
        layer.shadowPath = shadowPath(around: rect)
    }

    /// The path of the shadow for a background with this frame in the panel; `nil`: there is no shadow.
    func shadowPath(around rect: CGRect) -> CGPath? {
        guard shadowAlpha > 0 else { return nil }
        return UIBezierPath(roundedRect: rect, cornerRadius: background.corners.largest).cgPath
    }

    /// Whether a point lies within the background's rounded corners; without a background, on the content.
    ///
    /// - Parameter growth: How much larger than at rest the background is drawn.
    func contains(_ point: CGPoint, grownBy growth: CGSize) -> Bool {
        guard background.hasGround else {
            return background.contents.hitTest(convert(point, to: background.contents), with: nil)
                .map { $0 !== background.contents } ?? false
        }
        let own = convert(point, to: background)
        let drawn = background.bounds.insetBy(dx: -growth.width / 2, dy: -growth.height / 2)
        return drawn.contains(own) && drawn.contains(own, within: background.corners)
    }

    override func accessibilityPerformEscape() -> Bool { onEscape() }

    // MARK: Keys

    /// If nothing on the panel can have the keys, the panel has them, so that they do not go to the app.
    override var canBecomeFirstResponder: Bool { isUserInteractionEnabled }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        // While an input method composes, Escape belongs to that.
        let composes = (window?.currentResponder as? any UITextInput)?.markedTextRange != nil
        if !composes, presses.contains(where: \.isEscape), onEscapeKey() { return }
        super.pressesBegan(presses, with: event)
    }
}

extension CGRect {
    /// Whether a point of the rectangle is within its rounded corners.
    fileprivate func contains(_ point: CGPoint, within corners: Corners) -> Bool {
        let isLeft = point.x < midX
        let isTop = point.y < midY
        let corner =
            isTop
            ? (isLeft ? corners.topLeft : corners.topRight)
            : (isLeft ? corners.bottomLeft : corners.bottomRight)
        let radius = min(corner, width / 2, height / 2)
        let dx = max(isLeft ? minX + radius - point.x : point.x - (maxX - radius), 0)
        let dy = max(isTop ? minY + radius - point.y : point.y - (maxY - radius), 0)
        return dx * dx + dy * dy <= radius * radius
    }
}
#endif
