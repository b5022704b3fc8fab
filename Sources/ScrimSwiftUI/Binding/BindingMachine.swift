import Scrim

/// What follows when a binding and its presentation differ: the binding's wish and the presentation's fate in,
/// what to do out.
///
/// It knows no view and no time. Each showing has a number, so that the end of an earlier one cannot touch a
/// later one.
struct BindingMachine {
    /// Where an overlay shows; another place is another showing.
    struct Place: Hashable {
        let region: Region
        /// `nil` for a view, which keeps its overlays wherever it goes.
        let stage: ObjectIdentifier?
    }

    enum State: Hashable {
        /// Nothing is wanted, nothing is up.
        case idle
        /// Wanted, but there is no window to show it in yet.
        case waiting(Wish)
        /// Shown, and not ended.
        case up(Wish, showing: Int, at: Place)
        /// It ended by itself and the binding still asks for it: not again, before it asked for nothing or for
        /// another.
        case spent(AnyHashable)
        /// The view is gone.
        case closed
    }

    enum Event {
        /// The view was updated, and this is what its binding says.
        case wants(Wish?)
        /// The view came into a window, or into another one.
        case placed(Place)
        /// A showing ended, whoever ended it; `bound` is what the binding asks for at this moment.
        case ended(showing: Int, Outcome, bound: AnyHashable?)
        /// The view is gone.
        case closed
    }

    enum Action: Hashable {
        case show(Wish, showing: Int)
        /// Shows other values in place.
        case change(Overlay, showing: Int)
        /// Takes it away; its end is still told.
        case dismiss(showing: Int)
        /// Sets the binding to false or `nil`.
        case clear
        /// Asks the binding what it says now, as `wants`: it may have been set without an update of the view.
        case look
        /// Tells the app how it ended.
        case tell(Outcome)
    }

    private(set) var state = State.idle
    private var place: Place?
    private var showings = 0

    /// Takes an event; what to do comes out, in this order.
    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .wants(let wish): want(wish)
        case .placed(let place): put(at: place)
        case .ended(let showing, let outcome, let bound): end(showing, outcome, bound: bound)
        case .closed: close()
        }
    }

    private mutating func want(_ wish: Wish?) -> [Action] {
        switch (state, wish) {
        case (.closed, _): return []
        case (.spent(let id), let wish?) where wish.id == id: return []
        case (.idle, let wish?), (.waiting, let wish?), (.spent, let wish?): return show(wish)
        case (.up(let old, let showing, let place), let wish?) where wish.id == old.id:
            state = .up(wish, showing: showing, at: place)
            return wish.overlay == old.overlay ? [] : [.change(wish.overlay, showing: showing)]
        case (.up(_, let showing, _), let wish?): return [.dismiss(showing: showing)] + show(wish)
        case (.up(_, let showing, _), nil):
            state = .idle
            return [.dismiss(showing: showing)]
        case (.idle, nil), (.waiting, nil), (.spent, nil):
            state = .idle
            return []
        }
    }

    private mutating func put(at newPlace: Place) -> [Action] {
        place = newPlace
        switch state {
        case .waiting(let wish): return show(wish)
        case .up(let wish, let showing, let old) where old != newPlace:
            return [.dismiss(showing: showing)] + show(wish)
        case .idle, .up, .spent, .closed: return []
        }
    }

    private mutating func end(_ showing: Int, _ outcome: Outcome, bound: AnyHashable?) -> [Action] {
        guard case .up(let wish, showing, _) = state else { return [.tell(outcome)] }
        // The binding may be a step ahead of the view; what it asks for by now is not cleared.
        guard bound == wish.id else {
            state = .idle
            return [.tell(outcome), .look]
        }
        state = .spent(wish.id)
        // Between the two looks: whoever is told may ask for it again.
        return [.clear, .look, .tell(outcome), .look]
    }

    private mutating func close() -> [Action] {
        defer { state = .closed }
        guard case .up(_, let showing, _) = state else { return [] }
        return [.dismiss(showing: showing)]
    }

    private mutating func show(_ wish: Wish) -> [Action] {
        guard let place else {
            state = .waiting(wish)
            return []
        }
        showings += 1
        state = .up(wish, showing: showings, at: place)
        return [.show(wish, showing: showings)]
    }
}
