@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// What the guide says of a view that was in no window yet.
@MainActor
struct TransferTests {
    @Test func whatWaitsComesWithItsView() {
        let clock = TestClock()
        let waiting = TestHost(clock: clock)
        let window = TestHost(clock: clock)
        let page = waiting.region(.detached)
        let loading = waiting.overlays.over(page).show(.loading("Loading"))
        // Later the page is in a window.
        waiting.stage.transfer(page, to: window.stage)
        clock.advance(by: .seconds(1))
        #expect(window.isShowing("Loading") && loading.isVisible)
        loading.dismiss()
        clock.advance(by: .seconds(1))
        #expect(window.leftovers == [] && waiting.leftovers == [])
    }
}
