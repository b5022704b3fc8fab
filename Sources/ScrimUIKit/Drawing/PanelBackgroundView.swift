#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// A panel's background (a color, a blurred material or nothing) and the content that is clipped to its shape.
final class PanelBackgroundView: UIView {
    /// The panel's content, which keeps to the middle of the background.
    let contents = UIView()
    private var material: UIVisualEffectView?
    /// Whether the glass is animating to another size.
    private var isGlassUnderWay = false
    private var line = Overlay.Color.clear
    /// How much of the line is drawn, 0 to 1.
    var lineShare = 1.0 {
        didSet { if lineShare != oldValue { layer.borderColor = lineColor(at: lineShare) } }
    }

    /// Whether the material is glass, which draws its own edge and shadow; a clip would cut both off.
    private(set) var isGlass = false
    /// Whether the panel has a ground, which takes touches where the content does not.
    private(set) var hasGround = false
    /// The corners that layout gave the panel.
    private(set) var corners = Corners()

    /// Whether the background is a material, which an ancestor's opacity would spoil.
    var isMaterial: Bool { material != nil }
    /// The material, if it is glass.
    var glass: UIView? { isGlass ? material : nil }

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
            // The system's material has its own tint, on which text is legible (`hasTintedMaterial`).
            backgroundColor = nil
            setMaterial(true)
        }
        let stroke = style?.stroke.color(in: environment) ?? .clear
        hasGround = fill != .none
        layer.borderWidth = stroke.alpha > 0 && hasGround && !isGlass ? 1 : 0
        line = stroke
        layer.borderColor = lineColor(at: lineShare)
        clipsToBounds = hasGround && !isGlass
        contents.clipsToBounds = isGlass
    }

    /// Rounds the corners as layout requires.
    func round(_ corners: Corners) {
        self.corners = corners
        roundCorners(corners)
        roundMaterial()
    }

    /// Glass draws its edge by its own corners, and clips nothing, so the content is clipped instead.
    private func roundMaterial() {
        guard let material else { return }
        material.layer.cornerCurve = layer.cornerCurve
        material.roundCorners(corners)
        guard isGlass else { return }
        contents.layer.cornerCurve = layer.cornerCurve
        contents.roundCorners(corners)
    }

    /// The material that the running system uses, and whether it is glass.
    private static var effect: (UIVisualEffect, isGlass: Bool) {
        if #available(iOS 26, *), PlatformLook.isNewest { return (UIGlassEffect(style: .regular), true) }
        return (UIBlurEffect(style: .systemMaterial), false)
    }

    /// Whether there is a line around the background.
    var hasLine: Bool { layer.borderWidth > 0 }

    /// The color of the line when this share of it is drawn, 0 to 1.
    func lineColor(at share: Double) -> CGColor {
        UIColor(line.faded(share)).cgColor
    }

    /// Gives the material an area, and ends its animation to another one.
    ///
    /// While the background's size is animated, the area may be as large as the background becomes. The background's
    /// edge clips it.
    func placeMaterial(_ area: CGRect) {
        guard let material else { return }
        if isGlassUnderWay { material.layer.removeAllAnimations() }
        isGlassUnderWay = false
        material.frame = area
    }

    /// Makes glass grow with the background from a size to the background's own, because nothing clips glass.
    ///
    /// Glass has sublayers, whose size only a view animation changes along with it.
    func growGlass(from size: CGSize, over duration: TimeInterval) {
        placeMaterial(bounds)
        let end = bounds.size
        guard let glass, size != end else { return }
        isGlassUnderWay = true
        UIView.performWithoutAnimation { glass.bounds.size = size }
        UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
            glass.bounds.size = end
        }
    }

    /// Fades the material in or out through its effect, because an opacity would spoil the blur.
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
