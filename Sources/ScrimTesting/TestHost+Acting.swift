@_spi(Host) import Scrim

/// What happens to an app: a user's acts, a toolkit's reports, and the passing of time.
extension TestHost {
    // MARK: Time

    /// Moves the clock forward; timers fire and motions end on the way.
    public func advance(by duration: Duration) { clock.advance(by: duration) }

    // MARK: Pointer and touch

    /// Taps at a point of the window, as a finger does: the first tap on a closed stack opens it, and a tap on a
    /// button or a sheet's grabber activates it.
    ///
    /// - Returns: The receiver of the tap.
    @discardableResult
    public func tap(at point: Geometry.Point) -> Receiver {
        let route = press(at: point)
        if case .panel(let surface) = route { stage.report(.touched(surface)) }
        release(at: point)
        switch route {
        case .app: return .app
        case .panel(let surface):
            takeControl(of: surface, at: point)
            return .panel
        case .blocked: return .nobody
        }
    }

    /// Activates the button of a panel, the row of its list or the sheet's grabber at a point; does nothing if there is
    /// none.
    @_spi(Host) public func takeControl(of id: SurfaceID, at point: Geometry.Point) {
        if let control = control(of: id, at: point) { stage.report(control) }
    }

    /// The event of a press that begins and ends at a point of a panel, on a button, a row of its list or a sheet's
    /// grabber; `nil` elsewhere.
    @_spi(Host) public func control(of id: SurfaceID, at point: Geometry.Point) -> HostEvent? {
        guard let layer = layer(of: id) else { return nil }
        if let row = layer.rows.first(where: { $0.frame.contains(point) })?.row {
            return .choiceTaken(id, row.index)
        }
        for case (.button(let index), let frame) in layer.parts where frame.contains(point) {
            return layer.surface.panel.actions[index].isEnabled ? .actionTaken(id, index) : nil
        }
        if layer.parts[.cancel]?.contains(point) == true {
            return layer.surface.panel.isCancelEnabled ? .cancelTaken(id) : nil
        }
        return layer.hasGrabber(at: point) ? .grabberTapped(id) : nil
    }

    /// The receiver of a tap.
    public enum Receiver: Hashable, Sendable {
        /// The app, as if no overlay were there.
        case app
        /// An overlay's panel.
        case panel
        /// Nobody: an overlay blocks it.
        case nobody
    }

    /// Taps in the middle of a region.
    ///
    /// - Returns: The receiver of the tap.
    @discardableResult
    public func tap(_ region: Region) -> Receiver { tap(at: frame(of: region).middle) }

    /// Begins a press of a finger or button, which has its own number.
    ///
    /// - Returns: Where the press goes.
    @discardableResult
    @_spi(Host) public func press(_ finger: InputGate.Sequence = 0, at point: Geometry.Point) -> Route {
        presses[finger, default: []].append(point)
        return stage.gate.press(finger, at: point, now: now, in: stage.geometry)
    }

    /// Moves a press.
    ///
    /// - Returns: Where the movement goes.
    @discardableResult
    @_spi(Host) public func move(_ finger: InputGate.Sequence = 0, to point: Geometry.Point) -> Route {
        stage.gate.move(finger, to: point)
    }

    /// Ends a press; a tap outside a panel is reported to the stage.
    ///
    /// - Returns: Where the release goes.
    @discardableResult
    @_spi(Host) public func release(_ finger: InputGate.Sequence = 0, at point: Geometry.Point) -> Route {
        let release = stage.gate.release(finger, at: point, now: now, in: stage.geometry)
        if let surface = release.tappedOutside { stage.report(.tappedOutside(surface)) }
        if let start = presses[finger]?.popLast(), case .panel(let surface) = release.route,
            !hasControl(at: start, in: surface)
        {
            let way = Geometry.Point(x: point.x - start.x, y: point.y - start.y)
            stage.report(.panelReleased(surface, by: way, velocity: .zero))
        }
        return release.route
    }

