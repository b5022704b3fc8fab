import CGtk4
@_spi(Host) import Scrim

/// Reads what the app's style sheets say about panels, from a panel that is never visible.
///
/// GTK returns a widget's color and font, but not its background or the radius of its corners. These are read from
/// what GTK draws behind the widget.
final class ThemeProbe: CustomWidget {
    /// What style sheets have for `.scrim-panel`.
    struct Panel: Equatable {
        /// The background; `nil` if no sheet names one, or it is no plain color.
        var ground: Overlay.Color?
        /// The color of text; `nil` if it is the window's.
        var text: Overlay.Color?
        /// The radius of the corners, in points; `nil` if no sheet names one.
        var cornerRadius: Double?
        /// The font's size relative to the one that the user set.
        var fontScale = 1.0
        /// What style sheets have for dialogs and lists, as variables.
        var variables = Variables()
    }

    /// The colors of dialogs and lists that style sheets have as variables; `nil` without a variable of that name.
    ///
    /// libadwaita has them since 1.6. They follow its named colors until an app sets them.
    struct Variables: Equatable {
        var accent: Overlay.Color?
        var ground: Overlay.Color?
        var text: Overlay.Color?
        var view: Overlay.Color?
    }

    /// A radius above any app's, in points: the lowest style sheet sets it; if it is read back, no other sheet
    /// has set one.
    private static let unnamed = 4096.0
    /// Up to this relative difference, two font sizes count as the same.
    private static let sameSize = 0.01

    /// A child with the panel's corners.
    private let corner = StyleProbe.corner("inherit")
    private let windowCorner = ThemeProbe.makeWindowCorner()
    /// A popover, as style sheets see it: a theme without a style for panels has one for popovers, which also lie
    /// over a window.
    private let popover = StyleProbe("popover")
    private let popoverContents = StyleProbe("contents")
    private let popoverCorner = StyleProbe.corner("inherit")
    /// Uses every named color of the theme that panels use: a change of one alone would change the style of
    /// nothing else here.
    private let colors = StyleProbe(
        "colors",
        "background-image: linear-gradient(\(ThemeColors.all.map { "@\($0)" }.joined(separator: ", ")));")
    private let accent = StyleProbe.color("--accent-bg-color")
    private let ground = StyleProbe.color("--dialog-bg-color")
    private let text = StyleProbe.color("--dialog-fg-color")
    private let view = StyleProbe.color("--view-bg-color")
    private let onChange: @MainActor () -> Void
    private var known: Panel?

    /// - Parameter onChange: Called in the middle of GTK's styling, when a value may have changed.
    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "panel")
        gtk_widget_add_css_class(widget, "scrim-panel")
        widget.setCanFocus(false)
        gtk_widget_set_can_target(widget, 0)
        widget.setStyleSheet("panel { border-radius: \(Int(Self.unnamed))px; }", .below)
        gtk_widget_add_css_class(popover.widget, "background")
        popoverCorner.widget.enter(popoverContents.widget)
        popoverContents.widget.enter(popover.widget)
        for probe in [windowCorner, popoverContents, colors, accent, ground, text, view] {
            probe.onChange = { [weak self] in self?.styleChanged() }
        }
        for probe in [corner, windowCorner, popover, colors, accent, ground, text, view] {
            probe.widget.enter(widget)
        }
    }

    override func styleChanged() {
        known = nil
        onChange()
    }

    /// Forgets the values, as the theme or the font may have changed.
    func forget() { known = nil }

    /// What the style sheets say now about panels.
    var panel: Panel {
        if let known { return known }
        let panel = read()
        known = panel
        return panel
    }

    private func read() -> Panel {
        var panel = Panel()
        panel.ground = widget.plainBackground
        if let parent: WidgetPointer = gtk_widget_get_parent(widget),
            panel.ground != nil || widget.ink != parent.ink
        {
            panel.text = widget.ink
        }
        panel.cornerRadius = named(corner.radius) ?? named(windowRadius)
        if panel.cornerRadius == nil, hasForeignTheme { panel.cornerRadius = popoverCorner.radius }
        panel.fontScale = fontScale
        panel.variables = Variables(
            accent: accent.color, ground: ground.color, text: text.color, view: view.color)
        return panel
    }

    private func named(_ radius: Double) -> Double? { radius < Self.unnamed ? radius : nil }

    /// A widget with the corners that libadwaita 1.6 names for windows.
    private static func makeWindowCorner() -> StyleProbe {
        .corner(StyleProbe.variable("--window-radius", or: "\(Int(unnamed))px"))
    }

    /// The radius of libadwaita's windows.
    ///
    /// For a maximized or tiled window libadwaita names zero, but keeps dialogs in that window round. The radius of
    /// other windows is then read from a widget without a parent.
    private var windowRadius: Double {
        let radius = windowCorner.radius
        guard radius == 0, windowHasNoCorners else { return radius }
        let outside = Self.makeWindowCorner()
        let kept = Retained(outside.widget)
        return withExtendedLifetime(kept) { outside.radius }
    }

    /// Whether the window has no corners in its present state.
    private var windowHasNoCorners: Bool {
        guard let root = gtk_widget_get_root(widget).map({ WidgetPointer($0) }) else { return false }
        let states = [
            "maximized", "fullscreen", "tiled", "tiled-top", "tiled-left", "tiled-right", "tiled-bottom",
            "solid-csd",
        ]
        return states.contains { (state: String) in gtk_widget_has_css_class(root, state) != 0 }
    }

    /// Whether the theme is neither GTK's own nor libadwaita's, which the corners of the presets come from.
    private var hasForeignTheme: Bool {
        guard let settings = gtk_widget_get_settings(widget),
            let name = ObjectProperty.string(UnsafeMutableRawPointer(settings), "gtk-theme-name")
        else { return false }
        return !["Default", "Adwaita", "HighContrast", "Empty"].contains { name.hasPrefix($0) }
    }

    private var fontScale: Double {
        guard let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget)),
            let settings = gtk_widget_get_settings(widget).map(UnsafeMutableRawPointer.init),
            let name = ObjectProperty.string(settings, "gtk-font-name"),
            let wanted = pango_font_description_from_string(name)
        else { return 1 }
        defer { pango_font_description_free(wanted) }
        let resolution = ObjectProperty.int(settings, "gtk-xft-dpi").flatMap {
            $0 > 0 ? Double($0) / 1024 : nil
        }
        let scale = font.pixels(at: resolution ?? 96) / wanted.pixels(at: resolution ?? 96)
        return scale.isFinite && scale > 0 && abs(scale - 1) > Self.sameSize ? scale : 1
    }
}

