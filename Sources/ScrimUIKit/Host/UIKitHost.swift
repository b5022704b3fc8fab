import Scrim
import UIKit

/// The UIKit side of one scene's stage.
///
/// Apps meet it as the type behind `view.overlays`; there is nothing to call on it. What it shows lies beside the
/// app's views, over all of the app's window, or in windows of its own; when nothing is shown, nothing of it is left
/// but a passive gesture recogniser on the window.
@MainActor
public final class UIKitHost: OverlayHost {
    /// A view or a view controller.
    public typealias View = any OverlayContent

    /// What decides what is on screen here.
    private(set) lazy var stage = Stage(host: self)
    private(set) weak var scene: UIWindowScene?
    let regions: RegionBook
    private(set) var plan = StagePlan()
    private(set) lazy var layers = SceneLayers(self)
    private(set) lazy var focus = FocusKeeper(self)

    private let hasScene: Bool
    private var standing: SceneStanding?
    private var settings: PlatformSettings?
    private let waiting = Observers()
    private lazy var timer = WakeTimer { [weak self] in self?.stage.wake() }
    private lazy var stack = SurfaceStack(self)
    private lazy var clock = SurfaceClock(self)
    private lazy var access = AccessKeeper(self)
    private var turns: TurnWatch?
    private var observer: PressObserver?
    /// What the stage was told last.
    private var knownEnvironment = StageEnvironment()
    private var knownState = RegionState.detached
    private var knownKeyboard = RegionState.hidden

    /// A host for a scene, or for a view or window that is not in one yet.
    init(scene: UIWindowScene?) {
        self.scene = scene
        hasScene = scene != nil
        let relay = Relay()
        regions = RegionBook(
            scene: scene,
            RegionBook.Handlers(
                changed: { relay.host?.regionChanged($0, $1) },
                moved: { relay.host?.regionMoved($0, $1, to: $2) }))
        relay.host = self
        settings = PlatformSettings { [weak self] in self?.environmentMayHaveChanged() }
        KeyboardWatch.shared.tell(self) { [weak self] in self?.keyboardMoved($0) }
        if let scene {
            standing = SceneStanding(scene) { [weak self] in self?.sceneChanged($0) }
            standing?.chooseWindow(nil)
        } else {
            waiting.on(UIWindow.didBecomeVisibleNotification) { [weak self] in self?.windowCameUp($0) }
        }
        knownEnvironment = environment
        knownState = state(of: .window)
        knownKeyboard = state(of: .keyboard)
        if standing?.isSuspended == true { stage.report(.suspended(true)) }
    }

    /// What a closure can hold before there is a host.
    private final class Relay {
        weak var host: UIKitHost?
    }

    // MARK: OverlayHost

    /// The present moment, on the clock that Core Animation times its frames by.
    public var now: Instant { .now }

    /// What the window's traits and the user's settings tell.
    public var environment: StageEnvironment { PlatformSettings.environment(for: window) }

    /// Makes what is in the scene equal to the plan.
    public func apply(_ plan: StagePlan) {
        guard plan != self.plan else { return }
        self.plan = plan
        let isIdle = plan.surfaces.isEmpty && plan.input.isOpen
        watchTurns()
        if !isIdle { layers.open(for: plan) }
        observer?.follow(plan.input)
        let dropped = stack.follow(plan)
        focus.apply(plan.focus)
        access.apply(plan.access)
        for surface in dropped { surface.removeFromSuperview() }
        layers.close(for: plan)
        clock.follow()
    }

    /// Calls the stage back at an instant, also while the user scrolls.
    public func wake(at instant: Instant?) {
        timer.set(instant)
    }

    /// Speaks a text through VoiceOver.
    public func announce(_ announcement: Announcement) {
        access.speak(announcement)
    }

    /// How the region stands at this moment.
    public func state(of region: Region) -> RegionState {
        switch region {
        case .window, .windowAndKeyboard: standing?.state ?? .detached
        case .keyboard:
            standing?.state == .gone ? .gone : (keyboardFrame == nil ? .hidden : .visible)
        case .view: regions.state(of: region)
        }
    }

