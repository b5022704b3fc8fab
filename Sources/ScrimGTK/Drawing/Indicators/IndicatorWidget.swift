import CGtk4
@_spi(Host) import Scrim

/// The common part of spinner, bar, ring and icon: the look, and whether the indicator may animate.
@MainActor
class IndicatorWidget: CustomWidget, PartWidget {
    /// How an indicator is drawn now.
    struct Look: Equatable {
        var size: Size
        var lineWidth: Double
        var color: Overlay.Color
        var track: Overlay.Color
        var reducesMotion: Bool

        init(
            _ whole: Overlay.Style, for indicator: Overlay.Indicator, in environment: Stage.Environment
        ) {
            let style = whole.indicator
            let isBar = if case .bar = indicator { true } else { false }
            var wanted = isBar ? style.barSize : Size(width: style.size, height: style.size)
            // A bar along an edge is as long as layout makes it.
            if let height = whole.topBar { wanted = Size(width: Self.largest, height: height) }
            size = Size(
                width: wanted.width.clamped(to: 0...Self.largest),
                height: wanted.height.clamped(to: 0...Self.largest))
            lineWidth = style.lineWidth.clamped(to: 0...Self.largest)
            color = style.color.color(in: environment)
            track = style.track.color(in: environment)
            reducesMotion = environment.reducesMotion
        }

        /// The largest indicator that is drawn, in points: larger than the largest screens.
        private static let largest = 10_000.0
    }

    /// The indicator's present look.
    var look: Look {
        didSet { if look != oldValue { gtk_widget_queue_draw(widget) } }
    }

    /// The progress in words, for assistive technology; `nil` if there is none.
    private var spokenValue: String? {
        didSet { if spokenValue != oldValue { widget.setSpokenValue(spokenValue) } }
    }

    /// Whether the indicator may animate; not while its surface leaves.
    var allowsAnimation = true {
        didSet { if allowsAnimation != oldValue { updateAnimation() } }
    }

    init(look: Look, role: GtkAccessibleRole) {
        self.look = look
        super.init(role: role, cssName: "indicator")
        gtk_widget_add_css_class(widget, "scrim-indicator")
    }

    /// The widget for an indicator.
    static func make(
        for indicator: Overlay.Indicator, _ style: Overlay.Style, in environment: Stage.Environment
    ) -> IndicatorWidget {
        let look = Look(style, for: indicator, in: environment)
        return switch indicator {
        case .spinner: Spinner.make(Spinner.Form(style), look: look)
        case .bar: BarIndicator(look: look)
        case .ring: RingIndicator(look: look)
        // Without an indicator there is no element for one.
        case .icon, .none: IconIndicator(look: look)
        }
    }

    final func show(
        _ element: PanelElement, of plan: SurfacePlan, in environment: Stage.Environment
    ) -> Bool {
        guard case .indicator(let indicator, let label, let value) = element.content,
            show(indicator, in: plan.style)
        else { return false }
        look = Look(plan.style, for: indicator, in: environment)
        allowsAnimation = !plan.isLeaving
        // A progress bar needs a name: the work in progress. A check mark would be a picture with the name of the
        // text beside it.
        if indicator.isOngoing { widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, to: label.laidOut) }
        spokenValue = value
        return true
    }

    /// Shows a new value in place; false if the indicator needs another widget in this style.
    func show(_ indicator: Overlay.Indicator, in style: Overlay.Style) -> Bool { false }

    /// Whether the indicator is on screen and not leaving.
    var canAnimate: Bool { allowsAnimation && gtk_widget_get_mapped(widget) != 0 }

    /// Starts or stops the animation, as `canAnimate` says.
    func updateAnimation() {}

    override func mappedChanged(_ isMapped: Bool) { updateAnimation() }

    override func measure(_ orientation: GtkOrientation, for size: Int) -> WidgetSize {
        let length = orientation == GTK_ORIENTATION_HORIZONTAL ? look.size.width : look.size.height
        return WidgetSize(minimum: 0, natural: Int(clamping: length.rounded(.up)))
    }

    /// The area to draw in: the wanted size, in the middle of the allocation.
    var frame: Rect {
        let width = Double(gtk_widget_get_width(widget))
        let height = Double(gtk_widget_get_height(widget))
        let fitting = Size(width: min(look.size.width, width), height: min(look.size.height, height))
        return Rect((width - fitting.width) / 2, (height - fitting.height) / 2, fitting.width, fitting.height)
    }
}
