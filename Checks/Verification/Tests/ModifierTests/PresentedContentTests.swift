import Screen
import ScrimSwiftUI
import SwiftUI
import Testing
@_spi(Host) import Scrim

/// The overlays of views that `present` shows on a sheet.
@MainActor
@Suite(.serialized)
struct PresentedContentTests {
    /// The content of `present` is in a separate tree, which the app's `overlayAnchor()` does not reach.
    @Test(arguments: [Overlay.InputPolicy.live, .dismissing])
    func aQuestionOfPresentedContentIsAsked(_ input: Overlay.InputPolicy) async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let inner = AppBench.Remote()
        let overlays = try #require(app.remote.overlays)
        let sheet = Task {
            await overlays.window.present(.sheet(input: input)) { (_: Presentation.Ending<String>) in
                Reader(remote: inner)
            }
        }
        #expect(await app.until { inner.overlays != nil })
        let answer = Task { await inner.overlays?.window.ask("Discard?", accept: "Discard") }
        await app.wait()
        let question = try #require(app.surfaces.last { $0.kind == .question })
        #expect(question.panel.message == "Discard?")
        app.stage.report(.actionTaken(question.id))
        #expect(await answer.value == true)
        sheet.cancel()
        await app.wait()
    }
}
