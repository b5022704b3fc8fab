@_spi(Host) import Scrim

/// The host's side of the test host.
@_spi(Host) extension TestHost: OverlayHost {
    /// The clock's present instant.
    public var now: Instant { clock.now }

    /// Takes over the plan, and draws a frame if the host draws by itself.
    public func apply(_ plan: StagePlan) {
        self.plan = plan
        clock.views.take(plan.surfaces.lazy.compactMap(\.view), to: self)
        applied += 1
        layOut()
        if drawsByItself { drawFrame() }
        followMotions()
        followFrames()
        onApply?(plan)
    }

    /// Sets the stage's timer on the clock.
    public func wake(at instant: Instant?) {
        clock.set(self, at: instant) { [weak self] in self?.stage.wake() }
        onWake?(instant)
    }

    /// Records announcements, for `spoken`.
    public func announce(_ announcement: Announcement) {
        announced.append(announcement)
        onAnnounce?(announcement)
    }

    /// Records haptics, for `haptics`.
    public func play(_ haptic: Overlay.Haptic) { haptics.append(haptic) }

    /// Records notifications, for `notifications`.
    public func notify(_ text: String, of presentation: Presentation.ID) -> Bool {
        if takesNotifications { notified.append((presentation, text)) }
        return takesNotifications
    }

    /// Withdraws a notification.
    public func withdrawNotification(of presentation: Presentation.ID) { withdrawn.append(presentation) }

    /// The state that the test set, by default visible; if the window is not visible, the window's state.
    public func state(of region: Region) -> Region.State {
        if let window = states[.window], window != .visible { return window }
        return states[region] ?? .visible
    }

    /// Whether the point lies in the panel's rectangle.
    public func panel(of surface: SurfaceID, contains point: Point) -> Bool {
        panelFrame(of: surface)?.contains(point) ?? false
    }

    /// Whether the point lies in the region's rectangle.
    public func region(_ region: Region, contains point: Point) -> Bool {
        guard state(of: region) == .visible, frame(of: region).contains(point) else { return false }
        // An on-screen keyboard is above the window, and no part of it.
        return !region.isWindow || keyboard?.contains(point) != true
    }

    /// The value that the test set, by default free.
    public func availability(of view: String) -> ViewAvailability { availabilities[view] ?? .free }

    /// Keeps a view until `release(_:)`.
    public func hold(_ view: String) -> ViewID {
        clock.views.hold(view, for: self)
    }

    /// Releases a view.
    public func release(_ view: ViewID) {
        if plan.surfaces.contains(where: { $0.view == view }) {
            releasedEarly.append(clock.views[view] ?? "")
        }
        clock.views.release(view)
        releases[view, default: 0] += 1
    }

    /// Has notices keep clear of the bar with this name.
    public func keepNoticesClear(of bar: String) { clearBars.insert(bar) }

    // MARK: Drawing

    /// Draws a frame now, and reports it for every surface whose first frame is awaited.
    public func drawFrame() {
        for surface in plan.surfaces where surface.awaitsFrame {
            stage.report(.frameShown(surface.id, generation: surface.generation))
        }
    }

    /// The region's frame in the window.
    public func frame(of region: Region) -> Rect {
        (region == .keyboard ? keyboard : nil) ?? frames[region] ?? Rect(origin: .zero, size: window)
    }

    /// The layout of the surface; `nil` if there is no such surface.
    public func layout(of surface: SurfaceID) -> SurfaceFrames? {
        guard let plan = plan.surfaces.first(where: { $0.id == surface }) else { return nil }
        let facts = LayoutFacts(
            region: frame(of: plan.region), window: window, safeArea: safeArea, keyboard: keyboard,
            bars: clearBars.sorted().compactMap { bars[$0] })
        let view = plan.view.flatMap { clock.views[$0] }.flatMap { viewSizes[$0] }
        let measure = TestMeasure(plan.value, view: view, scale: environment.textScale)
        return stage.frames(
            of: surface, facts: facts, covers: covers[plan.region] ?? [], measuring: measure)
    }

    /// The frame of the surface's panel in the window at this instant, in motion or at rest; `nil` if there is
    /// no such surface.
    public func panelFrame(of surface: SurfaceID) -> Rect? {
        guard let plan = plan.surfaces.first(where: { $0.id == surface }), let frames = layout(of: surface)
        else { return nil }
        let offstage = plan.motion.pose(at: now).offstage
        return frames.panel.offset(dx: frames.travel.x * offstage, dy: frames.travel.y * offstage)
    }

    /// Does a layout pass, as a toolkit does after each plan and when a size changes.
    func layOut() {
        for surface in plan.surfaces where !surface.isHidden { _ = layout(of: surface.id) }
    }

    /// Keeps the host's frame ticker running while the plan wants frames.
    private func followFrames() {
        guard plan.wantsFrames else {
            clock.set(frameTicker, at: nil) {}
            lastFrame = nil
            return
        }
        let next = (lastFrame ?? now) + max(frameInterval, .milliseconds(1))
        clock.set(frameTicker, at: next) { [weak self] in
            guard let self else { return }
            lastFrame = now
            stage.frame(at: now)
            followFrames()
        }
    }

    /// Sets the motion timer to the end of the running motion that ends next.
    private func followMotions() {
        let running = plan.surfaces.filter { !$0.isHidden && ended[$0.id] != $0.generation }
        let next = drawsByItself ? running.map { $0.motion.start + $0.motion.duration }.min() : nil
        clock.set(motionTimer, at: next) { [weak self] in self?.reportMotions() }
    }

    /// Reports the motions that have ended, and waits for the next one.
    private func reportMotions() {
        for surface in plan.surfaces where ended[surface.id] != surface.generation {
            guard !surface.isHidden, surface.motion.isSettled(at: now) else { continue }
            ended[surface.id] = surface.generation
            stage.report(.motionEnded(surface.id, generation: surface.generation))
        }
        followMotions()
    }
}
