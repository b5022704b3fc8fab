import Scrim

/// What the stage asks of it.
extension TestHost {
    /// The clock's present moment.
    public var now: Instant { clock.now }

    /// Takes over what should be on screen, and draws it if it draws by itself.
    public func apply(_ plan: StagePlan) {
        self.plan = plan
        applied += 1
        layOut()
        if drawsByItself { drawFrame() }
        followMotions()
        followFrames()
        onApply?(plan)
    }

    /// Sets the clock for the stage.
    public func wake(at instant: Instant?) {
        clock.set(self, at: instant) { [weak self] in self?.stage.wake() }
        onWake?(instant)
    }

    /// Notes what is spoken.
    public func announce(_ announcement: Announcement) {
        announcements.append(announcement)
        onAnnounce?(announcement)
    }

    /// As the test put it; what is in a window is not to be seen before the window is.
    public func state(of region: Region) -> RegionState {
        if let window = states[.window], window != .visible { return window }
        return states[region] ?? .visible
    }

    /// Whether the point lies in the panel's rectangle.
    public func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        panelFrame(of: surface)?.contains(point) ?? false
    }

    /// Whether the point lies in the region's rectangle.
    public func region(_ region: Region, contains point: Point) -> Bool {
        state(of: region) == .visible && frame(of: region).contains(point)
    }

    /// Keeps the view until it is released.
    public func hold(_ view: String) -> ViewID {
        let id = ViewID()
        views[id] = view
        return id
    }

    /// Lets go of the view.
    public func release(_ view: ViewID) {
        views[view] = nil
        releases[view, default: 0] += 1
    }

    // MARK: Drawing

    /// Draws a frame now: every surface that awaits its first one gets it.
    public func drawFrame() {
        for surface in plan.surfaces where surface.awaitsFrame {
            stage.report(.frameShown(surface.id, generation: surface.generation))
        }
    }

    /// Where the region is in the window.
    public func frame(of region: Region) -> Rect { frames[region] ?? Rect(origin: .zero, size: window) }

    /// Where the surface's panel is laid out in the window, and all that is in it; `nil`: there is none.
    public func layout(of surface: SurfaceID) -> SurfaceFrames? {
        guard let plan = plan.surfaces.first(where: { $0.id == surface }) else { return nil }
        let facts = LayoutFacts(
            region: frame(of: plan.region), window: window, safeArea: safeArea, keyboard: keyboard)
        let view = plan.view.flatMap { views[$0] }.flatMap { viewSizes[$0] }
        return stage.frames(of: surface, facts: facts, measuring: TestMeasure(plan, view: view))
    }

    /// Where the surface's panel is in the window at this moment, on its way or at rest; `nil`: there is none.
    public func panelFrame(of surface: SurfaceID) -> Rect? {
        guard let plan = plan.surfaces.first(where: { $0.id == surface }), let frames = layout(of: surface)
        else { return nil }
        let offstage = plan.motion.pose(at: now).offstage
        return frames.panel.offset(dx: frames.travel.x * offstage, dy: frames.travel.y * offstage)
    }

    /// A layout pass, as a toolkit has one after each plan and when something has another size.
    func layOut() {
        for surface in plan.surfaces where !surface.isHidden { _ = layout(of: surface.id) }
    }

    /// Has its frame clock tick while frames are wanted.
    private func followFrames() {
        guard plan.wantsFrames else {
            clock.set(frameTicker, at: nil) {}
            lastFrame = nil
            return
        }
        let next = (lastFrame ?? now) + frameInterval
        clock.set(frameTicker, at: next) { [weak self] in
            guard let self else { return }
            lastFrame = now
            stage.report(.frame(now))
            followFrames()
        }
    }

    /// Has its frame clock run until the next motion that is under way comes to its end.
    private func followMotions() {
        let running = plan.surfaces.filter { !$0.isHidden && ended[$0.id] != $0.generation }
        let next = drawsByItself ? running.map { $0.motion.start + $0.motion.duration }.min() : nil
        clock.set(frameClock, at: next) { [weak self] in self?.reportMotions() }
    }

    private func reportMotions() {
        for surface in plan.surfaces where ended[surface.id] != surface.generation {
            guard !surface.isHidden, surface.motion.isSettled(at: now) else { continue }
            ended[surface.id] = surface.generation
            stage.report(.motionEnded(surface.id, generation: surface.generation, finished: true))
        }
        followMotions()
    }
}
