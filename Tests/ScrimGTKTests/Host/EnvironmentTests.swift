import CGtk4
import Testing

@testable import Scrim
@testable import ScrimGTK

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
            let settings = try #require(gtk_settings_get_default()).asObject
            #expect(!host.environment.reducesMotion)
            set(settings, "gtk-enable-animations", false)
            defer { set(settings, "gtk-enable-animations", true) }
            #expect(host.environment.reducesMotion)
            #expect(seenByStage.reducesMotion, "the stage was told")
        }

        @Test func theDarkSchemeIsSeen() throws {
            defer { window.close() }
            let settings = try #require(gtk_settings_get_default()).asObject
            let before = host.environment.isDark
            Adwaita.isStarted
                ? Adwaita.setDark(true) : set(settings, "gtk-application-prefer-dark-theme", true)
            #expect(host.environment.isDark)
            #expect(seenByStage.isDark)
            Adwaita.isStarted
                ? Adwaita.setDark(false) : set(settings, "gtk-application-prefer-dark-theme", false)
            #expect(host.environment.isDark == before)
        }

        @Test func textSizeIsMeasuredAgainstTheStandard() throws {
            defer { window.close() }
            let settings = try #require(gtk_settings_get_default()).asObject
            let before = ObjectProperty.int(settings, "gtk-xft-dpi") ?? -1
            defer { set(settings, "gtk-xft-dpi", before) }
            set(settings, "gtk-xft-dpi", 96 * 1024 * 3 / 2)
            #expect(host.environment.textScale == 1.5)
            #expect(seenByStage.textScale == 1.5)
        }

        @Test func theWindowsDirectionCounts() {
            defer { window.close() }
            #expect(!host.environment.isRightToLeft)
            gtk_widget_set_direction(window.widget, GTK_TEXT_DIR_RTL)
            #expect(host.environment.isRightToLeft)
            #expect(seenByStage.isRightToLeft)
        }

        private var seenByStage: StageEnvironment { host.stage.machine.context.environment }

        private func set(_ object: UnsafeMutablePointer<GObject>, _ name: String, _ flag: Bool) {
            var value = GValue()
            g_value_init(&value, GType(SCRIM_TYPE_BOOLEAN))
            g_value_set_boolean(&value, flag ? 1 : 0)
            g_object_set_property(object, name, &value)
            g_value_unset(&value)
        }

        private func set(_ object: UnsafeMutablePointer<GObject>, _ name: String, _ number: Int) {
            var value = GValue()
            g_value_init(&value, GType(SCRIM_TYPE_INT))
            g_value_set_int(&value, gint(number))
            g_object_set_property(object, name, &value)
            g_value_unset(&value)
        }
    }
}

extension OpaquePointer {
    fileprivate var asObject: UnsafeMutablePointer<GObject> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
    }
}
