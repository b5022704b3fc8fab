import CGtk4
import Foundation
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What an app's own style sheet sets on panels.
    @MainActor @Suite struct AppThemeTests {
        private let window = TestWindow(width: 500, height: 400)
        private var host: GtkHost { GtkHost.of(window.window) }
        private let sheet: Retained<GtkCssProvider>

        init() throws {
            let provider = try #require(gtk_css_provider_new())
            sheet = Retained(provider)
            g_object_unref(provider)
            window.setChild(gtk_label_new("content"))
            window.present()
        }

        /// Runs a body while a style sheet is installed at the priority that apps use.
        private func withSheet(_ css: String, _ body: () throws -> Void) rethrows {
            let display = gtk_widget_get_display(window.widget)
            load(css)
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(sheet.pointer), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
            defer {
                gtk_style_context_remove_provider_for_display(display, OpaquePointer(sheet.pointer))
                window.close()
            }
            try body()
        }

        private func load(_ css: String) { scrim_css_load(sheet.pointer, css) }

        private func show(_ overlay: Overlay) -> Presentation {
            var overlay = overlay
            overlay.timing = Overlay.Timing()
            let presentation = window.window.overlays.show(overlay)
            GtkTests.iterate { host.surfaces.first?.moment != nil }
            return presentation
        }

        private var surface: SurfaceView? { host.surfaces.first }
        private var corner: Double? { surface?.panel.corners.topLeft }
        /// A veil's corner without an app style sheet: libadwaita's since 1.6, else the preset's.
        private var ownCorner: Double { Self.readsVariables && Self.libadwaitaNamesCorners ? 15 : 14 }

        @Test func withoutOneThePresetsKeepTheirCorners() {
            withSheet("") {
                let veil = show(.veil("Saving"))
                #expect(corner == ownCorner)
                veil.dismiss()
            }
        }

        @Test(arguments: [0.0, 5, 25])
        func cornersAreTheSheets(_ radius: Double) {
            withSheet(".scrim-panel { border-radius: \(radius)px; }") {
                let veil = show(.veil("Saving"))
                #expect(corner == radius)
                veil.dismiss()
            }
        }

        /// True if this GTK supports variables in style sheets.
        private nonisolated static let readsVariables = gtk_get_minor_version() >= 16
        private static var libadwaitaNamesCorners: Bool {
            guard let version = scrim_symbol("adw_get_minor_version") else { return false }
            return unsafeBitCast(version, to: (@convention(c) () -> guint).self)() >= 6
        }

        @Test(.enabled(if: readsVariables)) func cornersAreThoseOfLibadwaitasWindows() {
            withSheet(":root { --window-radius: 9px; }") {
                let veil = show(.veil("Saving"))
                #expect(corner == 9)
                load(":root { --window-radius: 0px; }")
                GtkTests.iterate { corner == 0 }
                load("window { --window-radius: 6px; }")
                GtkTests.iterate { corner == 6 }
                veil.dismiss()
            }
        }

        /// libadwaita sets the radius to zero for a window at the edges of a screen, but dialogs in
        /// that window stay round.
        @Test(.enabled(if: readsVariables), arguments: ["maximized", "fullscreen", "tiled", "solid-csd"])
        func panelsKeepTheirCornersInAWindowThatHasNone(_ state: String) {
            withSheet(":root { --window-radius: 9px; } window.\(state) { --window-radius: 0px; }") {
                let veil = show(.veil("Saving"))
                #expect(corner == 9)
                gtk_widget_add_css_class(window.widget, state)
                GtkTests.settle(window.window)
                #expect(corner == 9)
                load(":root { --window-radius: 4px; } window.\(state) { --window-radius: 0px; }")
                GtkTests.iterate { corner == 4 }
                // A zero that the app sets itself is kept.
                load(":root { --window-radius: 0px; }")
                GtkTests.iterate { corner == 0 }
                veil.dismiss()
            }
        }

        @Test func cornersFollowAChangeWhileAPanelIsUp() {
            withSheet(".scrim-panel { border-radius: 5px; }") {
                let veil = show(.veil("Saving"))
                load(".scrim-panel { border-radius: 9px; }")
                GtkTests.iterate { corner == 9 }
                load("")
                GtkTests.iterate { corner == ownCorner }
                veil.dismiss()
            }
        }

        @Test(.ordinaryContrast) func groundAndTextAreTheSheets() {
            withSheet(".scrim-panel { background-color: #442200; color: #ffeecc; }") {
                let veil = show(.veil("Saving"))
                #expect(
                    surface?.panel.look.background.rounded
                        == .color(Overlay.Color(red: 0x44 / 255, green: 0x22 / 255, blue: 0)))
                let text = surface?.plan?.style.message.color.light
                #expect(
                    text.map { ($0.red * 255).rounded() } == 255
                        && text.map { ($0.blue * 255).rounded() } == 0xCC)
                load(".scrim-panel { background-color: #ffeecc; color: #442200; }")
                GtkTests.iterate {
                    surface?.panel.look.background.rounded
                        == .color(Overlay.Color(red: 1, green: 0xEE / 255, blue: 0xCC / 255))
                }
                veil.dismiss()
            }
        }

        private func hasGround(red: Double, green: Double) -> Bool {
            surface?.panel.look.background.rounded
                == .color(Overlay.Color(red: red / 255, green: green / 255, blue: 0))
        }

        /// libadwaita's names for the colors that overlays use.
        @Test func aColorThatIsNamedAnewIsFollowedWhileAPanelIsUp() {
            func css(_ ground: String, _ accent: String) -> String {
                """
                @define-color dialog_bg_color \(ground); @define-color dialog_fg_color #ffffff;
                @define-color accent_bg_color \(accent);
                """
            }
            withSheet(css("#442200", "#aa0000")) {
                let veil = show(.veil("Saving"))
                #expect(hasGround(red: 0x44, green: 0x22))
                load(css("#224400", "#aa0000"))
                GtkTests.iterate { hasGround(red: 0x22, green: 0x44) }
                let accent = host.environment.accent
                load(css("#224400", "#0000aa"))
                GtkTests.iterate { host.stage.machine.surroundings.environment.accent != accent }
                veil.dismiss()
            }
        }

        /// The variables of libadwaita 1.6, which an app can also set without libadwaita.
        @Test(.enabled(if: readsVariables)) func aVariableIsFollowedWhileAPanelIsUp() {
            func css(_ ground: String, _ accent: String) -> String {
                ":root { --dialog-bg-color: \(ground); --dialog-fg-color: white; --accent-bg-color: \(accent); }"
            }
            withSheet(css("#442200", "#aa0000")) {
                let veil = show(.veil("Saving"))
                GtkTests.iterate { hasGround(red: 0x44, green: 0x22) }
                load(css("#224400", "#aa0000"))
                GtkTests.iterate { hasGround(red: 0x22, green: 0x44) }
                let accent = host.environment.accent
                load(css("#224400", "#0000aa"))
                GtkTests.iterate { host.stage.machine.surroundings.environment.accent != accent }
                veil.dismiss()
            }
        }

        /// A text color that cannot be read on its background is replaced, even if the app set it.
        @Test func textIsReadableOnTheSheetsGround() {
            withSheet(".scrim-panel { background-color: #777777; color: #888888; }") {
                let veil = show(.veil("Saving"))
                let ground = Overlay.Color.gray(0x77 / 255)
                let text = surface?.plan?.style.message.color.light
                #expect(text.map { $0.contrast(to: ground) >= 4.5 } == true)
                veil.dismiss()
            }
        }

        /// The line height and the font family of the message.
        private func font() -> (height: Double, family: String)? {
            guard let label = surface?.parts[.message]?.widget,
                let font = pango_context_get_font_description(gtk_widget_get_pango_context(label)),
                let family = pango_font_description_get_family(font)
            else { return nil }
            return (label.naturalSize(width: nil).height, String(cString: family))
        }

        @Test func fontAndItsSizeAreTheSheets() throws {
            let veil = show(.veil("Saving"))
            let before = try #require(font())
            veil.dismiss()
            GtkTests.iterate { host.isIdle }
            try withSheet("window { font-family: Monospace; font-size: 200%; }") {
                let veil = show(.veil("Saving"))
                let after = try #require(font())
                #expect(after.family == "Monospace")
                #expect(abs(after.height / before.height - 2) < 0.25, "\(before), \(after)")
                load(".scrim-veil { font-family: Serif; }")
                GtkTests.iterate { font()?.family == "Serif" }
                GtkTests.iterate { font().map { abs($0.height / before.height - 1) < 0.25 } == true }
                veil.dismiss()
            }
        }

        /// In a font of fixed width two texts of as many letters are equally wide.
        @Test func theFontOfTheAppsThemeGoesBeforeTheSheets() throws {
            func widths(_ text: String) throws -> [Double] {
                let veil = show(.veil(text, cancel: .titled(text)))
                let parts = try #require(surface).parts
                let widths = [PanelPart.message, .cancel].map {
                    parts[$0]?.widget.naturalSize(width: nil).width ?? 0
                }
                veil.dismiss()
                GtkTests.iterate { host.isIdle }
                return widths
            }
            try withSheet("window { font-family: Sans; }") {
                let (narrow, wide) = (try widths("iiiiiiiiiiii"), try widths("MMMMMMMMMMMM"))
                #expect(narrow[0] < wide[0] && narrow[1] < wide[1])
                window.window.overlays.stage.defaults.theme.font = "Monospace"
                let fixed = try widths("iiiiiiiiiiii")
                let other = try widths("MMMMMMMMMMMM")
                #expect(fixed == other)
            }
        }

        @Test func aLargerFontOfTheUsersMakesTextLarger() throws {
            defer { window.close() }
            defer { DesktopSettings.restore("gtk-font-name") }
            try DesktopSettings.set("gtk-font-name", "Sans 22")
            let veil = show(.veil("Saving"))
            #expect(host.environment.textScale == 2)
            try DesktopSettings.set("gtk-font-name", "Sans 9")
            GtkTests.iterate { host.environment.textScale == 1 }
            veil.dismiss()
        }

        /// The height that a style sheet sets for each widget by its class.
        @Test(arguments: [
            ("scrim-button", PanelPart.cancel), ("scrim-cancel", .cancel), ("scrim-destructive", .action),
            ("scrim-default", .button(1)),
        ])
        func buttonsHaveClasses(_ name: String, _ part: PanelPart) {
            withSheet(".scrim-question .\(name) { min-height: 71px; padding: 0; }") {
                let question = show(
                    .question(
                        "Delete?",
                        actions: [
                            Overlay.ActionButton("Delete", role: .destructive),
                            Overlay.ActionButton("Keep", role: .default),
                        ]))
                #expect(surface?.parts[part]?.widget.naturalSize(width: nil).height == 71)
                question.dismiss()
            }
        }

        /// A theme that does not know panels has rounded other things over a window.
        @Test func inAForeignThemeCornersAreThoseOfPopovers() throws {
            defer { DesktopSettings.restore("gtk-theme-name") }
            // Apps with another theme also get the radius that libadwaita sets; it is removed here.
            let unnamed = Self.readsVariables ? ":root { --window-radius: initial; }" : ""
            try withSheet("popover > contents { border-radius: 6px; } \(unnamed)") {
                try DesktopSettings.set("gtk-theme-name", "Foreign")
                let veil = show(.veil("Saving"))
                #expect(corner == 6)
                try DesktopSettings.set("gtk-theme-name", "Default")
                GtkTests.iterate { corner == 14 }
                try DesktopSettings.set("gtk-theme-name", "Foreign")
                GtkTests.iterate { corner == 6 }
                veil.dismiss()
            }
        }

        /// The style sheet of the article; an error in it would end the tests.
        @Test func theArticlesSheetDoesWhatItSays() throws {
            let page = try String(
                contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent("../../../Sources/ScrimGTK/ScrimGTK.docc/ScrimGTK.md"),
                encoding: .utf8)
            let blocks = page.components(separatedBy: "```")
            let css = try #require(blocks.first { $0.hasPrefix("css\n") })
            withSheet(String(css.dropFirst("css".count))) {
                let veil = show(.veil("Saving", detail: "3 of 5", cancel: .standard))
                #expect(corner == 4)
                #expect(
                    surface?.panel.look.background.rounded
                        == .color(Overlay.Color(red: 0xFD / 255, green: 0xF6 / 255, blue: 0xE3 / 255)))
                #expect(font()?.family == "Monospace")
                #expect(surface?.parts[.cancel]?.widget.drawnBackground.radius == 0)
                veil.dismiss()
            }
        }

        @Test(.ordinaryContrast) func buttonsHaveTheSheetsCorners() {
            withSheet("button { border-radius: 3px; }") {
                let veil = show(.veil("Saving", cancel: .standard))
                #expect(surface?.parts[.cancel]?.widget.drawnBackground.radius == 3)
                veil.dismiss()
            }
        }
    }
}

extension PanelWidget.Look.Background {
    /// The color in steps of 1/255.
    fileprivate var rounded: PanelWidget.Look.Background {
        guard case .color(let color) = self else { return self }
        func steps(_ part: Double) -> Double { (part * 255).rounded() / 255 }
        return .color(
            Overlay.Color(red: steps(color.red), green: steps(color.green), blue: steps(color.blue)))
    }
}
