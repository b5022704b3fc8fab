import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// The platform settings that the host reports, and that changes arrive.
    @MainActor @Suite struct EnvironmentTests {
        let window = TestWindow()
        var host: GtkHost { GtkHost.of(window.window) }

        init() {
            window.setChild(gtk_label_new("content"))
            window.present()
            // The stage reads the settings once, when it is created; from then on they must be reported.
            _ = window.window.overlays.stage
        }

        @Test func switchedOffAnimationsReduceMotion() throws {
            defer { window.close() }
            defer { DesktopSettings.restore("gtk-enable-animations") }
            try DesktopSettings.set("gtk-enable-animations", true)
            #expect(!host.environment.reducesMotion)
            try DesktopSettings.set("gtk-enable-animations", false)
            #expect(host.environment.reducesMotion)
            #expect(seenByStage.reducesMotion, "the stage was told")
        }

        @Test func theLibrarysWordsAreInTheLocalesLanguage() throws {
            defer { window.close() }
            let before = g_getenv("LANGUAGE").map { String(cString: $0) }
            g_setenv("LANGUAGE", "ar_EG:de", 1)
            defer { before.map { _ = g_setenv("LANGUAGE", $0, 1) } ?? g_unsetenv("LANGUAGE") }
            #expect(host.languages.starts(with: ["ar_EG", "ar", "de"]))
            let other = TestWindow()
            defer { other.close() }
            other.setChild(gtk_label_new("content"))
            other.present()
            #expect(other.window.overlays.stage.defaults.strings == Stage.Strings(languages: ["ar"]))
        }

        @Test func theDarkSchemeIsSeen() throws {
            defer { window.close() }
            func set(_ isDark: Bool) throws {
                if Adwaita.isStarted { return Adwaita.setDark(isDark) }
                try DesktopSettings.set("gtk-application-prefer-dark-theme", isDark)
            }
            let before = host.environment.isDark
            try set(true)
            #expect(host.environment.isDark)
            #expect(seenByStage.isDark)
            try set(false)
            #expect(host.environment.isDark == before)
        }

        /// In an app without libadwaita.
        @Test(arguments: [
            ("HighContrast", true, false), ("Adwaita-dark", false, true), ("Adwaita", false, false),
        ])
        func aThemeOfHighContrastIsSeen(_ theme: String, increasesContrast: Bool, isDark: Bool) throws {
            defer { window.close() }
            let gtk = try UnsafeMutableRawPointer(#require(gtk_settings_get_default()))
            let before = try #require(ObjectProperty.string(gtk, "gtk-theme-name"))
            try DesktopSettings.set("gtk-theme-name", theme)
            let settings = PlatformSettings(window: nil) {}
            defer { settings.close() }
            let environment = settings.environment(for: nil, style: nil)
            #expect(environment.increasesContrast == increasesContrast)
            #expect(environment.isDark == isDark)
            // Not reset to the desktop's value: libadwaita sets a theme of its own here.
            try DesktopSettings.set("gtk-theme-name", before)
        }

        /// libadwaita reads GTK's theme as it starts, and only this setting afterwards.
        @Test(.ordinaryContrast) func highContrastByTheDesktopsSettingIsSeen() throws {
            defer { window.close() }
            let schema = "org.gnome.desktop.a11y.interface"
            let found = g_settings_schema_source_lookup(g_settings_schema_source_get_default(), schema, 1)
            guard Adwaita.isStarted, let found else { return }
            g_settings_schema_unref(found)
            let settings = try #require(g_settings_new(schema))
            defer { g_object_unref(settings) }
            #expect(!host.environment.increasesContrast)
            g_settings_set_boolean(settings, "high-contrast", 1)
            GtkTests.iterate { host.environment.increasesContrast && seenByStage.increasesContrast }
            g_settings_set_boolean(settings, "high-contrast", 0)
            GtkTests.iterate { !host.environment.increasesContrast }
        }

        /// The desktop keeps the setting for all apps, so a test sets it only if the change stays in this process.
        @Test(.enabled(if: hasOwnReaderSetting, "The setting is not there, or it is the developer's own"))
        func aScreenReaderIsKnownFromItsStartToItsEnd() throws {
            defer { window.close() }
            let settings = try #require(g_settings_new(Self.readerSchema))
            defer { g_object_unref(settings) }
            g_settings_set_boolean(settings, "screen-reader-enabled", 0)
            var changes = 0
            let platform = PlatformSettings(window: nil) { changes += 1 }
            defer { platform.close() }
            #expect(!host.environment.hasScreenReader && !seenByStage.hasScreenReader)
            g_settings_set_boolean(settings, "screen-reader-enabled", 1)
            GtkTests.iterate { changes > 0 }
            #expect(host.environment.hasScreenReader && seenByStage.hasScreenReader)
            g_settings_set_boolean(settings, "screen-reader-enabled", 0)
            GtkTests.iterate { changes > 1 }
            #expect(!host.environment.hasScreenReader && !seenByStage.hasScreenReader)
        }

        private nonisolated static let readerSchema = "org.gnome.desktop.a11y.applications"

        /// True if the desktop's schema is installed and settings are kept in memory only.
        private nonisolated static var hasOwnReaderSetting: Bool {
            guard g_getenv("GSETTINGS_BACKEND").map({ String(cString: $0) }) == "memory",
                let source = g_settings_schema_source_get_default(),
                let found = g_settings_schema_source_lookup(source, readerSchema, 1)
            else { return false }
            g_settings_schema_unref(found)
            return true
        }

        /// What GTK reports; older versions report less.
        @Test(
            arguments: [
                (true, 0, false), (true, nil, false), (nil, nil, false), (false, nil, true), (false, 0, true),
                (true, 1, true), (nil, 1, true),
            ] as [(Bool?, Int?, Bool)])
        func motionIsReducedWhereEitherSettingSaysSo(animates: Bool?, preference: Int?, isReduced: Bool) {
            defer { window.close() }
            #expect(PlatformSettings.reducesMotion(animates: animates, preference: preference) == isReduced)
        }

        @Test(
            arguments: [
                ("Adwaita", nil, false), ("HighContrast", nil, true), ("Adwaita", 0, false),
                ("HighContrastInverse", 0, true), ("Adwaita", 1, false), ("Adwaita", 2, true),
                ("Adwaita", 3, false), ("HighContrast", 1, true),
            ] as [(String, Int?, Bool)])
        func contrastIsIncreasedWhereEitherSettingSaysSo(theme: String, contrast: Int?, isIncreased: Bool) {
            defer { window.close() }
            #expect(PlatformSettings.increasesContrast(theme: theme, contrast: contrast) == isIncreased)
        }

        @Test func lightTextTellsOfADarkThemeThatIsNotCalledSo() {
            defer { window.close() }
            let label: WidgetPointer = gtk_label_new("content")
            window.setChild(label)
            #expect(!PlatformSettings.writesLight(on: label))
            label.setStyleSheet("label { color: white; }")
            #expect(PlatformSettings.writesLight(on: label))
        }

        @Test func textSizeIsMeasuredAgainstTheStandard() throws {
            defer { window.close() }
            try DesktopSettings.setTextScale(1.5)
            defer { DesktopSettings.restoreTextScale() }
            #expect(host.environment.textScale == 1.5)
            #expect(seenByStage.textScale == 1.5)
        }

        @Test func aDoubleClickTakesAsLongAsTheDesktopSays() throws {
            defer { window.close() }
            try DesktopSettings.set("gtk-double-click-time", 1000)
            defer { DesktopSettings.restore("gtk-double-click-time") }
            #expect(host.doubleClickTime == .seconds(1))
        }

        /// An app has a window on the display of a projector or of another user.
        @Test func aWindowOnAnotherDisplayHasThatDisplaysSettings() throws {
            defer { window.close() }
            let display = try #require(Self.openDisplay())
            let other = try #require(gtk_window_new()).cast(to: GtkWindow.self)
            gtk_window_set_display(other, display)
            let settings = gtk_settings_get_for_display(display)
            try DesktopSettings.set("gtk-double-click-time", 900, in: settings)
            let host = GtkHost.of(other)
            _ = other.overlays.stage
            #expect(host.doubleClickTime == .milliseconds(900))
            try DesktopSettings.set("gtk-xft-dpi", 96 * 1024 * 2, in: settings)
            #expect(host.environment.textScale == 2 * self.host.environment.textScale)
            #expect(host.stage.machine.surroundings.environment == host.environment, "the stage was told")
            #expect(self.host.doubleClickTime != .milliseconds(900))
            gtk_window_destroy(other)
        }

        /// Opens a second X server, which ends with its last client, this process.
        private static func openDisplay() -> OpaquePointer? {
            let words = ["Xvfb", "-displayfd", "1", "-terminate", "-nolisten", "tcp"]
            let arguments = words.map { g_strdup($0) } + [nil]
            defer { arguments.forEach { g_free($0) } }
            var constant = arguments.map { UnsafePointer($0) }
            // Discards the server's messages; its output is the display's number.
            let flags = GSubprocessFlags(
                rawValue: G_SUBPROCESS_FLAGS_STDOUT_PIPE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue
            )
            guard let server = g_subprocess_newv(&constant, flags, nil) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(server)) }
            var number: UInt = 0
            var digit = UInt8(0)
            while g_input_stream_read(g_subprocess_get_stdout_pipe(server), &digit, 1, nil, nil) == 1,
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit)
            {
                number = number * 10 + UInt(digit - UInt8(ascii: "0"))
            }
            return gdk_display_open(":\(number)")
        }

        @Test func theWindowsDirectionCounts() {
            defer { window.close() }
            #expect(!host.environment.isRightToLeft)
            gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL)
            #expect(host.environment.isRightToLeft)
            #expect(seenByStage.isRightToLeft)
        }

        private var seenByStage: Stage.Environment { host.stage.machine.surroundings.environment }
    }
}
