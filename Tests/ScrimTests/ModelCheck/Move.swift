@_spi(Host) @testable import Scrim

/// One thing that may happen: a request of an app, a report of a host (late,
/// repeated, or about something gone), or time.
///
/// A callback that shows or dismisses adds an event at the same instant, which the stage queues. The checker explores
/// every order of moves without a tick between them, so such calls need no move of their own.
enum Move: Hashable, Sendable {
    case show(Int)
    case change(Int)
    case dismiss(Int)
    /// Ends the work as done; if `says` is true, with a text as its final status.
    case finish(Int, says: Bool)
    case bodyEnds(Int, Presentation.Cause)
    case taskCancelled(Int)
    case dismissAll

    case frame(SurfaceID, isStale: Bool)
    case motionEnds(SurfaceID, isStale: Bool)
    case tapOutside(SurfaceID)
    case escape
    case cancel(SurfaceID)
    case action(SurfaceID)
    /// The user presses one of the library's own buttons: Hide or Show.
    case ownButton(SurfaceID)
    /// The user types a text that the app accepts into a question's field, or one that it does not.
    case type(SurfaceID, good: Bool)
    /// Enter is pressed in the field.
    case submit(SurfaceID)
    /// A row of a question's list is taken.
    case choose(SurfaceID, Int)
    /// The app reports what it found about the text in the field or, late, about the text before.
    case validate(Int, isStale: Bool)
    case hover(SurfaceID, Bool)
    case focus(SurfaceID, Bool)
    /// A finger takes hold of a sheet.
    case grab(SurfaceID)
    /// The finger lets go: far enough to dismiss the sheet, or where it took hold.
    case letGo(SurfaceID, dismisses: Bool)
    /// The finger pulls a sheet by an amount in points, positive towards closing.
    case pull(SurfaceID, by: Int)
    /// The finger scrolls the list in the sheet.
    case scroll(SurfaceID)
    /// The finger lets go where it is.
    case lift(SurfaceID)
    /// A sheet's grabber is tapped.
    case tapGrabber(SurfaceID)
    /// The program changes the sheet's behavior.
    case behave(Int, Int)
    /// The sheet's content changes its size, to a larger one or back.
    case grow(SurfaceID)
    case region(Int, Region.State)
    /// A region goes to another window and its stage, within a callback.
    ///
    /// Reports about both windows wait for the end of the callback. The other stage is the same machine here.
    case transfer(Int)
    case window(Region.State)
    case suspend(Bool)
    /// The user turns to another window, or back.
    case activate(Bool)
    /// A dialog of the app opens in the window, or closes.
    case dialog(Bool)

    /// Time passes, and the timer fires.
    case tick
    /// Time passes, and another event comes before the timer.
    case oversleep
    /// Much time passes at once.
    case jump
}

extension World {
    /// All moves that are possible now.
    var moves: [Move] {
        var moves: [Move] = [.tick]
        if scenario.world.contains(.lateness), !isLate { moves.append(.oversleep) }
        if scenario.world.contains(.jumps) { moves.append(.jump) }
        for role in scenario.roles.indices { addCalls(on: role, to: &moves) }
        if seen.contains(where: { !$0.living.isEmpty }) { moves.append(.dismissAll) }
        if machine.userAct(.escape) != nil { moves.append(.escape) }
        for surface in seen {
            addReports(of: surface, to: &moves)
            addAnswers(to: surface, to: &moves)
        }
        if scenario.world.contains(.physics) {
            for surface in seen where surface.sheet != nil { addPhysics(of: surface, to: &moves) }
        }
        addSurroundings(to: &moves)
        return moves
    }

    private func addCalls(on role: Int, to moves: inout [Move]) {
        guard witness.parts[role].askedAt != nil else {
            moves.append(.show(role))
            return
        }
        moves += [.change(role), .dismiss(role), .finish(role, says: true), .finish(role, says: false)]
        if witness.parts[role].isGone { moves.append(.frame(Scenario.surface(role), isStale: false)) }
        guard scenario.roles[role].isScoped else { return }
        moves.append(.taskCancelled(role))
        // A body returns once; if its presentation has ended otherwise, the return makes no difference.
        let holder = seen.lazy.flatMap(\.living).first { $0.id == Scenario.presentation(role) }
        if holder?.bodyEnd == nil { moves += [.bodyEnds(role, .finished), .bodyEnds(role, .cancelled)] }
    }

