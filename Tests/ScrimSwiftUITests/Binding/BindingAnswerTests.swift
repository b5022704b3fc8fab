@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@testable import ScrimSwiftUI

/// Answers to what a binding no longer requests.
@MainActor
struct BindingAnswerTests {
    private final class Heard { var undone = 0 }

    /// The overlay is kept for its minimum, with its button; the binding requests nothing by then.
    @Test func theAnswerToWhatIsNoLongerRequestedIsForItsItem() async {
        let screen = TestHost()
        let heard = Heard()
        let presenter = BindingPresenter<String>()
        let source = BindingSource<String>(request: { nil }, clear: {})
        var overlay = Overlay.hud("Deleted", action: "Undo")
        overlay.timing.minimum = .seconds(3)
        presenter.place(in: screen.overlays)
        presenter.update(
            BindingRequest(id: 1, overlay: overlay, onAnswer: { _ in heard.undone += 1 }), source)
        screen.advance(by: .milliseconds(500))
        presenter.update(nil, source)
        screen.advance(by: .milliseconds(500))
        screen.takeAction(on: "Deleted")
        #expect(await screen.wait { heard.undone == 1 })
        screen.advance(by: .seconds(5))
        await othersRun()
        #expect(screen.leftovers == [])
    }
}
