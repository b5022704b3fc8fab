@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

@Suite struct ReflowTests {
    static let old = Rect(100, 200, 120, 80)
    static let new = Rect(80, 190, 160, 100)

    @Test func beginsWhereItWasAndEndsWhereItRests() {
        let reflow = Reflow.none.moved(from: Self.old, to: Self.new, at: .at(3))
        #expect(reflow.panel(at: .at(3), resting: Self.new) == Self.old)
        #expect(reflow.panel(at: .at(2), resting: Self.new) == Self.old)
        #expect(!reflow.isSettled(at: .at(3)))
        #expect(reflow.panel(at: .at(3) + reflow.duration, resting: Self.new) == Self.new)
        #expect(reflow.isSettled(at: .at(3) + reflow.duration))
        #expect(reflow.duration < .milliseconds(600))
    }

    @Test func comesNearerAllTheTime() {
        let reflow = Reflow.none.moved(from: Self.old, to: Self.new, at: .at(0))
        var last = Double.infinity
        for millisecond in 0...600 {
            let panel = reflow.panel(at: .at(Double(millisecond) / 1000), resting: Self.new)
            let left = abs(panel.minX - Self.new.minX)
            #expect(left <= last)
            #expect(panel.minX >= Self.new.minX)
            last = left
        }
    }

    @Test func anotherChangeUnderWayGoesOnFromPlaceAndVelocity() {
        let first = Reflow.none.moved(from: Self.old, to: Self.new, at: .at(0))
        let newer = Rect(60, 170, 200, 140)
        let second = first.moved(from: Self.new, to: newer, at: .at(0.1))
        let drawn = first.panel(at: .at(0.1), resting: Self.new)
        #expect(second.panel(at: .at(0.1), resting: newer).minX.isClose(to: drawn.minX))
        let step = 1e-5
        let before = first.panel(at: .at(0.1 - step), resting: Self.new)
        let after = second.panel(at: .at(0.1 + step), resting: newer)
        #expect(((after.minX - drawn.minX) / step).isClose(to: (drawn.minX - before.minX) / step, within: 1))
        #expect(
            ((after.height - drawn.height) / step).isClose(
                to: (drawn.height - before.height) / step, within: 1))
    }

    @Test func noneIsSettledAndChangesNothing() {
        #expect(Reflow.none.isSettled(at: .at(-1)))
        #expect(Reflow.none.isSettled(at: .at(0)))
        #expect(Reflow.none.panel(at: .at(0), resting: Self.new) == Self.new)
    }

    @Test func sizeNeverBecomesNegative() {
        let reflow = Reflow.none.moved(from: Rect(0, 0, 10, 10), to: Rect(0, 0, 0.5, 900), at: .at(0))
        let again = reflow.moved(from: Rect(0, 0, 0.5, 900), to: Rect(0, 0, 10, 10), at: .at(0.05))
        for millisecond in 0...500 {
            let panel = again.panel(at: .at(Double(millisecond) / 1000), resting: Rect(0, 0, 10, 10))
            #expect(panel.width >= 0 && panel.height >= 0)
        }
    }
}

/// Which changes of layout are animated.
@Suite struct LayoutChangeTests {
    static let phone = LayoutFacts(region: Rect(0, 0, 360, 640), window: Size(width: 360, height: 640))
    static let before = LayoutResult(facts: phone, panel: Rect(100, 300, 160, 40))

    private func following(
        _ new: LayoutResult, from old: LayoutResult? = before, reflow: Reflow = .none, isShown: Bool = true,
        reducesMotion: Bool = false
    ) -> Reflow {
        reflow.following(old, to: new, isShown: isShown, reducesMotion: reducesMotion, at: .at(1))
    }

    private func moved(_ change: (inout LayoutFacts) -> Void) -> LayoutResult {
        var facts = Self.phone
        change(&facts)
        return LayoutResult(facts: facts, panel: Rect(40, 100, 200, 80))
    }

    @Test func contentThatChangedItsSizeIsAnimated() {
        let reflow = following(moved { _ in })
        #expect(reflow.panel(at: .at(1), resting: Rect(40, 100, 200, 80)) == Self.before.panel)
    }

    @Test func rotationIsAnimated() {
        let rotated = moved {
            $0.window = Size(width: 640, height: 360)
            $0.region = Rect(0, 0, 640, 360)
            $0.visible = $0.region
        }
        #expect(!following(rotated).isSettled(at: .at(1)))
    }

    @Test func regionThatMovedTakesThePanelAlongAtOnce() {
        #expect(following(moved { $0.region.origin.y = 40 }) == .none)
        #expect(following(moved { $0.visible.size = Size(width: 360, height: 500) }) == .none)
        #expect(following(moved { $0.region.size = Size(width: 300, height: 600) }) == .none)
        #expect(following(moved { $0.window = Size(width: 400, height: 640) }) == .none)
        #expect(following(moved { $0.keyboard = Rect(0, 400, 360, 240) }) == .none)
        #expect(following(moved { $0.safeArea.top = 20 }) == .none)
    }

    @Test func whatIsUnderWayGoesOnWhenTheRegionMoves() {
        let under = Reflow.none.moved(from: Rect(0, 0, 50, 50), to: Self.before.panel, at: .at(0.95))
        #expect(following(moved { $0.region.origin.y = 40 }, reflow: under) == under)
        #expect(following(Self.before, reflow: under) == under)
    }