/// A widget that is never visible, whose style is read from what GTK draws behind it.
private final class StyleProbe: CustomWidget {
    /// Called when the style may have changed.
    var onChange: () -> Void = {}

    /// - Parameter css: The probe's whole style; `nil` for what style sheets have for its name.
    init(_ cssName: String, _ css: String? = nil) {
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: cssName)
        if let css { widget.setStyleSheet("* { all: unset; \(css) }", .above) }
    }

    /// A probe with corners of this radius, and a background of its own that shows them.
    static func corner(_ radius: String) -> StyleProbe {
        StyleProbe("corner", "border-radius: \(radius); background: black;")
    }

    /// A probe whose background is a color that style sheets have as a variable.
    static func color(_ variable: String) -> StyleProbe {
        StyleProbe("colors", "background-color: \(self.variable(variable, or: "transparent"));")
    }

    /// The CSS for a variable with a fallback; before GTK 4.16, which lacks variables, the fallback alone.
    static func variable(_ name: String, or value: String) -> String {
        gtk_get_minor_version() >= 16 ? "var(\(name), \(value))" : value
    }

    override func styleChanged() { onChange() }

    var radius: Double { widget.drawnBackground.radius }

    /// The background; `nil` if there is no such variable, or it is no color.
    var color: Overlay.Color? { widget.plainBackground }
}

/// The names of the colors of dialogs and lists in themes, the best first: libadwaita's, and those of GTK's own themes.
enum ThemeColors {
    static let accent = ["accent_bg_color", "theme_selected_bg_color"]
    static let ground = ["dialog_bg_color", "popover_bg_color", "theme_bg_color"]
    static let text = ["dialog_fg_color", "popover_fg_color", "theme_fg_color"]
    static let view = ["view_bg_color", "theme_base_color"]
    static let all = accent + ground + text + view
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The color of text on the widget.
    @MainActor
    fileprivate var ink: Overlay.Color { Overlay.Color(scrim_widget_text_color(self)) }

    /// The plain color behind the widget; `nil` if none is visible.
    @MainActor
    fileprivate var plainBackground: Overlay.Color? {
        drawnBackground.color.flatMap { $0.alpha > 0 ? $0 : nil }
    }

    /// What GTK draws behind the widget: its plain color, if there is one, and the radius of its corners.
    @MainActor
    var drawnBackground: (color: Overlay.Color?, radius: Double) {
        let snapshot = made(gtk_snapshot_new())
        // Larger than any corner.
        scrim_snapshot_background(snapshot, self, 0, 0, 10_000, 10_000)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return (nil, 0) }
        defer { gsk_render_node_unref(node) }
        var found: (color: Overlay.Color?, radius: Double) = (nil, 0)
        Self.read(node, into: &found)
        return found
    }

    @MainActor
    private static func read(_ node: OpaquePointer, into found: inout (color: Overlay.Color?, radius: Double))
    {
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            for index in 0..<gsk_container_node_get_n_children(node) {
                gsk_container_node_get_child(node, index).map { read($0, into: &found) }
            }
        case GSK_ROUNDED_CLIP_NODE:
            if let shape = gsk_rounded_clip_node_get_clip(node)?.pointee {
                found.radius = max(found.radius, Double(shape.corner.0.width))
            }
            gsk_rounded_clip_node_get_child(node).map { read($0, into: &found) }
        case GSK_COLOR_NODE: found.color = gsk_color_node_get_color(node).map { Overlay.Color($0.pointee) }
        default: break
        }
    }
}

/// A font description of Pango's.
extension OpaquePointer {
    /// The font's size in pixels, at a resolution in dots per inch.
    fileprivate func pixels(at resolution: Double) -> Double {
        let size = Double(pango_font_description_get_size(self)) / Double(PANGO_SCALE)
        return pango_font_description_get_size_is_absolute(self) != 0 ? size : size * resolution / 72
    }
}
