import CGtk4
import Testing

@_spi(Host) @testable import Scrim
@_spi(Host) @testable import ScrimGTK

extension GtkTests {
    /// What the platform tells of its user, and that its changes arrive.
    @MainActor @Suite struct EnvironmentTests {
        let window = TestWindow()
        var host: GtkHost { GtkHost.of(window.window) }

        init() {
            window.setChild(gtk_label_new("content"))
            window.present()
            // The stage looks once, when it is made; after that it has to be told.
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
