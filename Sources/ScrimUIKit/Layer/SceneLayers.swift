#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The layers over a whole scene that hold surfaces, in the app's window and in three windows of the library.
///
/// Each layer exists only while it is needed.
@MainActor
final class SceneLayers {
    private weak var host: (any LayerHost)?
    /// The layers in the app's own window that take input.
    ///
    /// The first is below all of the app's dialogs; each other one is above a dialog. A layer that is in place is not
    /// brought to the front again.
    private(set) var windowLayers: [WindowLayerController] = []
    /// The layer of notices in the app's own window.
    private(set) var noticeLayer: WindowLayerController?
    /// The window over the whole scene.
    private(set) var coverWindow: OverlayWindow?
    /// The window of blocking sheets, just above the app's.
    private(set) var sheetWindow: OverlayWindow?
    /// Whether each sheet has a window, decided once because a sheet stays where it is.
    private var sheets: [SurfaceID: Bool] = [:]
    /// Whether each leaving surface is in the window over the whole scene, decided once because it fades out
    /// where it is.
    private var leaving: [SurfaceID: Bool] = [:]
    /// The window over the keyboard alone.
    private var keyboardWindow: OverlayWindow?
    /// Covers the keys in the keyboard's own window if the library's windows are behind that window.
    private var keyCover: TouchBlockingView?
    /// The keyboard's last frame: surfaces over the keyboard fade out there.
    private(set) var lastKeyboardFrame = Rect.zero
    /// How layers get in front of the keyboard in this scene.
    private(set) var keyboardCover = KeyboardCover.byLevel

    init(_ host: any LayerHost) {
        self.host = host
    }

    /// The layers in the app's own window, back to front.
    var appLayers: [WindowLayerController] { windowLayers + [noticeLayer].compactMap { $0 } }

    /// The windows, apart from the app's, that hold the library's layers.
    var ownWindows: [UIWindow] {
        [coverWindow, keyboardWindow].compactMap { $0?.layerView.window } + [sheetWindow].compactMap { $0 }
    }

    /// What decides the containers of a plan's surfaces, apart from the plan.
    func facts(of plan: StagePlan) -> ContainerFacts {
        var facts = ContainerFacts(
            dialogs: host?.dialogs ?? [], sheetDialogs: host?.sheetDialogs ?? [],
            sheets: Set(sheets.filter(\.value).keys), leaving: leaving,
            withoutRoom: host?.surfacesWithoutRoom ?? [])
        let own = ownWindows + [host?.window].compactMap { $0 }
        for surface in plan.surfaces where surface.kind == .hud && !surface.region.isWindow {
            guard let view = host?.view(of: surface.region) else { continue }
            facts.contents[surface.region] = host?.surfaceID(containing: view)
            if let window = view.window, !own.contains(window) { facts.elsewhere.insert(surface.region) }
        }
        return facts
    }

    /// The layer of a container; `nil`: there is none, or its surfaces are placed beside their regions.
    func layer(_ container: SurfaceContainer) -> LayerView? {
        switch container {
        case .besideRegion: nil
        case .appWindow(let dialog): windowLayers.first { $0.layerView.dialog == dialog }?.layerView
        case .notices: noticeLayer?.layerView
        case .sheetWindow: sheetWindow?.layerView
        case .coverWindow: coverWindow?.layerView
        case .keyboardWindow: keyboardWindow?.layerView
        }
    }

    /// Opens the layers that a plan needs.
    func open(for plan: StagePlan) {
        guard let host, let window = host.window else { return }
        decideSheets(plan, host)
        decideLeaving(plan)
        let containers = Set(plan.containers(facts(of: plan)).values)
        if sheetWindow == nil, containers.contains(.sheetWindow), let scene = host.scene {
            sheetWindow = OverlayWindow(host, covering: window, in: scene, level: .sheets)
        }
        sheetWindow?.frame = window.frame
        openWindowLayers(host, window, containers)
        guard let scene = host.scene else { return }
        if coverWindow == nil, plan.isSceneBlocked || containers.contains(.coverWindow) {
            coverWindow = OverlayWindow(host, covering: window, in: scene, level: .cover)
        }
        if keyboardWindow == nil, plan.takesTouchesOverKeyboard || containers.contains(.keyboardWindow) {
            keyboardWindow = OverlayWindow(host, covering: window, in: scene, level: .aboveKeyboard)
        }
        coverWindow?.frame = window.frame
        // While a veil shows its result or leaves, the app is usable: touches pass the veil's window,
        // whatever hit-testing returns.
        coverWindow?.takesTouches = plan.isSceneBlocked
        keyboardWindow?.takesTouches = plan.takesTouchesOverKeyboard
        followKeyboard()
    }

