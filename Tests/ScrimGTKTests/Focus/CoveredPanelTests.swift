import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The panel over a row that is covered by a newer overlay, over the whole list or over the same row.
    @MainActor @Suite struct CoveredPanelTests {
        let app: AppFixture

        init() throws {
            app = try AppFixture()
            app.present()
            app.stage.defaults.isInstant = true
        }

        /// What the newer overlay covers.
        enum Around: CaseIterable { case list, sameRow }

        @Test(arguments: Around.allCases)
        func keysDoNotLeadToIt(_ around: Around) throws {
            defer { app.close() }
            let (row, all) = try show(over: around)
            for key in ["F6", "shift+F6"] {
                app.input.key(key)
                #expect(isInEntry)
                app.input.key("space")
            }
            for _ in 0..<12 {
                app.input.key("Tab")
                #expect(!isInLayer)
            }
            GtkTests.settle(app.window)
            #expect(!row.hasEnded)
            all.dismiss()
            GtkTests.iterate { all.hasEnded && app.host.surfaces.count == 1 }
            gtk_widget_grab_focus(app.entry)
            app.input.key("F6")
            #expect(isInLayer, "it is free again")
            app.input.key("space")
            GtkTests.iterate { row.hasEnded }
            #expect(row.outcome?.cause == .cancelButton)
        }

        @Test(arguments: Around.allCases)
        func itLosesTheFocus(_ around: Around) throws {
            defer { app.close() }
            let (row, all) = try show(over: around) {
                app.input.key("F6")
                #expect(isInLayer)
            }
            #expect(isInEntry)
            app.input.key("space")
            GtkTests.settle(app.window)
            #expect(!row.hasEnded)
            all.dismiss()
            app.window.overlays.dismissAll()
        }

        @Test(arguments: Around.allCases)
        func aScreenReaderDoesNotFindIt(_ around: Around) throws {
            defer { app.close() }
            let (_, all) = try show(over: around)
            let surfaces = app.host.surfaces.map(\.widget)
            #expect(surfaces.map(isHidden) == [true, false])
            all.dismiss()
            GtkTests.iterate { app.host.surfaces.count == 1 }
            #expect(!isHidden(surfaces[0]))
            app.window.overlays.dismissAll()
        }

        @Test func whatIsNewerThanItsListsOverlayIsInFront() throws {
            defer { app.close() }
            let all = app.list.overlays.show(.loading("All"))
            GtkTests.iterate { all.isVisible }
            let row = app.list.children[1].overlays.show(.loading("Up", cancel: .standard))
            GtkTests.iterate { row.isVisible }
            GtkTests.settle(app.window)
            #expect(app.host.surfaces.map { isHidden($0.widget) } == [false, false])
            app.input.key("F6")
            #expect(isInLayer)
            app.input.key("space")
            GtkTests.iterate { row.hasEnded }
            all.dismiss()
        }

        /// Shows an overlay with a button over a row, and then the overlay that covers it.
        private func show(
            over around: Around, between: () -> Void = {}
        ) throws -> (row: Presentation, all: Presentation) {
            let place = app.list.children[1]
            gtk_widget_set_size_request(place, -1, 160)
            let row = place.overlays.show(.loading("Up", cancel: .standard))
            GtkTests.iterate { row.isVisible && app.host.surfaces.first?.parts.cancel != nil }
            GtkTests.settle(app.window)
            between()
            let all = (around == .list ? app.list : place).overlays.show(
                .loading("All").with(\.onRepeat, .separate))
            GtkTests.iterate { all.isVisible && app.host.surfaces.count == 2 }
            GtkTests.settle(app.window)
            let panel = try #require(app.host.surfaces.first?.panel.widget.bounds(in: app.window.widget))
            let route = app.host.route(at: Point(x: panel.midX, y: panel.midY))
            #expect(route != .panel(app.host.surfaces[0].id), "a pointer cannot press it either")
            return (row, all)
        }

        private func isHidden(_ widget: WidgetPointer) -> Bool {
            widget.accessibleState(GTK_ACCESSIBLE_STATE_HIDDEN) == true
        }

        private var isInEntry: Bool { gtk_window_get_focus(app.window)?.isInside(app.entry) == true }

        private var isInLayer: Bool { gtk_window_get_focus(app.window)?.isInside(app.host.layer) == true }
    }
}
