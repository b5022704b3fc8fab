@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// The host of a toolkit of characters, as `docs/writing-a-host.md` tells to write one.
///
/// In one file, and in the order of that page; a class that can be inherited from, so that the suite's own tests can
/// break it in one thing at a time.
@MainActor
class TextGridHost: OverlayHost {
    /// The window owns its host, and the host its stage: nothing keeps the window.
    unowned let window: TextGridWindow
    private(set) lazy var stage = Stage(host: self)
    var plan = StagePlan()

    private var held: [ViewID: TextGridView] = [:]
    private var clearBars: [WeakBar] = []
    private var ended: [SurfaceID: Int] = [:]
    private var finger: Finger?
    private var momentum: [SurfaceID: ContentMomentum] = [:]
    private var keysDown: Set<Character> = []
    /// Keys that were down before an overlay came: they mean nothing to it.
    private var spentKeys: Set<Character> = []
    private var focusMachine = FocusMachine(blocking: .atWindow)
    private var stop: (surface: SurfaceID, part: PanelPart)?
    private var savedFocus = TextGridWindow.Focus.nowhere
    /// The panel that the stage knows to have the focus.
    private var reportedPanel: SurfaceID?

    init(_ window: TextGridWindow) { self.window = window }

    /// Where apps begin: `window.overlays.show(…)`.
    var overlays: Overlays<TextGridView> { Overlays(region: .window, stage: stage, host: self) }

    func overlays(over view: TextGridView) -> Overlays<TextGridView> { overlays.over(view.region) }

    // MARK: 1. Time

    var now: Instant { window.now }

    func wake(at instant: Instant?) {
        window.setTimer(at: instant) { [weak self] in self?.stage.wake() }
    }

    // MARK: 2. Regions

    func state(of region: Region) -> Region.State {
        if window.isClosed { return .gone }
        switch region {
        case .window, .windowAndKeyboard: return window.isHidden ? .hidden : .visible
        case .keyboard: return window.keyboard == nil ? .hidden : .visible
        case .view:
            guard let view = view(of: region), !view.isDestroyed else { return .gone }
            if !view.isInWindow { return .detached }
            return view.isInSight ? .visible : .hidden
        }
    }

    /// Once for each view that an app may name.
    func watch(_ views: [TextGridView]) {
        for view in views {
            view.onChange = { [weak self] view in
                guard let self else { return }
                stage.report(.regionChanged(view.region, state(of: view.region)))
                layOut()
                window.wantFrame()
            }
        }
    }

    func closed() { stage.report(.regionChanged(.window, .gone)) }

    func suspended(_ isSuspended: Bool) {
        stage.report(.suspended(isSuspended))
        if !isSuspended { window.wantFrame() }
    }

    func windowHidden() {
        stage.report(.regionChanged(.window, state(of: .window)))
        window.wantFrame()
    }

    func activeChanged() { stage.report(.activeChanged(window.isActive)) }

    /// Older overlays step aside for a dialog; newer ones are in front of it.
    func dialogChanged() { stage.report(.dialogChanged(window.dialog.map { _ in DialogID() })) }

    func keyboardChanged() { stage.report(.regionChanged(.keyboard, state(of: .keyboard))) }

    private func view(of region: Region) -> TextGridView? { window.views.first { $0.region == region } }

    func frame(of region: Region) -> Geometry.Rect {
        switch region {
        case .window, .windowAndKeyboard: Geometry.Rect(origin: .zero, size: window.size)
        case .keyboard: window.keyboard ?? .zero
        case .view: view(of: region)?.frame ?? .zero
        }
    }

    // MARK: 3. Apps' views, and what the platform tells

    func hold(_ view: TextGridView) -> ViewID {
        let id = ViewID()
        held[id] = view
        return id
    }

    func release(_ view: ViewID) { held[view] = nil }

    var environment: Stage.Environment { window.settings }

    func settingsChanged() {
        stage.report(.environmentChanged(environment))
        layOut()
        window.wantFrame()
    }

    // MARK: 4. Layout

    func keepNoticesClear(of bar: TextGridView) { clearBars.append(WeakBar(view: bar)) }