    /// Whether a point of a panel is on something that handles presses itself: a button, a field, a list,
    /// the app's view.
    private func hasControl(at point: Geometry.Point, in surface: SurfaceID) -> Bool {
        let parts = layer(of: surface)?.parts ?? [:]
        return parts.contains { !$0.key.isText && $0.key != .indicator && $0.value.contains(point) }
    }

    private func layer(of surface: SurfaceID) -> StagePicture.Layer? {
        picture.layers.first { $0.surface.id == surface }
    }

    /// Moves the pointer over the panel that says this, or away from it.
    @_spi(Host) public func hover(_ text: String, _ isOver: Bool = true) {
        if let surface = surface(saying: text) { stage.report(.pointerOver(surface.id, isOver)) }
    }

    /// Brings the keyboard focus, or a screen reader's, into the panel that says this, or out of it.
    @_spi(Host) public func focusPanel(_ text: String, _ isInside: Bool = true) {
        if let surface = surface(saying: text) { focusPanel(surface.id, isInside) }
    }

    /// Brings the keyboard focus, or a screen reader's, into the panel of this surface, or out of it.
    @_spi(Host) public func focusPanel(_ surface: SurfaceID, _ isInside: Bool = true) {
        focusedPanel = isInside ? surface : nil
        stage.report(.focused(surface, isInside))
    }

    // MARK: Keys and buttons

    /// Presses Escape where the focus is: on a panel, or in the app at `focus`.
    ///
    /// If overlays let keys through to the focus, only the app gets the key.
    public func pressEscape() {
        let place = focusPlace
        if stage.gate.keyRoute(focus: place) != .app { stage.report(.escapeAt(place)) }
    }

    /// Performs assistive technology's gesture to dismiss what is on top, wherever the focus is: VoiceOver's scrub.
    public func performAccessibilityEscape() { stage.report(.escape) }

    /// Where the focus is.
    private var focusPlace: FocusPlace {
        let isThere = plan.surfaces.contains { $0.id == focusedPanel && !$0.isLeaving }
        let panel = (isThere ? focusedPanel : nil) ?? plan.focus.surface
        return panel.map { .panel($0, inside: regions(around: $0)) } ?? .app(inside: focus)
    }

    /// Presses the button with this title on the front-most panel that has one: the app's, Cancel, or the
    /// library's own ("Hide").
    ///
    /// If several panels have such a button, `press(_:on:)` selects one of them.
    ///
    /// - Throws: `Unanswerable` if no panel has such a button, or if the button is disabled, under an overlay that
    ///   blocks it, or left out of the layout for want of room.
    public func press(_ title: String) throws(Unanswerable) {
        let panels = shown.filter { !$0.isLeaving && isWithinReach($0) }
        guard
            let button = panels.reversed().flatMap({ buttons(of: $0) }).first(where: { $0.title == title })
        else {
            throw Unanswerable(
                question: nil, title: title, questions: panels.compactMap(\.panel.message),
                answers: panels.flatMap { titles(of: $0) })
        }
        stage.report(button.event)
    }

    /// Presses the cancel button of the panel that says this; does nothing if there is none, or if the button is
    /// disabled, left out of the layout, or under an overlay that blocks it.
    public func pressCancel(on text: String) {
        guard let surface = reached(saying: text) else { return }
        take(.cancelTaken(surface.id), on: surface)
    }

    /// Presses the first of the app's buttons on the panel that says this; does nothing if there is none, or if the
    /// button is disabled, left out of the layout, or under an overlay that blocks it.
    ///
    /// The library's own button ("Hide") does not count: `press(_:on:)` presses it.
    public func pressAction(on text: String) {
        guard let surface = reached(saying: text), surface.panel.actions.first?.isOwn == false else { return }
        take(.actionTaken(surface.id), on: surface)
    }

    /// Presses the button with this title on the panel that says this, the app's or the library's own ("Hide");
    /// does nothing if there is none, or if the button is disabled, left out of the layout, or under an overlay
    /// that blocks it.
    public func press(_ title: String, on text: String) {
        guard let surface = reached(saying: text),
            let index = surface.panel.actions.firstIndex(where: { $0.title == title && $0.isEnabled })
        else { return }
        take(.actionTaken(surface.id, index), on: surface)
    }

