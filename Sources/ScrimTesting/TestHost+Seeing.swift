import Scrim

/// What a user would see.
extension TestHost {
    /// The surfaces of which anything is on screen, back to front; those on their way out are among them.
    public var shown: [SurfacePlan] { plan.surfaces.filter { !$0.isHidden && !$0.awaitsFrame } }

    /// Whether a surface on screen says this, as message, detail or on a button.
    ///
    /// One on its way out still does, until its last pixel is off.
    public func isShowing(_ text: String) -> Bool { surface(saying: text) != nil }

    /// The front-most surface on screen that says this.
    public func surface(saying text: String) -> SurfacePlan? {
        shown.last { surface in
            let panel = surface.panel
            let view = surface.view.flatMap { views[$0] }
            return [panel.message, panel.detail, panel.cancel, panel.action, view].contains(text)
        }
    }

    /// Whether nothing of the app's hears of a press at this point of the window.
    public func isCovered(_ point: Point) -> Bool {
        stage.gate.route(at: point, in: stage.geometry) != .app
    }

    /// Whether nothing of the app's hears of a press in the middle of this region.
    public func isCovered(_ region: Region) -> Bool { isCovered(frame(of: region).middle) }

    /// Whether nothing of the app's hears of keys that are pressed while its focus is where `focus` says.
    public var isDeaf: Bool { stage.gate.keyRoute(focus: .app(inside: focus)) != .app }

    /// What was spoken, oldest first.
    public var spoken: [String] { announcements.map(\.text) }

    // MARK: Nothing pending

    /// What is left of overlays, in words; empty when all is over.
    ///
    /// The last line of a test: `#expect(screen.leftovers == [])`, or `XCTAssertEqual(screen.leftovers, [])`. It
    /// finds what is on screen, whatever blocks input, holds the focus or hides from assistive technology,
    /// presentations without an end, app views not let go or let go twice, and timers.
    public var leftovers: [String] {
        var left = plan.surfaces.map { "on screen: \($0.kind) “\($0.panel.message ?? "")”" }
        if plan != stage.plan { left.append("not shown: the stage's present plan") }
        left += stage.gate.plan.layers.map { "input: \($0.region) is \($0.outside) by \($0.surface)" }
        if plan.focus != .app { left.append("focus: \(plan.focus)") }
        if let modal = plan.access.modal { left.append("modal: \(modal)") }
        left += plan.access.hiddenRegions.map { "hidden from assistive technology: \($0)" }
        left += stage.presentations.map { "without an end: \($0.kind), \($0.state), “\($0.message ?? "")”" }
        left += views.values.sorted().map { "held: view “\($0)”" }
        left += releases.filter { $0.value > 1 }.map { "let go \($0.value) times: \($0.key)" }
        if clock.isSet(for: self) { left.append("timer: the stage asks to be woken") }
        if clock.isSet(for: frameClock) { left.append("timer: a motion runs") }
        return left
    }

    /// Throws what is left of overlays, if anything is.
    public func expectNothingLeft() throws(Leftovers) {
        let left = leftovers
        if !left.isEmpty { throw Leftovers(list: left) }
    }
}

/// What a test left on a stage.
public struct Leftovers: Error, Hashable, CustomStringConvertible {
    /// One line for each thing.
    public let list: [String]

    /// All of it.
    public var description: String { "left on stage: " + list.joined(separator: "; ") }
}

extension Rect {
    /// Its middle.
    var middle: Point { Point(x: midX, y: midY) }
}
