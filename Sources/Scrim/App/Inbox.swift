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

    /// The events that are known, oldest first.
    var events: [StageEvent] {
        letters.flatMap { letter in
            switch letter {
            case .event(let event): [event]
            case .arrival(let arrival): arrival.events ?? []
            }
        }
    }

    mutating func append(_ events: [StageEvent]) { letters += events.map(Letter.event) }

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
