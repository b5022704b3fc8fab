@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// A sheet dims if its input policy blocks, whenever the policy was set.
@MainActor
@Suite struct DimmingByInputTests {
    let host = TestHost()

    @Test(arguments: [Overlay.InputPolicy.dismissing, .block, .live])
    func aPolicySetLaterDimsLikeOneGivenAtOnce(_ input: Overlay.InputPolicy) {
        let one = host.overlays.show(.sheet(input: input)) { "One" }
        let other = host.overlays.show(.sheet.with(\.input, input)) { "Other" }
        host.pass(1000)
        let scrims = host.shown.map(\.style.scrim)
        #expect(scrims.count == 2 && scrims.first == scrims.last)
        #expect((scrims.first == .clear) == (input == .live))
        #expect(!one.hasEnded && !other.hasEnded)
        host.clear()
        #expect(host.leftovers == [])
    }

    @Test func whatIsSaidOfTheScrimItselfCounts() {
        _ = host.overlays.show(.sheet(input: .block).with(\.dims, false)) { "Clear" }
        _ = host.overlays.show(.sheet.with(\.dims, true)) { "Dark" }
        host.pass(1000)
        #expect(host.shown.map { $0.style.scrim == .clear } == [true, false])
        host.clear()
        #expect(host.leftovers == [])
    }
}
