import CGtk4
@_spi(Host) import Scrim

/// The GTK 4 side of one window's stage.
///
/// Apps use `window.overlays`, and call nothing on the host itself. The host puts a layer over the window when
/// something is shown, without touching the app's widgets. It removes the layer when nothing is shown any more, which
/// leaves the window as it was.
@MainActor
final class GtkHost: OverlayHost, SurfaceHost {
    /// Any widget, as every binding hands it out.
    public typealias View = UnsafeMutablePointer<GtkWidget>

    /// The stage, which decides what is on screen here.
    private(set) lazy var stage = Stage(host: self)
    let regions: RegionRegistry
    private(set) var plan = StagePlan()
    /// The surfaces of the plan that a surface in front covers.
    private var covered: Set<SurfaceID> = []
    /// The stage's newest plan, which waits while GTK walks its widgets.
    private var wanted = StagePlan()
    /// Counts the plans that were followed, to detect that the app's code has led to another one.
    private var round = 0
    /// The regions that the plan refers to.
    private(set) var followed: Set<Region> = [.keyboard]
    /// Whether the regions were measured since the app's widgets were last laid out.
    var areMeasured = false
    /// What panels kept clear of when they were last laid out.
    var laidOutMargins = Margins()
    let clearBars = ClearBars()
    private(set) var layer: WindowLayer?

    private let windowReference: WeakObject<GtkWindow>
    private(set) var windowVisibility: WindowVisibilityObserver?
    private var windowActivity: WindowActivityObserver?
    private(set) var dialogs: DialogObserver?
    /// The app's focus when a dialog opened over a panel that had taken it.
    var focusUnderDialogs: SavedFocus?
    private var settings: PlatformSettings?
    private lazy var timer = WakeTimer { [weak self] in self?.stage.wake() }
    private lazy var announcer = Announcer(window: windowReference)
    private lazy var desktop = DesktopReporter(window: windowReference)
    private(set) lazy var clock = SurfaceClock(self)
    private var installer: LayerInstaller?
    private let endedLayers = EndedLayers()
    private(set) var stack: SurfaceStack?
    private(set) var guardedWindow: GuardedWindow?
    private(set) var barrier: InputBarrier?
    private(set) var focus: FocusKeeper?
    private var access: AccessKeeper?
    /// Whether the window is gone; without a window, whether the widget is gone or has found a window.
    private var isClosed = false
    /// What the app's style sheets said about panels when something was shown last.
    var knownPanel = ThemeProbe.Panel()
    /// The environment that was reported last.
    var knownEnvironment = Stage.Environment()

    /// A host for a window, or for a widget that is not in one yet.
    init(window: UnsafeMutablePointer<GtkWindow>?) {
        let reference = WeakObject(window)
        windowReference = reference
        let relay = Relay()
        regions = RegionRegistry(
            window: reference,
            RegionRegistry.Handlers(
                changed: { relay.host?.regionChanged($0, $1) },
                moved: { relay.host?.regionMoved($0, $1) }))
        relay.host = self
        settings = PlatformSettings(window: window?.widget) { [weak self] in
            self?.layer?.theme.forget()
            self?.environmentMayHaveChanged()
        }
        knownEnvironment = environment
        guard let window else { return }
        windowVisibility = WindowVisibilityObserver(window) { [weak self] in self?.windowChanged($0) }
        windowActivity = WindowActivityObserver(window) { [weak self] in self?.activeChanged($0) }
        dialogs = DialogObserver(window) { [weak self] in self?.dialogChanged($0) }
        if windowActivity?.isActive == false { report(.activeChanged(false)) }
    }

    /// A reference to the host that closures can capture before the host is initialized.
    private final class Relay {
        weak var host: GtkHost?
    }

    // MARK: OverlayHost

    /// The present moment, on the clock that GDK times its frames by.
    public var now: Instant { .now }

    /// The settings of GtkSettings, libadwaita and the desktop.
    public var environment: Stage.Environment {
        settings?.environment(for: window?.widget, panel: layer?.theme.panel ?? knownPanel)
            ?? Stage.Environment()
    }

    /// The locale's languages, as GLib names them.
    public var languages: [String] {
        var names: [String] = []
        var next = g_get_language_names()
        while let name = next?.pointee {
            names.append(String(cString: name))
            next = next?.successor()
        }
        return names
    }

    /// The desktop's setting, or the core's default.
    public var doubleClickTime: Duration { settings?.doubleClickTime ?? Tuning.doubleClick }

    /// Brings the window in line with the plan.
    ///
    /// While GTK lays out, draws or maps widgets, only changes that leave the tree as it is are made at once; the rest
    /// follows in the next turn of the main loop.
    public func apply(_ plan: StagePlan) {
        wanted = plan
        guard plan != self.plan else { return }
        let changes = plan.changes(since: self.plan)
        let isInPass = FramePass.isRunning || layer?.isMapping == true
        guard isInPass, !isClosed, !leavesTrees(plan, changes) else { return follow(plan, changes) }
        FramePass.whenOver { [weak self] in self?.catchUp() }
    }

