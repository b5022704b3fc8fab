@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The host of a toolkit of characters, written as `docs/writing-a-host.md` explains.
///
/// The host is in one file, in the order of that page. It is an open class for the suite's own tests, whose subclasses
/// break one thing each.
@MainActor
class TextGridHost: OverlayHost {
    /// The window owns its host, and the host its stage: nothing keeps the window.
    ///
    /// An app may keep its `overlays`, and with them the host, for longer.
    private(set) weak var window: TextGridWindow?
    private(set) lazy var stage = Stage(host: self)
    var plan = StagePlan()
    let clock: TestClock

    private var held: [ViewID: TextGridView] = [:]
    private var clearBars: [WeakBar] = []
    private var ended: [SurfaceID: Int] = [:]
    private var finger: Finger?
    private var hoveredPanel: SurfaceID?
    private var momentum: [SurfaceID: ContentMomentum] = [:]
    private var heldKeys = HeldKeys()
    private var focusMachine = FocusMachine(blocking: .atWindow)
    private var stop: (surface: SurfaceID, part: PanelPart)?
    private weak var savedView: TextGridView?
    /// The panel that was last reported to the stage as focused.
    private var reportedPanel: SurfaceID?

    init(_ window: TextGridWindow) {
        self.window = window
        clock = window.clock
    }

    /// Where apps begin: `window.overlays.show(…)`.
    var overlays: Overlays<TextGridView> { Overlays(region: .window, stage: stage, host: self) }

    func overlays(over view: TextGridView) -> Overlays<TextGridView> { overlays.over(view.region) }

    // MARK: 2. Time

    var now: Instant { clock.now }

    func wake(at instant: Instant?) {
        clock.set(self, at: instant) { [weak self] in self?.stage.wake() }
    }

    // MARK: 3. Regions

    func state(of region: Region) -> Region.State {
        guard let window, !window.isClosed else { return .gone }
        switch region {
        case .window, .windowAndKeyboard: return window.isHidden ? .hidden : .visible
        case .keyboard: return window.keyboard == nil ? .hidden : .visible
        case .view:
            guard let view = view(of: region), !view.isDestroyed else { return .gone }
            if !view.isInWindow { return .detached }
            return view.isInSight ? .visible : .hidden
        }
    }

    /// Called once for each view that an app may use as a region.
    func watch(_ views: [TextGridView]) {
        for view in views {
            view.onChange = { [weak self] view in
                guard let self else { return }
                stage.report(.regionChanged(view.region, state(of: view.region)))
                layOut()
                window?.wantFrame()
            }
        }
    }

    func closed() { stage.report(.regionChanged(.window, .gone)) }

    func suspended(_ isSuspended: Bool) {
        stage.report(.suspended(isSuspended))
        if !isSuspended { window?.wantFrame() }
    }

    func windowHidden() {
        stage.report(.regionChanged(.window, state(of: .window)))
        window?.wantFrame()
    }

    func activeChanged() { stage.report(.activeChanged(window?.isActive == true)) }

    /// Reports the dialog: older overlays step aside for it, and newer ones are in front of it.
    func dialogChanged() { stage.report(.dialogChanged(window?.dialog.map { _ in DialogID() })) }

    func keyboardChanged() { stage.report(.regionChanged(.keyboard, state(of: .keyboard))) }

    private func view(of region: Region) -> TextGridView? { views.first { $0.region == region } }

    var views: [TextGridView] { window?.views ?? [] }

    func frame(of region: Region) -> Geometry.Rect {
        switch region {
        case .window, .windowAndKeyboard: Geometry.Rect(origin: .zero, size: window?.size ?? .zero)
        case .keyboard: window?.keyboard ?? .zero
        case .view: view(of: region)?.frame ?? .zero
        }
    }

    // MARK: 4. Apps' views, and the platform's settings

    func hold(_ view: TextGridView) -> ViewID {
        let id = ViewID()
        held[id] = view
        return id
    }

    func release(_ view: ViewID) { held[view] = nil }

    var environment: Stage.Environment { window?.settings ?? Stage.Environment() }

    func settingsChanged() {
        stage.report(.environmentChanged(environment))
        layOut()
        window?.wantFrame()
    }

    // MARK: 5. Layout

    func keepNoticesClear(of bar: TextGridView) { clearBars.append(WeakBar(view: bar)) }

