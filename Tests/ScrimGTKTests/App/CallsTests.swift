import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Calls as an app writes them, and their results.
    @MainActor @Suite struct CallsTests {
        /// The error of a library that throws its own type when it is cancelled.
        private struct Aborted: Error {}

        /// A view model that mentions no toolkit.
        @MainActor
        private final class SignIn {
            let overlays: any Overlay.Presenter
            private(set) var result: String?

            init(_ overlays: any Overlay.Presenter) { self.overlays = overlays }

            func submit() async {
                let veil = Overlay.veil("Signing in…", cancel: "Stop").with(\.timing, Overlay.Timing())
                do {
                    let user = try await overlays.during(veil, cancelled: nil) { () async throws in
                        let waiting = AsyncStream<Void>.makeStream()
                        for await _ in waiting.stream {}
                        if Task.isCancelled { throw Aborted() }
                        return "anna"
                    }
                    result = user ?? "cancelled"
                } catch {
                    result = "failed"
                }
            }
        }

        @Test func escapeIsTheUsersCancelWhateverTheBodyThrows() async throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let model = SignIn(app.window.overlays)
            let work = Task { @MainActor in await model.submit() }
            await turn { app.stage.presentations.first?.state == .shown && app.host.layer != nil }
            await turn { app.stage.plan.surfaces.first?.awaitsFrame == false }
            app.stage.report(.escape)
            await turn { model.result != nil }
            #expect(model.result == "cancelled")
            await turn { app.host.isIdle }
            await work.value
        }

        @Test func aTrailingClosureOfFlashIsTheActionThoughItReturnsAWidget() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            var restored: WidgetPointer?
            @discardableResult func restore() -> WidgetPointer {
                let label: WidgetPointer = gtk_label_new("restored")
                g_object_ref_sink(label)
                restored = label
                return label
            }
            let notice = app.window.overlays.flash(.hud("Deleted", action: "Undo")) { restore() }
            GtkTests.iterate { notice.isVisible }
            #expect(restored == nil)
            let surface = try #require(app.stage.plan.surfaces.first)
            #expect(surface.view == nil)
            app.stage.report(.actionTaken(surface.id))
            #expect(restored != nil && notice.outcome?.cause == .action)
            restored.map { g_object_unref($0) }
            GtkTests.iterate { app.host.isIdle }
        }

        /// GTK's functions return implicitly unwrapped widgets.
        @Test func aTrailingClosureAfterShouldEndMakesTheView() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let sheet = app.window.overlays.show(.sheet, shouldEnd: { _ in false }) { gtk_label_new("Form") }
            GtkTests.iterate { sheet.isVisible }
            #expect(app.stage.plan.surfaces.first?.view != nil)
            sheet.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aSheetWithNothingOnItCoversNothing() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let sheet = app.window.overlays.show(.sheet(input: .dismissing))
            #expect(sheet.outcome == Presentation.Outcome(cause: .noContent, wasShown: false))
            #expect(app.host.isIdle && app.stage.gate.plan.isOpen)
        }

        /// Turns the main loop and lets tasks run until the condition holds.
        private func turn(_ location: SourceLocation = #_sourceLocation, until condition: () -> Bool) async {
            let end = g_get_monotonic_time() + 10_000_000
            while !condition() {
                guard g_get_monotonic_time() < end else {
                    Issue.record("The condition did not hold", sourceLocation: location)
                    return
                }
                GtkTests.settle()
                await Task.yield()
            }
        }
    }
}
