@_spi(Host) import ScrimTesting
import Testing

@_spi(Host) @testable import Scrim

@MainActor
@Suite struct RegionTableTests {
    private let host = TestHost()

    @Test func howARegionStandsIsForgottenWithWhatCoversIt() {
        let nothing = host.stage.machine.surroundings.regions
        let table = host.region()
        let loading = host.overlays.over(table).show(.loading("Loading"))
        host.pass(1000)
        host.set(table, .hidden)
        #expect(host.stage.machine.surroundings.regions.state(of: table) == .hidden)
        loading.dismiss()
        host.pass(1000)
        #expect(loading.hasEnded)
        #expect(host.stage.machine.surroundings.regions == nothing)
    }
}
