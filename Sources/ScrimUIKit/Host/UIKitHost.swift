#if canImport(UIKit)
@_spi(Host) import Scrim
import UIKit

/// The UIKit side of one scene's stage.
///
/// Apps know the host only as the type behind `view.overlays`, and call nothing on it. The host shows overlays beside
/// the app's views, over all of the app's window, or in windows of the library. When nothing is shown, only passive
/// gesture recognizers remain on the window.
@MainActor
final class UIKitHost: OverlayHost {
    /// A view or a view controller.
    public typealias View = any OverlayContent

    /// The app's views and view controllers that overlays show.
    static let views = ViewRegistry<any OverlayContent>()
    /// The stage, which decides what is on screen in the scene.
    private(set) lazy var stage = Stage(host: self)
    private(set) weak var scene: UIWindowScene?
    let regions: RegionTracker
    /// The plan that the scene shows.
    private(set) var plan = StagePlan()
    /// The stage's plan, which is not shown completely while the app is in the background.
    private var wanted = StagePlan()
    /// Whether the app is in the background, where nothing moves and the system takes a picture of the screen.
    private(set) var isSuspended = false
    /// The surfaces of the plan that a surface in front covers.
    private(set) var covered: Set<SurfaceID> = []
    private(set) lazy var layers = SceneLayers(self)
    private(set) lazy var accessoryCover = AccessoryCover(self)
    /// The app's bar above the keyboard whose presses are observed.
    weak var observedAccessory: UIView?
    private(set) lazy var focus = FocusKeeper(self)

    private(set) var sceneObserver: SceneVisibilityObserver?
    private var settings: PlatformSettings?
    private let windowObservers = NotificationObservers()
    private lazy var timer = WakeTimer { [weak self] in self?.stage.wake() }
    private(set) lazy var surfaceStack = SurfaceStack(self, in: layers)
    private lazy var frameLoop = FrameLoop(self)
    private(set) lazy var access = AccessKeeper(self)
    private let endNotifications = EndNotifications()
    let presentations = PresentationWatch()
    let panelKeys = PanelKeys()
    let clearBars = ClearBars()
    var panelCommands: [UIKeyCommand] { panelKeys.commands }
    private(set) var turnObserver: TurnEndObserver?
    private var pressObserver: PressObserver?
    /// The press observers of the library's own windows and of a bar above the keyboard, which come and go.
    private var ownPressObservers: [PressObserver] = []
    var pressObservers: [PressObserver] { [pressObserver].compactMap(\.self) + ownPressObservers }
    /// The time of the newest event that a press observer received, or from which on the presses are observed.
    private(set) var lastEvent = Instant.now
    /// The last reported value of everything that is reported only when it changes.
    var reported = Reported()

    /// A host for a scene, or for a view or window that is not in one yet.
    init(scene: UIWindowScene?) {
        self.scene = scene
        let relay = Relay()
        regions = RegionTracker(
            scene: scene,
            RegionTracker.Handlers(
                changed: { relay.host?.regionChanged($0, $1) },
                left: { relay.host?.regionLeft() },
                moved: { relay.host?.regionMoved($0, $1, to: $2) }))
        relay.host = self
        settings = PlatformSettings { [weak self] in self?.environmentMayHaveChanged() }
        KeyboardObserver.shared.addListener(self) { [weak self] in self?.keyboardMoved($0) }
        if let scene {
            sceneObserver = SceneVisibilityObserver(scene) { [weak self] in self?.sceneChanged($0) }
            sceneObserver?.chooseWindow(nil)
        } else {
            windowObservers.observe(UIWindow.didBecomeVisibleNotification) { [weak self] in
                self?.windowCameUp($0)
            }
        }
        // From now on the fields that begin editing are known, including those above the keyboard.
        _ = focus
        reported = Reported(
            environment: environment, window: currentState(of: .window),
            keyboard: currentState(of: .keyboard))
        setSuspended(sceneObserver?.isSuspended == true)
        if sceneObserver?.isSuspended == true { stage.report(.suspended(true)) }
        if reported.window != .visible { stage.report(.regionChanged(.window, reported.window)) }
        updateActive()
    }

    /// The values that were reported last.
    struct Reported {
        var isActive = true
        var environment = Stage.Environment()
        var window = Region.State.detached
        var keyboard = Region.State.hidden
        var keyboardFrame: Rect?
        var bars: [Rect] = []
    }

    /// Lets closures refer to the host before it is initialized.
    private final class Relay {
        weak var host: UIKitHost?
    }

    // MARK: OverlayHost

    /// The current time, on the clock by which Core Animation times its frames.
    public var now: Instant { .now }

    /// The window's traits and the user's settings.
    public var environment: Stage.Environment { PlatformSettings.environment(for: window) }

    /// The languages in which the app's bundle speaks to this user.
    public var languages: [String] { Self.languages(of: .main) }

