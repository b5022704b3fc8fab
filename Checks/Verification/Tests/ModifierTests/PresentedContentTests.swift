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

    /// The guard asks with the overlays of the content itself, and the sheet stays meanwhile.
    @Test func theGuardOfPresentedContentMayAskTheUser() async throws {
        let app = AppBench { it in Reader(remote: it.remote).overlayAnchor() }
        defer { app.close() }
        let inner = AppBench.Remote()
        let overlays = try #require(app.remote.overlays)
        let form = Task {
            await overlays.window.present(
                .sheet(input: .dismissing),
                shouldEnd: { _ in await inner.overlays?.window.ask("Discard?", accept: "Discard") == true }
            ) { (_: Presentation.Ending<String>) in
                Reader(remote: inner)
            }
        }
        #expect(await app.until { inner.overlays != nil })
        await app.wait()
        app.stage.report(.escape)
        await app.wait()
        let first = try #require(app.surfaces.last { $0.kind == .question })
        app.stage.report(.cancelTaken(first.id))
        await app.wait()
        #expect(app.presentations.map(\.kind) == [.sheet])
        app.stage.report(.escape)
        await app.wait()
        let second = try #require(app.surfaces.last { $0.kind == .question })
        app.stage.report(.actionTaken(second.id))
        await app.wait()
        #expect(app.presentations.isEmpty)
        // Without an effect on a sheet that has ended.
        form.cancel()
        #expect(await form.value == .ended(.escape))
    }
}
