import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// An app's callback runs a main loop of its own, as a print dialog does.
    @MainActor @Suite struct NestedLoopTests {
        @Test func whatIsShownInALoopInsideAnActionIsDrawnAndBlocks() throws {
            let app = try AppFixture()
            app.present()
            var seen = false
            var hud: Presentation?
            hud = app.window.overlays.show(
                Overlay.hud("Ready", action: "Print").with(\.timing, Overlay.Timing()),
                onAction: {
                    let veil = app.window.overlays.show(.veil("Printing").with(\.timing, Overlay.Timing()))
                    seen = GtkTests.iterate { veil.isVisible }
                    app.input.click(app.button)
                    #expect(app.heard.isDisjoint(with: ["click", "window capture click"]))
                    veil.dismiss()
                    GtkTests.iterate { !veil.isVisible }
                })
            GtkTests.iterate { hud?.isVisible == true }
            let id = try #require(app.host.plan.surfaces.first?.value.id)
            app.stage.report(.actionTaken(id))
            #expect(seen)
            app.window.overlays.dismissAll()
            GtkTests.iterate { app.host.plan.isEmpty }
            app.close()
        }

        /// What is too long up is told by the timer itself: in a loop inside that, the timer fires again.
        @Test func theTimerFiresInALoopInsideItsOwnAction() {
            final class Chain {
                var depth = 0
                var timer: WakeTimer?
            }
            let chain = Chain()
            chain.timer = WakeTimer { [unowned chain] in
                chain.depth += 1
                guard chain.depth == 1 else { return }
                chain.timer?.set(Instant())
                GtkTests.iterate { chain.depth == 2 }
            }
            chain.timer?.set(Instant())
            GtkTests.iterate { chain.depth == 2 }
        }
    }
}