    /// The bundle's languages that this user reads, without those that the user reads only elsewhere.
    static func languages(of bundle: Bundle) -> [String] { bundle.preferredLocalizations }

    /// Makes the scene equal to the plan; in the background, overlays only end, or appear to hide the window.
    public func apply(_ plan: StagePlan) {
        wanted = plan
        follow(
            isSuspended
                ? plan.picture(after: self.plan, isInWindow: currentState(of: .window) == .visible) : plan)
    }

    /// Follows the app to the background and back.
    func setSuspended(_ isSuspended: Bool) {
        guard isSuspended != self.isSuspended else { return }
        self.isSuspended = isSuspended
        for surface in surfaces { surface.isPaused = isSuspended }
        focus.setPaused(isSuspended)
        if !isSuspended {
            follow(wanted)
            // Under the same plan, the first responder and the views under a dialog may have changed.
            focus.apply(plan.focus, plan.focusRound.without(covered))
            watchTurns()
        }
        frameLoop.update()
    }

    private func follow(_ plan: StagePlan) {
        guard plan != self.plan else { return }
        if plan.input != self.plan.input || !plan.changes(since: self.plan).areInPlace {
            covered = coveredSurfaces(of: plan)
        }
        self.plan = plan
        watchTurns()
        if !plan.isEmpty { layers.open(for: plan) }
        observeOwnWindows()
        for observer in pressObservers { observer.apply(plan.input) }
        let dropped = surfaceStack.apply(plan)
        if isSuspended { for surface in surfaces { surface.isPaused = true } }
        focus.apply(plan.focus, plan.focusRound.without(covered))
        followPanelKeys()
        if !plan.isEmpty { observeAccessory() }
        followAccessory()
        // A placeholder that has become first responder may lead to the keyboard's window.
        if layers.keyboardCover == .inKeyboardsWindow { layers.followKeyboard() }
        access.apply(plan.access)
        for surface in dropped { surface.removeFromSuperview() }
        for surface in surfaces { surface.showShadow() }
        layers.close(for: plan)
        observeOwnWindows()
        watchTurns()
        frameLoop.update()
    }

    /// Calls the stage back at an instant, also while the user scrolls.
    public func wake(at instant: Instant?) {
        timer.set(instant)
    }

    /// Speaks a text through VoiceOver.
    public func announce(_ announcement: Announcement) {
        access.speak(announcement)
    }

    /// Plays a final status through the device's haptics, if it has any and the user wants them.
    public func play(_ haptic: Overlay.Haptic) {
        UINotificationFeedbackGenerator().notificationOccurred(haptic == .success ? .success : .error)
    }