    @Test func nothingMovesBeforeTheFirstFrameOrWithReducedMotion() {
        let under = Reflow.none.moved(from: Rect(0, 0, 50, 50), to: Self.before.panel, at: .at(0.95))
        #expect(following(moved { _ in }, isShown: false) == .none)
        #expect(following(moved { _ in }, from: nil) == .none)
        #expect(following(moved { _ in }, reducesMotion: true) == .none)
        #expect(following(moved { _ in }, reflow: under, reducesMotion: true) == .none)
    }

    @Test func aPanelThatWasOrIsNotThereDoesNotMove() {
        #expect(following(LayoutResult(facts: Self.phone, panel: .zero)) == .none)
        #expect(following(Self.before, from: LayoutResult(facts: Self.phone, panel: .zero)) == .none)
    }
}

/// What the stage counts as a change of layout.
@MainActor
@Suite struct StageLayoutTests {
    @Test(arguments: [false, true]) func whatChangedOutOfSightIsThereAtOnce(isTurned: Bool) throws {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Wait").instant)
        host.pass(2000)
        let id = try #require(host.plan.surfaces.first?.id)
        _ = host.layout(of: id)
        host.set(.window, .hidden)
        if isTurned {
            host.window = Geometry.Size(width: 780, height: 390)
        } else {
            veil.message = String(repeating: "Downloading a long name ", count: 8)
        }
        host.pass(60_000)
        host.set(.window, .visible)
        _ = host.layout(of: id)
        #expect(host.stage.reflow(of: id).isSettled(at: host.now))
        host.pass(100)
        // A visible change is animated.
        let before = host.layout(of: id)?.panel
        veil.message = String(repeating: "Downloading another name ", count: 12)
        host.pass(20)
        #expect(host.layout(of: id)?.panel != before)
        #expect(!host.stage.reflow(of: id).isSettled(at: host.now))
        host.clear()
    }

    /// The keyboard comes in the same layout pass in which the text grows.
    @Test(arguments: [Region.windowAndKeyboard, .window])
    func aKeyboardChangesNothingForWhatIsOverIt(_ region: Region) throws {
        let host = TestHost()
        _ = host.overlays.over(region).show(.loading("Wait"))
        host.pass(2000)
        let loading = try #require(host.plan.surfaces.first)
        var facts = LayoutFacts(region: Rect(origin: .zero, size: host.window), window: host.window)
        let measure = { TestMeasure(loading.value, view: nil, scale: $0) }
        _ = host.stage.frames(of: loading.id, facts: facts, measuring: measure(1))
        facts.keyboard = Rect(0, host.window.height - 200, host.window.width, 200)
        _ = host.stage.frames(of: loading.id, facts: facts, measuring: measure(2))
        #expect(host.stage.reflow(of: loading.id).isSettled(at: host.now) == (region == .window))
        host.clear()
    }

    /// The stage does not animate what the toolkit animates, and continues motions that are under way.
    @Test func whatTheToolkitAnimatesIsNotAnimatedTwice() throws {
        let host = TestHost()
        _ = host.overlays.show(.veil("Wait"))
        host.pass(2000)
        let veil = try #require(host.plan.surfaces.first)
        var facts = LayoutFacts(region: Rect(origin: .zero, size: host.window), window: host.window)
        func layOut(_ scale: Double, isAnimated: Bool) -> Reflow {
            _ = host.stage.frames(
                of: veil.id, facts: facts, measuring: TestMeasure(veil.value, view: nil, scale: scale),
                isAnimated: isAnimated)
            return host.stage.reflow(of: veil.id)
        }
        _ = layOut(1, isAnimated: false)
        #expect(layOut(2, isAnimated: true).isSettled(at: host.now))
        let underWay = layOut(1, isAnimated: false)
        #expect(!underWay.isSettled(at: host.now))
        facts.window = Size(width: host.window.height, height: host.window.width)
        facts.region = Rect(origin: .zero, size: facts.window)
        facts.visible = facts.region
        #expect(layOut(1, isAnimated: true) == underWay)
        host.clear()
    }

    /// A sheet that the toolkit rotates is in place at once, unless a finger holds it.
    @Test(arguments: [false, true]) func aSheetThatTheToolkitTurnsIsThereAtOnce(isAnimated: Bool) throws {
        let host = TestHost()
        let sheet = host.overlays.show(.sheet(detents: [.fraction(0.5)])) { "content" }
        host.pass(2000)
        let shown = try #require(host.plan.surfaces.first)
        var facts = LayoutFacts(region: Rect(origin: .zero, size: host.window), window: host.window)
        @discardableResult
        func layOut(isAnimated: Bool) -> SurfaceFrames {
            host.stage.frames(
                of: shown.id, facts: facts, measuring: TestMeasure(shown.value, view: nil, scale: 1),
                isAnimated: isAnimated)
        }
        layOut(isAnimated: false)
        host.pass(2000)
        facts.window = Size(width: host.window.height, height: host.window.width)
        facts.region = Rect(origin: .zero, size: facts.window)
        facts.visible = facts.region
        // Otherwise it starts from where it was.
        let panel = layOut(isAnimated: isAnimated).panel
        #expect((panel.maxY == facts.window.height) == isAnimated)
        sheet.dismiss()
        host.clear()
    }
}