    private func catchUp() {
        if wanted != plan { apply(wanted) }
    }

    /// Whether following a plan leaves all widget trees and the focus as they are.
    private func leavesTrees(_ plan: StagePlan, _ changes: StagePlan.Changes) -> Bool {
        changes.areInPlace && plan.isEmpty == self.plan.isEmpty && plan.input == self.plan.input
            && plan.focus == self.plan.focus && plan.focusRound == self.plan.focusRound
            && plan.access == self.plan.access
            && changes.surfaces.allSatisfy { surface($0.value.id)?.leavesTree(in: $0.value) ?? false }
    }

    /// Each step may run the app's code, and with it a main loop in which the next plan comes.
    private func follow(_ plan: StagePlan, _ changes: StagePlan.Changes) {
        if !changes.areInPlace || plan.input != self.plan.input {
            covered = plan.coveredSurfaces { [regions] in regions.regions(around: $0) }
        }
        self.plan = plan
        desktop.show(plan.launcherProgress)
        guard let window, !plan.isEmpty else { return clear() }
        round += 1
        let round = round
        open(over: window)
        // These have not been measured yet.
        let newcomers = changes.regions.subtracting(followed)
        if changes.areInPlace { followed.formUnion(newcomers) } else { followed = regionsOfPlan }
        if let layer = layer?.widget { regions.measure(newcomers, in: layer) }
        leaveLater(stack?.follow(plan, changes) ?? [])
        if round == self.round { barrier?.apply(plan.input) }
        if round == self.round { focus?.apply(plan.focus, plan.focusRound.without(covered)) }
        if round == self.round { stack?.followFocus(changes) }
        if round == self.round { access?.apply(plan.access, covered: covered) }
        if round == self.round { clock.follow(changes) } else { followAgain() }
    }

    /// Follows all of the newest plan, after the app's code led to it in the middle of another one.
    private func followAgain() {
        guard layer != nil else { return }
        follow(plan, plan.changes(since: StagePlan()))
    }

    /// Takes ended surfaces off the layer, once GTK is not in the middle of it.
    private func leaveLater(_ ended: [SurfaceView]) {
        guard !ended.isEmpty else { return }
        // Keeps the host and the layer for longer than the surfaces.
        let layer = layer.map { Retained($0.widget) }
        FramePass.whenFocusRests(in: window) { [self] in
            for surface in ended { surface.leaveLayer() }
            withExtendedLifetime((self, layer)) {}
        }
    }

    /// Calls the stage back at an instant, also while the window is hidden.
    public func wake(at instant: Instant?) {
        timer.set(instant)
    }

    /// Speaks a text, unless a screen reader reads it by itself.
    ///
    /// The focus moves first, even if the plan waits for the end of a frame, or of a move of the focus.
    public func announce(_ announcement: Announcement) {
        guard wanted == plan, focus?.isWaiting != true else {
            return FramePass.whenOver { [weak self] in self?.speak(announcement) }
        }
        speak(announcement)
    }

    private func speak(_ announcement: Announcement) {
        if focus?.makesRead(announcement) != true { announcer.speak(announcement) }
    }

