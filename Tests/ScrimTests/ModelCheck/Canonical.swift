@_spi(Host) @testable import Scrim

/// A state, reduced to what determines its future: 128 bits of a canonical form.
///
/// Two histories that end in the same form have the same future. Instants are relative to now, and past ones are equal
/// where only "past" matters. Generations are left out, because the machine only compares them. A running motion is
/// described by its ends and the time left.
struct Fingerprint: Hashable, Sendable {
    let high: Int
    let low: Int

    init(_ bytes: [UInt8]) {
        var read = Hasher()
        bytes.withUnsafeBytes { read.combine(bytes: $0) }
        func hash(_ salt: UInt8) -> Int {
            var hasher = read
            hasher.combine(salt)
            return hasher.finalize()
        }
        (high, low) = (hash(1), hash(2))
    }
}

extension World {
    var fingerprint: Fingerprint {
        var form = CanonicalForm(now: now)
        form.put(self)
        return Fingerprint(form.bytes)
    }
}

/// The bytes of a canonical form, in the order they are written.
struct CanonicalForm {
    private(set) var bytes: [UInt8] = []
    private let now: Instant

    init(now: Instant) {
        self.now = now
        bytes.reserveCapacity(200)
    }

    mutating func put(_ world: World) {
        put(world.isLate, world.isSuspended, world.isActive)
        put(world.hasDialog, world.machine.surroundings.regions.dialog != nil)
        put(world.window)
        for state in world.regions { put(state) }
        for part in world.witness.parts {
            put(
                part.askedAt != nil, part.outcome != nil, part.isGone, part.wasSeen, part.isReleased,
                part.wasBodyCancelled, part.isLetGo)
            guard part.isLiving else { continue }
            put(part.wasAsked && !part.isFinal, part.hasReturned, part.isFinal, part.isDismissed)
            put(future: part.lifeEnds)
            put(part.left ?? .zero)
        }
        for sight in world.witness.sights {
            put(future: sight.graceOver)
            put(future: sight.owedUntil)
            put(sight.spoken)
        }
        let machine = world.machine
        put(machine.surroundings.regions.window)
        put(machine.surroundings.regions.isSuspended, machine.surroundings.regions.isActive)
        for opening in machine.openings.values { put(future: opening.end) }
        bytes.append(0xFD)
        for surface in world.seen {
            put(surface, in: machine.surroundings)
            if world.scenario.world.contains(.physics) { put(physicsOf: surface) }
        }
    }

    /// A sheet's position in tenths of a point, its velocity, what holds it, and what it does next.
    private mutating func put(physicsOf surface: SeenSurface) {
        guard let sheet = surface.sheet else { return }
        bytes.append(UInt8(Scenario.behaviors.firstIndex(of: surface.behavior) ?? 0xFF))
        put(surface.stops.map { Double($0.index(of: sheet.detent)) } ?? -1)
        put(sheet.room?.content ?? 0)
        let snapshot = surface.snapshot(at: now)
        put(snapshot?.points ?? 0, snapshot?.velocity ?? 0, snapshot?.pose.scrim ?? 0)
        if case .spring(let spring) = surface.motion.pace { put(spring.dampingRatio * 100) }
        if let fling = sheet.fling {
            put(fling.velocity, fling.distance(at: now))
            put(fling.isSettled(at: now))
        }
        guard let drag = sheet.drag else { return }
        put(drag.grip.points, drag.grip.by, drag.grip.dimming, drag.by)
        put(drag.movesContent, drag.content == nil)
        put(
            drag.velocity(at: now), drag.tracker.velocity(at: now),
            drag.tracker.velocity(at: now + Scenario.tick))
    }

