import CGtk4
@_spi(Host) import Scrim

/// The common part of spinner, bar, ring and icon: an ink, and whether they may move.
@MainActor
class IndicatorWidget: CustomWidget {
    /// How an indicator is drawn now.
    struct Look: Equatable {
        var size: Size
        var lineWidth: Double
        var color: Overlay.Color
        var track: Overlay.Color
        var reducesMotion: Bool
    }

    /// How it is drawn.
    var look: Look {
        didSet { if look != oldValue { gtk_widget_queue_draw(widget) } }
    }

    /// How much is done, in words for assistive technology; `nil`: nothing.
    var spokenValue: String? {
        didSet { if spokenValue != oldValue { widget.setSpokenValue(spokenValue) } }
    }

    /// Whether it may move; not while its surface leaves.
    var allowsAnimation = true {
        didSet { if allowsAnimation != oldValue { updateAnimation() } }
    }

    init(look: Look, role: GtkAccessibleRole) {
        self.look = look
        super.init(role: role, cssName: "indicator")
    }

    /// The widget for an indicator; `nil` for none.
    static func make(for indicator: Overlay.Indicator, look: Look, style: Overlay.Style) -> IndicatorWidget? {
        switch indicator {
        case .none: nil
        case .spinner: Spinner.make(Spinner.Form(style), look: look)
        case .bar: BarIndicator(look: look)
        case .ring: RingIndicator(look: look)
        case .icon: IconIndicator(look: look)
        }
    }

    /// Takes a new value in place; false: an indicator in this style needs another widget.
    func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool { false }

    /// On screen and not leaving.
    var canAnimate: Bool { allowsAnimation && gtk_widget_get_mapped(widget) != 0 }

    /// It may start to move, or must stop.
    func updateAnimation() {}

    override func mappedChanged(_ isMapped: Bool) { updateAnimation() }

    override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
        let length = orientation == GTK_ORIENTATION_HORIZONTAL ? look.size.width : look.size.height
        return WidgetSize(minimum: 0, natural: Int(clamping: length.rounded(.up)))
    }

    /// Where to draw: at its wanted size, in the middle of its allocation.
    var frame: Rect {
        let width = Double(gtk_widget_get_width(widget))
        let height = Double(gtk_widget_get_height(widget))
        let fitting = Size(width: min(look.size.width, width), height: min(look.size.height, height))
        return Rect((width - fitting.width) / 2, (height - fitting.height) / 2, fitting.width, fitting.height)
    }
}

extension Overlay.Indicator {
    /// Whether work is running while it is shown.
    var isBusy: Bool {
        switch self {
        case .spinner, .bar, .ring: true
        case .none, .icon: false
        }
    }
}
