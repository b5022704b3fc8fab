#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Holds surfaces over a whole window, and decides by the input gate which view a touch goes to.
///
/// The layer's coordinates are the stage's.
final class LayerView: UIView, SurfaceLayer {
    weak var host: (any LayerHost)?
    /// The dialog of the app's that the layer is over; `nil`: none.
    let dialog: DialogID?
    /// Whether only notices are in the layer, which block nothing.
    var isForNotices = false
    /// Called when the window has other traits, another size or other safe edges.
    var onChange: () -> Void = {}

    init(_ host: any LayerHost, over dialog: DialogID? = nil) {
        self.host = host
        self.dialog = dialog
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// The surfaces in the layer, back to front.
    var surfaces: [SurfaceView] { subviews.compactMap { $0 as? SurfaceView } }

    /// Asks the input gate, and changes nothing.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let host, !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
        let stagePoint = Point(point)
        switch host.route(ofPressAt: stagePoint, in: event) {
        case .app: return isBlockingAside || isOnPanelAside(point) ? self : nil
        case .panel(let id):
            guard let surface = host.surface(id) else { return self }
            return surface.isDescendant(of: self) ? surface.panelHit(at: stagePoint, with: event) : nil
        case .blocked(let id):
            // What blocks lies in another layer in this window, under a dialog or over one.
            let isElsewhere = window === host.window && id.dialog(of: host.dialogs) != dialog
            if isForNotices || isElsewhere { return nil }
            // A view beside its region takes the touch itself, be it in the app or in a panel of this layer.
            guard let view = host.attachedView(for: id) else { return self }
            if view.isDescendant(of: self) { return view }
            // A layer in another window lies above the app's window, and takes the touch.
            return window !== host.window ? self : nil
        }
    }

    /// Whether a surface that steps aside for a dialog, and stays drawn under it, blocks what it covers.
    private var isBlockingAside: Bool {
        surfaces.contains { !$0.isHidden && $0.plan?.aside == .blocking }
    }

    /// Whether a point is on the panel of a surface that steps aside, and stays drawn: a touch there is not meant for what is
    /// under the panel.
    private func isOnPanelAside(_ point: CGPoint) -> Bool {
        surfaces.contains {
            !$0.isHidden && $0.plan?.aside != nil && $0.plan?.isLeaving == false
                && $0.panel.point(inside: convert(point, to: $0.panel), with: nil)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for surface in surfaces {
            let size = host?.bounds.size ?? .zero
            surface.frame = Rect(origin: .zero, size: size).cgRect
            surface.setNeedsLayout()
        }
        onChange()
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        onChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        onChange()
    }

    override func accessibilityPerformEscape() -> Bool { host?.performEscape(on: nil) ?? false }

    // MARK: Commands

    // What has the keys in the layer is beside the app, whose controllers are not around it.
    override var keyCommands: [UIKeyCommand]? { isBesideApp ? host?.commandsBesidePanels : nil }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // A key or a menu sends a command; a control, a controller or the like sends what the content does itself.
        if isBlocked, sender == nil || sender is UICommand, !isForWindow(action, sender) { return nil }
        guard isBesideApp, sender is UIKeyCommand,
            let target = host?.pageBesidePanels.first?.target(forAction: action, withSender: sender)
        else { return super.target(forAction: action, withSender: sender) }
        return target
    }

    /// Whether the window is blocked: then what is around the layer is out of use, as with a placeholder that has the keys.
    private var isBlocked: Bool { host?.gate.plan.windowBlocker != nil }

    /// Whether an action leads from panel to panel, or does with a Mac's window what its buttons do.
    private func isForWindow(_ action: Selector, _ sender: Any?) -> Bool {
        PlaceholderResponder.windowActions.contains(action)
            || (sender as? UIKeyCommand)?.input == UIKeyCommand.f6
    }

    // Around the layer are the window, the scene and the app, which may undo by a shake, or do what they like.
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if !isBlocked || !isBesideApp { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if !isBlocked || !isBesideApp { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if !isBlocked || !isBesideApp { super.motionCancelled(motion, with: event) }
    }

    var isBesideApp: Bool { window != nil && window === host?.window }
}
#endif
