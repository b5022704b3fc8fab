@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting

/// An app's window on a `TestHost`, which has frames but no views.
@MainActor
class TestSubject: ConformanceSubject {
    /// Without views there is nothing to scroll, no dialog, no field above a
    /// keyboard, and no button that takes the focus.
    nonisolated class var unsupported: Set<ConformanceCapability> {
        [.lists, .dialogs, .contentDialogs, .accessories, .scrolling, .tab, .dialogMoves]
    }

    let host: TestHost
    let region: Region
    private(set) var appTaps = 0
    private(set) var regionTaps = 0
    private(set) var letters = 0
    private var focus = Focus.field
    private var saved: Focus?
    /// The panel that the panel key moved the focus into.
    private var walked: SurfaceID?
    private var plan = FocusPlan.app
    private var finger: Finger?
    private var bar: Geometry.Rect?

    private enum Focus {
        case field
        case other
        case panel
    }

    /// A finger on the screen.
    private struct Finger {
        let start: Geometry.Point
        var place: Geometry.Point
        let sheet: SurfaceID?
        /// The control that it went down on.
        let control: HostEvent?
        var drags = false
    }

    init(host: TestHost = TestHost()) {
        self.host = host
        region = host.region(at: Geometry.Rect(0, 400, 390, 300))
        host.onApply = { [weak self] in
            self?.follow($0.focus)
            self?.leave($0.focusRound)
        }
    }

    var overlays: Overlays<String> { host.overlays }
    func makeView() -> String {
        host.viewSizes["view"] = Geometry.Size(width: 300, height: 300)
        return "view"
    }

    // MARK: What happens

    func passMoment() async {
        host.advance(by: .milliseconds(10))
        await Task.yield()
    }

    func setRegionHidden(_ isHidden: Bool) { host.set(region, isHidden ? .hidden : .visible) }
    func setRegionDetached(_ isDetached: Bool) { host.set(region, isDetached ? .detached : .visible) }
    func destroyRegion() { host.set(region, .gone) }
    func destroyWindow() { host.set(.window, .gone) }

    func tap(at point: Geometry.Point) async {
        press(at: point)
        release()
    }

    func fingerDown(at point: Geometry.Point) async { press(at: point) }

    private func press(at point: Geometry.Point) {
        var sheet: SurfaceID?
        var control: HostEvent?
        if case .panel(let id) = host.press(at: point) {
            sheet = id
            control = host.control(of: id, at: point)
            host.stage.report(.touched(id))
        }
        let plan = host.plan.surfaces.first { $0.id == sheet }
        finger = Finger(
            start: point, place: point, sheet: plan?.sheet?.isDraggable == true ? sheet : nil,
            control: control)
        // A touch on a moving panel begins a drag at once.
        if let plan, finger?.sheet != nil, !plan.motion.isSettled(at: host.now) { beginDrag() }
    }

    func fingerMove(to point: Geometry.Point) async {
        guard let down = finger else { return }
        host.move(to: point)
        finger?.place = point
        guard let sheet = down.sheet else { return }
        if !down.drags { beginDrag() }
        host.stage.report(.dragMoved(sheet, by: point.y - down.start.y, at: host.now))
    }

    private func beginDrag() {
        guard let sheet = finger?.sheet else { return }
        finger?.drags = true
        host.stage.report(.dragBegan(sheet, at: host.now))
    }

    func fingerUp() async { release() }

    private func release() {
        guard let down = finger else { return }
        finger = nil
        let route = host.release(at: down.place)
        if down.drags, let sheet = down.sheet {
            host.stage.report(.dragEnded(sheet, at: host.now, cancelled: false))
            return
        }
        switch route {
        case .app where down.place == regionButton: regionTaps += 1
        case .app where down.place == appButton: appTaps += 1
        case .panel(let id):
            if let control = down.control, control == host.control(of: id, at: down.place) {
                host.stage.report(control)
            }
        case .app, .blocked: break
        }
    }

    func pressReturn() async {
        if let event = asking?.returnEvent { host.stage.report(event) }
    }

    /// The surface whose panel has the focus.
    private var asking: SurfacePlan? {
        guard focus == .panel, case .surface(let id, _) = plan else { return nil }
        return host.plan.surfaces.first { $0.id == id }?.value
    }

    func typeLetter() async {
        if let asking, let field = asking.panel.field {
            return host.stage.report(.fieldChanged(asking.id, field.text + "a"))
        }
        guard focus == .field, host.takesText else { return }
        letters += 1
    }

    func pressEscape() async { host.pressEscape() }
    func resizeWindow(to size: Geometry.Size) async { host.window = size }

    func resizeRegion(to size: Geometry.Size) async {
        host.frames[region] = Geometry.Rect(origin: regionFrame.origin, size: size)
        // Assigning the window has the host lay out.
        host.window = host.window
    }

