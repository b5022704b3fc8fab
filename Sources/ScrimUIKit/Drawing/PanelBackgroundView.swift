#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's background, and the content that is clipped to its shape: one color, a blurred material, or nothing.
final class PanelBackgroundView: UIView {
    /// The panel's content; moves with the middle of the background.
    let contents = UIView()
    private var material: UIVisualEffectView?

    /// Whether the system has glass, from iOS 26 on; tests say otherwise.
    static var hasGlass = true

    /// Whether the background is a material, which an ancestor's opacity would spoil.
    var isMaterial: Bool { material != nil }

    init() {
        super.init(frame: .zero)
        layer.cornerCurve = .continuous
        addSubview(contents)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Shows a panel's style.
    func show(_ style: Overlay.Style.Panel?, in environment: Stage.Environment) {
        let fill = style?.fill ?? .none
        switch fill {
        case .none:
            backgroundColor = nil
            setMaterial(false)
        case .color(let paint):
            backgroundColor = UIColor(paint.color(in: environment))
            setMaterial(false)
        case .blur:
            // The system's material has a tint of its own, on which text can be read.
            backgroundColor = nil
            setMaterial(true)
        }
        let stroke = style?.stroke.color(in: environment) ?? .clear
        layer.borderWidth = stroke.alpha > 0 && fill != .none ? 1 : 0
        layer.borderColor = UIColor(stroke).cgColor
        clipsToBounds = fill != .none
    }

    /// Rounds the corners as layout says.
    func round(_ corners: Corners) {
        layer.cornerRadius = max(
            corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight)
        var masked: CACornerMask = []
        if corners.topLeft > 0 { masked.insert(.layerMinXMinYCorner) }
        if corners.topRight > 0 { masked.insert(.layerMaxXMinYCorner) }
        if corners.bottomLeft > 0 { masked.insert(.layerMinXMaxYCorner) }
        if corners.bottomRight > 0 { masked.insert(.layerMaxXMaxYCorner) }
        layer.maskedCorners = masked
        roundMaterial()
    }

    /// Glass draws its edge by its own corners.
    private func roundMaterial() {
        guard let shape = material?.layer else { return }
        shape.cornerRadius = layer.cornerRadius
        shape.maskedCorners = layer.maskedCorners
        shape.cornerCurve = layer.cornerCurve
    }

    /// The system's material of today.
    private static var effect: UIVisualEffect {
        if #available(iOS 26, *), hasGlass { return UIGlassEffect(style: .regular) }
        return UIBlurEffect(style: .systemMaterial)
    }

    /// Makes the material as large as the background becomes while its size is animated.
    func coverMaterial(_ area: CGRect) {
        material?.frame = area
    }

    /// Fades the material in or out by its effect: an opacity over a material would spoil the blur.
    func showMaterial(_ isShown: Bool, over duration: TimeInterval) {
        guard let material, isShown != (material.effect != nil) else { return }
        let effect = isShown ? Self.effect : nil
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
        new.clipsToBounds = true
        insertSubview(new, at: 0)
        material = new
        roundMaterial()
    }
}
#endif
