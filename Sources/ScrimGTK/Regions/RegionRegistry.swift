import CGtk4
@_spi(Host) import Scrim

/// The regions of one window: every widget whose overlays the app has asked for, and the app's own keyboard.
@MainActor
final class RegionRegistry {
    /// The registry's reports to its host.
    struct Handlers {
        var changed: @MainActor (Region, Region.State) -> Void
        /// A widget is in another window now, or in its first one.
        var moved: @MainActor (Region.ID, WidgetPointer) -> Void
    }

    private let window: WeakObject<GtkWindow>
    private let handlers: Handlers
    private var observers: [Region: RegionObserver] = [:]
    /// The drawings over regions, as of the last frame.
    private var drawings = DrawingMemory()
    /// The regions that GTK unmapped while it laid out the last frame.
    private var vanished: Set<Region> = []
    private var ticker: FrameTicker?

    init(window: WeakObject<GtkWindow>, _ handlers: Handlers) {
        self.window = window
        self.handlers = handlers
    }

    /// Follows a widget from now on.
    ///
    /// A widget keeps its identifier, in whichever window it is.
    func track(_ widget: WidgetPointer) -> Region.ID {
        let id = RegionIdentity.of(widget)
        follow(.view(id), widget)
        return id
    }

    /// Sets the app's own on-screen keyboard as a region; `nil` if the app has none.
    func setKeyboard(_ widget: WidgetPointer?) {
        if observers[.keyboard]?.widget == widget { return }
        observers.removeValue(forKey: .keyboard)?.stop()
        if let widget { follow(.keyboard, widget) }
        handlers.changed(.keyboard, state(of: .keyboard))
    }

    /// Stops following a region, which another window follows now.
    func forget(_ region: Region) {
        observers.removeValue(forKey: region)?.stop()
    }

    /// The region's widget; `nil` for the window itself, and for a region that is gone.
    func widget(of region: Region) -> WidgetPointer? {
        observers[region]?.widget
    }

    /// The state of a region other than the window.
    func state(of region: Region) -> Region.State {
        if let observer = observers[region] { return observer.state(in: window.object) }
        // Without a keyboard there is nothing to cover, but one may come.
        return region == .keyboard ? .hidden : .gone
    }

    /// The geometry of a region other than the window, as last measured.
    func geometry(of region: Region) -> RegionGeometry {
        observers[region]?.geometry ?? .nowhere
    }

    /// Measures these regions again; true if one of them moved.
    @discardableResult
    func measure(_ regions: Set<Region>, in layer: WidgetPointer) -> Bool {
        measure(regions, by: RegionLook(in: layer, drawings, isPainted: false))
    }

    private func measure(_ regions: Set<Region>, by look: RegionLook) -> Bool {
        var moved = false
        for region in regions where observers[region]?.measure(in: look) == true { moved = true }
        return moved
    }

    /// Measures what covers these regions again; true if the covers changed.
    ///
    /// Asked after each frame, also about widgets that draw nothing yet: a change of drawing alone causes no layout.
    func lookAtCovers(of regions: Set<Region>, in layer: WidgetPointer) -> Bool {
        let covered = regions.filter { observers[$0]?.geometry.isUnderSomething == true }
        // Forgets widgets that are not measured any more.
        drawings = DrawingMemory()
        return !covered.isEmpty && measure(covered, by: RegionLook(in: layer, drawings))
    }

    /// The views that are in no window at the moment.
    var detachedViews: [(id: Region.ID, widget: WidgetPointer)] {
        observers.compactMap { region, observer in
            guard case .view(let id) = region, let widget = observer.widget, widget.window == nil else {
                return nil
            }
            return (id, widget)
        }
    }

    /// The candidates that contain a widget.
    func regions(containing widget: WidgetPointer, among candidates: some Sequence<Region>) -> Set<Region> {
        Set(candidates.filter { self.widget(of: $0).map(widget.isInside) ?? false })
    }

    /// The region and all known regions around it; none for a window.
    func regions(around region: Region) -> Set<Region> {
        guard let widget = widget(of: region) else { return [] }
        let around = sequence(first: widget) { gtk_widget_get_parent($0) }
        return Set(around.compactMap { RegionIdentity.known(of: $0).map { .view($0.id) } }).union([region])
    }

    /// Stops all following.
    func close() {
        observers.values.forEach { $0.stop() }
        observers = [:]
        ticker?.isRunning = false
    }

    private func follow(_ region: Region, _ widget: WidgetPointer) {
        guard observers[region]?.widget != widget else { return }
        observers[region]?.stop()
        observers[region] = RegionObserver(widget) { [weak self] in self?.observer(of: region, noticed: $0) }
    }

    private func observer(of region: Region, noticed change: RegionObserver.Change) {
        if change == .visibility { return visibilityChanged(of: region) }
        guard change == .root, let widget = widget(of: region) else { return report(region, change) }
        if widget.window != nil { return report(region, change) }
        // A handler may be about to give the widget another parent. Until then, the region is only hidden.
        Later.run { [weak self] in
            if let self, self.widget(of: region)?.window == nil { report(region, change) }
        }
    }

    private func isHidden(_ region: Region) -> Bool { state(of: region) == .hidden }

    /// Reports whether a region is hidden, in the next turn: before any other key or frame.
    ///
    /// A container first hides a page and shows another one, and then moves the focus. If overlays followed in between,
    /// a question would lose the focus to its page, and a page that goes would leave the focus beside the next one.
    private func visibilityChanged(of region: Region) {
        if FramePass.isRunning, isHidden(region) { return vanish(region) }
        // The next turn would come after this frame.
        if FramePass.isInFrame { return report(region, .visibility) }
        Later.run { [weak self] in self?.report(region, .visibility) }
    }

    /// Waits for the next frame's animations, and then reports that a region is hidden, if it still is.
    ///
    /// When a libadwaita window crosses a breakpoint, all its content is unmapped for one frame (AdwBreakpointBin),
    /// and pages may get another parent (AdwNavigationSplitView). Overlays over it stay as they are and keep the
    /// focus. If the focus is moved into the content meanwhile, the content gets it afterwards.
    private func vanish(_ region: Region) {
        guard let window = window.object else { return report(region, .visibility) }
        vanished.insert(region)
        let ticker =
            ticker
            ?? FrameTicker(window.widget, .frames) { [weak self] _ in
                // Another widget's animation may run after this one.
                Later.run { [weak self] in self?.reportVanished() }
                return false
            }
        self.ticker = ticker
        ticker.isRunning = true
    }

    private func reportVanished() {
        let regions = vanished
        vanished = []
        for region in regions where isHidden(region) { report(region, .visibility) }
    }

    private func report(_ region: Region, _ change: RegionObserver.Change) {
        if change == .root, case .view(let id) = region, let widget = widget(of: region) {
            handlers.moved(id, widget)
        }
        // The handler may have given the region to another window's registry.
        guard let observer = observers[region] else { return }
        if change == .root, isHidden(region) { return visibilityChanged(of: region) }
        handlers.changed(region, observer.state(in: window.object))
        if change == .gone { forget(region) }
    }
}

/// A widget's identifier as a region, kept with the widget.
@MainActor
private final class RegionIdentity {
    let id = Region.ID()

    static func of(_ widget: WidgetPointer) -> Region.ID {
        if let known = known(of: widget) { return known.id }
        let name = RegionIdentity()
        attached.attach(name, to: widget)
        return name.id
    }

    static func known(of widget: WidgetPointer) -> RegionIdentity? { attached.of(widget) }

    private static let attached = Attached<RegionIdentity>("scrim-region")
}
