import CGtk4
@_spi(Host) import Scrim

/// The content under a panel, blurred.
///
/// The picture is rendered to a texture, at a quarter of the size with a quarter of the radius, which looks the same
/// at a twentieth of the cost. It is rendered again only when something below changes, comes or goes, or when its
/// outline or origin changes. The backdrop is a widget of its own, so a spinner on the panel does not redraw it.
///
/// A texture, because GTK 4.8's cairo renderer draws a live blur node inside a rounded clip wrongly.
@MainActor
final class BackdropWidget: CustomWidget {
    /// The texture's size relative to the panel's.
    private static let scale = 0.25
    /// How far a blur reaches beyond the blurred area, in radii.
    private static let reach = 2.0

    var radius: Double {
        didSet { if radius != oldValue { renew() } }
    }
    /// The part that is shown, in the panel's coordinates.
    var outline = Rect.zero {
        didSet { if outline != oldValue { renew() } }
    }
    /// The panel's origin at rest on its surface: a pose moves the picture with the panel without rendering it again.
    var origin = Point.zero {
        didSet { if origin != oldValue { renew() } }
    }
    /// The surface's own scrim at rest, which is also under the panel.
    var scrim = (frame: Rect.zero, color: Overlay.Color.clear) {
        didSet { if scrim != oldValue { renew() } }
    }
    private unowned let surface: SurfaceWidget
    private var watched: [(source: WeakObject<GtkWidget>, paintable: OpaquePointer, signal: Signal)] = []
    /// The picture; `nil` while the backdrop is not on screen.
    private(set) var texture: OpaquePointer?
    private var isStale = true
    /// How often the picture was rendered.
    private(set) var renewals = 0

    init(radius: Double, on surface: SurfaceWidget) {
        self.radius = radius
        self.surface = surface
        super.init(role: GTK_ACCESSIBLE_ROLE_PRESENTATION, cssName: "backdrop")
        gtk_widget_set_can_target(widget, 0)
    }

    /// Renders the picture again with the next frame.
    func renew() {
        guard !isStale else { return }
        isStale = true
        gtk_widget_queue_draw(widget)
    }

    /// Renders the picture again if the widgets below are not the ones that it shows.
    func checkSources() {
        if !isStale, watched.map({ $0.source.object }) != surface.below { renew() }
    }

    override func mappedChanged(_ isMapped: Bool) {
        if isMapped { renew() } else { discard() }
    }

    override func dispose() { discard() }

    override func snapshot(_ snapshot: OpaquePointer) {
        let covered = outline.inset(by: Insets(all: -Self.reach * radius))
        if isStale { render(covered) }
        guard let texture else { return }
        var bounds = covered.graphene
        gtk_snapshot_append_texture(snapshot, texture, &bounds)
    }

    private func render(_ covered: Rect) {
        guard let window = gtk_widget_get_root(widget).map(WidgetPointer.init),
            let renderer = gtk_native_get_renderer(window.opaque)
        else { return }
        watch(surface.below)
        isStale = false
        renewals += 1
        if let old = texture { g_object_unref(UnsafeMutableRawPointer(old)) }
        texture = nil

        let snapshot = made(gtk_snapshot_new())
        let canvas = Canvas(snapshot)
        gtk_snapshot_scale(snapshot, Float(Self.scale), Float(Self.scale))
        gtk_snapshot_push_blur(snapshot, radius * Self.scale)
        var area = covered.graphene
        gtk_snapshot_push_clip(snapshot, &area)
        draw(window, on: canvas) { size in
            scrim_snapshot_background(snapshot, window, 0, 0, size.width, size.height)
        }
        for (source, paintable, _) in watched {
            guard let source = source.object else { continue }
            draw(source, on: canvas) { size in
                gdk_paintable_snapshot(paintable, snapshot, size.width, size.height)
            }
        }
        canvas.fill(scrim.frame.offset(dx: -origin.x, dy: -origin.y), scrim.color)
        gtk_snapshot_pop(snapshot)
        gtk_snapshot_pop(snapshot)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return }
        var viewport = Rect(
            covered.minX * Self.scale, covered.minY * Self.scale, covered.width * Self.scale,
            covered.height * Self.scale
        ).graphene
        texture = gsk_renderer_render_texture(renderer, node, &viewport)
        gsk_render_node_unref(node)
    }

    /// Draws at a widget's position, as seen from the panel at rest.
    private func draw(_ source: WidgetPointer, on canvas: Canvas, _ body: (Size) -> Void) {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(source, surface.widget, &bounds) != 0 else { return }
        canvas.translated(Point(x: Double(bounds.origin.x) - origin.x, y: Double(bounds.origin.y) - origin.y))
        {
            body(Size(width: Double(bounds.size.width), height: Double(bounds.size.height)))
        }
    }

    /// Watches exactly these widgets for changes.
    private func watch(_ sources: [WidgetPointer]) {
        guard watched.map({ $0.source.object }) != sources else { return }
        discardSources()
        watched = sources.compactMap { source in
            guard let paintable = gtk_widget_paintable_new(source) else { return nil }
            let signal = Signal(paintable, "invalidate-contents") { [weak self] _ in
                self?.renew()
            }
            return (WeakObject(source), paintable, signal)
        }
    }

    private func discard() {
        discardSources()
        if let texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
        texture = nil
        isStale = true
    }

    private func discardSources() {
        for (_, paintable, signal) in watched {
            signal.disconnect()
            g_object_unref(UnsafeMutableRawPointer(paintable))
        }
        watched = []
    }
}
