import CGtk4
@_spi(Host) import Scrim

/// A surface's widget over the whole layer: draws scrim and box, and its only visible child, the panel.
///
/// Picking finds the panel, never the surface itself: the input gate decides about points outside the panel.
@MainActor
final class SurfaceWidget: CustomWidget {
    /// Everything that the surface draws, at one moment.
    struct Scene: Equatable {
        var scrim = Rect.zero
        var scrimColor = Overlay.Color.clear
        var box: Rect?
        var boxFill = Overlay.Color.clear
        var boxStroke = Overlay.Color.clear
        var boxStrokeWidth = 0.0
        var boxCorners = Corners()
        /// The area to which drawing is limited; `nil` for all of the layer.
        var clip: Rect?
        /// The parts where something of the app lies over the region: nothing is drawn there.
        var covers: [Rect] = []
        /// The opacity of box and panel.
        var opacity = 1.0
        /// The opacity of everything, as one group.
        var groupOpacity = 1.0
    }

    var scene = Scene() {
        didSet {
            guard scene != oldValue else { return }
            gtk_widget_queue_draw(widget)
        }
    }
    /// Whether the surface is laid out and drawn; the layer skips the others.
    var isDrawn = true {
        didSet { if isDrawn != oldValue { gtk_widget_queue_draw(widget) } }
    }
    /// Places the panel; called in each layout pass of the surface.
    var placePanel: () -> Void = {}
    private let panel: PanelWidget
    /// Keeps the panel out of hit tests at points where it is not drawn.
    ///
    /// GTK asks a widget's children before the widget, last child first, and a panel cannot exclude a point for
    /// its children. So GTK asks the shield first, which then makes the panel a target or not. The shield itself
    /// is never found.
    private var shield: Shield?

    init(panel: PanelWidget) {
        self.panel = panel
        super.init(cssName: "surface")
        gtk_widget_add_css_class(widget, "scrim-surface")
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        panel.widget.enter(widget)
        let shield = Shield { [weak self] in
            self?.meet($0)
            return false
        }
        self.shield = shield
        shield.widget.enter(widget)
    }

    /// The widgets under the surface in its window, back to front: the layer's siblings, then the surfaces below.
    var below: [WidgetPointer] {
        guard let layer: WidgetPointer = gtk_widget_get_parent(widget),
            let window: WidgetPointer = gtk_widget_get_parent(layer)
        else { return [] }
        let siblings = window.appChildren(except: layer)
        let surfaces = layer.children.prefix { $0 != widget }
            .filter { SwiftPeer.of($0, as: SurfaceWidget.self)?.isDrawn != false }
        return (siblings + surfaces).filter { gtk_widget_get_mapped($0) != 0 }
    }

    override func contains(x: Double, y: Double) -> Bool { false }

    override func allocate(width: Int, height: Int, baseline: Int) {
        placePanel()
        shield?.widget.place(Rect(0, 0, Double(width), Double(height)))
    }

    override func snapshot(_ snapshot: OpaquePointer) {
        let canvas = Canvas(snapshot)
        guard scene.clip != nil || !scene.covers.isEmpty else { return draw(on: canvas) }
        let whole = Rect(
            0, 0, Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
        for piece in (scene.clip ?? whole).subtracting(scene.covers) {
            canvas.clip(piece, corners: Corners()) { draw(on: canvas) }
        }
    }

    // MARK: Presses

    /// Whether panel and content, if they reach a point, are drawn there.
    ///
    /// What is not drawn takes no press: beyond the clip, under a visible widget of the app, or where content is
    /// larger than its panel.
    func shows(_ point: Point) -> Bool {
        guard scene.clip?.contains(point) ?? true, !scene.covers.contains(where: { $0.contains(point) })
        else { return false }
        return panelPoint(point).map { panel.showsContent(x: $0.x, y: $0.y) } ?? false
    }

    /// A point of this widget in the panel's coordinates.
    func panelPoint(_ point: Point) -> Point? {
        var (own, inPanel) = (point.graphene, graphene_point_t())
        guard gtk_widget_compute_point(widget, panel.widget, &own, &inPanel) != 0 else { return nil }
        return Point(x: Double(inPanel.x), y: Double(inPanel.y))
    }

    /// Makes the panel a target or not, since GTK asks the panel about this point next.
    private func meet(_ point: Point) { gtk_widget_set_can_target(panel.widget, shows(point) ? 1 : 0) }

    private func draw(on canvas: Canvas) {
        canvas.group(opacity: scene.groupOpacity) {
            canvas.fill(scene.scrim, scene.scrimColor)
            canvas.group(opacity: scene.opacity) {
                if let box = scene.box {
                    canvas.fill(box, corners: scene.boxCorners, scene.boxFill)
                    canvas.stroke(
                        box, corners: scene.boxCorners, width: scene.boxStrokeWidth, scene.boxStroke)
                }
                gtk_widget_snapshot_child(widget, panel.widget, canvas.snapshot)
            }
        }
    }
}