    private struct WeakBar {
        weak var view: TextGridView?
    }

    var bars: [Geometry.Rect] { clearBars.compactMap(\.view).filter(\.isInSight).map(\.frame) }

    func facts(for surface: SurfacePlan) -> LayoutFacts {
        let region = frame(of: surface.region)
        return LayoutFacts(
            region: region, visible: region.intersection(frame(of: .window)), window: window.size,
            safeArea: window.safeArea, keyboard: window.keyboard, bars: bars)
    }

    func measure(of surface: SurfacePlan) -> TextGridMeasure {
        let view = surface.view.flatMap { held[$0] }
        return TextGridMeasure(content: surface.panel, view: view, scale: environment.textScale)
    }

    func frames(of surface: SurfacePlan, at instant: Instant) -> SurfaceFrames {
        stage.frames(
            of: surface.id, facts: facts(for: surface), measuring: measure(of: surface), at: instant)
    }

    /// A layout pass.
    func layOut() {
        for surface in plan.surfaces where !surface.isHidden { _ = frames(of: surface.value, at: now) }
    }

    // MARK: 5. The plan

    func apply(_ plan: StagePlan) {
        let cameUp = !Set(plan.input.layers.map(\.surface)).isSubset(
            of: self.plan.input.layers.map(\.surface))
        self.plan = plan
        if cameUp { spentKeys = keysDown }
        for surface in plan.surfaces {
            momentum[surface.id, default: ContentMomentum()].follow(surface.sheet?.fling)
        }
        let kept = Set(plan.surfaces.map(\.id))
        momentum = momentum.filter { kept.contains($0.key) }
        ended = ended.filter { kept.contains($0.key) }
        follow(plan.focus)
        follow(plan.access)
        layOut()
        window.wantFrame()
    }

    // MARK: 6. Frames

    /// Paints the window as it is at an instant, and asks for another frame while anything moves.
    func drawFrame(for instant: Instant) {
        if plan.wantsFrames { stage.frame(at: instant) }
        scrollByMomentum(at: instant)
        let drawn = plan
        window.show(layers(of: drawn, at: instant), for: painted(for: instant))
        for surface in drawn.surfaces where !surface.isHidden {
            if surface.awaitsFrame { shown(surface.value) }
            if surface.motion.isSettled(at: instant) { ended(surface.value) }
        }
        if isMoving(drawn, at: instant) { window.wantFrame() }
    }

    /// What moment a frame is for.
    func painted(for instant: Instant) -> Instant { instant }

    /// Back to front.
    func layers(of plan: StagePlan, at instant: Instant) -> [StagePicture.Layer] {
        plan.surfaces.filter { !$0.isHidden }.map(\.value).map { surface in
            let frames = frames(of: surface, at: instant)
            let moment = moment(of: surface, frames: frames, at: instant)
            return StagePicture.Layer(
                surface, frames: frames, moment: moment,
                clip: surface.clip(
                    frames: frames, visible: facts(for: surface).visible, window: window.size),
                isDark: environment.isDark, view: surface.view.flatMap { held[$0]?.name })
        }
    }

    /// How a surface looks.
    func moment(of surface: SurfacePlan, frames: SurfaceFrames, at instant: Instant) -> SurfaceMoment {
        stage.moment(of: surface, frames: frames, isDark: environment.isDark, at: instant)
    }

    func shown(_ surface: SurfacePlan) {
        stage.report(.frameShown(surface.id, generation: surface.generation))
    }

    /// Once for each motion, with the generation that it was drawn for.
    func ended(_ surface: SurfacePlan) {
        guard ended[surface.id] != surface.generation else { return }
        ended[surface.id] = surface.generation
        stage.report(.motionEnded(surface.id, generation: surface.generation, finished: true))
    }

    private func isMoving(_ plan: StagePlan, at instant: Instant) -> Bool {
        plan.wantsFrames
            || plan.surfaces.contains { surface in
                guard !surface.isHidden else { return false }
                return !stage.isAtRest(surface.value, at: instant)
                    || momentum[surface.id]?.isMoving(at: instant) == true
            }
    }

    // MARK: 7. Where presses go

