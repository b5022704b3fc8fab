@_spi(Host) import Scrim

/// What a user would see and hear, and what is left at the end of a test.
extension TestHost {
    /// The surfaces that are on screen, back to front, including those that are leaving.
    @_spi(Host) public var shown: [SurfacePlan] {
        plan.surfaces.filter { !$0.isHidden && !$0.awaitsFrame }.map(\.value)
    }

    /// Whether a surface on screen says this: as its message, detail or percentage, on a button, or as the name
    /// of its view.
    ///
    /// A surface that is leaving counts until its last pixel is off. A panel without room in the window does not
    /// count, nor one whose view is scrolled out of sight.
    public func isShowing(_ text: String) -> Bool { surface(saying: text) { hasPlace($0) } != nil }

    /// Whether a surface on screen has this name (`Overlay.identifier`), also while it leaves.
    ///
    /// A panel without room in the window does not count, as for `isShowing(_:)`.
    public func isShowing(identifier: String) -> Bool {
        shown.contains { $0.identifier == identifier && hasPlace($0) }
    }

    /// The front-most surface on screen that says this; one that is leaving only if there is no other.
    @_spi(Host) public func surface(saying text: String) -> SurfacePlan? {
        surface(saying: text) { _ in true }
    }

    /// The front-most surface on screen that says this and fulfils a condition; one that is leaving only if there
    /// is no other.
    func surface(saying text: String, where fulfils: (SurfacePlan) -> Bool) -> SurfacePlan? {
        let saying = shown.filter { says(text, $0) && fulfils($0) }
        return saying.last { !$0.isLeaving } ?? saying.last
    }

    private func says(_ text: String, _ surface: SurfacePlan) -> Bool {
        let panel = surface.panel
        let view = surface.view.flatMap { clock.views[$0] }
        return [panel.message, panel.detail, panel.progressText, panel.cancel, view].contains(text)
            || panel.actions.contains { $0.title == text }
    }

    /// Whether layout finds room for a panel in the window.
    func hasPlace(_ surface: SurfacePlan) -> Bool {
        // Such a sheet has room, in another place in each frame.
        if surface.sheet?.isBetweenDetents == true { return true }
        return layout(of: surface.id)?.panel.isEmpty == false
    }

    /// Whether overlays keep a press at this point of the window from the app.
    public func isCovered(_ point: Geometry.Point) -> Bool {
        stage.gate.route(at: point, in: stage.geometry) != .app
    }

    /// Whether overlays keep a press in the middle of this region from the app.
    public func isCovered(_ region: Region) -> Bool { isCovered(frame(of: region).middle) }

    /// Whether overlays keep keys from the app with its focus at `focus`.
    ///
    /// An overlay over `.keyboard` keeps only typed text from the app: see `takesText`.
    public var keysAreBlocked: Bool { stage.gate.keyRoute(focus: .app(inside: focus)) != .app }

    /// Whether what is typed reaches the app with its focus at `focus`, from hardware keys, too.
    public var takesText: Bool { !keysAreBlocked && !stage.gate.blocksTextInput(focus: .app(inside: focus)) }

    /// The announcements, oldest first.
    public var spoken: [String] { announced.map(\.text) }

    // MARK: Nothing pending

    /// The leftovers of overlays, one line for each thing; empty if there are none.
    ///
    /// For the last line of a test: `#expect(screen.leftovers == [])`, or `XCTAssertEqual(screen.leftovers, [])`. The
    /// list has everything that is on screen, blocks input, holds the focus or hides from assistive technology,
    /// presentations without an end, app views not released or released twice, and timers. A tap on an overlay that
    /// is gone does not count, though the stage waits for its possible second half.
    public var leftovers: [String] {
        var left = plan.surfaces.map { "on screen: \($0.kind) “\($0.panel.message ?? "")”" }
        if plan != stage.plan { left.append("not shown: the stage's present plan") }
        left += stage.gate.plan.layers.map { "input: \($0.region) is \($0.outside) by \($0.surface)" }
        if plan.focus != .app { left.append("focus: \(plan.focus)") }
        if let modal = plan.access.modal { left.append("modal: \(modal)") }
        left += Set(plan.access.hiddenRegions.map { "hidden from assistive technology: \($0)" }).sorted()
        left += stage.presentations.map { "without an end: \($0.kind), \($0.state), “\($0.message ?? "")”" }
        if stage.pendingWork > 0 {
            left.append("neither done nor taken back: \(stage.pendingWork) of `undoable`")
        }
        left += notifications.map { "said by the system: “\($0)”" }
        left += views.values.sorted().map { "held: view “\($0)”" }
        left += releasedEarly.map { "let go while it was on screen: view “\($0)”" }
        left += releases.filter { $0.value > 1 }.map { "let go \($0.value) times: \($0.key)" }
        if clock.isSet(for: self), !plan.input.awaitsSecondHalf {
            left.append("timer: the stage asks to be woken")
        }
        if clock.isSet(for: motionTimer) { left.append("timer: a motion runs") }
        return left
    }

    /// Throws `Leftovers` if `leftovers` is not empty.
    public func expectNothingLeft() throws(Leftovers) {
        let left = leftovers
        if !left.isEmpty { throw Leftovers(list: left) }
    }
}

extension Geometry.Rect {
    /// The rectangle's middle.
    var middle: Geometry.Point { Geometry.Point(x: midX, y: midY) }
}