    /// Whether the point lies in the panel, in the shape that its content draws.
    public func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        self.surface(surface)?.panelContains(point) ?? false
    }

    /// Whether the point lies in the visible part of the region.
    public func region(_ region: Region, contains point: Point) -> Bool {
        let keyboard = keyboardFrame
        return switch region {
        case .windowAndKeyboard: bounds.contains(point)
        case .window: bounds.contains(point) && keyboard?.contains(point) != true
        case .keyboard: keyboard?.contains(point) ?? false
        case .view: geometry(of: region).visible.contains(point)
        }
    }

    /// Takes hold of a view or view controller.
    public func hold(_ view: any OverlayContent) -> ViewID { HeldContent.hold(view) }

    /// Lets go of it.
    public func release(_ view: ViewID) { HeldContent.release(view) }

    // MARK: For its parts

    /// The window that overlays cover; `nil`: there is none yet, or no more.
    var window: UIWindow? { standing?.state == .gone ? nil : standing?.window }

    /// What is up, back to front.
    var surfaces: [SurfaceView] { stack.surfaces }

    func surface(_ id: SurfaceID) -> SurfaceView? { stack.surfaces.first { $0.id == id } }

    /// What lies beside its region for a surface and takes touches there; `nil`: nothing.
    func cover(beside id: SurfaceID) -> UIView? { stack.cover(id) }

    /// Follows a view as a region from now on.
    func track(_ view: UIView) -> RegionID {
        let id = regions.track(view)
        report(.regionContained(.view(id), in: surfaceID(containing: view)))
        return id
    }

    /// Looks anew at what nobody tells of, before something is asked or shown.
    ///
    /// - Parameter asked: The window that was asked for its overlays.
    func refresh(covering asked: UIWindow?) {
        guard standing != nil else { return }
        if plan == StagePlan() || window?.isHidden != false { standing?.chooseWindow(asked) }
        if let window, observer?.view !== window {
            observer?.leave()
            observer = PressObserver(self)
            observer?.watch(window)
        }
        environmentMayHaveChanged()
        lookAtWindow()
    }

    // MARK: Events

    private func sceneChanged(_ change: SceneStanding.Change) {
        switch change {
        case .windows: refresh(covering: nil)
        case .suspended(let isSuspended):
            report(.suspended(isSuspended))
            if !isSuspended { refresh(covering: nil) }
        case .gone:
            report(.regionChanged(.window, .gone))
            // Whatever the stage made of it: nothing of ours outlives the scene.
            apply(StagePlan())
            close()
        }
    }

    private func lookAtWindow() {
        let state = state(of: .window)
        guard state != knownState else { return lookAtKeyboard() }
        knownState = state
        report(.regionChanged(.window, state))
        lookAtKeyboard()
    }

    private func lookAtKeyboard() {
        let state = state(of: .keyboard)
        guard state != knownKeyboard else { return }
        knownKeyboard = state
        report(.regionChanged(.keyboard, state))
    }

    private func keyboardMoved(_ move: KeyboardWatch.Move) {
        guard window != nil else { return }
        lookAtKeyboard()
        layers.followKeyboard()
        for surface in surfaces { surface.setNeedsLayout() }
        guard move.duration > 0, !surfaces.isEmpty else { return }
        // Panels make way for it as the app's own views do: along with it.
        UIView.animate(
            withDuration: move.duration, delay: 0,
            options: [move.options, .beginFromCurrentState, .allowUserInteraction]
        ) {
            for surface in self.surfaces { surface.layoutIfNeeded() }
        }
    }

    private func regionChanged(_ region: Region, _ state: RegionState) {
        report(.regionChanged(region, state))
        if let view = regions.view(of: region) {
            report(.regionContained(region, in: surfaceID(containing: view)))
        }
    }

    private func regionMoved(_ id: RegionID, _ view: UIView, to scene: UIWindowScene) {
        let other = UIKitHost.of(scene)
        other.refresh(covering: view.window)
        _ = other.track(view)
        regions.forget(id)
        stage.transfer(.view(id), to: other.stage)
        giveUp(at: view)
    }

    /// For a window that was in no scene: it may be in one now.
    private func windowCameUp(_ notification: Notification) {
        guard let window = notification.object as? UIWindow, let scene = window.windowScene,
            let probe = RegionProbe.known(in: window), probe.waiting === self
        else { return }
        let other = UIKitHost.of(scene)
        other.refresh(covering: window)
        for region in [Region.window, .windowAndKeyboard, .keyboard] {
            stage.transfer(region, to: other.stage)
        }
        giveUp(at: window)
    }

    /// What it waited for has come: the view has another host now.
    private func giveUp(at view: UIView) {
        guard !hasScene, let probe = RegionProbe.known(in: view), probe.waiting === self else { return }
        close()
        probe.waiting = nil
    }

    func environmentMayHaveChanged() {
        let environment = environment
        guard environment != knownEnvironment else { return }
        knownEnvironment = environment
        report(.environmentChanged)
        // The stage may well come to the same plan; it is drawn in other colours, or the other way round.
        for surface in surfaces { surface.plan.map { _ = surface.update($0) } }
    }

    /// Regions are hidden and moved without a word; while it matters they are looked at in each turn.
    private func watchTurns() {
        let matters = !plan.surfaces.isEmpty || !plan.input.isOpen
        if matters, turns == nil {
            turns = TurnWatch { [weak self] in self?.turnEnds() }
        } else if !matters {
            turns = nil
        }
    }

    private func turnEnds() {
        regions.follow(followed)
        lookAtWindow()
        layers.float()
        stack.keepSeats()
        focus.look()
        for surface in surfaces where surface.parts.isContentStale { surface.setNeedsLayout() }
    }

    private var followed: Set<Region> {
        Set(plan.surfaces.map(\.region)).union(plan.input.regions)
    }

    /// Lets go of everything that it listens to: its scene is gone, or its view has found one.
    private func close() {
        timer.set(nil)
        turns = nil
        settings?.stop()
        standing?.stop()
        waiting.stop()
        observer?.leave()
        KeyboardWatch.shared.forget(self)
        UIKitHost.drop(self)
    }
}

extension InputPlan {
    /// The regions that it says something about.
    var regions: Set<Region> {
        var regions = Set(layers.map(\.region))
        for case .blockedExcept(let exempt) in layers.map(\.outside) { regions.formUnion(exempt) }
        return regions
    }
}