    func panel(of surface: SurfaceID, contains point: Geometry.Point) -> Bool {
        guard let layer = window.frame?.layers.first(where: { $0.surface.id == surface }),
            layer.clip?.contains(point) ?? true
        else { return false }
        return layer.panel?.contains(point) ?? false
    }

    func region(_ region: Region, contains point: Geometry.Point) -> Bool {
        state(of: region) == .visible && frame(of: region).contains(point)
    }

    func pointerDown(at point: Geometry.Point) {
        switch stage.gate.press(0, at: point, now: now, in: stage.geometry) {
        case .app: window.press(at: point)
        case .panel(let surface): takeHold(of: surface, at: point)
        case .blocked: break
        }
    }

    func pointerMoved(to point: Geometry.Point) {
        _ = stage.gate.move(0, to: point)
        drag(to: point)
    }

    func pointerUp(at point: Geometry.Point) {
        let release = stage.gate.release(0, at: point, now: now, in: stage.geometry)
        if let surface = release.tappedOutside { stage.report(.tappedOutside(surface)) }
        if letGo(cancelled: false) { return }
        switch release.route {
        case .app: window.release(at: point)
        case .panel(let surface): takeButton(of: surface, at: point)
        case .blocked: break
        }
    }

    /// The system took the press away.
    func pointerCancelled() {
        stage.gate.cancel(0)
        _ = letGo(cancelled: true)
    }

    func takeButton(of surface: SurfaceID, at point: Geometry.Point) {
        guard let layer = window.frame?.layers.first(where: { $0.surface.id == surface }) else { return }
        for case (.button(let index), let frame) in layer.parts where frame.onGrid.contains(point) {
            stage.report(.actionTaken(surface, index))
        }
        for (row, frame) in layer.rows where frame.onGrid.contains(point) {
            takeRow(row.index, of: surface)
        }
        if layer.parts[.cancel]?.onGrid.contains(point) == true, layer.surface.panel.isCancelEnabled {
            stage.report(.cancelTaken(surface))
        }
    }

    func takeRow(_ place: Int, of surface: SurfaceID) { stage.report(.choiceTaken(surface, place)) }

    // MARK: 8. Sheets under a finger

    /// A finger on a panel.
    private struct Finger {
        let surface: SurfaceID
        var place: Geometry.Point
        var isDragging = false
        /// Where it took hold of a dialog's header; `nil`: it did not.
        var header: Geometry.Point?
        /// What it moved the sheet by, and its content, since it began.
        var by = 0.0
        var scrolled = 0.0
    }

    private func takeHold(of surface: SurfaceID, at point: Geometry.Point) {
        finger = Finger(surface: surface, place: point)
        tellTouch(of: surface)
        momentum[surface]?.stop()
        takeHeader(of: surface, at: point)
        guard let plan = plan.surfaces.first(where: { $0.id == surface }), plan.sheet?.isDraggable == true
        else {
            return
        }
        // One that is on its way is caught by the press alone.
        if !plan.motion.isSettled(at: now) { beginDrag(of: surface) }
    }

    /// Where the desktop expects it, a dialog is moved by its header.
    func takeHeader(of surface: SurfaceID, at point: Geometry.Point) {
        guard let layer = window.frame?.layers.first(where: { $0.surface.id == surface }),
            let panel = layer.panel, let sheet = layer.surface.sheet,
            sheet.takesMove(at: Geometry.Point(x: point.x - panel.minX, y: point.y - panel.minY))
        else { return }
        finger?.header = point
        stage.report(.moveBegan(surface))
    }

    func tellTouch(of surface: SurfaceID) { stage.report(.touched(surface)) }

    private func beginDrag(of surface: SurfaceID) {
        finger?.isDragging = true
        stage.report(.dragBegan(surface, at: instantOfInput))
    }

    /// When the event that is being dealt with happened.
    var instantOfInput: Instant { now }

