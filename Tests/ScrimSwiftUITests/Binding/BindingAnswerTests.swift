@_spi(Host) import Scrim
@_spi(Host) import ScrimTesting
import Testing

@testable import ScrimSwiftUI

/// Answers to an overlay that the binding no longer requests, and the end of that overlay.
@MainActor
struct BindingAnswerTests {
    private final class Heard {
        var undone = 0
        var ended: [String] = []
    }

    /// The overlay and its button stay for the minimum, although the binding requests nothing by then.
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
        screen.pressAction(on: "Deleted")
        #expect(await screen.wait { heard.undone == 1 })
        screen.advance(by: .seconds(5))
        await othersRun()
        #expect(screen.leftovers == [])
    }

    /// The update for the next item, and the one without an item, bring closures of their own.
    @Test func anEndIsToldByTheClosuresOfItsShowing() async {
        let screen = TestHost()
        let heard = Heard()
        let presenter = BindingPresenter<String>()
        func update(_ id: Int?) {
            let name = id.map { "\($0)" } ?? "none"
            var source = BindingSource<String>(request: { nil }, clear: {})
            source.callbacks.onEnd = { _ in heard.ended.append("update \(name)") }
            var request = id.map { BindingRequest(id: $0, overlay: .hud("Deleted")) }
            request?.onEnd = { _ in heard.ended.append("item \(name)") }
            presenter.update(request, source)
        }
        presenter.place(in: screen.overlays)
        update(1)
        screen.advance(by: .milliseconds(500))
        update(2)
        #expect(await screen.wait { heard.ended == ["update 1", "item 1"] })
        screen.advance(by: .milliseconds(500))
        update(nil)
        #expect(await screen.wait { heard.ended.suffix(2) == ["update 2", "item 2"] })
        screen.advance(by: .seconds(5))
        await othersRun()
        #expect(heard.ended.count == 4 && screen.leftovers == [])
    }
}
