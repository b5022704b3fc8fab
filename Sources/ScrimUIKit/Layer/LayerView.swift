import Scrim
import UIKit

/// Holds surfaces over a whole window, and answers whose a touch is.
///
/// Its coordinates are the stage's.
final class LayerView: UIView {
    weak var host: UIKitHost?
    /// Told when the window has other traits, another size or other safe edges.
    var changed: () -> Void = {}

    init(_ host: UIKitHost) {
        self.host = host
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// The surfaces in it, back to front.
    var surfaces: [SurfaceView] { subviews.compactMap { $0 as? SurfaceView } }

    /// Asks the gate, and changes nothing.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let host, !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
        let place = Point(point)
        switch host.route(ofPressAt: place) {
        case .app: return nil
        case .panel(let id):
            guard let surface = host.surface(id) else { return self }
            return surface.isDescendant(of: self) ? surface.panelHit(at: place, with: event) : nil
        case .blocked(let id):
            // What lies beside its region takes the touch there, be it in the app or in a panel of this layer.
            guard let cover = host.cover(beside: id) else { return self }
            if cover.isDescendant(of: self) { return cover }
            // In a window of its own it is on top of that, and of the keyboard.
            return window is OverlayWindow ? self : nil
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for surface in surfaces {
            let size = host?.bounds.size ?? .zero
            surface.frame = Rect(origin: .zero, size: size).cgRect
            surface.setNeedsLayout()
        }
        changed()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        changed()
    }

    override func accessibilityPerformEscape() -> Bool {
        host?.report(.escape)
        return true
    }
}

/// Swallows what a region blocks while there is nothing to be seen over it yet.
final class ShieldView: UIView, RegionCover {
    private let blocks: (CGPoint) -> Bool

    init(blocks: @escaping (CGPoint) -> Bool) {
        self.blocks = blocks
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bounds.contains(point) && blocks(point) ? self : nil
    }
}
