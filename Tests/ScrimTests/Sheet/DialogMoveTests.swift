@_spi(Host) import ScrimTesting
import Testing

@testable @_spi(Host) import Scrim

/// A sheet that is a dialog can be moved by its header.
@MainActor
struct DialogMoveTests {
    private let host = TestHost()

    init() { host.window = Size(width: 1000, height: 700) }

    private func show(_ overlay: Overlay = .form()) throws -> SurfaceID {
        _ = host.overlays.show(overlay) { "form" }
        host.pass(2000)
        return try #require(host.plan.surfaces.first?.id)
    }

    private var panel: Rect { host.picture.layers.first?.panel ?? .zero }
    private var frame: Rect { host.plan.surfaces.first.flatMap { host.layout(of: $0.id)?.panel } ?? .zero }

    private func move(_ id: SurfaceID, _ x: Double, _ y: Double) {
        host.stage.report(.moved(id, by: Point(x: x, y: y)))
        host.pass(16)
    }

    @Test func itFollowsThePointerAtOnce() throws {
        let id = try show()
        let middle = panel
        host.stage.report(.moveBegan(id))
        move(id, 30, -20)
        #expect(panel == middle.offset(dx: 30, dy: -20))
        move(id, -50, 40)
        #expect(panel == middle.offset(dx: -50, dy: 40))
        // The next move begins where the dialog is.
        host.stage.report(.moveBegan(id))
        move(id, 10, 10)
        #expect(panel == middle.offset(dx: -40, dy: 50))
        host.clear()
    }

    @Test func allOfItStaysInItsRegionAndComesBackWithThePointer() throws {
        let id = try show()
        let middle = panel
        host.stage.report(.moveBegan(id))
        move(id, 5000, 5000)
        #expect(panel.maxX == 1000 && panel.maxY == 700)
        move(id, 6000, -6000)
        #expect(panel.maxX == 1000 && panel.minY == 0)
        move(id, 10, 10)
        #expect(panel == middle.offset(dx: 10, dy: 10))
        host.clear()
    }

    /// The pointer is released beyond the edge, but the dialog stopped at the edge.
    @Test func letGoPastTheEdgeItIsAtTheEdge() throws {
        let id = try show()
        host.stage.report(.moveBegan(id))
        move(id, 5000, 0)
        move(id, 5010, 0)
        host.window = Size(width: 1100, height: 700)
        host.pass(2000)
        #expect(panel.midX != 550 && panel.maxX < 1100)
        host.clear()
    }

    @Test func inARegionThatWouldCutItItIsInTheMiddleAgain() throws {
        let id = try show()
        host.stage.report(.moveBegan(id))
        move(id, 200, 100)
        host.window = Size(width: 900, height: 700)
        host.pass(2000)
        #expect(panel.midX == 650, "there is room: it stays where it is, seen from the middle")
        host.window = Size(width: 700, height: 500)
        host.pass(2000)
        #expect(panel.midX == 350 && panel.midY == 250)
        host.window = Size(width: 1000, height: 700)
        host.pass(2000)
        #expect(panel.midX == 500, "and nothing of it is left")
        host.clear()
    }

    @Test func aKeyboardThatWouldCoverItTakesItToTheMiddle() throws {
        let id = try show()
        host.stage.report(.moveBegan(id))
        move(id, 0, 5000)
        host.keyboard = Rect(0, 400, 1000, 300)
        host.pass(2000)
        #expect(panel.maxY <= 400)
        host.clear()
    }

    @Test func asASheetAtTheEdgeItHasForgottenThat() throws {
        let id = try show()
        host.stage.report(.moveBegan(id))
        move(id, 100, 100)
        host.window = Size(width: 400, height: 700)
        host.pass(2000)
        #expect(panel.maxY == 700 && panel.width == 400)
        host.window = Size(width: 1000, height: 700)
        host.pass(2000)
        #expect(panel.midX == 500)
        host.clear()
    }

    @Test func onlyADialogThatMayBeDraggedIsMovedAndOnlyByItsHeader() throws {
        let id = try show()
        let plan = try #require(host.plan.surfaces.first?.sheet)
        #expect(plan.takesMove(at: Point(x: 100, y: 44)) && !plan.takesMove(at: Point(x: 100, y: 45)))
        host.clear()
        _ = id
        var fixed = Overlay.form()
        fixed.sheet.isDraggable = false
        let other = try show(fixed)
        let middle = panel
        #expect(host.plan.surfaces.first?.sheet?.takesMove(at: .zero) == false)
        host.stage.report(.moveBegan(other))
        move(other, 50, 50)
        #expect(panel == middle)
        host.clear()
        let sheet = try show(.sheet(detents: [.points(200)]))
        let bottom = panel
        host.stage.report(.moveBegan(sheet))
        move(sheet, 50, -50)
        #expect(panel == bottom)
        host.clear()
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func numbersThatAreNoneMoveNothing(_ number: Double) throws {
        let id = try show()
        let middle = panel
        move(id, number, 0)
        move(id, 0, number)
        #expect(panel == middle)
        host.clear()
    }

    @Test func whatIsGoneIsNotMoved() throws {
        let id = try show()
        host.overlays.dismissAll()
        move(id, 50, 50)
        host.pass(2000)
        host.stage.report(.moveBegan(id))
        move(id, 50, 50)
        #expect(host.plan.surfaces.isEmpty)
        host.clear()
    }
}
