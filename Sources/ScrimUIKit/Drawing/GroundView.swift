import Scrim
import UIKit

/// A panel's ground, with its content clipped to it: one colour, a blurred material, or nothing.
final class GroundView: UIView {
    /// What it holds; moves with the middle of the ground.
    let contents = UIView()
    private var material: UIVisualEffectView?

    /// Whether its ground is a material, which an ancestor's opacity would spoil.
    var isMaterial: Bool { material != nil }

    init() {
        super.init(frame: .zero)
        layer.cornerCurve = .continuous
        addSubview(contents)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Takes over a look.
    func show(_ style: Style.Panel?, in environment: StageEnvironment) {
        let fill = style?.fill ?? .none
        switch fill {
        case .none:
            backgroundColor = nil
            setMaterial(false)
        case .colour(let paint):
            backgroundColor = UIColor(paint.colour(in: environment))
            setMaterial(false)
        case .blur:
            // The system's material has a tint of its own, made to be read on.
            backgroundColor = nil
            setMaterial(true)
        }
        let stroke = style?.stroke.colour(in: environment) ?? .clear
        layer.borderWidth = stroke.alpha > 0 && fill != .none ? 1 : 0
        layer.borderColor = UIColor(stroke).cgColor
        clipsToBounds = fill != .none
    }

    /// Rounds it as layout says.
    func round(_ corners: Corners) {
        layer.cornerRadius = max(
            corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight)
        var masked: CACornerMask = []
        if corners.topLeft > 0 { masked.insert(.layerMinXMinYCorner) }
        if corners.topRight > 0 { masked.insert(.layerMaxXMinYCorner) }
        if corners.bottomLeft > 0 { masked.insert(.layerMinXMaxYCorner) }
        if corners.bottomRight > 0 { masked.insert(.layerMaxXMaxYCorner) }
        layer.maskedCorners = masked
    }

    /// Makes the material reach as far as the ground does on its way.
    func coverMaterial(_ area: CGRect) {
        material?.frame = area
    }

    /// Lets the material come or go: the effect is animated, not an opacity over it.
    func showMaterial(_ isShown: Bool, over duration: TimeInterval) {
        guard let material, isShown != (material.effect != nil) else { return }
        let effect = isShown ? UIBlurEffect(style: .systemMaterial) : nil
        guard duration > 0 else { return material.effect = effect }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
        ) {
            material.effect = effect
        }
    }

    private func setMaterial(_ isMaterial: Bool) {
        guard isMaterial != self.isMaterial else { return }
        material?.removeFromSuperview()
        material = nil
        guard isMaterial else { return }
        let new = UIVisualEffectView(effect: nil)
        new.isUserInteractionEnabled = false
        insertSubview(new, at: 0)
        material = new
    }
}
