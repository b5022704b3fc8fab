import CGtk4
import Scrim

/// The box around a surface's content: its ground, edge and shadow, and the content clipped to it.
///
/// It is allocated where layout puts it at rest. While it changes its size it only draws a different
/// `outline`, so that a change of layout costs one layout pass, however long it takes to be seen.
@MainActor
final class PanelWidget: CustomWidget {
    /// How its ground is drawn now.
    struct Look: Equatable {
        enum Ground: Equatable {
            case none
            case colour(Colour)
            case blur(radius: Double, tint: Colour)
        }
        var ground = Ground.none
        var stroke = Colour.clear
        var shadow: Shadow?

        struct Shadow: Equatable {
            var colour: Colour
            var radius: Double
            var dy: Double
        }
    }

    /// The stroke's width, points.
    private static let strokeWidth = 1.0

    var look = Look() {
        didSet { if look != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Where it is drawn, against where it rests: origin relative to its own, and size.
    var outline = Rect.zero {
        didSet {
            guard outline != oldValue else { return }
            backdrop?.outline = ground
            gtk_widget_queue_draw(widget)
        }
    }
    /// How much further its ground reaches than that, its content staying where it is.
    var reach = Point.zero {
        didSet {
            guard reach != oldValue else { return }
            backdrop?.outline = ground
            gtk_widget_queue_draw(widget)
        }
    }
    private var ground: Rect { outline.extended(by: reach) }
    /// The radii of its corners.
    var corners = Corners() {
        didSet { if corners != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Places the content; called in each layout pass of the panel.
    var placeContent: () -> Void = {}
    /// What is under it, blurred; made when it is first needed.
    private(set) var backdrop: BackdropWidget?

    init(role: GtkAccessibleRole) {
        super.init(role: role, cssName: "panel")
        gtk_widget_set_focusable(widget, 1)
    }

    /// Gives it a blurred ground, or takes it away.
    func setBackdrop(_ backdrop: BackdropWidget?) {
        guard backdrop !== self.backdrop else { return }
        if let old = self.backdrop { gtk_widget_unparent(old.widget) }
        self.backdrop = backdrop
        guard let backdrop else { return }
        gtk_widget_insert_after(backdrop.widget, widget, nil)
        backdrop.outline = ground
    }

    override func allocate(width: Int, height: Int, baseline: Int) {
        backdrop?.widget.place(Rect(0, 0, Double(width), Double(height)))
        placeContent()
    }

    /// With no ground of its own only its content is hit, in the shape that it has.
    override func contains(x: Double, y: Double) -> Bool {
        guard look.ground != .none else { return false }
        var shape = ground.rounded(corners)
        return gsk_rounded_rect_contains_point(&shape, [Point(x: x, y: y).graphene]) != 0
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        let ground = ground
        if let shadow = look.shadow {
            canvas.shadow(of: ground, corners: corners, blur: shadow.radius, dy: shadow.dy, shadow.colour)
        }
        guard look.ground != .none else { return drawContent(on: canvas) }
        canvas.clip(ground, corners: corners) {
            if let backdrop { gtk_widget_snapshot_child(widget, backdrop.widget, snapshot) }
            switch look.ground {
            case .none: break
            case .colour(let colour), .blur(_, let colour): canvas.fill(ground, colour)
            }
            drawContent(on: canvas)
        }
        canvas.stroke(ground, corners: corners, width: Self.strokeWidth, look.stroke)
    }

    /// The content keeps to the middle of the outline on its way.
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
