/// What is on screen for one presentation, or for several that joined: the lifecycle, as a machine.
///
/// Pure: an event and its instant in, effects out. Only `handle(_:at:in:)` changes a surface. Its extensions contain
/// the changes by topic: coming, sharing, changing, leaving, sheets, drags.
struct Surface: Hashable, Sendable, Codable, Identifiable {
    let id: SurfaceID
    let kind: Overlay.Kind
    let region: Region
    let placement: Overlay.Placement
    /// The view that a question over the window is about; `nil`: the surface is over what it is about.
    let subject: Subject?

    /// The state of the surface.
    var life = Life.detached
    /// The presentations that share the surface, oldest first; never empty.
    ///
    /// While the surface leaves, they are settled, and wait for the report that its last pixel is off the screen.
    var holders: [Holder]

    /// The motion of the surface.
    var motion = Motion.hold(.rest)
    /// Counts the motions; a completion that carries another number is stale.
    var generation = 0
    /// How far a slide goes, from the last layout; it decides how long a slide takes.
    var slide = Slide()
    /// Whether the pointer is over the panel, which pauses lifetimes.
    var isHovered = false
    /// Whether the keyboard focus or a screen reader's is in the panel, which also pauses lifetimes.
    var isFocused = false
    /// Until when a finger that touched a notice may be about to press something there; `nil`: no finger did.
    var touchedUntil: Instant?
    /// Whether the surface had the focus as it left, for a user whose screen reader looks back.
    var keepsForReader = false
    /// The notice's slot among others; `nil`: it is alone, or not a notice at an edge.
    ///
    /// Not as a plain value: Swift 6.3.1 compares an optional of that size after it has freed it (AddressSanitizer).
    var stack: Shared<StackSlot>?
    /// A notice's panel as it would be alone, from the last layout.
    var alone = StackSlot.Alone()
    /// When the user could first see the surface with its buttons; `nil`: not yet, or the user has ended it.
    var seenSince: Instant?
    /// Whether anybody can have seen the panel.
    var exposure = Exposure.notLaidOut
    /// How much of the app's view is cut off, from the last layout, in points.
    var cutOff = Size.zero
    /// Whether a notice's text is cut off, from the last layout: the user can only read it by scrolling.
    var cutsText = false
    /// Where the surface rests as a sheet, and what moves it; `nil`: it is not a sheet at an edge.
    var sheet: SheetState?
    /// How often in a row its text was shown, if the overlay counts that (`Overlay.RepeatPolicy.count`).
    var times = 1
    /// Counts the fields that took the place of another one in the panel.
    ///
    /// Another question has taken the panel over, or a list with a search has replaced a field, or the reverse.
    var fieldTakeovers = 0
    /// What was last announced.
    var spoken = SurfaceEvent.Spoken()
    /// Whether a notice waits for the user to come back to its window.
    var absence = Absence.none
    /// Whether nobody can read the surface's result: something newer in front blocks the window, a dialog of the app
    /// covers it, or its view is out of sight.
    var isResultObscured = false

    /// Whether a notice waits for an absent user, and since when.
    enum Absence: Hashable, Sendable, Codable {
        /// The notice does not wait.
        case none
        case since(Instant)
        /// The wait was so long that the log got its one report.
        case reported
    }

    /// Whether layout ever found room for the panel, with nothing of the app's over all of it.
    enum Exposure: Hashable, Sendable, Codable {
        case notLaidOut, never, once
    }

    /// The distance from rest to just outside, and the region's extent in that direction, in points.
    struct Slide: Hashable, Sendable, Codable {
        var travel = 0.0
        var extent = 0.0
    }

    init(id: SurfaceID, holder: Holder, region: Region, subject: Subject? = nil) {
        self.id = id
        self.subject = subject
        kind = holder.overlay.kind
        self.region = region
        placement = holder.overlay.placement
        holders = [holder]
        if case (.sheet, .edge) = (kind, placement) {
            sheet = SheetState(detent: holder.overlay.sheet.initial)
        }
    }