    private mutating func put(_ numbers: Double...) {
        for number in numbers {
            let tenths = Int32(clamping: Int((min(max(number, -1e7), 1e7) * 10).rounded()))
            for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: tenths >> Int32(shift))) }
        }
    }

    private mutating func put(_ surface: SeenSurface, in context: Surroundings) {
        bytes.append(UInt8(truncatingIfNeeded: surface.id.number))
        switch surface.life {
        case .detached: bytes.append(0)
        case .queued(let since):
            bytes.append(1)
            put(since)
        case .grace(let until):
            bytes.append(2)
            put(until)
        case .up(let showing):
            bytes.append(3)
            put(showing)
        case .leaving(let until, let showing):
            bytes.append(4)
            put(until)
            put(showing)
        case .interrupted(let until):
            bytes.append(5)
            put(until)
        case .afterglow(let until):
            bytes.append(6)
            put(until)
        }
        put(surface.isHidden, surface.isHovered)
        put(surface.isFocused, surface.absence == .reported, surface.keepsForReader)
        put(surface.stack?.value.isOpen == true)
        if case .since(let instant) = surface.absence {
            put(future: instant + context.defaults.longestAbsence)
        }
        if surface.isPresented { put(surface.motion) }
        switch surface.sheet?.movement {
        case nil: bytes.append(0)
        case .resting: bytes.append(1)
        case .traveling: bytes.append(2)
        case .held: bytes.append(3)
        case .settling: bytes.append(4)
        }
        put(surface.spoken.text)
        for leaver in surface.leavers { bytes.append(UInt8(truncatingIfNeeded: leaver.number)) }
        bytes.append(0xFE)
        put(face: surface.displayedHolder)
        for holder in surface.living {
            put(holder)
            let timing = holder.overlay.timing
            let matters = max(context.grace(of: holder.overlay), timing.timeout ?? .zero)
            put(min(max(holder.askedAt + matters, now), now + matters))
        }
        bytes.append(0xFF)
    }

    /// Writes only what the displayed holder shows; its times belong to a moment long past.
    private mutating func put(face holder: Holder) {
        bytes.append(UInt8(truncatingIfNeeded: holder.id.number))
        put(holder.minimized != nil, holder.isTrace)
        put(holder.overlay.content.message)
        put(answersIn: holder.overlay.content)
        put(holder.cancelledBy)
        put(holder.result)
    }

    /// Writes what was typed and chosen, and what the app found about it.
    private mutating func put(answersIn content: Overlay.Content) {
        if let field = content.field {
            put(field.text)
            put(
                field.isTouched, field.validation.isAwaited, field.problem == nil, field.shownProblem == nil)
        }
        guard let choices = content.choices else { return }
        for index in choices.titles.indices { put(choices.selection.contains(index)) }
    }

    private mutating func put(_ holder: Holder) {
        put(face: holder)
        put(holder.wasShown, holder.isNotified, holder.hasFinalEnd, holder.isResultUnseen)
        put(holder.waiting)
        put(holder.bodyEnd)
        switch holder.lifetime {
        case .waiting(let left):
            bytes.append(0)
            put(left ?? .zero)
        case .guarded(let until, let left):
            bytes.append(1)
            put(until)
            put(left ?? .zero)
        case .running(let until):
            bytes.append(2)
            put(until)
        case .held(let left):
            bytes.append(3)
            put(left)
        case .endless: bytes.append(4)
        }
        put(future: holder.dismissesAt)
        put(future: holder.overdueAt)
    }

    private mutating func put(_ showing: Life.Showing) {
        switch showing {
        case .awaitingFrame: bytes.append(0)
        case .shown(let until):
            bytes.append(1)
            put(future: until)
        }
    }

    /// Writes where a motion ends, the time left, and whether it moves at all.
    private mutating func put(_ motion: Motion) {
        let isSettled = motion.isSettled(at: now)
        put(isSettled, motion.to == .rest, motion.to.scrim == 0, motion.from == motion.to)
        if !isSettled { put(motion.start + motion.duration) }
    }

    // MARK: Parts

    private mutating func put(_ flags: Bool...) {
        bytes.append(flags.reduce(0) { $0 << 1 | ($1 ? 1 : 0) })
    }

    private mutating func put(_ state: Region.State) {
        switch state {
        case .detached: bytes.append(0)
        case .hidden: bytes.append(1)
        case .visible: bytes.append(2)
        case .gone: bytes.append(3)
        case .unreachable: bytes.append(4)
        }
    }

    private mutating func put(_ cause: Presentation.Cause?) {
        bytes.append(cause.map { UInt8(Presentation.Cause.allCases.firstIndex(of: $0) ?? 0) } ?? 0xFF)
    }

    /// Writes a text's length and first byte, which is enough to tell the texts of a check apart.
    private mutating func put(_ text: String?) {
        bytes.append(text.map { UInt8(truncatingIfNeeded: $0.utf8.count) } ?? 0xFF)
        bytes.append(text?.utf8.first ?? 0)
    }

    private mutating func put(_ instant: Instant) { put(instant - now) }

    /// Writes how long it is until an instant; how long ago a past one was does not matter.
    private mutating func put(future instant: Instant?) {
        if let instant { put(max(instant - now, .zero)) } else { bytes.append(0xFF) }
    }

    /// Writes a duration in whole ticks, rounded up, because nothing is checked between two ticks.
    private mutating func put(_ duration: Duration) {
        let ticks = Int((duration / Scenario.tick).rounded(.up))
        bytes.append(UInt8(truncatingIfNeeded: ticks >> 8))
        bytes.append(UInt8(truncatingIfNeeded: ticks))
    }
}
