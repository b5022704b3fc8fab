import CGtk4
@_spi(Host) import Scrim

/// The box around a surface's content: its background, edge and shadow, and the content clipped to it.
///
/// The panel is allocated where it rests. While its size changes, only the `outline` that it draws changes, so a
/// change of layout costs one layout pass, however long its animation is.
@MainActor
final class PanelWidget: CustomWidget {
    /// How background, edge and shadow are drawn now.
    struct Look: Equatable {
        enum Background: Equatable {
            case none
            case color(Overlay.Color)
            case blur(radius: Double, tint: Overlay.Color)
        }
        var background = Background.none
        var stroke = Overlay.Color.clear
        var shadow: Shadow?

        struct Shadow: Equatable {
            var color: Overlay.Color
            var radius: Double
            var dy: Double
        }
    }

    /// The stroke's width, in points.
    private static let strokeWidth = 1.0

    var look = Look() {
        didSet { if look != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// How much of the shadow is drawn, 0 to 1.
    var shadowShare = 1.0 {
        didSet { if shadowShare != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Where the panel is drawn: origin relative to its own at rest, and size.
    var outline = Rect.zero {
        didSet {
            guard outline != oldValue else { return }
            backdrop?.outline = background
            gtk_widget_queue_draw(widget)
        }
    }
    /// The line that shows how much of a notice's time is left: its frame in the outline's coordinates,
    /// and its color.
    var timeLine = TimeLine() {
        didSet { if timeLine != oldValue { gtk_widget_queue_draw(widget) } }
    }
    struct TimeLine: Equatable {
        var frame = Rect.zero
        var color = Overlay.Color.clear
    }
    /// How far the background extends beyond the outline; the content stays in place.
    var backgroundExtension = Point.zero {
        didSet {
            guard backgroundExtension != oldValue else { return }
            backdrop?.outline = background
            gtk_widget_queue_draw(widget)
        }
    }
    private var background: Rect { outline.extended(by: backgroundExtension) }
    /// The radii of the panel's corners.
    var corners = Corners() {
        didSet { if corners != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// The share of the stroke's width on each side.
    var line = Insets(all: 1) {
        didSet { if line != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Places the content; called in each layout pass of the panel.
    var placeContent: () -> Void = {}
    /// The blurred picture of the content below the panel; `nil` if the background has no blur.
    private(set) var backdrop: BackdropWidget?

    init(kind: Overlay.Kind) {
        super.init(role: kind.role, cssName: "panel")
        gtk_widget_add_css_class(widget, "scrim-panel")
        gtk_widget_add_css_class(widget, "scrim-\(kind.rawValue)")
        gtk_widget_set_focusable(widget, 1)
    }

    /// Sets or removes the panel's blurred background.
    func setBackdrop(_ backdrop: BackdropWidget?) {
        guard backdrop !== self.backdrop else { return }
        self.backdrop?.widget.leaveLater()
        self.backdrop = backdrop
        guard let backdrop else { return }
        backdrop.widget.enter(widget, after: nil)
        backdrop.outline = background
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        backdrop?.widget.place(Rect(0, 0, Double(width), Double(height)))
        placeContent()
    }

    /// True only for a panel with a background; without one, only the content is hit, in its own shape.
    override func contains(x: Double, y: Double) -> Bool {
        look.background != .none && showsContent(x: x, y: y)
    }

    /// Whether content is visible at a point: the background, if there is one, clips it.
    func showsContent(x: Double, y: Double) -> Bool {
        guard look.background != .none else { return true }
        var shape = background.rounded(corners)
        return gsk_rounded_rect_contains_point(&shape, [Point(x: x, y: y).graphene]) != 0
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        let background = background
        if let shadow = look.shadow {
            canvas.shadow(
                of: background, corners: corners, blur: shadow.radius, dy: shadow.dy,
                shadow.color.faded(shadowShare))
        }
        guard look.background != .none else { return drawContent(on: canvas) }
        canvas.clip(background, corners: corners) {
            if let backdrop { gtk_widget_snapshot_child(widget, backdrop.widget, snapshot) }
            switch look.background {
            case .none: break
            case .color(let color), .blur(_, let color): canvas.fill(background, color)
            }
            drawContent(on: canvas)
            if !timeLine.frame.isEmpty {
                canvas.fill(
                    timeLine.frame.offset(dx: outline.minX, dy: outline.minY), corners: Corners(.infinity),
                    timeLine.color)
            }
        }
        canvas.stroke(background, corners: corners, width: Self.strokeWidth, sides: line, look.stroke)
    }

    /// Draws the content in the middle of the outline, also while the outline changes.
    private func drawContent(on canvas: Canvas) {
        let width = Double(gtk_widget_get_width(widget))
        let height = Double(gtk_widget_get_height(widget))
        canvas.translated(Point(x: outline.midX - width / 2, y: outline.midY - height / 2)) {
            for child in widget.children where child != backdrop?.widget {
                gtk_widget_snapshot_child(widget, child, canvas.snapshot)
            }
        }
    }
}