    /// Closes the layers that a plan does not need, after their surfaces were removed.
    func close(for plan: StagePlan) {
        let containers = Set(plan.containers(facts(of: plan)).values)
        if !plan.isSceneBlocked, !containers.contains(.coverWindow) {
            coverWindow?.close()
            coverWindow = nil
            followKeyboard()
        }
        if !plan.takesTouchesOverKeyboard, !containers.contains(.keyboardWindow) {
            keyboardWindow?.close()
            keyboardWindow = nil
        }
        // What sheet content presents is in the sheets' window, too.
        if !containers.contains(.sheetWindow), host?.sheetDialogs.isEmpty != false {
            sheetWindow?.close()
            sheetWindow = nil
            if let host, let window = host.window { openWindowLayers(host, window, containers) }
        }
        if !containers.contains(.notices) {
            noticeLayer?.view.removeFromSuperview()
            noticeLayer = nil
        }
        let unneeded = windowLayers.filter { layer in
            plan.isEmpty || layer.layerView.dialog.map { !containers.contains(.appWindow(over: $0)) } ?? false
        }
        for layer in unneeded { layer.view.removeFromSuperview() }
        windowLayers.removeAll { layer in unneeded.contains { $0 === layer } }
    }

    /// Called when a key of the on-screen keyboard was pressed although a layer should have covered it.
    func keyboardIsInFront() { keyboardCover = .inKeyboardsWindow }

    /// Lays out the library's windows again over the current frame of the app's window.
    func followWindow() {
        guard let window = host?.window else { return }
        for own in [coverWindow, sheetWindow] where own?.frame != window.frame { own?.frame = window.frame }
        followKeyboard()
        for layer in [coverWindow, keyboardWindow, sheetWindow].compactMap({ $0?.layerView }) {
            layer.setNeedsLayout()
        }
    }

    /// Gives layers and windows the current style, tint and direction of the app's views.
    func followStyle() {
        guard let window = host?.window else { return }
        for own in [coverWindow, keyboardWindow, sheetWindow] { own?.mirror(window) }
        let style = window.styleOverride
        for layer in appLayers where layer.view.overrideUserInterfaceStyle != style {
            layer.view.overrideUserInterfaceStyle = style
        }
    }

    /// Makes status bar, home indicator and orientation follow what the app has changed in its own window.
    func followAppearance() {
        for own in [coverWindow, keyboardWindow, sheetWindow] {
            (own?.rootViewController as? MirroringController)?.followCovered()
        }
    }

    /// Gives the window over the keyboard the keyboard's frame, and puts the layers in front of the keyboard.
    func followKeyboard() {
        guard let host, let window = host.window else { return }
        let keyboardsWindow = keyboardCover == .inKeyboardsWindow ? host.keyboardsWindow : nil
        let frame = host.keyboardFrame
        followKeys(in: keyboardsWindow, at: frame)
        if let frame { lastKeyboardFrame = frame }
        guard let keyboardWindow else { return }
        let shown = frame ?? lastKeyboardFrame
        keyboardWindow.frame = shown.cgRect.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
        keyboardWindow.seatLayer(in: keyboardsWindow)
        // The stage's coordinates begin at the window's corner, not at the keyboardWindow's.
        keyboardWindow.layerView.bounds = shown.cgRect
    }

    /// Covers the keys in the keyboard's own window with a copy of the scrim of the veil over them.
    ///
    /// The layer that blocks the app stays where it is: it is unknown which windows the keyboard's is in front of.
    private func followKeys(in keyboardsWindow: UIWindow?, at frame: Rect?) {
        guard let coverWindow, coverWindow.takesTouches, let keyboardsWindow, let frame else {
            keyCover?.removeFromSuperview()
            return keyCover = nil
        }
        let cover = keyCover ?? TouchBlockingView { _, _ in true }
        keyCover = cover
        if cover.superview !== keyboardsWindow { keyboardsWindow.addSubview(cover) }
        if keyboardsWindow.subviews.last !== cover { keyboardsWindow.bringSubviewToFront(cover) }
        cover.frame = keyboardsWindow.convert(frame.cgRect, from: host?.window)
        cover.backgroundColor = coverWindow.layerView.surfaces.last { !$0.isHidden }.flatMap { surface in
            surface.scrim.backgroundColor?.withAlphaComponent(
                CGFloat(surface.group.layer.opacity * surface.scrim.layer.opacity))
        }
    }

