import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The focused control of a panel vanishes: the focus stays in the panel, or returns to where the app had it.
    @MainActor @Suite struct VanishingPartTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        @Test(arguments: [Presentation.Status.success("Done"), .failure("Wrong password")], [false, true])
        func aResultWithoutCancelGivesItBack(_ status: Presentation.Status, onCancel: Bool) throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            if onCancel { gtk_widget_grab_focus(try cancel) }
            veil.finish(status)
            app.input.settle()
            #expect(isInEntry)
            veil.dismiss()
            app.input.settle()
            #expect(isInEntry)
        }

        @Test func aResultGivesItBackToNobody() throws {
            defer { app.close() }
            gtk_window_set_focus(app.window, nil)
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_widget_grab_focus(try cancel)
            veil.finish(.success("Done"))
            app.input.settle()
            #expect(focus == nil)
            veil.dismiss()
            app.input.settle()
            #expect(focus == nil)
        }

        @Test func aButtonThatGoesLeavesItToThePanel() throws {
            defer { app.close() }
            let veil = try show(.veil("Wait", cancel: .standard))
            gtk_widget_grab_focus(try cancel)
            veil.content.cancel = nil
            app.input.settle()
            #expect(focus == panel)
            veil.dismiss()
            app.input.settle()
            #expect(isInEntry)
        }

        @Test func aCancelThatWasTakenLeavesItToThePanel() async throws {
            defer { app.close() }
            let (ending, end) = AsyncStream<Void>.makeStream()
            let work = Task { @MainActor in
                await app.window.overlays.during(.veil("Wait", cancel: .standard)) {
                    // This task ignores its cancellation.
                    await Task { for await _ in ending {} }.value
                }
            }
            await turn { isInLayer }
            gtk_widget_grab_focus(try cancel)
            app.stage.report(.cancelTaken(try #require(app.host.surfaces.first).id))
            await turn { focus == panel }
            end.finish()
            await work.value
            await turn { isInEntry }
        }

        @Test func anActionThatGoesGivesItBack() throws {
            defer { app.close() }
            let notice = app.window.overlays.show(.hud("Deleted", placement: .bottom, action: "Undo"))
            GtkTests.iterate { notice.isVisible }
            app.input.key("F6")
            #expect(isInLayer)
            notice.finish(.success("Undone"))
            app.input.settle()
            #expect(isInEntry)
            notice.dismiss()
        }

        @Test func aHiddenSurfaceGivesItBackAndTakesItAgain() throws {
            defer { app.close() }
            let page: WidgetPointer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
            gtk_widget_set_size_request(page, 200, 200)
            gtk_box_append(app.box.cast(to: GtkBox.self), page)
            for start in [app.entry, nil] {
                gtk_window_set_focus(app.window, start)
                let sheet = page.overlays.show(.sheet) { gtk_entry_new() }
                GtkTests.iterate { sheet.isVisible && isInLayer }
                gtk_widget_set_visible(page, 0)
                app.input.settle()
                #expect(start == nil ? focus == nil : isInEntry)
                gtk_widget_set_visible(page, 1)
                GtkTests.iterate { isInLayer }
                sheet.dismiss()
                app.input.settle()
                #expect(start == nil ? focus == nil : isInEntry)
            }
        }

        private var focus: WidgetPointer? { gtk_window_get_focus(app.window) }

        private var isInEntry: Bool { focus?.isInside(app.entry) == true }

        private var isInLayer: Bool { focus?.isInside(app.host.layer) == true }

        private var panel: WidgetPointer? { app.host.surfaces.first?.panel.widget }

        private var cancel: WidgetPointer {
            get throws { try #require(app.host.surfaces.first?.parts.cancel?.widget) }
        }

        /// Lets the main loop and the main actor's tasks run until the condition holds.
        private func turn(until condition: () -> Bool) async {
            let end = g_get_monotonic_time() + 5_000_000
            while !condition() {
                guard g_get_monotonic_time() < end else { return #expect(condition()) }
                GtkTests.settle()
                await Task.yield()
            }
        }

        private func show(_ overlay: Overlay) throws -> Presentation {
            let presentation = app.window.overlays.show(overlay)
            GtkTests.iterate { presentation.isVisible && isInLayer }
            return presentation
        }
    }
}