    private struct WeakBar {
        weak var view: TextGridView?
    }

    var bars: [Geometry.Rect] { clearBars.compactMap(\.view).filter(\.isInSight).map(\.frame) }

    func facts(for surface: SurfacePlan) -> LayoutFacts {
        let (region, bounds) = (frame(of: surface.region), frame(of: .window))
        return LayoutFacts(
            region: region, visible: region.intersection(bounds), window: bounds.size,
            safeArea: window?.safeArea ?? .zero, keyboard: window?.keyboard, bars: bars)
    }

    func measure(of surface: SurfacePlan) -> TextGridMeasure {
        let view = surface.view.flatMap { held[$0] }
        return TextGridMeasure(content: surface.panel, view: view, scale: environment.textScale)
    }

    func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        stage.frames(
            of: surface.id, facts: facts(for: surface), measuring: measure(of: surface), at: instant)
    }

    /// Makes a layout pass.
    func layOut() {
        for surface in plan.surfaces where !surface.isHidden { _ = frames(of: surface.value, at: now) }
    }

    // MARK: 6. The plan

    func apply(_ plan: StagePlan) {
        self.plan = plan
        heldKeys.follow(plan.input, at: now) { nil }
        for surface in plan.surfaces {
            momentum[surface.id, default: ContentMomentum()].follow(surface.sheet?.fling)
        }
        let kept = Set(plan.surfaces.map(\.id))
        momentum = momentum.filter { kept.contains($0.key) }
        ended = ended.filter { kept.contains($0.key) }
        follow(plan.focus)
        follow(plan.access)
        layOut()
        window?.wantFrame()
    }

    // MARK: 7. Frames

    /// Paints the window at an instant, and requests another frame while anything moves.
    func drawFrame(for instant: Instant) {
        if plan.wantsFrames { stage.frame(at: instant) }
        scrollByMomentum(at: instant)
        let drawn = plan
        window?.show(layers(of: drawn, at: instant), for: painted(for: instant))
        for surface in drawn.surfaces where !surface.isHidden {
            if surface.awaitsFrame { shown(surface.value) }
            if surface.motion.isSettled(at: instant) { ended(surface.value) }
        }
        if isMoving(drawn, at: instant) { window?.wantFrame() }
    }

    /// The instant that a frame is drawn for.
    func painted(for instant: Instant) -> Instant { instant }

    /// The layers, back to front.
    func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        plan.surfaces.filter { !$0.isHidden }.map(\.value).map { surface in
            let frames = frames(of: surface, at: instant)
            let moment = moment(of: surface, frames: frames, at: instant)
            return StagePicture.Layer(
                surface, frames: frames, moment: moment,
                clip: surface.clip(
                    frames: frames, visible: facts(for: surface).visible,
                    window: frame(of: .window).size),
                isDark: environment.isDark, view: surface.view.flatMap { held[$0]?.name })
        }
    }

    /// The moment of a surface, as it is drawn.
    func moment(of surface: SurfacePlan, frames: SurfaceFrames, at instant: Instant) -> SurfaceMoment {
        stage.moment(of: surface, frames: frames, isDark: environment.isDark, at: instant)
    }

    func shown(_ surface: SurfacePlan) {
        stage.report(.frameShown(surface.id, generation: surface.generation))
    }

    /// Reports the end of a motion once, with the generation that was drawn.
    func ended(_ surface: SurfacePlan) {
        guard ended[surface.id] != surface.generation else { return }
        ended[surface.id] = surface.generation
        stage.report(.motionEnded(surface.id, generation: surface.generation))
    }

    private func isMoving(_ plan: StagePlan, at instant: Instant) -> Bool {
        plan.wantsFrames
            || plan.surfaces.contains { surface in
                guard !surface.isHidden else { return false }
                return !stage.isAtRest(surface.value, at: instant)
                    || momentum[surface.id]?.isMoving(at: instant) == true
            }
    }

    // MARK: 8. Presses

    /// The layer of a surface in the last painted frame.
    private func layer(of surface: SurfaceID) -> StagePicture.Layer? {
        window?.frame?.layers.first { $0.surface.id == surface }
    }

    func panel(of surface: SurfaceID, contains point: Geometry.Point) -> Bool {
        guard let layer = layer(of: surface), layer.clip?.contains(point) ?? true else { return false }
        return layer.panel?.contains(point) ?? false
    }

    func region(_ region: Region, contains point: Geometry.Point) -> Bool {
        state(of: region) == .visible && frame(of: region).contains(point)
    }

    func pointerDown(at point: Geometry.Point) {
        let route = stage.gate.press(0, at: point, now: now, in: stage.geometry)
        finger = Finger(route, at: point)
        switch route {
        case .app: window?.press(at: point)
        case .panel(let surface):
            finger?.control = control(of: surface, at: point)
            takeHold(of: surface, at: point)
        case .blocked: break
        }
    }

    func pointerMoved(to point: Geometry.Point) {
        guard finger != nil else { return hover(at: point) }
        _ = stage.gate.move(0, to: point)
        finger?.tracker.add(point, at: instantOfInput)
        drag(to: point)
    }

    /// Reports the panel under the pointer: the time of a notice stops there.
    private func hover(at point: Geometry.Point) {
        var panel: SurfaceID?
        if case .panel(let surface) = stage.gate.route(at: point, in: stage.geometry) { panel = surface }
        guard panel != hoveredPanel else { return }
        if let hoveredPanel { stage.report(.pointerOver(hoveredPanel, false)) }
        if let panel { stage.report(.pointerOver(panel, true)) }
        hoveredPanel = panel
    }

    func pointerUp(at point: Geometry.Point) {
        let release = stage.gate.release(0, at: point, now: now, in: stage.geometry)
        if let surface = release.tappedOutside { stage.report(.tappedOutside(surface)) }
        let finger = finger
        if letGo(cancelled: false) { return }
        switch release.route {
        case .app: window?.release(at: point)
        case .panel(let surface): if let finger { end(finger, on: surface, at: point) }
        case .blocked: break
        }
    }

    /// A button is taken where the press began on it; beside all buttons it may be a tap or a flick on the panel.
    private func end(_ finger: Finger, on surface: SurfaceID, at point: Geometry.Point) {
        if let control = finger.control {
            if control == self.control(of: surface, at: point) { takeButton(of: surface, at: point) }
        } else if plan.surfaces.contains(where: { $0.id == surface && $0.takesPresses }) {
            let way = Geometry.Point(x: point.x - finger.start.x, y: point.y - finger.start.y)
            releasePanel(surface, by: way, velocity: finger.tracker.velocity(at: instantOfInput))
        }
    }

    func releasePanel(_ surface: SurfaceID, by way: Geometry.Point, velocity: Geometry.Point) {
        stage.report(.panelReleased(surface, by: way, velocity: velocity))
    }

    /// Handles a press that the system cancelled.
    func pointerCancelled() {
        stage.gate.cancel(0)
        _ = letGo(cancelled: true)
    }

    func takeButton(of surface: SurfaceID, at point: Geometry.Point) {
        if let control = control(of: surface, at: point) { stage.report(control) }
    }

    /// The event for the control at a point of a panel, or `nil`.
    func control(of surface: SurfaceID, at point: Geometry.Point) -> HostEvent? {
        guard let layer = layer(of: surface) else { return nil }
        for case (.button(let index), let frame) in layer.parts where frame.onGrid.contains(point) {
            return .actionTaken(surface, index)
        }
        if let row = layer.rows.first(where: { $0.frame.onGrid.contains(point) })?.row {
            return .choiceTaken(surface, row.index)
        }
        if layer.parts[.cancel]?.onGrid.contains(point) == true {
            return layer.surface.panel.isCancelEnabled ? .cancelTaken(surface) : nil
        }
        return isGrabber(of: layer, at: point) ? .grabberTapped(surface) : nil
    }

    /// Whether a tap at a point is one on a sheet's grabber.
    func isGrabber(of layer: StagePicture.Layer, at point: Geometry.Point) -> Bool {
        layer.hasGrabber(at: point)
    }

    // MARK: 9. Sheets

    /// A finger, and the panel that it touched.
    private struct Finger {
        let surface: SurfaceID?
        /// Where the finger went down.
        let start: Geometry.Point
        /// The control that it went down on; `nil` if it is on none.
        var control: HostEvent?
        var tracker = PressTracker()
        /// Where it went down on a dialog's header; `nil` if it did not.
        var header: Geometry.Point?
        /// Where the drag is measured from; `nil` if the finger cannot drag the panel.
        var origin: Geometry.Point?
        /// The sheet's drag once it has begun.
        var drag: SheetDragShare?

        init(_ route: Route, at point: Geometry.Point) {
            if case .panel(let surface) = route { self.surface = surface } else { surface = nil }
            start = point
        }
    }

    private func takeHold(of surface: SurfaceID, at point: Geometry.Point) {
        tellTouch(of: surface)
        momentum[surface]?.stop()
        takeHeader(of: surface, at: point)
        guard let plan = plan.surfaces.first(where: { $0.id == surface }), let layer = layer(of: surface),
            let panel = layer.panel,
            plan.sheet?.takesDrag(at: panel.offset(of: point), grabber: layer.frames.grabber) == true
        else { return }
        finger?.origin = point
        // A touch stops a moving panel: its drag begins at once.
        if !plan.motion.isSettled(at: now) { beginDrag(of: surface) }
    }

    /// Begins to move a dialog whose header was pressed, where the desktop expects that.
    func takeHeader(of surface: SurfaceID, at point: Geometry.Point) {
        guard let layer = layer(of: surface), let panel = layer.panel, let sheet = layer.surface.sheet,
            sheet.takesMove(at: panel.offset(of: point))
        else { return }
        finger?.header = point
        stage.report(.moveBegan(surface))
    }

    func tellTouch(of surface: SurfaceID) { stage.report(.touched(surface)) }

    private func beginDrag(of surface: SurfaceID) {
        finger?.drag = SheetDragShare()
        stage.report(.dragBegan(surface, at: instantOfInput))
    }

    /// When the current input event happened.
    var instantOfInput: Instant { now }

    private func drag(to point: Geometry.Point) {
        guard let finger, let id = finger.surface else { return }
        if let start = finger.header {
            return stage.report(
                .moved(id, by: Geometry.Point(x: point.x - start.x, y: point.y - start.y)))
        }
        guard let origin = finger.origin, let surface = plan.surfaces.first(where: { $0.id == id }),
            let sheet = surface.sheet, sheet.isDraggable
        else { return }
        let way = Geometry.Point(x: point.x - origin.x, y: point.y - origin.y).along(sheet.closing)
        guard var drag = finger.drag else {
            guard abs(way) >= 8 else { return }
            self.finger?.origin = point
            return beginDrag(of: id)
        }
        let list = surface.view.flatMap { held[$0] }.flatMap { $0.overflow > 0 ? $0 : nil }
        let rooms = { list.map { [$0.room] } ?? [] }
        for share in drag.move(to: way, over: rooms(), growth: growth(of: id)) { list?.offset -= share }
        self.finger?.drag = drag
        stage.report(drag.report(for: id, over: rooms(), at: instantOfInput))
    }

    /// How much a sheet can still grow, in points.
    func growth(of surface: SurfaceID) -> Double { stage.position(of: surface, at: now)?.growth ?? 0 }

    /// Ends a drag; returns whether there was one.
    func letGo(cancelled: Bool) -> Bool {
        defer { finger = nil }
        guard let finger, finger.drag != nil, let surface = finger.surface else { return false }
        stage.report(.dragEnded(surface, at: instantOfInput, cancelled: cancelled))
        return true
    }

    /// Scrolls content on after the finger that scrolled it was lifted.
    private func scrollByMomentum(at instant: Instant) {
        for surface in plan.surfaces {
            guard let list = surface.view.flatMap({ held[$0] }), list.overflow > 0,
                let share = momentum[surface.id]?.shares(at: instant, over: [list.room]).first
            else { continue }
            list.offset -= share
        }
    }

    // MARK: 10. Keys

    /// The focus as the gate sees it.
    var focusPlace: FocusPlace {
        switch window?.focus {
        case .panel(let surface): .panel(surface, inside: regions(under: surface))
        case .view(let view): .app(inside: regions(around: view))
        case .nowhere, nil: .nowhere
        }
    }

    /// The regions around a view, including its own.
    private func regions(around view: TextGridView?) -> Set<Region> {
        Set(views.filter { view?.isInside($0) == true }.map(\.region))
    }

    private func regions(under surface: SurfaceID) -> Set<Region> {
        let region = plan.surfaces.first { $0.id == surface }?.region
        return regions(around: region.flatMap { view(of: $0) })
    }

    func keyDown(_ key: Character) {
        let isMeant = isMeantForOverlays(key)
        if key == Self.panelKey, walk(.next) { return }
        switch stage.gate.keyRoute(focus: focusPlace) {
        case .app:
            if key.isLetter, stage.gate.blocksTextInput(focus: focusPlace) { return }
            window?.type(key)
        case .panel(let surface):
            if key.isLetter, stage.gate.blocksTextInput(focus: focusPlace) { return }
            if isMeant { type(key, into: surface) }
        case .blocked:
            if isMeant, key == Self.escape { stage.report(.escapeAt(focusPlace)) }
        }
    }

    /// Not a key that was down when its panel came, and repeats; nor Return before anybody can have seen the panel.
    func isMeantForOverlays(_ key: Character) -> Bool {
        var panel: SurfaceID?
        if case .panel(let surface) = stage.gate.keyRoute(focus: focusPlace) { panel = surface }
        guard heldKeys.press(key.code, time: now, now: now, in: panel) else { return false }
        guard key == Self.returnKey, let panel, !stage.gate.takesKey(on: panel, at: now) else { return true }
        heldKeys.ignore(key.code, now: now)
        return false
    }

    /// A key comes to the control of a panel that has the focus first.
    func type(_ key: Character, into id: SurfaceID) {
        guard let surface = plan.surfaces.first(where: { $0.id == id })?.value else { return }
        if key == Self.escape {
            stage.report(.escapeAt(focusPlace))
        } else if key == Self.returnKey {
            if let event = surface.returnEvent { stage.report(event) }
        } else if let field = surface.panel.field, key.isLetter {
            stage.report(.fieldChanged(id, field.text + String(key)))
        }
    }

    /// Key releases always pass.
    func keyUp(_ key: Character) { heldKeys.release(key.code, time: now, now: now) }

    /// The window got the keyboard, or lost it: keys may have been released elsewhere.
    func keyboardFocusChanged() { heldKeys.focusChanged(keysDown: nil) }

    static let returnKey: Character = "\r"
    static let escape: Character = "\u{1B}"
    /// The key that moves the focus from the app into the panels, and back.
    static let panelKey: Character = "\u{F709}"

    // MARK: 11. Focus

    func follow(_ new: FocusPlan) { perform(focusMachine.follow(new, focusSight)) }

    /// Moves the focus as the app or the user does.
    func moveFocus(to view: TextGridView) {
        window?.focus = .view(view)
        perform(focusMachine.focusMoved(focusSight))
    }

    /// Returns true if the key has moved the focus.
    func walk(_ step: FocusRound.Step) -> Bool {
        let acts = focusMachine.walk(step, in: plan.focusRound.without(covered), focusSight)
        guard !acts.isEmpty else { return false }
        perform(acts)
        perform(focusMachine.focusMoved(focusSight))
        return true
    }

    private func perform(_ acts: [FocusAct]) {
        defer { reportPanel() }
        for act in acts {
            switch act {
            case .save: if case .panel = window?.focus {} else { savedView = focusedView }
            case .moveIn(let surface): window?.focus = surface.map { .panel($0) } ?? .nowhere
            case .enter(.panel(let surface), let end):
                window?.focus = .panel(surface)
                let stops = tabStops(of: surface)
                stop = (end == .first ? stops.first : stops.last).map { (surface, $0) }
            case .enter(.app, let end):
                let open = views.filter { keyStanding(of: $0) == .free }
                window?.focus = (end == .first ? open.first : open.last).map { .view($0) } ?? .nowhere
            case .giveBack:
                window?.focus = nearestInSight(to: savedView).map { .view($0) } ?? .nowhere
                savedView = nil
            case .forget: savedView = nil
            case .saveInPanel, .returnToPanel: break
            }
        }
    }

    /// The app's view that has the focus.
    private var focusedView: TextGridView? { if case .view(let view) = window?.focus { view } else { nil } }

    /// The view, or its nearest ancestor in sight.
    private func nearestInSight(to view: TextGridView?) -> TextGridView? {
        view.flatMap { $0.isInSight ? $0 : nearestInSight(to: $0.parent) }
    }

    /// Whether keys reach a view of the app.
    private func keyStanding(of view: TextGridView?) -> FocusSnapshot.Saved {
        guard let view, view.isInSight else { return .nobody }
        return stage.gate.keyRoute(focus: .app(inside: regions(around: view))) == .app ? .free : .blocked
    }

    private var focusSight: FocusSnapshot {
        let saved = keyStanding(of: savedView)
        let route = stage.gate.keyRoute(focus: focusPlace)
        switch window?.focus {
        case .view: return FocusSnapshot(owner: .app, isBlocked: route != .app, saved: saved)
        case .panel(let id):
            return FocusSnapshot(owner: .panel(id), isBlocked: route != .panel(id), saved: saved)
        case .nowhere, nil: return FocusSnapshot(owner: .nobody, saved: saved)
        }
    }

    /// Reports the focused panel: a notice stays while its panel has the focus.
    func reportPanel() {
        var panel: SurfaceID?
        if case .panel(let id) = window?.focus { panel = id }
        guard panel != reportedPanel else { return }
        if let reportedPanel { stage.report(.focused(reportedPanel, false)) }
        if let panel { stage.report(.focused(panel, true)) }
        reportedPanel = panel
    }

    // MARK: 12. Assistive technology

    func announce(_ announcement: Announcement) { window?.speak(announcement.text) }

    /// The surfaces whose panels are covered, which neither keys nor a screen reader reach.
    private var covered: Set<SurfaceID> { plan.coveredSurfaces { regions(around: view(of: $0)) } }

    func follow(_ access: AccessPlan) {
        let hidden = access.hiddenRegions.compactMap { view(of: $0) }
        let exempt = access.exempt.compactMap { view(of: $0) }
        for view in views {
            let isUnderModal = access.modal != nil && !exempt.contains { view.isInside($0) }
            view.isHiddenFromReader = isUnderModal || hidden.contains { view.isInside($0) }
        }
        let modal = plan.surfaces.firstIndex { $0.id == access.modal } ?? 0
        let covered = covered
        window?.readable = plan.surfaces.dropFirst(modal)
            .filter { !$0.isHidden && !$0.awaitsFrame && !covered.contains($0.id) }
            .map { ($0.id, $0.identifier, $0.panel.spokenText) }
    }

    // MARK: Tab within a panel (11)

    /// The buttons of a panel in the order of Tab: line by line, as one reads.
    func tabStops(of surface: SurfaceID) -> [PanelPart] {
        guard let layer = layer(of: surface) else { return [] }
        let buttons = layer.surface.elements.map(\.part).filter { layer.parts[$0] != nil && $0.isButton }
        let frames = buttons.map { layer.parts[$0]?.onGrid ?? .zero }
        return TabOrder.controls(of: frames, isRightToLeft: environment.isRightToLeft)
            .map { buttons[$0] }
    }

    /// Moves the focus within a panel, for Tab and Shift+Tab.
    func tab(backwards: Bool) {
        guard case .panel(let surface) = stage.gate.keyRoute(focus: focusPlace) else { return }
        let stops = tabStops(of: surface)
        let index = tabStop(in: surface).flatMap { stops.firstIndex(of: $0) }
        let next = index.map { backwards ? $0 - 1 : $0 + 1 } ?? (backwards ? stops.count - 1 : 0)
        if !stops.indices.contains(next), walk(backwards ? .backTab : .tab) || stops.isEmpty { return }
        stop = (surface, stops[(next + stops.count) % stops.count])
    }

    /// The button of a panel that has the focus; `nil` if the panel itself has it.
    func tabStop(in surface: SurfaceID) -> PanelPart? { stop?.surface == surface ? stop?.part : nil }

    // MARK: 13. Outside the window

    func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        window?.notifications["\(presentation)"] = text
        return true
    }

    func withdrawNotification(of presentation: Presentation.ID) {
        window?.notifications["\(presentation)"] = nil
    }
}

extension TextGridView {
    /// How far the content can be scrolled.
    var room: ScrollRoom { ScrollRoom(closing: offset, opening: overflow - offset) }
}

extension Geometry.Rect {
    /// The point relative to the rectangle's origin.
    fileprivate func offset(of point: Geometry.Point) -> Geometry.Point {
        Geometry.Point(x: point.x - minX, y: point.y - minY)
    }
}

extension Character {
    /// A key code for the character.
    fileprivate var code: HeldKeys.Code { unicodeScalars.first?.value ?? 0 }
}
