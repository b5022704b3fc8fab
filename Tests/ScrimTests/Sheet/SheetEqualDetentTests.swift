@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// A sheet in so little room that several of its detents have one height.
@MainActor
@Suite struct SheetEqualDetentTests {
    let host = TestHost()
    /// Above it, 400 points and the full height are the same.
    private let keyboard = Rect(0, 400, 390, 380)

    /// Scrolling the sheet's list is a drag, even if it does not move the sheet.
    private func scroll() { host.drag("View", through: [(0, .milliseconds(16))]) }

    @Test func theSheetKeepsItsDetent() {
        let sheet = host.sheet([.points(400), .full]) { $0.sheet.initial = .full }
        host.keyboard = keyboard
        host.pass(2000)
        #expect(sheet.detent == .full && sheet.position?.target == .full)
        scroll()
        host.pass(2000)
        #expect(sheet.detent == .full && sheet.position?.target == .full)
        host.keyboard = nil
        host.pass(2000)
        #expect(host.shownHeight == 756)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whileItIsHeldItsTargetIsTheDetentThatItHas() {
        let sheet = host.sheet([.points(400), .full]) { $0.sheet.initial = .full }
        host.keyboard = keyboard
        host.drag("View", through: [(0, .milliseconds(16))], letsGo: false)
        #expect(sheet.position?.target == .full)
        host.letGo("View")
        host.clear()
    }

    @Test func scrollingInItMakesNoSheetLive() {
        let sheet = host.sheet([.points(400), .full]) {
            $0.input = .block
            $0.sheet.initial = .full
            $0.sheet.undimmedThrough = .points(400)
        }
        host.keyboard = keyboard
        host.pass(2000)
        scroll()
        host.pass(2000)
        #expect(host.isCovered(Point(x: 195, y: 5)) && host.dimming == 1)
        #expect(sheet.detent == .full)
        host.clear()
    }

    @Test func draggedToThemItIsAtTheSmallestOfThem() {
        let sheet = host.sheet([.points(120), .points(400), .full])
        host.keyboard = keyboard
        host.pass(2000)
        host.drag("View", through: host.slowDrag(-240))
        host.pass(2000)
        #expect(sheet.detent == .points(400))
        host.keyboard = nil
        host.pass(2000)
        #expect(host.shownHeight == 400)
        host.clear()
    }
}