    /// Posts a notification in the app's name; the system shows it if the user allows the app's notifications.
    public func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        endNotifications.show(text, of: presentation, at: now)
        return true
    }

    /// Removes a notification that was posted in the app's name.
    public func withdrawNotification(of presentation: Presentation.ID) {
        endNotifications.withdraw(presentation)
    }

    /// The state of a region at this moment.
    public func state(of region: Region) -> Region.State {
        // The call comes before a surface is made, so what the app presents by now is older than the surface.
        lookForDialogs()
        // UIKit does not report that a window moves to another scene, and while nothing is shown the host
        // does not look.
        guard case .view = region else {
            updateWindowState()
            return currentState(of: region)
        }
        let state = currentState(of: region)
        if state == .detached { watchTurns() }
        return state
    }

    /// The state of a region, without a look for dialogs first.
    func currentState(of region: Region) -> Region.State {
        switch region {
        case .window, .windowAndKeyboard: sceneObserver?.state ?? .detached
        case .keyboard:
            sceneObserver?.state == .gone ? .gone : (keyboardFrame == nil ? .hidden : .visible)
        case .view: regions.state(of: region)
        }
    }

    /// Whether the point lies in the panel, in the shape that its content draws.
    public func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        self.surface(surface)?.panelContains(point) ?? false
    }

    /// Whether the point lies in the visible part of the region, and the region is on screen.
    public func region(_ region: Region, contains point: Point) -> Bool {
        switch region {
        case .windowAndKeyboard: bounds.contains(point)
        // The keyboard's frame contains the app's bar above the keys.
        case .window:
            bounds.contains(point)
                && (keyboardFrame?.contains(point) != true || accessoryFrame?.contains(point) == true)
        case .keyboard: keyboardFrame?.contains(point) ?? false
        case .view:
            regions.view(of: region)?.isInSight == true && geometry(of: region).visible.contains(point)
        }
    }

    /// Whether a view or view controller may be shown on an overlay.
    ///
    /// A window never may. A view in another view belongs to the app, and so does a controller that is presented or has
    /// a parent. Content that an overlay already shows may move to another overlay.
    public func availability(of view: any OverlayContent) -> ViewAvailability {
        if view is UIWindow { return .unsuitable }
        if Self.views.contains(where: { $0 === view }) { return .free }
        let controller = view as? UIViewController
        let isAttached =
            (view as? UIView)?.superview != nil || controller?.parent != nil
            || controller?.presentingViewController != nil
        return isAttached ? .attached : .free
    }

    /// Writes reports to stderr in a debug build; `nil` in any other build.
    public var debugLog: (@MainActor (Stage.Report) -> Void)? {
        #if DEBUG
        { FileHandle.standardError.write(Data("Scrim: \($0)\n".utf8)) }
        #else
        nil
        #endif
    }

    /// Retains a view or view controller.
    public func hold(_ view: any OverlayContent) -> ViewID { Self.views.hold(view) }

    /// Releases a view or view controller.
    public func release(_ view: ViewID) { Self.views.release(view) }

    // MARK: For the host's parts

    /// The window that overlays cover; `nil`: there is none yet, or it is gone.
    var window: UIWindow? { sceneObserver?.state == .gone ? nil : sceneObserver?.window }

    /// The surfaces that are presented, back to front.
    var surfaces: [SurfaceView] { surfaceStack.surfaces }

    /// The view of a presented surface.
    func surface(_ id: SurfaceID) -> SurfaceView? { surfaceStack[id] }

    /// The surfaces over views that had no room for them at the last layout.
    var surfacesWithoutRoom: Set<SurfaceID> { Set(surfaces.filter(\.frames.isInWindow).map(\.id)) }

    /// The view beside its region that takes touches for a surface; `nil`: none.
    func attachedView(for id: SurfaceID) -> UIView? { surfaceStack.attachedView(for: id) }

    /// Tracks a view as a region from now on.
    func track(_ view: UIView) -> Region.ID {
        let id = regions.track(view)
        report(.regionContained(.view(id), in: surfaceID(containing: view)))
        return id
    }

    /// Checks what UIKit does not report, before a region is asked for its overlays.
    ///
    /// - Parameter asked: The window that was asked for its overlays.
    func refresh(covering asked: UIWindow?) {
        guard sceneObserver != nil else { return }
        let old = window
        if !keepsWindow || old?.isHidden != false { sceneObserver?.chooseWindow(asked) }
        if window !== old, !plan.isEmpty {
            layers.open(for: plan)
            for surface in surfaces { surface.setNeedsLayout() }
        }
        observeWindow()
        environmentMayHaveChanged()
        updateWindowState()
    }

    /// Passes presses in the covered window to the gate, and presses in no other of the app's windows.
    func observeWindow() {
        guard pressObserver?.view !== window else { return }
        pressObserver?.detach()
        pressObserver = window.map { _ in PressObserver(self) }
        if let window { pressObserver?.attach(to: window) }
        noteEvent(at: now)
    }

    func noteEvent(at instant: Instant) { lastEvent = max(lastEvent, instant) }

    /// Whether something is shown that cannot move to another window.
    private var keepsWindow: Bool {
        guard plan.isOfNotices else { return true }
        // An overlay that comes in the background is in no plan until it can be seen.
        guard isSuspended else { return false }
        return stage.presentations.contains {
            ($0.kind != .hud || !$0.region.isWindow) && $0.state != .detached
        }
    }

    /// Passes the presses in the library's own windows, and on a bar above the keyboard, to the gate, too.
    func observeOwnWindows() {
        let bars: [UIView?] = [observedAccessory, accessoryCover.view]
        let views = (layers.ownWindows as [UIView]) + bars.compactMap { $0 }
        let lost = ownPressObservers.filter { observer in !views.contains { $0 === observer.view } }
        for observer in lost { observer.detach() }
        ownPressObservers.removeAll { observer in lost.contains { $0 === observer } }
        for view in views where !ownPressObservers.contains(where: { $0.view === view }) {
            let observer = PressObserver(self)
            observer.attach(to: view)
            ownPressObservers.append(observer)
        }
    }

    /// Looks at the regions at the end of each turn while anything is shown or blocked, because UIKit does not report
    /// views that are hidden or moved.
    func watchTurns() {
        let matters =
            !plan.isEmpty || !regions.unnoticed.isEmpty || layers.sheetWindow != nil
            || (!dialogs.isEmpty && focus.isHolding)
        if matters, turnObserver == nil {
            turnObserver = TurnEndObserver { [weak self] in self?.turnEnded() }
        } else if !matters {
            turnObserver = nil
        }
    }

    /// Stops everything that calls the host: its scene is gone, or the view that it waited with has entered a scene.
    func close() {
        timer.set(nil)
        turnObserver = nil
        settings?.stop()
        sceneObserver?.stop()
        windowObservers.stop()
        pressObserver?.detach()
        observedAccessory = nil
        observeOwnWindows()
        KeyboardObserver.shared.removeListener(self)
        UIKitHost.drop(self)
    }
}
#endif
