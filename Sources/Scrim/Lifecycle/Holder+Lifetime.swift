extension Holder {
    /// How long a presentation stays by itself: from its first visible frame or, if it is hidden, from
    /// the end of grace.
    enum Lifetime: Hashable, Sendable, Codable {
        /// Not begun; `left` is the rest from an earlier turn, if there was one.
        case waiting(left: Duration?)
        /// Handed to the host, which has drawn no frame yet; the end is only for a host that never draws one.
        case guarded(until: Instant, left: Duration?)
        case running(until: Instant)
        /// Paused: the pointer is over the panel, the focus is in it, the user is elsewhere, or
        /// something covers a result.
        case held(left: Duration)
        /// Begun, and without an end.
        case endless

        /// Whether the lifetime has begun.
        var hasBegun: Bool {
            switch self {
            case .waiting, .guarded: false
            case .running, .held, .endless: true
            }
        }

        /// When the lifetime is over, unless something changes it.
        var end: Instant? {
            switch self {
            case .guarded(let until, _), .running(let until): until
            case .waiting, .held, .endless: nil
            }
        }

        /// The lifetime after the host has lost the surface; a lifetime that has begun does not change.
        var unpresented: Lifetime {
            if case .guarded(_, let left) = self { .waiting(left: left) } else { self }
        }

        /// The lifetime until the surface's next turn: what is left is kept, and is at least the minimum.
        func kept(at now: Instant, minimum: Duration) -> Lifetime {
            switch self {
            case .waiting, .endless: self
            case .guarded(_, let left): .waiting(left: left)
            case .running(let until): .waiting(left: max(until - now, minimum))
            case .held(let left): .waiting(left: max(left, minimum))
            }
        }

        /// The lifetime while the user attends to the panel by pointer or focus, or no longer does, with at
        /// least this much left.
        func attended(_ isAttended: Bool, at now: Instant, leaving least: Duration) -> Lifetime {
            switch (self, isAttended) {
            case (.running(let until), true): .held(left: max(until - now, .zero))
            case (.held(let left), false): .running(until: now + max(left, least))
            case (.running, false), (.held, true), (.waiting, _), (.guarded, _), (.endless, _): self
            }
        }

        /// The lifetime with at least this much left.
        func lasting(_ least: Duration, from now: Instant) -> Lifetime {
            switch self {
            case .running(let until): .running(until: max(until, now + least))
            case .held(let left): .held(left: max(left, least))
            case .waiting(let left): .waiting(left: left.map { max($0, least) })
            case .guarded(let until, let left): .guarded(until: until, left: left.map { max($0, least) })
            case .endless: self
            }
        }
    }

    /// Whether the presentation ends by itself; a final status does after it was read.
    var goesByItself: Bool { result != nil || overlay.timing.lifetime != .untilDismissed }

    /// How long the presentation lives in all, from its first visible frame; `nil`: until something ends it.
    ///
    /// Overlays that can be answered stay long enough for an answer. So do views of the app, because nobody knows how
    /// much text they contain.
    func wholeLifetime(in surroundings: Surroundings) -> Duration? {
        let wanted = result == nil ? overlay.timing.lifetime : .reading
        var duration: Duration
        switch wanted {
        case .untilDismissed: return nil
        case .fixed(let fixed): duration = fixed.clamped
        case .reading:
            let bounds = surroundings.defaults.readingBounds
            duration = Holder.readingTime(of: overlay.content.textsToRead, within: bounds)
        }
        if result == nil, !overlay.content.actions.isEmpty || view != nil && wanted == .reading {
            duration = max(duration, surroundings.answerTime)
        }
        return surroundings.environment.hasScreenReader
            ? max(duration, Tuning.screenReaderMinimum) : duration
    }

    /// 0.5 s plus 0.06 s for each grapheme, or 0.16 s if the grapheme is a syllable; within the bounds.
    static func readingTime(of texts: [String], within bounds: ClosedRange<Duration>) -> Duration {
        let text = texts.joined()
        let syllables = Double(text.syllables)
        let seconds =
            Tuning.readingBase + Tuning.readingPerSyllable * syllables
            + Tuning.readingPerGrapheme * (Double(text.count) - syllables)
        let time = Duration.milliseconds((seconds * 1000).rounded())
        return min(max(time, bounds.lowerBound.clamped), bounds.upperBound.clamped)
    }

    /// Begins the lifetime.
    ///
    /// - Parameters:
    ///   - awaitsFrame: Whether the first frame is still awaited; the end is then only for a host
    ///     that never reports one.
    ///   - isAttended: Whether the pointer is over the panel, or the focus in it.
    mutating func begin(now: Instant, awaitsFrame: Bool, isAttended: Bool, in surroundings: Surroundings) {
        var left: Duration?
        if case .waiting(let kept) = lifetime { left = kept }
        if case .guarded(_, let kept) = lifetime { left = kept }
        guard let whole = wholeLifetime(in: surroundings) else {
            lifetime = awaitsFrame ? .waiting(left: left) : .endless
            return
        }
        let rest = left ?? whole
        if awaitsFrame {
            lifetime = .guarded(until: now + Tuning.firstFrameSlack + rest, left: left)
        } else {
            lifetime = isAttended ? .held(left: rest) : .running(until: now + rest)
        }
    }

    /// Whether a text's lifetime is over although the user may not have read it, because the main thread was busy.
    ///
    /// A late timer reveals a busy thread, but not before the first frame, since a timer fires before a frame is drawn.
    /// So the first frame is awaited twice.
    func endsUnseen(now: Instant) -> Bool {
        let others = [timesOutAt, dismissesAt].compactMap { $0 }
        guard !hasFinalEnd, kind == .hud || result != nil, others.allSatisfy({ $0 > now }) else {
            return false
        }
        switch lifetime {
        case .guarded(let until, _): return until <= now
        case .running(let until): return now - until > Tuning.stall
        case .waiting, .held, .endless: return false
        }
    }

    /// Gives the presentation enough time to be seen, once.
    mutating func lengthen(now: Instant) {
        hasFinalEnd = true
        switch lifetime {
        case .guarded(_, let left): lifetime = .guarded(until: now + Tuning.firstFrameSlack, left: left)
        case .running: lifetime = .running(until: now + Tuning.leastAfterFocus)
        case .waiting, .held, .endless: break
        }
    }
}
