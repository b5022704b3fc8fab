import Scrim
import ScrimTesting
import Testing

@MainActor
struct Smoke {
    @Test func veilComesAfterGraceAndGoesAfterMinimum() async {
        let host = TestHost()
        let veil = host.overlays.show(.veil("Hello"))
        #expect(host.stage.gate.plan.layers.count == 1)
        #expect(!veil.isVisible)
        host.advance(by: .milliseconds(200))
        #expect(veil.isVisible)
        veil.dismiss()
        #expect(!veil.hasEnded)
        host.advance(by: .milliseconds(400))
        #expect(veil.outcome == Outcome(cause: .dismissed, wasShown: true))
        #expect(host.stage.gate.plan.layers.isEmpty)
        host.advance(by: .seconds(1))
        #expect(host.plan.surfaces.isEmpty)
        #expect(!host.clock.hasPending)
        #expect(await veil.ended.cause == .dismissed)
    }
    @Test func duringReturns() async throws {
        struct Oops: Error {}
        let host = TestHost()
        let value = await host.overlays.during(.veil("x")) { 3 }
        #expect(value == 3)
        await #expect(throws: Oops.self) { try await host.overlays.during(.veil("x")) { throw Oops() } }
        let n = try await host.overlays.during(.veil("y")) { veil in
            veil.report(0.5)
            try await Task.sleep(for: .milliseconds(1))
            return veil.progress
        }
        #expect(n == 0.5)
        host.advance(by: .seconds(1))
        #expect(host.stage.presentations.isEmpty)
        let r: PresentationResult<Int> = await host.overlays.present(.sheet) { end in
            end(4)
            return "view"
        }
        _ = r
    }
}