    private func drag(to point: Geometry.Point) {
        if let finger, let start = finger.header {
            return stage.report(
                .moved(finger.surface, by: Geometry.Point(x: point.x - start.x, y: point.y - start.y)))
        }
        guard let id = finger?.surface, let surface = plan.surfaces.first(where: { $0.id == id }),
            let sheet = surface.sheet, sheet.isDraggable, var finger
        else { return }
        let way = Geometry.Point(x: point.x - finger.place.x, y: point.y - finger.place.y).along(
            sheet.closing)
        if !finger.isDragging {
            guard abs(way) >= 8 else { return }
            self.finger?.place = point
            return beginDrag(of: id)
        }
        finger.place = point
        let list = surface.view.flatMap { held[$0] }.flatMap { $0.overflow > 0 ? $0 : nil }
        let growth = stage.position(of: id, at: now)?.growth ?? 0
        let handover = share(way, with: list, growth: growth)
        finger.by += handover.sheet
        if let list {
            list.offset -= handover.content[0]
            finger.scrolled += handover.content[0]
        }
        self.finger = finger
        let content = list.map { ContentScroll(by: finger.scrolled, room: $0.room.opening) }
        stage.report(.dragMoved(id, by: finger.by, content: content, at: instantOfInput))
    }

    /// Shares a movement between the sheet and what scrolls in it.
    func share(_ way: Double, with list: TextGridView?, growth: Double) -> ScrollHandover {
        ScrollHandover(of: way, over: list.map { [$0.room] } ?? [], growth: growth)
    }

    /// Whether it was a drag that ended.
    func letGo(cancelled: Bool) -> Bool {
        defer { finger = nil }
        guard let finger, finger.isDragging else { return false }
        stage.report(.dragEnded(finger.surface, at: instantOfInput, cancelled: cancelled))
        return true
    }

    /// What content goes on with, once the finger that scrolled it let go.
    private func scrollByMomentum(at instant: Instant) {
        for surface in plan.surfaces {
            guard let list = surface.view.flatMap({ held[$0] }), list.overflow > 0,
                let share = momentum[surface.id]?.shares(at: instant, over: [list.room]).first
            else { continue }
            list.offset -= share
        }
    }

    // MARK: 9. Keys

    /// Where the focus is, for the gate.
    var focusPlace: FocusPlace {
        switch window.focus {
        case .panel(let surface): .panel(surface)
        case .view(let view): .app(inside: Set(window.views.filter { view.isInside($0) }.map(\.region)))
        case .nowhere: .nowhere
        }
    }

    func keyDown(_ key: Character) {
        keysDown.insert(key)
        if key == Self.panelKey, walk(.next) { return }
        switch stage.gate.keyRoute(focus: focusPlace) {
        case .app:
            if key.isLetter, stage.gate.blocksTextInput { return }
            window.type(key)
        case .panel(let surface):
            if key == Self.escape {
                if !spentKeys.contains(key) { stage.report(.escape) }
            } else {
                type(key, into: surface)
            }
        case .blocked:
            if key == Self.escape, !spentKeys.contains(key) { stage.report(.escape) }
        }
    }

    /// A key comes to the control of a panel that has the focus first.
    func type(_ key: Character, into id: SurfaceID) {
        guard let surface = plan.surfaces.first(where: { $0.id == id })?.value else { return }
        if key == Self.returnKey {
            if let event = surface.returnEvent { stage.report(event) }
        } else if let field = surface.panel.field, key.isLetter {
            stage.report(.fieldChanged(id, field.text + String(key)))
        }
    }

    /// Releases always pass.
    func keyUp(_ key: Character) {
        keysDown.remove(key)
        spentKeys.remove(key)
    }

    static let returnKey: Character = "\r"
    static let escape: Character = "\u{1B}"
    /// Leads to the panels beside the app, and back.
    static let panelKey: Character = "\u{F709}"

    // MARK: 10. Focus

    func follow(_ new: FocusPlan) { perform(focusMachine.follow(new, focusSight)) }

    /// The app, or the user, moves the focus.
    func moveFocus(to view: TextGridView) {
        window.focus = .view(view)
        perform(focusMachine.focusMoved(focusSight))
    }

    /// True if the key has led somewhere.
    func walk(_ step: FocusRound.Step) -> Bool {
        let acts = focusMachine.walk(step, in: plan.focusRound, focusSight)
        guard !acts.isEmpty else { return false }
        perform(acts)
        perform(focusMachine.focusMoved(focusSight))
        return true
    }