    /// Handles an event; late and repeated events, and events about something that is gone, do nothing.
    mutating func handle(
        _ event: SurfaceEvent, at now: Instant, in surroundings: Surroundings
    ) -> [StageEffect] {
        #if RECORDS_TRANSITIONS
        let before = life
        defer { surroundings.recorder?.record(id, before, event, life) }
        #endif
        var context = Context(now: now, surroundings: surroundings)
        let couldEndInLine = canEndInLine
        switch event {
        case .begin: begin(&context)
        case .queue: queue(&context)
        case .detach: detach(&context)
        case .sightChanged(let former): changeSight(from: former, &context)
        case .attentionChanged: changeAttention(&context)
        case .join(let holder): join(holder, &context)
        case .refresh(let holder): refresh(holder, &context)
        case .change(let id, let change): self.change(id, change, &context)
        case .cancelBody(let id, let cause): withHolder(id) { $0.body = .cancelling(cause) }
        case .bodyEnded(let id, let cause):
            withHolder(id) { $0.body = .returned(cause, cancelledBy: $0.cancelledBy) }
        case .dismissLater(let id, let instant): withHolder(id) { $0.dismissesAt = instant }
        case .wait(let id, let cause): wait(id, cause, context)
        case .finish(let id, let cause, let content): finish(id, cause, says: content, &context)
        case .settle(let id, let cause): settle(id, cause, &context)
        case .moveOut(let id): moveOut(id, &context)
        case .lengthen(let id): withHolder(id) { $0.lengthen(now: now) }
        case .reportedOverdue(let id): withHolder(id) { $0.overdueAt = nil }
        case .reportedCut(let id): withHolder(id) { $0.wasReportedCut = true }
        case .reportedAbsence: absence = .reported
        case .follow(let id, let follows): follow(id, follows)
        case .leave(let cause, let isFlung): leave(cause, isFlung: isFlung, &context)
        case .remove(let cause): remove(cause, &context)
        case .interrupt: interrupt(&context)
        case .frameShown(let generation): frameShown(generation: generation, &context)
        case .motionEnded(let generation):
            // The host knows when the surface arrived. If it says nothing, the timer decides.
            if generation == self.generation { arrive(&context) }
        case .pointerOver(let isOver): setHovered(isOver, &context)
        case .focused(let isFocused): setFocused(isFocused, &context)
        case .dragBegan(let instant): beginDrag(at: instant, &context)
        case .dragMoved(let distance, let content, let instant):
            moveDrag(by: distance, content: content, at: instant)
        case .dragEnded(let instant, let cancelled):
            endDrag(at: instant, to: cancelled ? nil : dragTarget(at: instant), &context)
        case .dragRefused(let instant): endDrag(at: instant, to: nil, &context)
        case .moveBegan: sheet?.beginMove()
        case .moved(let way): moveDialog(by: way, in: surroundings)
        case .detentStepped(let larger): step(larger: larger, &context)
        case .grabberTapped: cycle(&context)
        case .laidOut(let extent): layOut(extent, &context)
        case .touched: touch(context)
        case .typed(let text): type(text, &context)
        case .submitted: submit(&context)
        case .chose(let index): choose(index)
        case .setDetent(let detent): settle(at: detent, &context)
        case .announced(let spoken):
            self.spoken = spoken
            withHolder(displayedHolder.id) { $0.announcedStep = spoken.step }
        case .stacked(let slot): take(slot, &context)
        case .covered(let isCovered): setUnderCover(isCovered, context)
        case .uncovered: seenSince = now
        case .pass: pass(&context)
        }
        if kind == .hud { noteAbsence(context) }
        if isResultObscured, !isFinal { isResultObscured = false }
        // Its time in the queue counts only from now, when it may be dropped.
        if canEndInLine, !couldEndInLine { life = .queued(since: now) }
        return context.effects
    }

    /// The context of one event: its time, its surroundings, and the effects collected so far.
    struct Context {
        let now: Instant
        let surroundings: Surroundings
        var effects: [StageEffect] = []
    }

    /// Handles what time alone ends: grace, a motion, and a pointer or focus in a panel that takes no input any more.
    private mutating func pass(_ context: inout Context) {
        endAttention(&context)
        if let until = touchedUntil, until <= context.now { touchedUntil = nil }
        if let instant = arrivesAt(in: context.surroundings), instant <= context.now { arrive(&context) }
        if case .grace(let until) = life, until <= context.now { present(&context) }
    }

    /// Forgets pointer and focus, if the panel takes no input any more.
    mutating func endAttention(_ context: inout Context) {
        guard isAttended, inputLayer(in: context.surroundings)?.panelTakesInput != true else { return }
        setHovered(false, &context)
        setFocused(false, &context)
    }

    mutating func withHolder(_ id: Presentation.ID, _ body: (inout Holder) -> Void) {
        if let index = holders.firstIndex(where: { $0.id == id }) { body(&holders[index]) }
    }
}
