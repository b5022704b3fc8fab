import CGtk4
@_spi(Host) import Scrim

/// The user's settings in GTK and on the desktop, and their changes.
///
/// GTK's settings are those of the window's display.
@MainActor
final class PlatformSettings {
    private var signals: [Signal] = []
    private let settings: Retained<GObject>?
    private let screenReader = ScreenReaderSetting()

    /// - Parameter onChange: Called when a value of `Stage.Environment` may have changed.
    init(window: WidgetPointer?, onChange: @escaping @MainActor () -> Void) {
        settings = (window.map { gtk_widget_get_settings($0) } ?? gtk_settings_get_default()).map {
            Retained(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self))
        }
        if let settings { signals.append(Signal(settings.pointer, "notify") { _ in onChange() }) }
        if let style = adwaitaStyle {
            signals.append(Signal(style, "notify") { _ in onChange() })
        }
        if let window {
            signals.append(Signal(window, "direction-changed") { _ in onChange() })
        }
        if let settings = screenReader?.settings {
            signals.append(Signal(settings, "changed") { _ in onChange() })
        }
    }

    /// Stops listening.
    func close() {
        signals.forEach { $0.disconnect() }
        signals = []
    }

    /// The present settings.
    ///
    /// - Parameters:
    ///   - panel: What the app's style sheets say about panels.
    ///   - style: libadwaita's style manager; `nil` if the app does not use libadwaita, so that GTK's theme decides.
    func environment(
        for window: WidgetPointer?, panel: ThemeProbe.Panel = ThemeProbe.Panel(),
        style: UnsafeMutableRawPointer? = adwaitaStyle
    ) -> Stage.Environment {
        var environment = Stage.Environment()
        environment.isRightToLeft =
            (window.map(gtk_widget_get_direction) ?? gtk_widget_get_default_direction()) == GTK_TEXT_DIR_RTL
        environment.hasScreenReader = screenReader?.isOn ?? false
        // Orca 43 looks back, and the setting does not name the reader that runs.
        environment.readerLooksBack = environment.hasScreenReader
        environment.scrollFriction = kineticFriction
        environment.panelKey = "F6"
        if let accent = panel.variables.accent ?? window.flatMap({ Self.accent(on: $0) }) {
            environment.accent = accent
        }
        environment.theme = window.map { Self.theme(on: $0, panel) } ?? Stage.Theme()
        guard let settings = (settings?.pointer).map(UnsafeMutableRawPointer.init) else { return environment }

        let theme = ObjectProperty.string(settings, "gtk-theme-name") ?? ""
        if let style {
            environment.isDark = ObjectProperty.bool(style, "dark") ?? false
            environment.increasesContrast = ObjectProperty.bool(style, "high-contrast") ?? false
        } else {
            let writesLight = window.map { Self.writesLight(on: $0) } ?? false
            environment.isDark =
                ObjectProperty.bool(settings, "gtk-application-prefer-dark-theme") ?? false
                || theme.lowercased().hasSuffix("-dark") || writesLight
            environment.increasesContrast = Self.increasesContrast(
                theme: theme, contrast: ObjectProperty.enumeration(settings, "gtk-interface-contrast"))
        }
        environment.reducesMotion = Self.reducesMotion(
            animates: ObjectProperty.bool(settings, "gtk-enable-animations"),
            preference: ObjectProperty.enumeration(settings, "gtk-interface-reduced-motion"))
        if let resolution = ObjectProperty.int(settings, "gtk-xft-dpi"), resolution > 0 {
            environment.textScale = Double(resolution) / standardResolution
        }
        environment.textScale *=
            panel.fontScale * (Self.fontSize(in: settings) / standardFontSize).clamped(to: 1...4)
        return environment
    }

    /// Whether GTK's settings ask for less motion.
    ///
    /// - Parameters:
    ///   - animates: Whether animations are on.
    ///   - preference: GTK's finer setting since 4.22, an enumeration whose zero means "no preference".
    static func reducesMotion(animates: Bool?, preference: Int?) -> Bool {
        animates == false || preference ?? 0 != 0
    }

    /// Whether GTK's settings ask for more contrast, in an app without libadwaita.
    ///
    /// - Parameters:
    ///   - theme: The theme's name.
    ///   - contrast: GTK's setting since 4.20; 2 means "more" (`GtkInterfaceContrast`).
    static func increasesContrast(theme: String, contrast: Int?) -> Bool {
        theme.hasPrefix("HighContrast") || contrast == 2
    }

    /// The size of the font that the user set, in points.
    private static func fontSize(in settings: UnsafeMutableRawPointer) -> Double {
        guard let name = ObjectProperty.string(settings, "gtk-font-name"),
            let font = pango_font_description_from_string(name)
        else { return standardFontSize }
        defer { pango_font_description_free(font) }
        let size = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
        return pango_font_description_get_size_is_absolute(font) != 0 ? size * 72 / 96 : size
    }

    /// The accent color of the app's theme or style sheet; `nil` if it names none.
    private static func accent(on window: WidgetPointer) -> Overlay.Color? {
        color(ThemeColors.accent, on: window)
    }

    /// The colors of dialogs and lists that the app's theme or style sheet names.
    ///
    /// Its styles for panels take precedence.
    private static func theme(on window: WidgetPointer, _ panel: ThemeProbe.Panel) -> Stage.Theme {
        guard
            let ground = panel.ground ?? panel.variables.ground
                ?? color(ThemeColors.ground, on: window),
            let text = panel.text ?? panel.variables.text
                ?? color(ThemeColors.text, on: window)
        else { return Stage.Theme() }
        return Stage.Theme(
            panel: Overlay.Paint(ground), text: Overlay.Paint(text),
            view: Overlay.Paint(panel.variables.view ?? color(ThemeColors.view, on: window) ?? ground),
            cornerRadius: panel.cornerRadius)
    }

    /// The first of these colors that the theme has, if any.
    private static func color(_ names: [String], on window: WidgetPointer) -> Overlay.Color? {
        var color = GdkRGBA()
        guard names.contains(where: { scrim_widget_named_color(window, $0, &color) != 0 }) else { return nil }
        return Overlay.Color(color)
    }

    /// The longest time between the clicks of a double click.
    var doubleClickTime: Duration? {
        settings
            .flatMap { ObjectProperty.int(UnsafeMutableRawPointer($0.pointer), "gtk-double-click-time") }
            .map { .milliseconds($0) }
    }

    /// Whether text on a widget is light, as in a dark theme whose name does not say so, or with the app's
    /// own style sheet.
    ///
    /// Panels in the same style must not be light then.
    static func writesLight(on widget: WidgetPointer) -> Bool {
        let color = scrim_widget_text_color(widget)
        let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        return luminance > 0.5
    }
}

