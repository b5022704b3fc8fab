import Scrim
import UIKit

/// Performs a stage's access plan in its scene: hides from assistive technology what overlays cover, moves its focus
/// to what is modal and back, and speaks.
@MainActor
final class AccessKeeper {
    private weak var host: UIKitHost?
    private var modal: SurfaceID?
    private var covers: [ObjectIdentifier: Cover] = [:]
    /// The modal panel that assistive technology has yet to be brought to.
    private weak var destination: UIView?
    /// What it was on before that.
    private weak var origin: AnyObject?

    init(_ host: UIKitHost) {
        self.host = host
    }

    /// Follows the plan.
    func apply(_ plan: AccessPlan) {
        guard let host else { return }
        hide(plan)
        for surface in host.surfaces { surface.accessibilityViewIsModal = surface.id == plan.modal }
        let layers = [Home.window, .cover].compactMap { host.layers.layer($0) }
        for layer in layers {
            layer.accessibilityViewIsModal = layer.surfaces.contains { $0.id == plan.modal }
        }
        guard plan.modal != modal else { return }
        if modal == nil {
            origin =
                UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
        }
        modal = plan.modal
        if let modal, let surface = host.surface(modal) {
            destination = surface.parts.text
            // What it says is announced in a moment, which brings assistive technology there.
            if surface.plan?.panel.spokenText.isEmpty == true { arrive(at: surface.panel) }
        } else {
            destination = nil
            UIAccessibility.post(notification: .screenChanged, argument: origin)
            origin = nil
        }
    }

    /// Speaks a text.
    func speak(_ announcement: Announcement) {
        // Brought to the panel that says it, VoiceOver reads it: once is enough.
        if let destination, destination.accessibilityLabel == PanelText.shown(announcement.text) {
            return arrive(at: destination)
        }
        let text = NSAttributedString(
            string: announcement.text,
            attributes: [.accessibilitySpeechQueueAnnouncement: !announcement.isAssertive])
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    private func arrive(at view: UIView) {
        destination = nil
        UIAccessibility.post(notification: .screenChanged, argument: view)
    }

    // MARK: Hiding

    private func hide(_ plan: AccessPlan) {
        let wanted = hiddenViews(plan)
        let names = Set(wanted.map { ObjectIdentifier($0) })
        for name in covers.keys where !names.contains(name) { covers.removeValue(forKey: name)?.lift() }
        for view in wanted where covers[ObjectIdentifier(view)] == nil {
            covers[ObjectIdentifier(view)] = Cover(view)
        }
    }

    /// The views that the plan hides, with all that is in them.
    private func hiddenViews(_ plan: AccessPlan) -> [UIView] {
        guard let host else { return [] }
        var hidden = plan.hiddenRegions.compactMap { host.regions.view(of: $0) }
        guard let modal = plan.modal, let surface = host.surface(modal) else { return hidden }
        // A modal view hides its siblings only; a window above hides nothing of the one below.
        if surface.window !== host.window, let window = host.window { hidden.append(window) }
        if let layer = surface.superview as? LayerView {
            hidden += layer.surfaces.prefix { $0 !== surface }
        }
        return hidden
    }
}

/// One view hidden from assistive technology; as it was, once this is lifted.
@MainActor
private final class Cover {
    private weak var view: UIView?
    private let wasHidden: Bool

    init(_ view: UIView) {
        self.view = view
        wasHidden = view.accessibilityElementsHidden
        view.accessibilityElementsHidden = true
    }

    func lift() {
        view?.accessibilityElementsHidden = wasHidden
    }
}