    func setSuspended(_ isSuspended: Bool) { isSuspended ? host.suspend() : host.resume() }
    func setWindowHidden(_ isHidden: Bool) { host.set(.window, isHidden ? .hidden : .visible) }
    func setActive(_ isActive: Bool) async { host.isActive = isActive }
    var notifications: [String] { host.notifications }
    func stall(for duration: Duration) { host.clock.jump(by: duration) }
    func setSafeArea(_ insets: Geometry.Insets) { host.safeArea = insets }

    func makeBar(height: Double) -> String {
        bar = Geometry.Rect(0, host.window.height - height, host.window.width, height)
        host.bars["bar"] = bar
        return "bar"
    }

    func setBarHidden(_ isHidden: Bool) { host.bars["bar"] = isHidden ? nil : bar }

    func setKeyboard(height: Double?) {
        host.keyboard = height.map {
            Geometry.Rect(0, host.window.height - $0, host.window.width, $0)
        }
    }

    func setTextScale(_ scale: Double) { host.environment.textScale = scale }
    func setRightToLeft(_ isRightToLeft: Bool) { host.environment.isRightToLeft = isRightToLeft }
    func setReducedMotion(_ reduces: Bool) { host.environment.reducesMotion = reduces }

    // MARK: Focus

    private func follow(_ new: FocusPlan) {
        guard new != plan else { return }
        plan = new
        switch new {
        case .surface:
            if saved == nil { saved = focus }
            focus = .panel
        case .app:
            // If the focus is in the app by now, the app has moved it; then it stays there.
            if focus == .panel { focus = saved ?? .field }
            saved = nil
        }
    }

    func pressPanelKey() async {
        if focus == .panel, let walked {
            focus = saved ?? .field
            (saved, self.walked) = (nil, nil)
            host.focusPanel(walked, false)
        } else if case .panel(let surface)? = host.plan.focusRound.stop(.next, from: .app) {
            (saved, focus, walked) = (focus, .panel, surface)
            host.focusPanel(surface)
        }
    }

    /// Gives the focus back if the panel that the user moved into is leaving.
    private func leave(_ round: FocusRound) {
        guard let surface = walked, !round.panels.contains(surface) else { return }
        if focus == .panel { focus = saved ?? .field }
        (saved, walked) = (nil, nil)
    }

    func moveFocus() {
        if case .surface(_, isTrapped: true) = plan { saved = .other } else { focus = .other }
    }

    var fieldHasFocus: Bool { focus == .field }
    var otherHasFocus: Bool { focus == .other }

    // MARK: What is on screen

    var windowSize: Geometry.Size { host.window }
    var regionFrame: Geometry.Rect { host.frame(of: region) }
    var appButton: Geometry.Point { Geometry.Point(x: 40, y: 40) }

    var regionButton: Geometry.Point {
        Geometry.Point(x: regionFrame.minX + 40, y: regionFrame.minY + 40)
    }

    var picture: String { host.drawing }

    private func layer(_ identifier: String) -> StagePicture.Layer? {
        host.picture.layers.last { $0.surface.identifier == identifier && !$0.surface.awaitsFrame }
    }

    func isOnScreen(_ identifier: String) -> Bool { layer(identifier) != nil }

    func panel(_ identifier: String) -> ConformancePanel? {
        layer(identifier).flatMap { ConformancePanel($0, at: host.now) }
    }

    func brightness(at point: Geometry.Point) -> Double { host.brightness(at: point) }
    var spoken: [String] { host.spoken }

    func isReachable(_ place: ConformancePlace) -> Bool {
        let access = host.plan.access
        switch place {
        case .appButton: return access.modal == nil
        case .regionButton: return access.modal == nil && !access.hiddenRegions.contains(region)
        case .panel(let identifier): return reachableText(of: identifier) != nil
        }
    }

    func reachableText(of identifier: String) -> String? {
        let surfaces = host.shown
        let modal = surfaces.firstIndex { $0.id == host.plan.access.modal } ?? 0
        return surfaces[modal...].last { $0.identifier == identifier }?.panel.spokenText
    }

    var keptViews: Int { host.views.count }
}

extension ConformancePanel {
    /// A panel as it appears in a picture of the stage.
    init?(_ layer: StagePicture.Layer, at instant: Instant) {
        guard let frame = layer.panel else { return nil }
        let parts = layer.parts
        let content = layer.surface.panel
        let texts =
            [
                (content.message, parts[.message]), (content.detail, parts[.detail]),
                (content.cancel, parts[.cancel]),
            ] + content.actions.enumerated().map { ($1.title, parts[.button($0)]) }
            + layer.rows.map { ($0.row.title, $0.frame) }
        self.init(
            time: instant.time, frame: frame, opacity: layer.opacity,
            texts: texts.reduce(into: [:]) { texts, text in
                if let name = text.0, let place = text.1 { texts[name] = place }
            },
            indicator: parts[.indicator])
    }
}