    /// Brings back the layers that a new root controller's view is in front of, or that were removed for that view.
    func followRoot() {
        guard let host, let window = host.window,
            let root = window.rootViewController?.viewIfLoaded?.topLevelView
        else { return }
        let layers = appLayers.filter { !$0.isPresenting }.map(\.layerView)
        for layer in layers where layer.superview == nil { put(layer, into: window, host) }
        for layer in layers.reversed() where layer.superview === window {
            let views = window.subviews
            guard let index = views.firstIndex(of: layer), let rootIndex = views.firstIndex(of: root),
                index < rootIndex
            else { continue }
            window.insertSubview(layer, aboveSubview: root)
        }
    }

    /// Removes the layers from a window that is no longer covered; `open` puts them into the next one.
    func leaveWindow() {
        for layer in appLayers { layer.view.removeFromSuperview() }
    }

    /// Keeps notices in front of what the app presents later; surfaces that take input are in other layers.
    func keepNoticesInFront() {
        guard let layer = noticeLayer?.layerView, let window = layer.superview, window.subviews.last !== layer
        else { return }
        window.bringSubviewToFront(layer)
    }

    /// Opens the layers that are needed in the app's window: always the first one, which follows the window.
    private func openWindowLayers(
        _ host: any LayerHost, _ window: UIWindow, _ containers: Set<SurfaceContainer>
    ) {
        if windowLayers.isEmpty {
            let first = WindowLayerController(LayerView(host))
            first.layerView.onChange = { [weak self, weak host] in
                self?.followStyle()
                host?.environmentMayHaveChanged()
                self?.followWindow()
            }
            windowLayers = [first]
        }
        for dialog in host.dialogs
        where containers.contains(.appWindow(over: dialog)) && layer(.appWindow(over: dialog)) == nil {
            windowLayers.append(WindowLayerController(LayerView(host, over: dialog)))
        }
        if noticeLayer == nil, containers.contains(.notices) {
            noticeLayer = WindowLayerController(LayerView(host))
            noticeLayer?.layerView.isForNotices = true
        }
        for layer in windowLayers where !layer.isPresenting {
            let isInSheets = layer.layerView.dialog.map(host.sheetDialogs.contains) ?? false
            put(layer.layerView, into: isInSheets ? sheetWindow ?? window : window, host)
        }
        followStyle()
        guard let layer = noticeLayer?.layerView else { return }
        put(layer, into: containers.contains(.sheetWindow) ? sheetWindow ?? window : window, host)
        layer.frame = window.bounds
        keepNoticesInFront()
    }

    /// Puts a layer in front of its dialog, and behind the dialogs that came later.
    ///
    /// A layer may open late: the first surface that needs it may be a veil that steps aside for a later dialog.
    private func put(_ layer: LayerView, into window: UIWindow, _ host: any LayerHost) {
        guard layer.superview !== window else { return }
        layer.frame = window.bounds
        if !layer.isForNotices, let next = host.view(inFrontOf: layer.dialog, in: window) {
            window.insertSubview(layer, belowSubview: next)
        } else {
            window.addSubview(layer)
        }
    }

    /// Decides for each new sheet whether it gets a window.
    private func decideSheets(_ plan: StagePlan, _ host: any LayerHost) {
        var decided: [SurfaceID: Bool] = [:]
        for surface in plan.surfaces {
            decided[surface.id] =
                sheets[surface.id]
                ?? plan.needsWindow(surface.value) { host.content(of: $0) is UIViewController }
        }
        sheets = decided
    }

    /// Decides for each surface that starts to leave whether it leaves in the window over the whole scene.
    private func decideLeaving(_ plan: StagePlan) {
        let now = plan.surfaces.filter(\.value.isLeaving).map(\.id)
        guard now.contains(where: { leaving[$0] == nil }) || now.count < leaving.count else { return }
        let containers = plan.containers(facts(of: plan))
        let decided = now.map { ($0, leaving[$0] ?? (containers[$0] == .coverWindow)) }
        leaving = Dictionary(uniqueKeysWithValues: decided)
    }
}

/// The controller of a layer in the app's window; the app's view controllers on overlays are its children.
final class WindowLayerController: UIViewController {
    let layerView: LayerView

    init(_ layerView: LayerView) {
        self.layerView = layerView
        super.init(nibName: nil, bundle: nil)
        view = layerView
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Made in code only") }

    /// Whether the system has removed the layer from the window for something full-screen that its content presents.
    fileprivate var isPresenting: Bool { presentedViewController != nil && view.superview == nil }
}
#endif
