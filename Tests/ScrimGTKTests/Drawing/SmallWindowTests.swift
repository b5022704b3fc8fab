import CGtk4
import Foundation
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// Overlays in the smallest window, and many of them.
    @MainActor @Suite struct SmallWindowTests {
        private func open(width: Int, height: Int) -> (window: TestWindow, overlays: GtkOverlays) {
            let window = TestWindow(width: width, height: height)
            window.present()
            let overlays = window.widget.overlays
            overlays.stage.defaults.isInstant = true
            return (window, overlays)
        }

        @Test(arguments: [false, true])
        func aCrossCancelsWhereThereIsNoRoomForWords(isClassic: Bool) throws {
            let (window, overlays) = open(width: 90, height: 90)
            if isClassic { overlays.stage.defaults.appearance = .classic }
            let veil = overlays.show(.veil("Signing in, which takes a while…", cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            GtkTests.settle(window.window)
            let parts = try #require(GtkHost.of(window.window).surfaces.first?.parts)
            let (cross, words) = (try #require(parts.cross?.widget), try #require(parts.cancel?.widget))
            #expect(gtk_widget_get_width(window.widget) <= 90)
            #expect(gtk_widget_get_mapped(cross) != 0)
            #expect(gtk_widget_get_mapped(words) == 0)
            #expect(gtk_widget_get_width(cross) >= 24)
            #expect(cross.tells(GTK_ACCESSIBLE_PROPERTY_LABEL, "Cancel"))
            let frame = try #require(cross.bounds(in: window.widget))
            let picture = try Picture(of: window.widget)
            let (x, y) = (Int(frame.midX), Int(frame.midY))
            let contrast = abs(picture.brightness(x, y) - picture.brightness(x, y + 6))
            #expect(contrast > 0.3, "a cross is drawn there")
            #expect(gtk_widget_grab_focus(words) == 0)
            #expect(gtk_widget_grab_focus(cross) != 0)
            try? Picture.keep(window.widget, as: "cross-\(isClassic ? "classic" : "adaptive")")
            gtk_widget_activate(cross)
            GtkTests.iterate { veil.hasEnded }
            #expect(veil.outcome?.cause == .cancelButton)
            window.close()
        }

        @Test(arguments: [String(repeating: "one two ", count: 40), String(repeating: "一二三", count: 80)])
        func aLongTextIsNoWiderThanItsColumn(text: String) throws {
            try DesktopSettings.setTextScale(2)
            defer { DesktopSettings.restoreTextScale() }
            let (window, overlays) = open(width: 200, height: 150)
            defer { window.close() }
            let notice = overlays.show(.hud(text).with(\.timing.lifetime, .untilDismissed))
            GtkTests.iterate { notice.isVisible }
            GtkTests.settle(window.window)
            GtkTests.settle(window.window)
            let surface = try #require(GtkHost.of(window.window).surfaces.first)
            let label = try #require(surface.parts.message?.widget)
            let column = try #require(surface.frames.text)
            try? Picture.keep(window.widget, as: "long-\(text.first == "o" ? "words" : "han")")
            #expect(Double(gtk_widget_get_width(label)) <= column.width.rounded(.up))
            notice.dismiss()
        }

        /// GTK makes no scrolled window lower than its scroll bar.
        @Test func textThatScrollsInLittleHeightKeepsOffTheButtonBelow() throws {
            let (window, overlays) = open(width: 400, height: 200)
            defer { window.close() }
            let veil = overlays.show(.veil(String(repeating: "Some words ", count: 60), cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            let surface = try #require(GtkHost.of(window.window).surfaces.first)
            let text = try #require(surface.parts.text)
            GtkTests.iterate { text.isScrolling }
            GtkTests.settle(window.window)
            let frame = try #require(surface.frames.text)
            let bounds = try #require(text.widget.bounds(in: surface.panel.widget))
            #expect(frame.height < 46 && bounds.height <= frame.height + 1)
            // The last line can be scrolled to, but no further than the visible part.
            let position = gtk_scrolled_window_get_vadjustment(text.widget.opaque)
            #expect(gtk_adjustment_get_page_size(position) <= frame.height + 1)
            var policy = GTK_POLICY_NEVER
            gtk_window_set_default_size(window.window, 400, 350)
            GtkTests.iterate {
                gtk_scrolled_window_get_policy(text.widget.opaque, nil, &policy)
                return policy == GTK_POLICY_AUTOMATIC
            }
            #expect(text.isScrolling, "with a scrollbar, where it has room")
            veil.dismiss()
        }

        @Test func theFocusStaysOnCancelWhenTheWindowShrinks() throws {
            let (window, overlays) = open(width: 400, height: 300)
            let veil = overlays.show(.veil("Signing in…", cancel: .standard))
            GtkTests.iterate { veil.isVisible }
            let parts = try #require(GtkHost.of(window.window).surfaces.first?.parts)
            gtk_widget_grab_focus(try #require(parts.cancel?.widget))
            gtk_window_set_default_size(window.window, 90, 90)
            GtkTests.iterate { gtk_window_get_focus(window.window) == parts.cross?.widget }
            gtk_window_set_default_size(window.window, 400, 300)
            GtkTests.iterate { gtk_window_get_focus(window.window) == parts.cancel?.widget }
            veil.dismiss()
            window.close()
        }

        @Test func theShadowsOfStackedVeilsDoNotAddUp() throws {
            let (window, overlays) = open(width: 400, height: 300)
            defer { window.close() }
            var veils: [Presentation] = []
            func brightness() throws -> Double {
                GtkTests.iterate { veils.allSatisfy(\.isVisible) }
                for _ in 0..<3 { GtkTests.settle(window.window) }
                let panel = try #require(GtkHost.of(window.window).surfaces.last?.frames.panel)
                // Just below the panel, where the shadow is darkest.
                return try Picture(of: window.widget).brightness(Int(panel.midX), Int(panel.maxY) + 3)
            }
            veils.append(overlays.show(.veil("Hello").with(\.onRepeat, .separate)))
            let one = try brightness()
            for _ in 0..<49 { veils.append(overlays.show(.veil("Hello").with(\.onRepeat, .separate))) }
            let many = try brightness()
            #expect(abs(one - many) < 0.02)
            #expect(one > 0.4)
            veils.forEach { $0.dismiss() }
        }

        @Test func aBarLeavesTheListInUse() throws {
            let app = try AppFixture()
            defer { app.close() }
            app.present()
            let busy = app.scroller.overlays.show(
                .activity(cover: .bar).with(\.timing.grace, .zero).with(\.transition, Overlay.Transition.none)
            )
            GtkTests.iterate { busy.isVisible }
            GtkTests.settle(app.window)
            let surface = try #require(app.host.surfaces.first)
            #expect(surface.parts.indicator is RunningBar)
            #expect(surface.frames.panel.height == 4)
            #expect(surface.frames.panel.width == Double(gtk_widget_get_width(app.scroller)))
            app.input.click(app.scroller, button: 5)
            #expect(app.heard.contains("scroll"))
            busy.progress = 0.5
            GtkTests.iterate { surface.parts.indicator is BarIndicator }
            busy.progress = nil
            GtkTests.iterate { surface.parts.indicator is RunningBar }
            busy.dismiss()
        }
    }
}

extension Picture {
    /// Saves a widget's picture in the folder of `SCRIM_PICTURES`; does nothing if that is not set.
    @MainActor
    static func keep(_ widget: WidgetPointer, as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SCRIM_PICTURES"] else { return }
        try Picture(of: widget).save(to: "\(folder)/\(name).png")
    }
}
