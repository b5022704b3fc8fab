@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

/// If the layout changes while a panel slides, the panel continues from where it is drawn.
@MainActor
@Suite struct SlidingLayoutTests {
    let host = TestHost()

    /// Where the top edge of a panel is drawn, and its velocity in points per second.
    private func top(of id: SurfaceID) throws -> (place: Double, velocity: Double) {
        let plan = try #require(host.plan.surfaces.first { $0.id == id }).value
        let frames = try #require(host.layout(of: id))
        func place(_ after: Duration) -> Double {
            let moment = host.stage.moment(
                of: plan, frames: frames, isDark: false, at: host.now + after)
            return moment.outline.minY + moment.offset.y
        }
        let step = 1e-5
        return (place(.zero), (place(.seconds(step)) - place(.zero)) / step)
    }

    private func expectNoLeap(
        of id: SurfaceID, location: SourceLocation = #_sourceLocation, as change: () throws -> Void
    ) throws {
        let before = try top(of: id)
        try change()
        host.pass(0)
        let after = try top(of: id)
        #expect(after.place.isClose(to: before.place, within: 0.01), sourceLocation: location)
        #expect(after.velocity.isClose(to: before.velocity, within: 5), sourceLocation: location)
    }

    static let long = String(repeating: "several words ", count: 20)

    @Test(arguments: [Overlay.Placement.bottom, .top], [30, 60, 100])
    func aNoticeThatGrowsAsItSlidesInGoesOn(_ placement: Overlay.Placement, _ milliseconds: Int) throws {
        let notice = host.overlays.show(.hud("Hello", placement: placement))
        host.pass(milliseconds)
        let id = try #require(host.plan.surfaces.first?.id)
        try expectNoLeap(of: id) { notice.message = Self.long }
        host.pass(2000)
        let rest = try #require(host.layout(of: id)?.panel)
        #expect(try top(of: id).place == rest.minY)
        host.clear()
    }

    @Test func aNoticeThatIsCoveredAsItSlidesInGoesOn() throws {
        _ = host.overlays.show(.hud("Hello", placement: .bottom))
        host.pass(60)
        let id = try #require(host.plan.surfaces.first?.id)
        try expectNoLeap(of: id) {
            _ = host.overlays.show(.hud(Self.long, placement: .bottom))
        }
        #expect(host.layout(of: id)?.text == nil, "It is covered")
        host.clear()
    }

    /// Shown again under its name while it leaves, the notice turns around in place.
    @Test func aNoticeThatTurnsAroundWithALongerTextGoesOn() throws {
        func show(_ text: String) -> Presentation {
            host.overlays.show(.hud(text, placement: .bottom).identified("upload"))
        }
        let first = show("Hello")
        // The minimum is over by then, but not the lifetime.
        host.pass(600)
        let id = try #require(host.plan.surfaces.first?.id)
        first.dismiss()
        host.pass(100)
        #expect(host.plan.surfaces.first?.isLeaving == true)
        let before = try top(of: id).place
        _ = show(Self.long)
        host.pass(0)
        #expect(try top(of: id).place.isClose(to: before, within: 0.01))
        host.clear()
    }

    /// A dialog's pose is relative to its distance from the window's edge, not to its height.
    @Test(arguments: [40, 100, 2000])
    func aDialogThatGrowsGoesOn(_ milliseconds: Int) throws {
        host.window = Size(width: 1200, height: 800)
        host.viewSizes["form"] = Size(width: 400, height: 200)
        _ = host.overlays.show(.form(label: "Account")) { "form" }
        host.pass(milliseconds)
        let id = try #require(host.plan.surfaces.first?.id)
        #expect(try (top(of: id).velocity < -10) == (milliseconds < 2000), "It slides")
        try expectNoLeap(of: id) { host.viewSizes["form"] = Size(width: 400, height: 500) }
        host.pass(2000)
        #expect(host.layout(of: id)?.panel.height == 500)
        host.clear()
    }

    /// A keyboard comes while a sheet slides in, and the toolkit moves the sheet's frame with it.
    @Test(arguments: [true, false])
    func whatTheToolkitMovesAsItSlidesGoesOn(isComing: Bool) throws {
        let keyboard = Rect(0, host.window.height - 300, host.window.width, 300)
        host.keyboard = isComing ? nil : keyboard
        let sheet = host.overlays.show(.sheet(detents: [.full])) { "content" }
        var facts = LayoutFacts(
            region: Rect(origin: .zero, size: host.window), window: host.window, keyboard: host.keyboard)
        func plan() throws -> SurfacePlan { try #require(host.plan.surfaces.first).value }
        /// The panel's offset from its frame as it is drawn, and its velocity.
        func slid(isAnimated: Bool) throws -> (offset: Double, velocity: Double) {
            let plan = try plan()
            let frames = host.stage.frames(
                of: plan.id, facts: facts, measuring: TestMeasure(plan, view: nil, scale: 1),
                isAnimated: isAnimated)
            func offset(_ after: Duration) -> Double {
                host.stage.moment(of: plan, frames: frames, isDark: false, at: host.now + after).offset.y
            }
            let step = 1e-5
            return (offset(.zero), (offset(.seconds(step)) - offset(.zero)) / step)
        }
        _ = try slid(isAnimated: false)
        host.pass(60)
        let before = try slid(isAnimated: false)
        #expect(before.offset > 50 && before.velocity < -100)
        facts.keyboard = isComing ? keyboard : nil
        let after = try slid(isAnimated: true)
        #expect(after.offset.isClose(to: before.offset, within: 0.01))
        #expect(after.velocity.isClose(to: before.velocity, within: 5))
        host.keyboard = facts.keyboard
        host.pass(0)
        #expect(try slid(isAnimated: true).offset.isClose(to: before.offset, within: 0.01))
        #expect(try !host.stage.isAtRest(plan(), at: host.now))
        host.pass(2000)
        #expect(try slid(isAnimated: false).offset == 0)
        #expect(try host.stage.isAtRest(plan(), at: host.now))
        sheet.dismiss()
        host.clear()
    }
}
