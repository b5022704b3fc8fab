import CGtk4
@_spi(Host) import Scrim

/// A message or detail: a GtkLabel that wraps.
@MainActor
final class PanelLabel: PartWidget {
    /// How a text is drawn now.
    struct Look: Equatable {
        /// The size in pixels of the window, text scale included.
        var size: Double
        var weight: Overlay.Style.Weight
        var color: Overlay.Color
        /// `nil`: the font of the style sheet.
        var family: String?

        init(_ style: Overlay.Style.TextStyle, in environment: Stage.Environment) {
            size = style.pixelSize(in: environment)
            weight = style.weight
            color = style.color.color(in: environment)
            family = style.knownFamily
        }
    }

    let widget: WidgetPointer = gtk_label_new(nil)
    private var text: String?
    private var isLong = false
    private var look: Look?
    /// Earlier measurements: Pango takes milliseconds for a long text, and layout asks more than once.
    private var sizes: [Double?: Size] = [:]
    private var serial: guint = 0

    /// The code points beyond which a text is long, and the least width that it then gets, in characters.
    ///
    /// GTK also lays a text out at its least width, which takes a second for a thousand lines.
    private static let long = (length: 200, width: Int32(10))

    /// - Parameter cssClass: The label's style class.
    init(cssClass: String) {
        gtk_widget_add_css_class(widget, cssClass)
        gtk_label_set_wrap(widget.opaque, 1)
        gtk_label_set_wrap_mode(widget.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(widget.opaque, GTK_JUSTIFY_CENTER)
    }

    func show(_ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment) -> Bool {
        guard case .text(let text, let style) = element.content else { return false }
        show(text, look: Look(style, in: environment))
        return true
    }

    /// Shows and fits the label; the text column places it.
    func place(_ frame: Rect?, in frames: SurfaceFrames) {
        widget.setChildVisible(frame != nil)
        isCentered = frames.centersText
        if let frame { fit(frame.width) }
    }

    /// Shows a text in a look; unchanged values cost nothing.
    func show(_ text: String, look: Look) {
        if text != self.text {
            self.text = text
            let shown = text.laidOut
            sizes = [:]
            gtk_label_set_text(widget.opaque, shown)
            setIsLong(shown.unicodeScalars.count > Self.long.length)
        }
        guard look != self.look else { return }
        self.look = look
        sizes = [:]
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(
            attributes,
            pango_attr_size_new_absolute(Int32(clamping: (look.size * Double(PANGO_SCALE)).rounded())))
        pango_attr_list_insert(attributes, pango_attr_weight_new(look.weight.pango))
        if let family = look.family { pango_attr_list_insert(attributes, pango_attr_family_new(family)) }
        let ink = look.color
        pango_attr_list_insert(
            attributes,
            pango_attr_foreground_new(ink.red.sixteenBits, ink.green.sixteenBits, ink.blue.sixteenBits))
        pango_attr_list_insert(attributes, pango_attr_foreground_alpha_new(ink.alpha.sixteenBits))
        gtk_label_set_attributes(widget.opaque, attributes)
        pango_attr_list_unref(attributes)
    }

    private func setIsLong(_ isLong: Bool) {
        guard isLong != self.isLong else { return }
        self.isLong = isLong
        gtk_label_set_width_chars(widget.opaque, isLong ? Self.long.width : -1)
    }

    /// Limits a long text's least width to what this width has room for.
    ///
    /// At a large text size, a narrow panel has no room for ten.
    private func fit(_ width: Double) {
        guard isLong else { return }
        // GtkLabel computes it in the same way.
        let metrics = pango_context_get_metrics(gtk_widget_get_pango_context(widget), nil, nil)
        defer { pango_font_metrics_unref(metrics) }
        let character = max(
            pango_font_metrics_get_approximate_char_width(metrics),
            pango_font_metrics_get_approximate_digit_width(metrics), 1)
        let room = (width.rounded(.up) * Double(PANGO_SCALE) / Double(character)).rounded(.down)
        gtk_label_set_width_chars(
            widget.opaque, room < 1 ? -1 : min(Int32(clamping: room), Self.long.width))
    }

    /// Whether the lines are centered, or begin at the leading edge.
    var isCentered: Bool {
        get { gtk_label_get_justify(widget.opaque) == GTK_JUSTIFY_CENTER }
        set {
            guard newValue != isCentered else { return }
            gtk_label_set_justify(widget.opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT)
            gtk_label_set_xalign(widget.opaque, newValue ? 0.5 : 0)
        }
    }

    /// The label's size when wrapped to at most this width: only as wide as its longest line.
    ///
    /// A word that is longer than the limit is broken, and the width is the word's.
    func size(width: Double?) -> Size {
        // The serial changes with the font.
        let serial = pango_context_get_serial(gtk_widget_get_pango_context(widget))
        if serial != self.serial { sizes = [:] }
        self.serial = serial
        if let known = sizes[width] { return known }
        let size = measured(width: width)
        sizes[width] = size
        return size
    }

    private func measured(width: Double?) -> Size {
        guard let layout = pango_layout_copy(gtk_label_get_layout(widget.opaque)) else { return .zero }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_width(
            layout, width.map { Int32(clamping: max($0, 1).rounded(.down) * Double(PANGO_SCALE)) } ?? -1)
        var wide: Int32 = 0
        var high: Int32 = 0
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD)
        pango_layout_get_pixel_size(layout, &wide, &high)
        if let width, Double(wide) > width {
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            pango_layout_get_pixel_size(layout, nil, &high)
        }
        return Size(width: Double(wide), height: Double(high))
    }
}

extension Overlay.Style.TextStyle {
    /// The text's size in pixels of the window, text scale included; limited to sizes that can be drawn.
    func pixelSize(in environment: Stage.Environment) -> Double {
        (size * environment.textScale).clamped(to: 1...Self.largest)
    }

    /// The font's family; `nil`: none, or one without a name.
    var knownFamily: String? { family?.isEmpty == false ? family : nil }

    /// The font's family as a declaration of a style sheet; empty: the inherited one.
    var familyDeclaration: String {
        guard let family = knownFamily else { return "" }
        let escaped = family.unicodeScalars.map { scalar in
            let isPlain = scalar.value >= 0x20 && scalar != "\"" && scalar != "\\"
            return isPlain ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
        }
        return "font-family: \"\(escaped.joined())\";"
    }

    /// The largest text that is drawn, in pixels: higher than any screen.
    private static let largest = 4000.0
}

extension Overlay.Style.Weight {
    var pango: PangoWeight {
        switch self {
        case .regular: PANGO_WEIGHT_NORMAL
        case .semibold: PANGO_WEIGHT_SEMIBOLD
        case .bold: PANGO_WEIGHT_BOLD
        }
    }
}

extension Double {
    /// A color component as Pango takes it.
    fileprivate var sixteenBits: guint16 { guint16(clamped(to: 0...1) * 65535) }
}
