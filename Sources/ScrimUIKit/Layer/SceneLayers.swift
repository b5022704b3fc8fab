#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The layers over a whole scene that surfaces lie in: in the app's window, and in two windows of the library;
/// each exists only while it is needed.
@MainActor
final class SceneLayers {
    private weak var host: (any LayerHost)?
    /// The layer in the app's own window.
    private(set) var windowLayer: WindowLayerController?
    /// The window over the whole scene.
    private(set) var coverWindow: OverlayWindow?
    /// The window over the keyboard alone.
    private var keyboardWindow: OverlayWindow?
    /// Where the keyboard last was: what covered it fades out there.
    private(set) var lastKeyboardFrame = Rect.zero
    /// How layers get in front of the keyboard in this scene.
    private(set) var keyboardCover = KeyboardCover.byLevel

    init(_ host: any LayerHost) {
        self.host = host
    }

    /// The windows with the library's layers, apart from the app's.
    var ownWindows: [UIWindow] { [coverWindow, keyboardWindow].compactMap { $0?.layerView.window } }

    /// The layer of a container; `nil`: there is none, or its surfaces lie beside their regions.
    func layer(_ container: SurfaceContainer) -> LayerView? {
        switch container {
        case .besideRegion: nil
        case .appWindow: windowLayer?.layerView
        case .coverWindow: coverWindow?.layerView
        case .keyboardWindow: keyboardWindow?.layerView
        }
    }

    /// Brings up the layers that a plan needs.
    func open(for plan: StagePlan) {
        guard let host, let window = host.window else { return }
        openWindowLayer(host, window)
        let containers = Set(plan.containers.values)
        guard let scene = host.scene else { return }
        if coverWindow == nil, plan.isSceneBlocked || containers.contains(.coverWindow) {
            coverWindow = OverlayWindow(host, covering: window, in: scene)
        }
        if keyboardWindow == nil, plan.takesTouchesOverKeyboard || containers.contains(.keyboardWindow) {
            keyboardWindow = OverlayWindow(host, covering: window, in: scene)
        }
        coverWindow?.mirror(window)
        keyboardWindow?.mirror(window)
        coverWindow?.frame = window.frame
        // While a veil leaves, what it covers is free already: then touches pass its window, whatever hit-testing says.
        coverWindow?.takesTouches = plan.isSceneBlocked
        keyboardWindow?.takesTouches = plan.takesTouchesOverKeyboard
        followKeyboard()
    }

    /// Takes away the layers that a plan does not need, after the surfaces in them were removed.
    func close(for plan: StagePlan) {
        let containers = Set(plan.containers.values)
        if !plan.isSceneBlocked, !containers.contains(.coverWindow) {
            coverWindow?.close()
            coverWindow = nil
        }
        if !plan.takesTouchesOverKeyboard, !containers.contains(.keyboardWindow) {
            keyboardWindow?.close()
            keyboardWindow = nil
        }
        if plan.isEmpty {
            windowLayer?.view.removeFromSuperview()
            windowLayer = nil
        }
    }

    /// A key of the on-screen keyboard was pressed that a layer should have covered.
    func keyboardIsInFront() { keyboardCover = .inKeyboardsWindow }

    /// Lays the library's windows out again, over what the app's window is by now.
    func followWindow() {
        guard let window = host?.window else { return }
        if let coverWindow, coverWindow.frame != window.frame {
            coverWindow.frame = window.frame
            followKeyboard()
        }
        for layer in [coverWindow, keyboardWindow].compactMap({ $0?.layerView }) { layer.setNeedsLayout() }
    }

    /// Gives the window over the keyboard the keyboard's frame, and puts the layers in front of the keyboard.
    func followKeyboard() {
        guard let host, let window = host.window else { return }
        let keyboardsWindow = keyboardCover == .inKeyboardsWindow ? host.keyboardsWindow : nil
        coverWindow?.seatLayer(in: keyboardsWindow)
        let frame = host.keyboardFrame
        if let frame { lastKeyboardFrame = frame }
        guard let keyboardWindow else { return }
        let place = frame ?? lastKeyboardFrame
        keyboardWindow.frame = place.cgRect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        keyboardWindow.seatLayer(in: keyboardsWindow)
        // The stage's coordinates begin at the window's corner, not at the keyboardWindow's.
        keyboardWindow.layerView.bounds = place.cgRect
    }

    /// Keeps notices on top of what the app presents meanwhile; anything that takes input stays where it is.
    func keepNoticesInFront() {
        guard let layer = windowLayer?.layerView, let window = layer.superview, window.subviews.last !== layer
        else {
            return
        }
        let surfaces = layer.surfaces
        guard !surfaces.isEmpty, surfaces.allSatisfy({ $0.plan?.takesInput == false }) else { return }
        bringWindowLayerToFront()
    }

    /// Puts the layer in the app's window over all that is in the window by now.
    func bringWindowLayerToFront() {
        guard let layer = windowLayer?.layerView else { return }
        layer.superview?.bringSubviewToFront(layer)
    }

    private func openWindowLayer(_ host: any LayerHost, _ window: UIWindow) {
        if windowLayer == nil {
            windowLayer = WindowLayerController(LayerView(host))
            windowLayer?.layerView.onChange = { [weak self, weak host] in
                host?.environmentMayHaveChanged()
                self?.followWindow()
            }
        }
        guard let layer = windowLayer?.layerView, layer.superview !== window else { return }
        layer.frame = window.bounds
        window.addSubview(layer)
    }
}

/// The controller of the layer in the app's window: the app's view controllers on overlays are its children.
final class WindowLayerController: UIViewController {
    let layerView: LayerView

    init(_ layerView: LayerView) {
        self.layerView = layerView
        super.init(nibName: nil, bundle: nil)
        view = layerView
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }
}
#endif
