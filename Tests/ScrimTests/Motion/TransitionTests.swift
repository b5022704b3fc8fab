@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

@Suite struct TransitionTests {
    @Test func classicIsTheSeedsOwn() {
        let fade = Overlay.Transition.fade(.milliseconds(250))
        #expect(Overlay.Transition.classic(.veil) == fade)
        #expect(Overlay.Transition.classic(.loading) == fade)
        #expect(Overlay.Transition.classic(.activity) == fade)

        let sheet = Overlay.Transition.classic(.sheet)
        #expect(sheet.away.offstage == 1 && sheet.away.opacity == 1)
        #expect(sheet.entering == .curve(.easeInOut, .milliseconds(700)))
        #expect(sheet.growsWithDistance)
        #expect(sheet.leaving == sheet.entering)

        let hud = Overlay.Transition.classic(.hud)
        #expect(hud.away == Motion.Pose(scale: 0.8, opacity: 0, scrim: 0))
        #expect(hud.entering == .curve(.easeOut, .milliseconds(200)))
        #expect(hud.leaving == .curve(.easeIn, .milliseconds(200)))
    }

    @Test func noneIsOutOfSightWhenAway() {
        #expect(Overlay.Transition.none.away == Motion.Pose(opacity: 0, scrim: 0))
    }

    @Test func adaptiveToastSlidesAndACenteredHudZooms() {
        #expect(Overlay.Transition.adaptive(.hud).away.scale < 1)
        #expect(Overlay.Transition.adaptive(.hud).away.offstage == 0)
        for edge in Overlay.Placement.Edge.allCases {
            let toast = Overlay.Transition.adaptive(.hud, placement: .edge(edge))
            #expect(toast.away == Motion.Pose(offstage: 1, opacity: 0, scrim: 0))
        }
    }

    @Test func everyPresetIsOutOfSightWhenAway() {
        for kind in Overlay.Kind.allCases {
            for transition in [
                Overlay.Transition.adaptive(kind), .adaptive(kind, placement: .top), .classic(kind),
                Overlay.Transition.classic(kind).reduced(),
            ] {
                #expect(transition.away.opacity == 0 || transition.away.offstage == 1)
                #expect(transition.away.scrim == 0)
            }
        }
    }

    @Test(arguments: Overlay.Kind.allCases)
    func reducedNeitherMovesNorOvershoots(_ kind: Overlay.Kind) {
        for transition in [
            Overlay.Transition.adaptive(kind), .adaptive(kind, placement: .bottom), .classic(kind),
            .slide(.spring(Motion.Spring(dampingRatio: 0.5))),
        ] {
            let reduced = transition.reduced()
            #expect(reduced.away.offstage == 0)
            #expect(reduced.away.scale == 1)
            #expect(reduced.away.opacity == 0)
            for pace in [reduced.entering, reduced.leaving] {
                if case .spring(let spring) = pace { #expect(spring.dampingRatio >= 1) }
            }
            #expect(reduced.reduced() == reduced)
        }
    }

    @Test func reducedLeavesAFadeAsItIs() {
        let fade = Overlay.Transition.fade(.milliseconds(330), .easeIn)
        #expect(fade.reduced() == fade)
        #expect(Overlay.Transition.none.reduced() == .none)
        var springy = fade
        springy.entering = .spring(Motion.Spring(dampingRatio: 0.4, response: 0.2))
        #expect(springy.reduced().entering == .spring(Motion.Spring(dampingRatio: 1, response: 0.2)))
        #expect(springy.reduced().leaving == fade.leaving)
    }

    @Test func reducedKeepsWhatIsAtOnceAtOnce() {
        let slide = Overlay.Transition(
            away: Motion.Pose(offstage: 1), entering: .none, leaving: .curve(.easeIn, .seconds(1)))
        #expect(slide.reduced().entering == .none)
        #expect(slide.reduced().leaving != .none)
    }

    @Test(arguments: [
        (100.0, 800.0, 700), (400, 800, 700), (600, 800, 1050), (800, 800, 1400), (5000, 800, 1400),
        (300, 0, 700), (.nan, 800, 700), (.infinity, 800, 700), (300, -5, 700),
    ])
    func slideByDistanceTakesLongerForMoreThanHalf(_ travel: Double, _ extent: Double, _ milliseconds: Int) {
        let pace = Overlay.Transition.classic(.sheet).pace(.entering, travel: travel, within: extent)
        guard case .curve(_, let duration) = pace else {
            Issue.record("\(pace) is no curve")
            return
        }
        #expect(duration.inSeconds.isClose(to: Double(milliseconds) / 1000))
    }

    @Test func onlyACurveThatGrowsWithTheDistanceTakesLonger() {
        let curve = Overlay.Transition.slide(.curve(.easeIn, .seconds(1)))
        #expect(curve.pace(.leaving, travel: 800, within: 800) == .curve(.easeIn, .seconds(1)))
        let spring = Overlay.Transition.slide(.spring(Motion.Spring()), growsWithDistance: true)
        #expect(spring.pace(.leaving, travel: 800, within: 800) == .spring(Motion.Spring()))
    }

    @MainActor @Test func aSurfaceMovesToRestAndFromWhereItIsAway() throws {
        let host = TestHost()
        let transition = Overlay.Transition.adaptive(.hud, placement: .top)
        let toast = host.overlays.show(.hud("Saved", placement: .top))
        let entering = try #require(host.plan.surfaces.first?.motion)
        #expect(entering.from == transition.away)
        #expect(entering.to == .rest)
        // The first frame already shows one frame of the motion.
        #expect(entering.start + Tuning.frame == host.now)
        host.advance(by: .milliseconds(100))
        let pose = entering.pose(at: host.now)
        let velocity = entering.velocity(at: host.now)
        toast.dismiss()
        let leaving = try #require(host.plan.surfaces.first?.motion)
        #expect(leaving.to == transition.away)
        #expect(leaving.pose(at: host.now).distance(to: pose) < 1e-9)
        #expect(leaving.velocity(at: host.now).distance(to: velocity) < 1e-6)
        #expect(pose.offstage > 0 && velocity.offstage < 0)
    }
}
