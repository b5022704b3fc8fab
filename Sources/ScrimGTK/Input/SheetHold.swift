import CGtk4
import Scrim

/// A sheet as those know it who take hold of it.
@MainActor
protocol HoldableSheet: AnyObject {
    /// Its surface.
    var id: SurfaceID { get }
    /// What the plan says of it; `nil`: it is none.
    var sheet: SheetPlan? { get }
    /// Whether it, or what it scrolls, is under way at this moment: then a press alone holds it.
    var isMoving: Bool { get }
    /// How much it can grow yet, in points.
    var growth: Double { get }

    /// What was picked at a point of the surface's widget.
    func pick(_ point: Point) -> WidgetPointer?
    /// What scrolls around a widget in it.
    func scrollers(around widget: WidgetPointer?) -> ScrollChain
    /// It was taken hold of over these: what momentum they are left with is theirs.
    func heldOver(_ scrollers: ScrollChain)
    /// Breaks off the momentum that its content goes on with.
    func stopMomentum()
    /// As `Stage.report`.
    func report(_ event: HostEvent)
}

/// A finger's hold of a sheet, and of what scrolls under the finger: each movement is shared between the two.
@MainActor
struct SheetHold {
    private weak var sheet: (any HoldableSheet)?
    private let scrollers: ScrollChain
    /// How far the finger went, the sheet and the content: points since the beginning, towards closing.
    private var way = 0.0
    private var by = 0.0
    private var scrolled = 0.0

    /// Takes hold.
    init(of sheet: any HoldableSheet, over scrollers: ScrollChain, at instant: Instant) {
        self.sheet = sheet
        self.scrollers = scrollers
        scrollers.stop()
        sheet.heldOver(scrollers)
        sheet.report(.dragBegan(sheet.id, at: instant))
    }

    /// The finger is so far from where it took hold.
    mutating func move(to way: Double, at instant: Instant) {
        guard let sheet else { return }
        let share = ScrollHandover(of: way - self.way, over: scrollers.rooms, growth: sheet.growth)
        scrollers.scroll(by: share.content)
        self.way = way
        by += share.sheet
        scrolled += share.content.reduce(0, +)
        let room = scrollers.rooms.map(\.opening).reduce(0, +)
        sheet.report(
            .dragMoved(
                sheet.id, by: by, content: scrollers.isEmpty ? nil : ContentScroll(by: scrolled, room: room),
                at: instant))
    }

    /// The finger lets go, or is broken off.
    func end(cancelled: Bool, at instant: Instant) {
        guard let sheet else { return }
        sheet.report(.dragEnded(sheet.id, at: instant, cancelled: cancelled))
    }
}
