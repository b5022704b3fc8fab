@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

/// The guide's claims about views that are not in a window yet.
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

    /// Both hosts identify a view alike, so the window's host finds the content that the other host holds.
    @Test func aSheetThatWaitsComesWithItsContent() {
        let clock = TestClock()
        let (waiting, window) = (TestHost(clock: clock), TestHost(clock: clock))
        let page = waiting.region(.detached)
        let overlays = waiting.overlays.over(page)
        let form = overlays.show(.sheet) { "form" }
        waiting.stage.transfer(page, to: window.stage)
        clock.advance(by: .seconds(1))
        #expect(form.isVisible && window.isShowing("form"))
        let other = overlays.show(.sheet) { "other" }
        clock.advance(by: .seconds(1))
        #expect(window.isShowing("other"))
        #expect(window.leftovers.filter { $0.hasPrefix("held") }.count == 2 && waiting.leftovers == [])
        [form, other].forEach { $0.dismiss() }
        clock.advance(by: .seconds(1))
        #expect(window.leftovers == [] && waiting.leftovers == [])
    }
}
