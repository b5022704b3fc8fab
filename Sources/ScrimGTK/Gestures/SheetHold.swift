import CGtk4
@_spi(Host) import Scrim

/// The part of a sheet that the gestures that drag it need.
@MainActor
protocol DraggableSheet: AnyObject {
    /// The surface that is the sheet.
    var id: SurfaceID { get }
    /// The sheet's plan; `nil`: the surface is no sheet.
    var sheet: SheetPlan? { get }
    /// Whether the sheet, or content in it, is moving: then a press takes hold without a movement.
    var isMoving: Bool { get }
    /// How much the sheet can still grow, in points.
    var growth: Double { get }

    /// Whether a press at a point of the surface's widget may drag the sheet.
    func takesDrag(at point: Point) -> Bool
    /// Whether a press at a point of the surface's widget may move the sheet, which is a dialog.
    func takesMove(at point: Point) -> Bool
    /// The widget at a point of the surface's widget.
    func pick(_ point: Point) -> WidgetPointer?
    /// The scrollers around a widget in the sheet.
    func scrollers(around widget: WidgetPointer?) -> ScrollChain
    /// Notes that a finger took hold of the sheet over these scrollers, which get the momentum that the drag leaves.
    func takenHold(_ scrollers: ScrollChain)
    /// Stops the momentum of the sheet's content.
    func stopMomentum()
    /// Reports to the stage, like `Stage.report`.
    func report(_ event: HostEvent)
}

/// A finger's hold of a sheet and of the scrollers under the finger; divides each movement between them.
@MainActor
final class SheetHold {
    private weak var sheet: (any DraggableSheet)?
    private let scrollers: ScrollChain
    private var drag = SheetDragShare()

    /// Takes hold.
    init(of sheet: any DraggableSheet, over scrollers: ScrollChain, at instant: Instant) {
        self.sheet = sheet
        self.scrollers = scrollers
        scrollers.stop()
        sheet.takenHold(scrollers)
        sheet.report(.dragBegan(sheet.id, at: instant))
    }

    /// Moves the sheet and its content for a finger that is this far from where it took hold.
    func move(to way: Double, at instant: Instant) {
        guard let sheet else { return }
        scrollers.scroll(by: drag.move(to: way, over: scrollers.rooms, growth: sheet.growth))
        // A handler of the app that ran while the content scrolled may have ended the hold.
        guard self.sheet != nil else { return }
        sheet.report(drag.report(for: sheet.id, over: scrollers.rooms, at: instant))
    }

    /// The finger lets go, or the gesture is cancelled.
    func end(cancelled: Bool, at instant: Instant) {
        guard let sheet else { return }
        self.sheet = nil
        sheet.report(.dragEnded(sheet.id, at: instant, cancelled: cancelled))
    }
}
