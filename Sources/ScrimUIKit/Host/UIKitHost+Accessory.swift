#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The app's bar above the keyboard, or docked at the bottom, which the system has in the keyboard's window.
extension UIKitHost {
    /// Where the bar is, in the stage's coordinates; `nil`: there is none.
    var accessoryFrame: Rect? {
        guard let window, let bar = focus.accessory, let own = bar.window else { return nil }
        return RegionGeometry(of: bar, in: own).moved(from: own, to: window).bounds
    }

    /// Observes presses in the bar, even while nothing is shown: the user may be holding one of its buttons when
    /// an overlay appears.
    func observeAccessory() {
        guard let bar = focus.accessory, bar !== observedAccessory else { return }
        observedAccessory = bar
        observeOwnWindows()
    }

    /// Covers the bar while the app's window is blocked or dimmed.
    func followAccessory() {
        let dimming = surfaces.filter { dimsApp($0) }
        let isCovered = plan.input.windowBlocker != nil || !dimming.isEmpty
        let former = accessoryCover.view
        accessoryCover.follow(isCovered ? focus.accessory : nil, dimmedBy: dimming)
        if accessoryCover.view !== former { observeOwnWindows() }
    }

    /// Whether a surface dims the app's window from behind the bar.
    ///
    /// A veil does not: its window is in front of the keyboard's, as far as possible, and dims the bar itself.
    private func dimsApp(_ surface: SurfaceView) -> Bool {
        guard let plan = surface.plan, plan.region == .window, plan.aside == nil, !surface.isHidden,
            surface.superview !== layers.layer(.coverWindow)
        else { return false }
        return surface.scrim.layer.opacity > 0 || surface.scrim.layer.animationKeys() != nil
    }
}
#endif
