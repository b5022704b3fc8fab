/// What a sheet at an edge is besides a surface, for its host.
public struct SheetPlan: Hashable, Sendable {
    /// How it behaves.
    public let sheet: Sheet
    /// The detent that it rests at or is on its way to; `nil`: the smallest.
    public let detent: Detent?
    /// Whether it is on its way between detents, under a finger or by itself: it is laid out for what of it is on
    /// screen, anew for each frame in which it moves.
    public let isLoose: Bool
    /// Whether a drag can move it now.
    public let isDraggable: Bool
    /// The way of one point towards closing, on the screen: `(0, 1)` at the bottom edge.
    ///
    /// A drag's `by` is its way times this, part by part, and summed.
    public let closing: Point
    /// The momentum that the content which was last dragged goes on with; `nil`: none.
    ///
    /// Another value is another fling; one that was broken off does not go on.
    public let fling: ContentFling?
    /// What assistive technology calls the grabber.
    public let grabberLabel: String
    /// What assistive technology calls its detents, from small to large; empty before it was laid out.
    public let detentNames: [String]
    /// Which of them it rests at or is on its way to.
    public let detentIndex: Int
    /// What `SurfacePlan.motion` counts from: how much of it is on screen at rest, in points; `nil` before it was
    /// laid out.
    let base: Double?

    /// Whether `HostEvent.detentStepped` has somewhere to go.
    public func canStep(larger: Bool) -> Bool {
        detentNames.indices.contains(detentIndex + (larger ? 1 : -1))
    }
}

extension StageMachine {
    func sheetPlan(for surface: Surface) -> SheetPlan? {
        guard let sheet = surface.sheet, case .edge(let edge) = surface.placement else { return nil }
        let side = edge.side(isRightToLeft: context.environment.isRightToLeft)
        let stops = surface.stops
        return SheetPlan(
            sheet: surface.behaviour, detent: sheet.detent, isLoose: sheet.isLoose,
            isDraggable: surface.takesDrags, closing: side.outwards, fling: sheet.fling,
            grabberLabel: context.defaults.strings.grabber,
            detentNames: stops?.stops.map { name(of: $0, in: sheet.room) } ?? [],
            detentIndex: stops?.index(of: sheet.detent) ?? 0, base: surface.base)
    }

    private func name(of stop: DetentStops.Stop, in room: DetentRoom?) -> String {
        let strings = context.defaults.strings
        switch stop.detent {
        case .content: return strings.contentDetent
        case .full: return strings.fullDetent
        case .points, .fraction, .keepClear, .custom:
            let whole = room.map { $0.region.along($0.side) } ?? 0
            let share = whole > 0 ? (stop.height - (room?.underlap ?? 0)) / whole : 0
            return strings.shareDetent.replacing("{n}", by: "\(Int((min(share, 1) * 100).rounded()))")
        }
    }

    // MARK: What happens to sheets

    /// A drag, or a step by key.
    mutating func moveSheet(_ event: HostEvent, now: Instant) -> [StageEffect] {
        switch event {
        case .dragBegan(let id, let instant):
            withSurface(id) { $0.beginDrag(at: instant, now: now) }
        case .dragMoved(let id, let distance, let content, let instant):
            withSurface(id) { $0.moveDrag(by: distance, content: content, at: instant) }
        case .dragEnded(let id, let instant, let cancelled):
            let act = userAct(event)
            withSurface(id) { [context] surface in
                let target = cancelled ? nil : surface.dragTarget(at: instant)
                surface.endDrag(at: instant, to: target, now: now, in: context)
            }
            return act.map { perform($0, now: now) } ?? []
        case .detentStepped(let id, let larger):
            withSurface(id) { [context] in $0.step(larger: larger, now: now, in: context) }
        case .frameShown, .motionEnded, .tappedOutside, .escape, .cancelTaken, .actionTaken, .regionChanged,
            .pointerOver, .suspended, .environmentChanged, .regionContained, .frame:
            break
        }
        return []
    }

    /// What the app wants of a sheet.
    mutating func arrangeSheet(_ event: StageEvent, now: Instant) {
        switch event {
        case .behave(let id, let behaviour):
            guard let (index, holder) = place(of: id) else { return }
            surfaces[index].behaveAnew(now: now, in: context) { surface in
                surface.holders[holder].overlay.sheet = behaviour
                surface.refreshFace()
            }
        case .rest(let id, let detent):
            guard let (index, holder) = place(of: id), holder == surfaces[index].holders.count - 1 else {
                return
            }
            surfaces[index].settle(at: detent, now: now, in: context)
        case .observe(let id, let isObserved):
            let index = surfaces.firstIndex {
                $0.leavers.contains(id) || $0.holders.contains { $0.id == id }
            }
            guard let index else { return }
            if isObserved {
                surfaces[index].sheet?.observers.insert(id)
            } else {
                surfaces[index].sheet?.observers.remove(id)
            }
        case .dragRefused(let id, let instant):
            withSurface(id) { [context] in $0.endDrag(at: instant, to: nil, now: now, in: context) }
        case .show, .change, .end, .finish, .bodyEnded, .bodyCancelled, .dismissAll, .host, .wake: break
        }
    }
}

/// A way over the screen, as the sheet sees it whose `closing` is given.
extension Point {
    /// How far it goes along the sheet, in points, positive towards closing.
    public func along(_ closing: Point) -> Double { x * closing.x + y * closing.y }

    /// How far it goes across the sheet, in points, to either side.
    public func across(_ closing: Point) -> Double { abs(x * closing.y + y * closing.x) }
}

extension StageEvent {
    /// What happens instead where the app refuses a user's act; `nil`: nothing.
    var whenRefused: StageEvent? {
        guard case .host(.dragEnded(let id, let instant, _)) = self else { return nil }
        return .dragRefused(id, at: instant)
    }
}

extension Surface {
    /// Whether somebody follows it while it is under way.
    var isFollowed: Bool {
        guard let sheet, !sheet.observers.isEmpty, isPresented, !isHidden, shownAt != nil else {
            return false
        }
        return isLeaving || sheet.drag != nil || sheet.isUnderWay
    }
}
