#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// Holds surfaces over a whole window, and asks the input gate which view a touch goes to.
///
/// The layer's coordinates are the stage's.
final class LayerView: UIView, SurfaceLayer {
    weak var host: (any LayerHost)?
    /// The app's dialog that the layer is above; `nil`: none.
    let dialog: DialogID?
    /// Whether the layer holds only notices, which block nothing.
    var isForNotices = false
    /// Called when the window's traits, size or safe edges may have changed.
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

    /// Asks the input gate, and has no side effects.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let host, !isHidden, isUserInteractionEnabled, bounds.contains(point) else { return nil }
        let stagePoint = Point(point)
        switch host.route(ofPressAt: stagePoint, in: event) {
        case .app: return isBlockingAside || isOnPanelAside(point) ? self : nil
        case .panel(let id):
            guard let surface = host.surface(id) else { return self }
            return surface.isDescendant(of: self) ? surface.panelHit(at: stagePoint, with: event) : nil
        case .blocked(let id):
            // The blocking surface is in another layer of this window, below or above a dialog.
            let isElsewhere = window === host.window && id.dialog(of: host.dialogs) != dialog
            if isForNotices || isElsewhere { return nil }
            // The attached view takes the touch itself, whether it is among the app's views or in a panel
            // of this layer.
            guard let view = host.attachedView(for: id) else { return self }
            if view.isDescendant(of: self) { return view }
            // A layer in another window is above the app's window, so the layer takes the touch.
            return window !== host.window ? self : nil
        }
    }

    /// Whether a surface that steps aside for a dialog is still drawn under it, and blocks what it covers.
    private var isBlockingAside: Bool {
        surfaces.contains { !$0.isHidden && $0.plan?.aside == .blocking }
    }

    /// Whether a point is on the panel of a surface that steps aside but is still drawn.
    ///
    /// A touch there is not meant for what is under the panel.
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

    // The app's controllers are not around a first responder in the layer, so the layer offers their commands.
    override var keyCommands: [UIKeyCommand]? { isBesideApp ? host?.commandsBesidePanels : nil }

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        // Keys and menus send a command, or no sender. Controls and controllers send themselves: those actions
        // are the content's.
        if isBlocked, sender == nil || sender is UICommand, !isForWindow(action, sender) { return nil }
        guard isBesideApp, sender is UIKeyCommand,
            let target = host?.pageBesidePanels.first?.target(forAction: action, withSender: sender)
        else { return super.target(forAction: action, withSender: sender) }
        return target
    }

    /// Whether the window is blocked.
    ///
    /// Responders around the layer then get no commands, as when the placeholder has the keys.
    private var isBlocked: Bool { host?.gate.plan.windowBlocker != nil }

    /// Whether an action moves between panels, or does what the buttons of a Mac's window do.
    private func isForWindow(_ action: Selector, _ sender: Any?) -> Bool {
        PlaceholderResponder.windowActions.contains(action)
            || (sender as? UIKeyCommand)?.input == UIKeyCommand.f6
    }

    // The next responders are the window, the scene and the app. They may react to a shake, for example with an undo.
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
