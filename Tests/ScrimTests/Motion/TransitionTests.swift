import Testing

@testable import Scrim

@Suite struct TransitionTests {
    @Test func classicIsTheSeedsOwn() {
        let fade = Transition.fade(.milliseconds(250))
        #expect(Transition.classic(.veil) == fade)
        #expect(Transition.classic(.loading) == fade)
        #expect(Transition.classic(.activity) == fade)

        let sheet = Transition.classic(.sheet)
        #expect(sheet.away.offstage == 1 && sheet.away.opacity == 1)
        #expect(sheet.entering == .curveByDistance(.easeInOut, .milliseconds(700)))
        #expect(sheet.leaving == sheet.entering)

        let hud = Transition.classic(.hud)
        #expect(hud.away == Pose(scale: 0.8, opacity: 0, scrim: 0))
        #expect(hud.entering == .curve(.easeOut, .milliseconds(200)))
        #expect(hud.leaving == .curve(.easeIn, .milliseconds(200)))
    }

    @Test func adaptiveToastSlidesAndACentredHudZooms() {
        #expect(Transition.adaptive(.hud).away.scale < 1)
        #expect(Transition.adaptive(.hud).away.offstage == 0)
        for edge in Placement.Edge.allCases {
            #expect(Transition.adaptive(.hud, placement: .edge(edge)).away.offstage == 1)
        }
    }

    @Test func everyPresetIsOutOfSightWhenAway() {
        for kind in Overlay.Kind.allCases {
            for transition in [
                Transition.adaptive(kind), .adaptive(kind, placement: .top), .classic(kind),
                Transition.classic(kind).reduced(),
            ] {
                #expect(transition.away.opacity == 0 || transition.away.offstage == 1)
                #expect(transition.away.scrim == 0)
            }
        }
    }

    @Test(arguments: Overlay.Kind.allCases)
    func reducedNeitherMovesNorOvershoots(_ kind: Overlay.Kind) {
        for transition in [
            Transition.adaptive(kind), .adaptive(kind, placement: .bottom), .classic(kind),
            .slide(.spring(Spring(dampingRatio: 0.5))),
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
        let fade = Transition.fade(.milliseconds(330), .easeIn)
        #expect(fade.reduced() == fade)
        #expect(Transition.none.reduced() == .none)
        var springy = fade
        springy.entering = .spring(Spring(dampingRatio: 0.4, response: 0.2))
        #expect(springy.reduced().entering == .spring(Spring(dampingRatio: 1, response: 0.2)))
        #expect(springy.reduced().leaving == fade.leaving)
    }

    @Test func reducedKeepsWhatIsAtOnceAtOnce() {
        let slide = Transition(
            away: Pose(offstage: 1), entering: .none, leaving: .curve(.easeIn, .seconds(1)))
        #expect(slide.reduced().entering == .none)
        #expect(slide.reduced().leaving != .none)
    }

    @Test(arguments: [
        (100.0, 800.0, 700), (400, 800, 700), (600, 800, 1050), (800, 800, 1400), (5000, 800, 1400),
        (300, 0, 700), (.nan, 800, 700), (.infinity, 800, 700), (300, -5, 700),
    ])
    func slideByDistanceTakesLongerForMoreThanHalf(_ travel: Double, _ extent: Double, _ milliseconds: Int) {
        let pace = Transition.classic(.sheet).pace(.entering, travel: travel, within: extent)
        guard case .curve(_, let duration) = pace else {
            Issue.record("\(pace) is no curve")
            return
        }
        #expect(duration.inSeconds.isClose(to: Double(milliseconds) / 1000))
    }

    @Test func motionGoesToRestOrAway() {
        let transition = Transition.adaptive(.sheet)
        let entering = transition.motion(.entering, from: transition.away, at: .at(2))
        #expect(entering.from == transition.away)
        #expect(entering.to == .rest)
        #expect(entering.start == .at(2))
        let pose = entering.pose(at: .at(2.1))
        let velocity = entering.velocity(at: .at(2.1))
        let leaving = transition.motion(.leaving, from: pose, velocity: velocity, at: .at(2.1))
        #expect(leaving.to == transition.away)
        #expect(leaving.pose(at: .at(2.1)).distance(to: pose) < 1e-9)
        #expect(leaving.velocity(at: .at(2.1)).distance(to: velocity) < 1e-6)
    }
}