    private func perform(_ acts: [FocusAct]) {
        defer { reportPanel() }
        for act in acts {
            switch act {
            case .save: if case .panel = window.focus {} else { savedFocus = window.focus }
            case .moveIn(let surface): window.focus = surface.map { .panel($0) } ?? .nowhere
            case .enter(.panel(let surface), _): window.focus = .panel(surface)
            case .enter(.app, let end):
                let views = window.views.filter(\.isInSight)
                window.focus = (end == .first ? views.first : views.last).map { .view($0) } ?? .nowhere
            case .giveBack: window.focus = savedFocus
            case .forget, .saveInPanel, .returnToPanel: break
            }
        }
    }

    private var focusSight: FocusSight {
        let saved: FocusSight.Saved = if case .view = savedFocus { .free } else { .nobody }
        let route = stage.gate.keyRoute(focus: focusPlace)
        switch window.focus {
        case .view: return FocusSight(owner: .app, isBlocked: route != .app, saved: saved)
        case .panel(let id):
            return FocusSight(owner: .panel(id), isBlocked: route != .panel(id), saved: saved)
        case .nowhere: return FocusSight(owner: .nobody, saved: saved)
        }
    }

    /// A notice stays for as long as the focus is in its panel.
    func reportPanel() {
        var panel: SurfaceID?
        if case .panel(let id) = window.focus { panel = id }
        guard panel != reportedPanel else { return }
        if let reportedPanel { stage.report(.focused(reportedPanel, false)) }
        if let panel { stage.report(.focused(panel, true)) }
        reportedPanel = panel
    }

    // MARK: 11. Assistive technology

    func announce(_ announcement: Announcement) { window.speak(announcement.text) }

    func follow(_ access: AccessPlan) {
        let hidden = access.hiddenRegions.compactMap { view(of: $0) }
        for view in window.views {
            view.isHiddenFromReader = access.modal != nil || hidden.contains { view.isInside($0) }
        }
        let modal = plan.surfaces.firstIndex { $0.id == access.modal } ?? 0
        window.readable = plan.surfaces.dropFirst(modal).filter { !$0.isHidden && !$0.awaitsFrame }
            .map { ($0.id, $0.identifier, $0.panel.spokenText) }
    }

    // MARK: 12. Tab within a panel

    /// The buttons of a panel in the order of Tab: line by line, as one reads.
    func tabStops(of surface: SurfaceID) -> [PanelPart] {
        guard let layer = window.frame?.layers.last(where: { $0.surface.id == surface }) else { return [] }
        let buttons = layer.surface.elements.map(\.part).filter { layer.parts[$0] != nil && $0.isButton }
        let frames = buttons.map { layer.parts[$0]?.onGrid ?? .zero }
        return TabOrder.controls(of: frames, isRightToLeft: window.settings.isRightToLeft)
            .map { buttons[$0] }
    }

    /// Tab, or Shift+Tab, while a panel has the focus.
    func tab(backwards: Bool) {
        guard case .panel(let surface) = stage.gate.keyRoute(focus: focusPlace) else { return }
        let stops = tabStops(of: surface)
        guard !stops.isEmpty else { return }
        let index = tabStop(in: surface).flatMap { stops.firstIndex(of: $0) }
        let step = backwards ? stops.count - 1 : 1
        stop = (surface, stops[index.map { ($0 + step) % stops.count } ?? (backwards ? stops.count - 1 : 0)])
    }

    /// The button of a panel that has the focus; `nil`: the panel itself has it.
    func tabStop(in surface: SurfaceID) -> PanelPart? { stop?.surface == surface ? stop?.part : nil }

    // MARK: 13. Outside the window

    func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        window.notifications["\(presentation)"] = text
        return true
    }

    func withdrawNotification(of presentation: Presentation.ID) {
        window.notifications["\(presentation)"] = nil
    }
}

extension TextGridView {
    /// How far it can be scrolled.
    var room: ScrollRoom { ScrollRoom(closing: offset, opening: overflow - offset) }
}
