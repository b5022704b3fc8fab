#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's background, and the content that is clipped to its shape: one color, a blurred material, or nothing.
final class PanelBackgroundView: UIView {
    /// The panel's content; moves with the middle of the background.
    let contents = UIView()
    private var material: UIVisualEffectView?

    /// Whether the material is glass, which draws an edge and a shadow of its own; a clip would cut both off.
    private(set) var isGlass = false
    /// Whether there is a ground, which is hit where the content is not.
    private(set) var hasGround = false
    /// The corners as layout says.
    private(set) var corners = Corners()

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
        hasGround = fill != .none
        layer.borderWidth = stroke.alpha > 0 && hasGround && !isGlass ? 1 : 0
        layer.borderColor = UIColor(stroke).cgColor
        clipsToBounds = hasGround && !isGlass
        contents.clipsToBounds = isGlass
    }

    /// Rounds the corners as layout says.
    func round(_ corners: Corners) {
        self.corners = corners
        roundCorners(corners)
        roundMaterial()
    }

    /// Glass draws its edge by its own corners, and clips nothing.
    private func roundMaterial() {
        guard let material else { return }
        material.layer.cornerCurve = layer.cornerCurve
        material.roundCorners(corners)
        guard isGlass else { return }
        contents.layer.cornerCurve = layer.cornerCurve
        contents.roundCorners(corners)
    }

    /// The system's material of today, and whether that is glass.
    private static var effect: (UIVisualEffect, isGlass: Bool) {
        if #available(iOS 26, *), PlatformLook.isNewest { return (UIGlassEffect(style: .regular), true) }
        return (UIBlurEffect(style: .systemMaterial), false)
    }

    /// Makes the material as large as the background becomes while its size is animated.
    func coverMaterial(_ area: CGRect) {
        material?.frame = area
    }

    /// Fades the material in or out by its effect: an opacity over a material would spoil the blur.
    func showMaterial(_ isShown: Bool, over duration: TimeInterval) {
        guard let material, isShown != (material.effect != nil) else { return }
        let effect = isShown ? Self.effect.0 : nil
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
        isGlass = isMaterial && Self.effect.isGlass
        guard isMaterial else { return }
        let new = UIVisualEffectView(effect: nil)
        new.isUserInteractionEnabled = false
        new.clipsToBounds = !isGlass
        insertSubview(new, at: 0)
        material = new
        roundMaterial()
    }
}
#endif
