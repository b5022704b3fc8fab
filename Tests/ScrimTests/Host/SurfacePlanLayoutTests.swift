@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

@MainActor @Suite struct SurfacePlanLayoutTests {
    private let plan: SurfacePlan

    init() throws {
        let host = TestHost()
        _ = host.overlays.show(.veil("Working").with(\.timing, Overlay.Timing()))
        plan = try #require(host.plan.surfaces.first).value
    }

    private func changed(_ change: (inout SurfacePlan) -> Void) -> SurfacePlan {
        var copy = plan
        change(&copy)
        return copy
    }

    @Test func motionAndItsReportsNeedNoLayout() {
        let moving = changed {
            $0.motion = .hold(Motion.Pose(offstage: 0.5))
            $0.generation += 1
            $0.awaitsFrame.toggle()
            $0.isLeaving.toggle()
        }
        #expect(moving != plan && moving.isLaidOut(like: plan) && plan.isLaidOut(like: moving))
    }

    @Test func progressNeedsNoLayout() {
        func plan(_ indicator: Overlay.Indicator) -> SurfacePlan {
            changed {
                $0.panel.indicator = indicator
                $0.panel.progressText = indicator.percent.map { "\($0)%" }
            }
        }
        #expect(plan(.ring(0.5)).isLaidOut(like: plan(.ring(0.25))))
        #expect(plan(.bar(0.5)).isLaidOut(like: plan(.bar(0.25))))
        #expect(!plan(.bar(0.5)).isLaidOut(like: plan(.ring(0.5))))
        #expect(!plan(.ring(0.5)).isLaidOut(like: plan(.spinner)))
    }

    @Test func whatIsMeasuredOrPlacedDoes() {
        let others = [
            changed { $0.panel.message = "Still working" }, changed { $0.style.margin += 1 },
            changed { $0.placement = .bottom }, changed { $0.isHidden = true },
            changed { $0.view = ViewID() },
        ]
        for other in others { #expect(!other.isLaidOut(like: plan)) }
    }
}
