/// The events that wait for a stage, in the order in which they came.
@MainActor
struct Inbox {
    /// A slice, so that taking the first letter does not move the others.
    private var letters: ArraySlice<Letter> = []

    private enum Letter {
        case event(StageEvent)
        case arrival(Arrival)
    }

    /// A placeholder for events that another stage hands over once it has handled its earlier ones.
    final class Arrival {
        /// The events; `nil`: they are still to come, and all letters behind them wait.
        fileprivate(set) var events: [StageEvent]?

        func fill(with events: [StageEvent]) { self.events = events }
    }

    var isEmpty: Bool { letters.isEmpty }

    /// Visits the events that are known, oldest first.
    func forEach(_ look: (StageEvent) -> Void) {
        for letter in letters {
            switch letter {
            case .event(let event): look(event)
            case .arrival(let arrival): arrival.events?.forEach(look)
            }
        }
    }

    /// Appends events.
    ///
    /// Of consecutive changes, only the newest of each kind for a presentation is kept: a callback may make thousands.
    mutating func append(_ events: [StageEvent]) {
        for event in events {
            if case .change(let id, let change) = event { removeLast(change.kind, of: id) }
            letters.append(.event(event))
        }
    }

    /// Removes a presentation's earlier change of this kind, if only changes follow it.
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

    /// Reserves a position for what another stage hands over.
    mutating func reserve() -> Arrival {
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
                // Releases the storage of handled events.
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
