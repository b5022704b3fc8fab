import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What remains after an overlay of each kind: no widget, controller or texture of its own, and no handler on
    /// objects that existed before.
    @MainActor @Suite struct LeftoverTests {
        @Test(arguments: Shown.all)
        func anOverlayLeavesNothing(_ shown: Shown) throws {
            // A blinking caret connects a handler to the frame clock now and then.
            try DesktopSettings.set("gtk-cursor-blink", false)
            defer { DesktopSettings.restore("gtk-cursor-blink") }
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.window.overlays.setKeyboard(app.dropDown)
            // The first round creates what is created once.
            use(shown, app)
            let before = Inventory(of: app.window)
            let traces = use(shown, app)
            #expect(traces.left == [])
            // GTK has handlers of its own on the frame clock until the next frame.
            var excess: [String] { Inventory(of: app.window).excess(over: before) }
            GtkTests.iterate(until: { excess.isEmpty }, within: 1)
            #expect(excess == [])
        }

        @Test func whatClosesPopoversIsLetGoOfWithItsQuestion() {
            final class Token {}
            weak var known: Token?
            do {
                let token = Token()
                known = token
                let barrier = PopoverBarrier { _ in withExtendedLifetime(token) { false } }
                #expect(known != nil)
                barrier.remove()
            }
            #expect(known == nil)
        }

        @Test func aWindowLeavesNothing() {
            func open() {
                let window = TestWindow()
                window.setChild(gtk_label_new("content"))
                window.present()
                let overlays = window.window.overlays
                overlays.stage.defaults.isInstant = true
                let veil = overlays.show(.veil("Wait", cancel: .standard))
                GtkTests.iterate { veil.isVisible }
                window.close()
            }
            open()
            let before = Inventory()
            for _ in 0..<3 { open() }
            #expect(Inventory().excess(over: before) == [])
        }

        @Test func whatIsHiddenOrDrawnAnewKeepsNoPicture() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            app.stage.defaults.isInstant = true
            app.stage.defaults.appearance = .classic
            let notice = app.scroller.overlays.show(.hud("Saved", icon: .success))
            func picture() -> OpaquePointer? { app.host.surfaces.first?.panel.backdrop?.drawn }
            GtkTests.iterate { picture() != nil }
            let first = Finalization(of: UnsafeMutableRawPointer(try #require(picture())))
            app.host.surfaces.first?.panel.backdrop?.renew()
            GtkTests.iterate { first.happened && picture() != nil }
            let second = Finalization(of: UnsafeMutableRawPointer(try #require(picture())))
            gtk_widget_set_visible(app.scroller, 0)
            GtkTests.iterate { second.happened }
            notice.dismiss()
        }

        /// Shows overlays, changes them, and ends them.
        @discardableResult
        private func use(_ shown: Shown, _ app: AppFixture) -> OverlayTraces {
            let traces = OverlayTraces()
            let controllers = app.controllers
            func note() {
                app.input.settle()
                traces.note(app.host, besides: controllers)
            }
            let presentations = shown.show(app)
            // Some of the notices are queued.
            GtkTests.iterate { presentations[0].isVisible }
            note()
            for presentation in presentations {
                presentation.message = String(
                    repeating: "a text that is longer than there is room for ", count: 90)
                presentation.progress = 0.5
                note()
            }
            gtk_window_set_default_size(app.window, 300, 300)
            note()
            gtk_window_set_default_size(app.window, 420, 560)
            note()
            app.input.key("F6")
            note()
            for presentation in presentations {
                if shown.isFinished { presentation.finish(.success("Done")) }
                note()
            }
            presentations.forEach { $0.dismiss() }
            GtkTests.iterate { app.host.isIdle }
            app.reset()
            GtkTests.iterate(until: { traces.left.isEmpty }, within: 1)
            return traces
        }
    }

    /// Overlays that are shown together and end together.
    struct Shown: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var isFinished = false
        let show: @MainActor @Sendable (AppFixture) -> [Presentation]

        static let all: [Shown] = [
            Shown(testDescription: "veil") { [$0.window.overlays.show(.veil("Wait", cancel: .standard))] },
            Shown(testDescription: "classic veil") {
                [$0.window.overlays.show(.veil("Wait", indicator: .ring(0.2)).with(\.appearance, .classic))]
            },
            Shown(testDescription: "veil with a result", isFinished: true) {
                [$0.window.overlays.show(.veil("Wait", indicator: .bar(0.2), cancel: .standard))]
            },
            Shown(testDescription: "two veils") { app in
                (0..<2).map { app.window.overlays.show(.veil("Wait \($0)").with(\.onRepeat, .separate)) }
            },
            Shown(testDescription: "loading over a view") {
                [$0.scroller.overlays.show(.loading("Loading", cancel: .standard))]
            },
            Shown(testDescription: "loading over the window and the keyboard") {
                [$0.window.overlays.over(.windowAndKeyboard).show(.loading("Loading"))]
            },
            Shown(testDescription: "loading over the keyboard") {
                [$0.window.overlays.over(.keyboard).show(.loading("Loading"))]
            },
            Shown(testDescription: "activities of each cover") { app in
                [Overlay.Cover.opaque, .translucent, .bar, .refresh].map {
                    app.scroller.overlays.show(.activity("Busy", cover: $0).with(\.onRepeat, .separate))
                }
            },
            Shown(testDescription: "live sheet with detents") {
                [
                    $0.window.overlays.show(.sheet(detents: [.points(120), .points(240)])) {
                        gtk_entry_new() as WidgetPointer
                    }
                ]
            },
            Shown(testDescription: "blocking sheet with a list") {
                [
                    $0.window.overlays.show(.sheet(from: .leading, input: .block, label: "List")) {
                        let scroller: WidgetPointer = gtk_scrolled_window_new()
                        gtk_scrolled_window_set_child(scroller.opaque, gtk_text_view_new())
                        return scroller
                    }
                ]
            },
            Shown(testDescription: "sheet over a view") {
                [$0.scroller.overlays.show(.sheet(input: .dismissing)) { gtk_entry_new() as WidgetPointer }]
            },
            Shown(testDescription: "notices in a stack") { app in
                (0..<3).map {
                    app.window.overlays.show(
                        .hud("Deleted \($0)", icon: .success, placement: .bottom, action: "Undo"))
                }
            },
            Shown(testDescription: "classic notice", isFinished: true) {
                [$0.window.overlays.show(.hud("Saved", icon: .success).with(\.appearance, .classic))]
            },
            Shown(testDescription: "one of each over each other") {
                [
                    $0.scroller.overlays.show(.activity()), $0.window.overlays.show(.hud("Saved")),
                    $0.window.overlays.show(.sheet(input: .block)) { gtk_entry_new() as WidgetPointer },
                    $0.window.overlays.show(.veil("Wait", cancel: .standard)),
                ]
            },
        ]
    }
}