    /// Gives the question that says this the answer with this title, which may be its cancel button.
    ///
    /// - Throws: `Unanswerable` if there is no such question, or no such answer to it that can be given: one that is
    ///   left out for want of room can be given if Enter gives it.
    public func answer(_ question: String, with title: String) throws(Unanswerable) {
        let surface = try asked(question, for: title)
        guard let button = buttons(of: surface).first(where: { $0.title == title }) else {
            throw Unanswerable(
                question: question, title: title, questions: [question], answers: titles(of: surface))
        }
        stage.report(button.event)
    }

    /// Presses a button of a panel if it can be pressed.
    private func take(_ event: HostEvent, on surface: SurfacePlan) {
        if buttons(of: surface).contains(where: { $0.event == event }) { stage.report(event) }
    }

    /// The buttons of a panel that can be pressed, each with the event that a press reports; Cancel is the last.
    private func buttons(of surface: SurfacePlan) -> [(title: String, event: HostEvent)] {
        let panel = surface.panel
        var buttons: [(title: String, event: HostEvent)] = []
        for (index, action) in panel.actions.enumerated() where action.isEnabled {
            let event = HostEvent.actionTaken(surface.id, index)
            let isFields = index == panel.defaultAction && surface.returnEvent == .fieldSubmitted(surface.id)
            if isFields || surface.returnEvent == event || hasRoom(for: .button(index), on: surface) {
                buttons.append((title: action.title, event: event))
            }
        }
        if let cancel = panel.cancel, panel.isCancelEnabled, hasRoom(for: .cancel, on: surface) {
            buttons.append((title: cancel, event: .cancelTaken(surface.id)))
        }
        return buttons
    }

    private func titles(of surface: SurfacePlan) -> [String] { buttons(of: surface).map { $0.title } }

    /// Whether layout has room for a button: in little room it leaves some out.
    ///
    /// A covered notice has no buttons drawn. The user gets to them all the same: a tap, the pointer or the focus
    /// opens the stack.
    private func hasRoom(for part: PanelPart, on surface: SurfacePlan) -> Bool {
        // Between its detents a sheet has another layout with each frame.
        if surface.stack?.isCovered == true || surface.sheet?.isBetweenDetents == true { return true }
        return layout(of: surface.id)?.parts[part] != nil
    }

    /// Types a text into the field of the question that says this, replacing the text there.
    ///
    /// - Throws: `Unanswerable` if there is no such question, or no field in it.
    public func type(_ text: String, into question: String) throws(Unanswerable) {
        // The error does not contain the text: it is printed, and the text may be a password.
        let title = "a text"
        let surface = try asked(question, for: title)
        guard surface.panel.field != nil else {
            throw Unanswerable(
                question: question, title: title, questions: [question], answers: titles(of: surface))
        }
        stage.report(.fieldChanged(surface.id, text))
    }

    /// Chooses the row with this title in the list of the question that says this; if several can be chosen,
    /// toggles the row.
    ///
    /// - Throws: `Unanswerable` if there is no such question, or no such visible row in it.
    public func choose(_ title: String, in question: String) throws(Unanswerable) {
        let surface = try asked(question, for: title)
        let rows = surface.panel.choices?.rows ?? []
        guard let row = rows.first(where: { $0.title == title }) else {
            throw Unanswerable(
                question: question, title: title, questions: [question], answers: rows.map(\.title))
        }
        stage.report(.choiceTaken(surface.id, row.index))
    }

