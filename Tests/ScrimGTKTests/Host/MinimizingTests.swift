import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Minimized work under real keys and a real pointer.
    @MainActor @Suite struct MinimizingTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.input.restPointer()
        }

        @Test func keysLeadToHideAndFromTheAppToShow() throws {
            defer { app.close() }
            let veil = try show("Exporting 12 photos…")
            try picture("veil")
            try walk(to: "Hide")
            app.input.key("Return")
            GtkTests.iterate { veil.isMinimized && app.isAtRest && app.host.surfaces.count == 1 }
            #expect(focusedTitle == nil, "the focus is back in the app")
            try picture("pill")
            app.input.key("F6")
            try walk(to: "Show")
            app.input.key("Return")
            GtkTests.iterate { !veil.isMinimized && app.isAtRest && app.host.surfaces.count == 1 }
            try walk(to: "Hide")
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func aClickOnThePillRestores() throws {
            defer { app.close() }
            let veil = try show("Exporting 12 photos…")
            veil.minimize()
            GtkTests.iterate { app.isAtRest && app.host.surfaces.count == 1 }
            let panel = try #require(app.host.surfaces.first?.panel.widget)
            let frame = try #require(panel.bounds(in: app.window.widget))
            app.input.click(x: frame.minX + 30, y: frame.minY + 8)
            GtkTests.iterate { !veil.isMinimized }
            #expect(!veil.hasEnded)
            veil.dismiss()
            GtkTests.iterate { app.host.isIdle }
        }

        @Test func severalAreAListWithTheirResults() throws {
            defer { app.close() }
            let veils = try ["Exporting 12 photos…", "Sending 3 messages…", "Synchronizing…"].map { text in
                let veil = try show(text)
                veil.minimize()
                GtkTests.iterate { app.isAtRest }
                return veil
            }
            app.input.key("F6")
            GtkTests.iterate {
                app.host.surfaces.contains { $0.plan?.stack?.isOpen == true } && app.isAtRest
            }
            try picture("pills")
            veils[1].finish(.success("3 messages sent"))
            GtkTests.iterate { app.isAtRest }
            try picture("result")
            #expect(veils.map(\.isMinimized) == [true, false, true])
            veils.forEach { $0.dismiss() }
            GtkTests.iterate { app.host.isIdle }
        }

        // MARK: Private

        private func show(_ text: String) throws -> Presentation {
            let veil = app.window.overlays.show(
                .veil(text, indicator: .ring(0.4), cancel: .standard).with(\.canMinimize, true))
            GtkTests.iterate { veil.isVisible && app.isAtRest }
            return veil
        }

        private func walk(to title: String) throws {
            for _ in 0..<20 where focusedTitle != title { app.input.key("Tab") }
            try #require(focusedTitle == title)
        }

        private func picture(_ name: String) throws {
            guard let folder = SceneWriter.folder else { return }
            try Picture(of: app.window.widget).save(to: "\(folder)/minimized-\(name).png")
        }

        private var focusedTitle: String? {
            guard let focus: WidgetPointer = gtk_window_get_focus(app.window),
                focus.isA(gtk_button_get_type()),
                app.host.surfaces.contains(where: { gtk_widget_is_ancestor(focus, $0.panel.widget) != 0 }),
                let label = gtk_button_get_label(focus.cast(to: GtkButton.self))
            else { return nil }
            return String(cString: label)
        }
    }
}