    private func addReports(of surface: SeenSurface, to moves: inout [Move]) {
        let id = surface.id
        moves += [.frame(id, isStale: true), .motionEnds(id, isStale: true)]
        if surface.awaitsFrame { moves.append(.frame(id, isStale: false)) }
        if surface.isPresented {
            moves.append(.motionEnds(id, isStale: false))
        }
        if surface.inputLayer?.tapOutside == .dismisses || surface.isLeaving { moves.append(.tapOutside(id)) }
        if surface.cancel != nil { moves.append(.cancel(id)) }
        if surface.isVisible, surface.ownButton != nil, surface.living.allSatisfy(hasRoomElsewhere) {
            moves.append(.ownButton(id))
        }
        if scenario.world.contains(.drags), surface.sheet != nil {
            moves += [.grab(id), .letGo(id, dismisses: true), .letGo(id, dismisses: false)]
        }
        if surface.displayedHolder.overlay.content.action != nil {
            moves += [.action(id), .hover(id, !surface.isHovered)]
            if scenario.world.contains(.focus) { moves.append(.focus(id, !surface.isFocused)) }
        }
    }

    /// Whether a presentation can go to its other surface: whatever it left there before is gone.
    private func hasRoomElsewhere(_ holder: Holder) -> Bool {
        let role = Scenario.role(of: holder.id)
        return seen(holder.minimized == nil ? Scenario.pill(role) : Scenario.surface(role)) == nil
    }

    private func addAnswers(to surface: SeenSurface, to moves: inout [Move]) {
        let (id, content) = (surface.id, surface.displayedHolder.overlay.content)
        if content.field != nil {
            moves += [.type(id, good: true), .type(id, good: false), .submit(id)]
            for holder in surface.living {
                let role = Scenario.role(of: holder.id)
                moves.append(.validate(role, isStale: true))
                if holder.overlay.content.field?.validation.isAwaited == true {
                    moves.append(.validate(role, isStale: false))
                }
            }
        }
        moves += (content.choices?.titles.indices ?? 0..<0).map { .choose(id, $0) }
    }

    private func addPhysics(of surface: SeenSurface, to moves: inout [Move]) {
        let id = surface.id
        if surface.sheet?.drag != nil {
            moves += [.pull(id, by: -150), .pull(id, by: 150), .scroll(id), .lift(id)]
        }
        if surface.isPresented { moves.append(.grow(id)) }
        if surface.isVisible { moves.append(.tapGrabber(id)) }
        let role = Scenario.role(of: id)
        guard surface.living.contains(where: { $0.id == Scenario.presentation(role) }) else { return }
        let present = surface.behavior
        moves += Scenario.behaviors.indices.filter { Scenario.behaviors[$0] != present }
            .map { .behave(role, $0) }
    }

    private func addSurroundings(to moves: inout [Move]) {
        let all: [Region.State] = [.visible, .hidden, .detached, .gone]
        let states = all.filter { scenario.world.contains($0 == .gone ? .destruction : .regions) }
        for (index, state) in regions.enumerated() where state != .gone {
            moves += states.filter { $0 != state }.map { .region(index, $0) }
        }
        if scenario.world.contains(.transfers), window == .visible {
            moves += regions.indices.filter { regions[$0] != .gone }.map { .transfer($0) }
        }
        guard window != .gone else { return }
        if scenario.world.contains(.window) {
            moves += [.visible, .hidden, .detached].filter { $0 != window }.map { .window($0) }
            moves.append(.suspend(!isSuspended))
        }
        if scenario.world.contains(.activity) { moves.append(.activate(!isActive)) }
        if scenario.world.contains(.dialogs) { moves.append(.dialog(!hasDialog)) }
        if scenario.world.contains(.destruction) { moves.append(.window(.gone)) }
    }
}