    /// Presses Enter at the first focus of the question that says this: in its field, on the chosen or first row of
    /// its list, or on its default button, else cancel, else the first answer that is not destructive.
    ///
    /// Does nothing before the question is drawn, nor while another panel has the focus.
    public func pressEnter(in question: String) {
        guard let surface = try? asked(question, for: ""), !surface.awaitsFrame,
            focusPlace.surface == surface.id,
            stage.gate.takesKey(on: surface.id, at: now)
        else { return }
        if let event = surface.returnEvent { return stage.report(event) }
        guard surface.firstFocus == .choices, let row = surface.panel.choices?.keyRow else { return }
        stage.report(.choiceTaken(surface.id, row.index))
    }

    /// The question that says this.
    private func asked(_ question: String, for title: String) throws(Unanswerable) -> SurfacePlan {
        let asked = plan.surfaces.filter { $0.kind == .question && !$0.isLeaving }
        let within = asked.filter {
            !$0.isHidden && ($0.awaitsFrame ? hasPlace($0.value) : isWithinReach($0.value))
        }
        guard let surface = within.last(where: { $0.panel.message == question }) else {
            throw Unanswerable(
                question: question, title: title, questions: within.compactMap(\.panel.message), answers: nil,
                isOutOfReach: asked.contains { $0.panel.message == question })
        }
        return surface.value
    }

    /// The panel that says this, if it is within reach.
    func reached(saying text: String) -> SurfacePlan? {
        surface(saying: text) { isWithinReach($0) }
    }

    /// Whether the user can see and reach a panel: it has room in the window, and no other overlay blocks it.
    private func isWithinReach(_ surface: SurfacePlan) -> Bool {
        let place = FocusPlace.panel(surface.id, inside: regions(around: surface.id))
        return stage.gate.keyRoute(focus: place) == .panel(surface.id) && hasPlace(surface)
    }

    /// The region that a surface covers, and those around it.
    private func regions(around surface: SurfaceID) -> Set<Region> {
        guard let region = plan.surfaces.first(where: { $0.id == surface })?.region, !region.isWindow else {
            return []
        }
        guard let frame = frames[region] else { return [region] }
        let around = frames.filter { $0.value != frame && $0.value.intersection(frame) == frame }
        return Set(around.keys).union([region])
    }

    /// The error that a question could not be answered, or a button not pressed.
    public struct Unanswerable: Error, Hashable, CustomStringConvertible {
        /// The question that the test answered; `nil` if it pressed a button on any panel.
        public let question: String?
        /// The answer that the test gave; “a text” for any text.
        public let title: String
        /// The questions that are asked.
        public let questions: [String]
        /// The answers to the question; `nil` if it is not asked.
        public let answers: [String]?
        /// Whether the question is asked, but hidden, without room in the window, or under an overlay that blocks it.
        public var isOutOfReach = false

        /// The questions that are asked, or the answers that there are.
        public var description: String {
            guard let question else {
                return "nothing has a button “\(title)”; there is: \(Self.list(answers ?? []))"
            }
            if isOutOfReach {
                return "“\(question)” is asked out of sight, or under an overlay that blocks it"
            }
            guard let answers else { return "nobody asks “\(question)”; asked is: \(Self.list(questions))" }
            return "“\(question)” has no answer “\(title)”, but: \(Self.list(answers))"
        }

        private static func list(_ words: [String]) -> String {
            words.isEmpty ? "nothing" : words.joined(separator: ", ")
        }
    }

    // MARK: The toolkit

    /// Puts a region, or the window, into another state, and reports that to the stage.
    public func set(_ region: Region, _ state: Region.State) {
        states[region] = state
        stage.report(.regionChanged(region, state))
    }

    /// Closes the window.
    public func close() { set(.window, .gone) }

    /// Opens a dialog of the app inside the window, over everything that is presented.
    public func openDialog() {
        dialogs.append(DialogID())
        stage.report(.dialogChanged(dialogs.last))
    }

    /// Closes the newest dialog inside the window; does nothing if none is open.
    public func closeDialog() {
        guard dialogs.popLast() != nil else { return }
        stage.report(.dialogChanged(dialogs.last))
    }

    /// Suspends the app.
    public func suspend() { stage.report(.suspended(true)) }

    /// Resumes the app.
    public func resume() { stage.report(.suspended(false)) }
}