/// How fast GtkScrolledWindow's kinetic scrolling slows down, per second.
private let kineticFriction = 4.0

/// The font size that the texts of the presets are made for, in points: GNOME's.
///
/// A larger font makes text larger. A smaller one does not make it smaller: GTK reports 10 if no desktop has
/// set a font.
private let standardFontSize = 11.0

/// `gtk-xft-dpi` at a text scale of 1: 96 dots per inch, in 1024ths.
private let standardResolution = 96.0 * 1024

/// libadwaita's style manager, if the app uses libadwaita; this library does not depend on it.
@MainActor
private var adwaitaStyle: UnsafeMutableRawPointer? {
    typealias Default = @convention(c) () -> UnsafeMutableRawPointer?
    // adw_init registers the type; before that there is no default manager.
    guard g_type_from_name("AdwStyleManager") != 0, let get = scrim_symbol("adw_style_manager_get_default")
    else {
        return nil
    }
    return unsafeBitCast(get, to: Default.self)()
}

/// The desktop's setting for whether a screen reader runs: GNOME's, if it is installed.
@MainActor
private final class ScreenReaderSetting {
    nonisolated(unsafe) let settings: UnsafeMutablePointer<GSettings>

    init?() {
        let schema = "org.gnome.desktop.a11y.applications"
        guard let source = g_settings_schema_source_get_default(),
            let found = g_settings_schema_source_lookup(source, schema, 1)
        else { return nil }
        defer { g_settings_schema_unref(found) }
        guard g_settings_schema_has_key(found, Self.key) != 0, let settings = g_settings_new(schema) else {
            return nil
        }
        self.settings = settings
    }

    deinit { g_object_unref(settings) }

    var isOn: Bool { g_settings_get_boolean(settings, Self.key) != 0 }

    private static let key = "screen-reader-enabled"
}
