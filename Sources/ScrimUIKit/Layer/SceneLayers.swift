import Scrim
import UIKit

/// The layers over a scene that surfaces lie in, each there only while it is needed.
@MainActor
final class SceneLayers {
    private weak var host: UIKitHost?
    /// Over the app's own window.
    private(set) var ground: LayerController?
    private(set) var cover: OverlayWindow?
    private var keyboard: OverlayWindow?
    /// Where the keyboard was when it was last seen: what covered it fades away there.
    private(set) var lastKeyboard = Rect.zero

    init(_ host: UIKitHost) {
        self.host = host
    }

    /// The layer that a home is; `nil`: surfaces lie beside their region.
    func layer(_ home: Home) -> LayerView? {
        switch home {
        case .beside: nil
        case .window: ground?.layerView
        case .cover: cover?.layerView
        case .keyboard: keyboard?.layerView
        }
    }

    /// Brings up what a plan needs.
    func open(for plan: StagePlan) {
        guard let host, let window = host.window else { return }
        openGround(host, window)
        let homes = Set(plan.homes.values)
        guard let scene = host.scene else { return }
        if cover == nil, plan.isSceneBlocked || homes.contains(.cover) {
            cover = OverlayWindow(host, covering: window, in: scene)
        }
        if keyboard == nil, plan.takesTouchesOverKeyboard || homes.contains(.keyboard) {
            keyboard = OverlayWindow(host, covering: window, in: scene)
        }
        cover?.mirror(window)
        keyboard?.mirror(window)
        cover?.frame = window.frame
        // While what it covers is free already, touches pass it for good, and not only by its answers.
        cover?.isUserInteractionEnabled = plan.isSceneBlocked
        keyboard?.isUserInteractionEnabled = plan.takesTouchesOverKeyboard
        followKeyboard()
    }

    /// Takes away what a plan needs no more; comes after its surfaces left.
    func close(for plan: StagePlan) {
        let homes = Set(plan.homes.values)
        if !plan.isSceneBlocked, !homes.contains(.cover) {
            cover?.leave()
            cover = nil
        }
        if !plan.takesTouchesOverKeyboard, !homes.contains(.keyboard) {
            keyboard?.leave()
            keyboard = nil
        }
        if plan.surfaces.isEmpty, plan.input.isOpen {
            ground?.view.removeFromSuperview()
            ground = nil
        }
    }

    /// Keeps the window over the keyboard where that is.
    func followKeyboard() {
        guard let host, let window = host.window else { return }
        let frame = host.keyboardFrame
        if let frame { lastKeyboard = frame }
        guard let keyboard else { return }
        let place = frame ?? lastKeyboard
        keyboard.frame = place.cgRect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        // The stage's coordinates begin at the window's corner, not at the keyboard's.
        keyboard.layerView.bounds = place.cgRect
    }

    /// Keeps on top what only passes by: whatever the app presents meanwhile, a notice is seen.
    func float() {
        guard let layer = ground?.layerView, let window = layer.superview, window.subviews.last !== layer
        else {
            return
        }
        let surfaces = layer.surfaces
        guard !surfaces.isEmpty, surfaces.allSatisfy({ $0.plan?.takesInput == false }) else { return }
        raise()
    }

    /// Puts the layer over all that is in the app's window by now.
    func raise() {
        guard let layer = ground?.layerView else { return }
        layer.superview?.bringSubviewToFront(layer)
    }

    private func openGround(_ host: UIKitHost, _ window: UIWindow) {
        if ground == nil {
            ground = LayerController(LayerView(host))
            ground?.layerView.changed = { [weak host] in host?.environmentMayHaveChanged() }
        }
        guard let layer = ground?.layerView, layer.superview !== window else { return }
        layer.frame = window.bounds
        window.addSubview(layer)
    }
}

/// Owns the layer over the app's window: an app's view controllers on overlays are its children.
final class LayerController: UIViewController {
    let layerView: LayerView

    init(_ layerView: LayerView) {
        self.layerView = layerView
        super.init(nibName: nil, bundle: nil)
        view = layerView
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }
}
