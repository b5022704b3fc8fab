import CGtk4
import Testing

@_spi(Host) @testable import ScrimGTK

/// The user's settings, as a desktop passes them to GTK.
@MainActor
enum DesktopSettings {
    static func set(_ name: String, _ flag: Bool) throws {
        try set(name, GType(SCRIM_TYPE_BOOLEAN)) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    /// - Parameter settings: The settings of a display; `nil` means the default display.
    static func set(_ name: String, _ number: Int, in settings: OpaquePointer? = nil) throws {
        try set(name, GType(SCRIM_TYPE_INT), in: settings) { g_value_set_int($0, gint(number)) }
    }

    static func set(_ name: String, _ text: String) throws {
        try set(name, GType(SCRIM_TYPE_STRING)) { g_value_set_string($0, text) }
    }

    /// Resets a setting to the desktop's value, for example no animations or large text, if the tests run with those.
    static func restore(_ name: String) {
        if let settings = gtk_settings_get_default() { gtk_settings_reset_property(settings, name) }
    }

    /// Sets the dark preference of apps; once libadwaita is initialized, it decides that itself.
    static func setDark(_ isDark: Bool) throws {
        if Adwaita.isStarted { return Adwaita.setDark(isDark) }
        try set("gtk-application-prefer-dark-theme", isDark)
    }

    /// Sets the text scale; 1 is the default.
    static func setTextScale(_ scale: Double) throws { try set("gtk-xft-dpi", Int(96 * 1024 * scale)) }

    static func restoreTextScale() { restore("gtk-xft-dpi") }

    private static func set(
        _ name: String, _ type: GType, in settings: OpaquePointer? = nil,
        _ fill: (UnsafeMutablePointer<GValue>) -> Void
    ) throws {
        let settings = try UnsafeMutableRawPointer(#require(settings ?? gtk_settings_get_default()))
        var value = GValue()
        g_value_init(&value, type)
        fill(&value)
        g_object_set_property(settings.assumingMemoryBound(to: GObject.self), name, &value)
        g_value_unset(&value)
    }
}
