@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// Rule 14: notices that can be tapped or flicked away, if the app allows it.
@MainActor
@Suite struct Rule14HandTests {
    let host = TestHost()

    private func toast(_ gestures: Set<Overlay.InputPolicy.Gesture>, _ placement: Overlay.Placement = .bottom)
        -> Presentation
    {
        host.overlays.show(
            Overlay.hud("Saved", placement: placement).with(\.input.dismissedBy, gestures).instant)
    }

    private func release(by way: Point, velocity: Point = .zero) {
        if let surface = host.surface(saying: "Saved") {
            host.stage.report(.panelReleased(surface.id, by: way, velocity: velocity))
        }
    }

    @Test func byDefaultNothingOnThePanelEndsIt() {
        let toast = toast([])
        release(by: .zero)
        release(by: Point(x: 0, y: 500))
        #expect(!toast.hasEnded)
        #expect(host.plan.surfaces.first?.takesPresses == false)
        #expect(host.plan.input.isOpen, "and it takes no input")
        toast.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aShortAndSlowMovementIsNoFlickWhereverItLeads() {
        let toast = toast([.flick])
        for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1)] {
            release(by: Point(x: 20 * x, y: 20 * y), velocity: Point(x: 30 * x, y: 30 * y))
            #expect(!toast.hasEnded)
        }
        release(by: Point(x: 20, y: 0), velocity: Point(x: 900, y: 0))
        #expect(toast.outcome == .shown(.drag))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func fromRightToLeftAFlickLeadsOutAtTheOtherSide() {
        host.environment.isRightToLeft = true
        let toast = toast([.flick], .topTrailing)
        release(by: Point(x: 60, y: 0))
        #expect(!toast.hasEnded)
        release(by: Point(x: -60, y: 0))
        #expect(toast.outcome == .shown(.drag))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aTapEndsWhatIsTappedAwayAndNothingUnderIt() throws {
        let toast = toast([.tap])
        release(by: Point(x: 0, y: 200))
        #expect(!toast.hasEnded, "a flick does not")
        release(by: Point(x: 3, y: -4))
        #expect(toast.outcome == .shown(.tap))
        host.pass(1000)
        let other = self.toast([.tap])
        let id = try #require(host.surface(saying: "Saved")?.id)
        let panel = try #require(host.panelFrame(of: id))
        #expect(host.tap(at: Point(x: panel.midX, y: panel.midY)) == .panel)
        #expect(other.outcome == .shown(.tap))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func aFlickLeadsOutOrToASide() {
        let directions = [
            (Overlay.Placement.bottom, Point(x: 0, y: 60), true), (.bottom, Point(x: 0, y: -60), false),
            (.bottom, Point(x: -60, y: 20), true), (.bottom, Point(x: 60, y: -20), true),
            (.bottom, Point(x: 60, y: -60), true), (.top, Point(x: -60, y: 60), true),
            (.top, Point(x: 0, y: -60), true), (.top, Point(x: 0, y: 60), false),
            (.center, Point(x: 0, y: -60), true), (.edge(.leading), Point(x: 60, y: 0), true),
            (.topTrailing, Point(x: 60, y: 0), true), (.topTrailing, Point(x: -60, y: 0), false),
            (.topTrailing, Point(x: 0, y: -60), true), (.topTrailing, Point(x: 0, y: 60), false),
            (.bottom, Point(x: 0, y: 40), false), (.bottom, Point(x: .nan, y: 60), false),
            (.bottom, Point(x: 0, y: .infinity), true),
        ]
        for (placement, way, ends) in directions {
            let toast = toast([.flick], placement)
            release(by: way)
            #expect((toast.outcome == .shown(.drag)) == ends, "\(placement), \(way)")
            toast.dismiss()
            host.clear()
        }
        #expect(host.leftovers == [])
    }

    @Test func aQuickShortOneIsEnoughAndOneThatTurnsBackIsNot() {
        let toast = toast([.flick])
        release(by: Point(x: 0, y: 60), velocity: Point(x: 0, y: -2_000))
        release(by: Point(x: 0, y: 4), velocity: Point(x: 0, y: 4_000))
        #expect(!toast.hasEnded)
        release(by: Point(x: 0, y: 20), velocity: Point(x: 0, y: 400))
        #expect(toast.outcome == .shown(.drag))
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func theAppCanRefuse() {
        let toast = host.overlays.show(
            Overlay.hud("Saved").with(\.input.dismissedBy, [.tap]).instant, shouldEnd: { $0 != .tap })
        release(by: .zero)
        #expect(!toast.hasEnded)
        toast.dismiss()
        host.clear()
        #expect(host.leftovers == [])
    }
}
