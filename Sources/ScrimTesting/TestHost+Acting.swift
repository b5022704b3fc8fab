import Scrim

/// What a user, a toolkit and time can do.
extension TestHost {
    // MARK: Time

    /// Turns the clock on; timers fire and motions end on the way.
    public func advance(by duration: Duration) { clock.advance(by: duration) }

    // MARK: Pointer and touch

    /// A tap at a point of the window.
    ///
    /// - Returns: Where it went: to the app, to a panel, or nowhere.
    @discardableResult
    public func tap(at point: Point) -> Route {
        let route = press(at: point)
        release(at: point)
        return route
    }

    /// A tap in the middle of a region.
    @discardableResult
    public func tap(_ region: Region) -> Route { tap(at: frame(of: region).middle) }

    /// A press begins.
    ///
    /// A finger or button has a number of its own.
    @discardableResult
    public func press(_ finger: InputGate.Sequence = 0, at point: Point) -> Route {
        stage.gate.press(finger, at: point, now: now, in: stage.geometry)
    }

    /// A press moves on.
    @discardableResult
    public func move(_ finger: InputGate.Sequence = 0, to point: Point) -> Route {
        stage.gate.move(finger, to: point)
    }

    /// A press ends; what it means for an overlay is reported.
    @discardableResult
    public func release(_ finger: InputGate.Sequence = 0, at point: Point) -> Route {
        let release = stage.gate.release(finger, at: point, now: now, in: stage.geometry)
        if let surface = release.tappedOutside { stage.report(.tappedOutside(surface)) }
        return release.route
    }

    /// The pointer comes over the panel that says this, or leaves it.
    public func hover(_ text: String, _ isOver: Bool = true) {
        if let surface = surface(saying: text) { stage.report(.pointerOver(surface.id, isOver)) }
    }

    // MARK: Keys and buttons

    /// Escape is pressed, or assistive technology asks to dismiss what is on top.
    public func pressEscape() { stage.report(.escape) }

    /// The cancel button of the panel that says this is taken; nothing happens where there is none to take.
    public func takeCancel(on text: String) {
        guard let surface = surface(saying: text), surface.panel.cancel != nil, surface.panel.isCancelEnabled
        else { return }
        stage.report(.cancelTaken(surface.id))
    }

    /// The action button of the panel that says this is taken; nothing happens where there is none.
    public func takeAction(on text: String) {
        guard let surface = surface(saying: text), surface.panel.action != nil else { return }
        stage.report(.actionTaken(surface.id))
    }

    // MARK: The toolkit

    /// Puts a region, or the window, into another state, and reports it.
    public func set(_ region: Region, _ state: RegionState) {
        states[region] = state
        stage.report(.regionChanged(region, state))
    }

    /// The window is closed.
    public func close() { set(.window, .gone) }

    /// The app is suspended.
    public func suspend() { stage.report(.suspended(true)) }

    /// The app is back.
    public func resume() { stage.report(.suspended(false)) }
}