    /// Sends a notification through the window's application; a press on it presents the window.
    public func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        desktop.notify(text, of: presentation)
    }

    /// Withdraws a notification.
    public func withdrawNotification(of presentation: Presentation.ID) { desktop.withdraw(presentation) }

    /// The region's present state.
    public func state(of region: Region) -> Region.State {
        guard region.isWindow else { return regions.state(of: region) }
        return windowVisibility?.state ?? (isClosed ? .gone : .detached)
    }

    /// Writes to stderr in a debug build; otherwise `nil`.
    public var debugLog: (@MainActor (Stage.Report) -> Void)? {
        #if DEBUG
        { scrim_tell("\($0)") }
        #else
        nil
        #endif
    }

    // MARK: For the host's other files

    /// The window; `nil` before the widget is in one, and once the window is destroyed.
    var window: UnsafeMutablePointer<GtkWindow>? {
        windowVisibility?.state == .gone ? nil : windowReference.object
    }

    /// The surfaces, back to front.
    var surfaces: [SurfaceView] { stack?.surfaces ?? [] }

    func surface(_ id: SurfaceID) -> SurfaceView? { stack?.surface(id) }

    func report(_ event: HostEvent) { stage.report(event) }
    func drawNext() { clock.drawNext() }
    var surfaceStage: any SurfaceStage { stage }

    /// Follows a widget as a region from now on.
    func track(_ widget: WidgetPointer) -> Region.ID {
        let id = regions.track(widget)
        if let surface = stack?.surface(containing: widget)?.id {
            report(.regionContained(.view(id), in: surface))
        }
        return id
    }

    // MARK: Layer

    /// Whether the window is as it was before its first overlay.
    var isIdle: Bool { layer == nil && endedLayers.isEmpty }

    /// Makes surfaces that came into sight, perhaps below a modal one; false if there are none.
    func showNewcomers() -> Bool {
        guard let dropped = stack?.followNewcomers(plan) else { return false }
        leaveLater(dropped)
        access?.refresh()
        clock.drawNext()
        return true
    }

    /// Lays out the layer's children other than the surfaces.
    func layOutStack() { stack?.layOut(bounds.size) }

    private func open(over window: UnsafeMutablePointer<GtkWindow>) {
        guard self.layer == nil else { return }
        // They leave later: this may be a handler that GTK calls while it walks their widgets.
        endedLayers.awaitDragsNoLonger(in: window)
        endedLayers.retire()
        let layer = WindowLayer(
            WindowLayer.Handlers(
                blocks: { [weak self] in (self?.route(at: $0) ?? .app) != .app },
                layout: { [weak self] in self?.layOut() },
                mapped: { [weak self] in self?.clock.layerMapped($0) },
                drawn: { [weak self] in self?.clock.layerDrawn() },
                // GTK is in the middle of styling its widgets.
                styled: { [weak self] in Later.run { [weak self] in self?.environmentMayHaveChanged() } }))
        self.layer = layer
        let stack = SurfaceStack(self, layer: layer.widget) { [weak self] in
            self?.route(at: $1) == .blocked($0)
        }
        let focus = FocusKeeper(
            window: window, layer: layer.widget, stack: stack, regions: regions, gate: stage.gate,
            report: { [weak self] in self?.report($0) })
        let guardedWindow = GuardedWindow(
            window, layer: layer.widget, stack: stack, regions: regions, focus: focus, gate: stage.gate,
            geometry: stage.geometry, report: { [weak self] in self?.report($0) },
            yieldsToEscape: { [weak self] in self?.stage.yieldsToEscape(at: $0) ?? false })
        (self.stack, self.focus, self.guardedWindow) = (stack, focus, guardedWindow)
        barrier = InputBarrier(guardedWindow, on: window.widget, dialogs: dialogs?.widgets ?? [])
        access = AccessKeeper(layer: layer.widget, stack: stack, regions: regions)
        installer = LayerInstaller(
            layer, in: window.widget,
            onLayout: { [weak self] in
                self?.access?.appWasLaidOut()
                self?.appWasLaidOut()
            },
            onChildren: { [weak self] in self?.access?.refresh() })
        // The app's style sheets apply to the panel probe only inside the window's tree.
        environmentMayHaveChanged()
    }

    /// Takes everything away and leaves the window as it was.
    private func clear() {
        guard layer != nil else { return }
        round += 1
        let round = round
        if window != nil, focus?.isBetweenWidgets == true { return clearLater() }
        // A closed window has no focus to give back.
        if window != nil { focus?.apply(.app, FocusRound()) }
        // If the app's code showed or ended overlays meanwhile, they have done the rest themselves.
        guard round == self.round, layer != nil else { return }
        clock.stop()
        focus?.stop()
        access?.apply(AccessPlan(), covered: [])
        let isUnderDrag = barrier?.isUnderDrag == true && layer?.isUnderDrag == true
        barrier?.remove()
        leaveLater(stack?.clear() ?? [])
        if let installer, let layer, let window, isUnderDrag {
            endedLayers.take(installer, of: layer, in: window)
        } else if let installer {
            endedLayers.take(installer, of: windowReference.object)
        }
        followed = [.keyboard]
        (focus, access, guardedWindow, barrier, stack, installer, layer) = (nil, nil, nil, nil, nil, nil, nil)
    }

    /// Ends the surfaces, and removes the rest once GTK has moved the focus, which must go back to the app.
    ///
    /// Until then the layer serves new overlays.
    private func clearLater() {
        clock.forget()
        access?.apply(AccessPlan(), covered: [])
        barrier?.apply(plan.input)
        focus?.apply(.app, FocusRound())
        leaveLater(stack?.clear() ?? [])
        Later.runUnwound { [weak self] in
            guard let self else { return }
            focus?.noteRest()
            if plan.isEmpty { clear() }
        }
    }

    // MARK: The end

    private func windowChanged(_ state: Region.State) {
        // A view that left the window earlier, such as a last tab that is torn off, may come into another window.
        if state == .gone {
            for view in regions.detachedViews { hand(view.id, view.widget, to: .waiting(for: view.widget)) }
        }
        report(.regionChanged(.window, state))
        guard state == .gone else { return }
        // Whatever the stage plans, nothing of ours may outlive the window.
        (plan, wanted) = (StagePlan(), StagePlan())
        clear()
        endedLayers.awaitDragsNoLonger(in: windowReference.object)
        close()
    }

    /// Disconnects all of the host's signals: its window is gone, or its widget is gone or has found a window.
    func close() {
        isClosed = true
        timer.set(nil)
        desktop.show(nil)
        regions.close()
        settings?.close()
        windowVisibility?.stop()
        windowActivity?.stop()
        dialogs?.stop()
    }
}
