/// The events that wait for a stage, in the order in which they came.
@MainActor
struct Inbox {
    /// A slice, of which the first can be taken without moving the others.
    private var letters: ArraySlice<Letter> = []

    private enum Letter {
        case event(StageEvent)
        case arrival(Arrival)
    }

    /// The place of events that another stage hands over once it has worked off what came before.
    final class Arrival {
        /// The events; `nil`: they are still to come, and so whatever is behind them waits.
        fileprivate(set) var events: [StageEvent]?

        func fill(with events: [StageEvent]) { self.events = events }
    }

    var isEmpty: Bool { letters.isEmpty }

    /// Looks at the events that are known, oldest first.
    func forEach(_ look: (StageEvent) -> Void) {
        for letter in letters {
            switch letter {
            case .event(let event): look(event)
            case .arrival(let arrival): arrival.events?.forEach(look)
            }
        }
    }

    /// Puts events behind the others.
    ///
    /// Of changes in a row, the newest of each kind of a presentation is all that counts: a callback may make thousands.
    mutating func append(_ events: [StageEvent]) {
        for event in events {
            if case .change(let id, let change) = event { removeLast(change.kind, of: id) }
            letters.append(.event(event))
        }
    }

    /// Takes out a presentation's change of this kind that is followed by nothing but changes.
    private mutating func removeLast(_ kind: SurfaceEvent.Change.Kind?, of id: Presentation.ID) {
        guard let kind else { return }
        for index in letters.indices.reversed() {
            guard case .event(.change(let changed, let change)) = letters[index] else { return }
            if changed == id, change.kind == kind {
                letters.remove(at: index)
                return
            }
        }
    }

    /// Keeps a place for what another stage hands over.
    mutating func keepPlace() -> Arrival {
        let arrival = Arrival()
        letters.append(.arrival(arrival))
        return arrival
    }

    /// Takes the oldest event; `nil`: there is none, or it is still to come from another stage.
    mutating func next() -> StageEvent? {
        while let letter = letters.first {
            switch letter {
            case .event(let event):
                letters.removeFirst()
                // Releases events that were handled.
                if letters.isEmpty { letters = [] }
                return event
            case .arrival(let arrival):
                guard let events = arrival.events else { return nil }
                letters.replaceSubrange(
                    letters.startIndex...letters.startIndex, with: events.map(Letter.event))
            }
        }
        return nil
    }

    /// Takes out the events that match, oldest first.
    mutating func remove(where matches: (StageEvent) -> Bool) -> [StageEvent] {
        var removed: [StageEvent] = []
        letters.removeAll { letter in
            guard case .event(let event) = letter, matches(event) else { return false }
            removed.append(event)
            return true
        }
        return removed
    }
}
