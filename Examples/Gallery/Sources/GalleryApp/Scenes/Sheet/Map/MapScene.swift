import CGtk4
import Scrim

/// A map with a list of places over it.
@MainActor
final class MapScene: Scene {
    let root: Widget
    private let context: SceneContext
    private let overlays: MapOverlays
    private let map: MapView
    /// Buttons that float above the list, and disappear before they would leave the window.
    private let buttons: Widget
    private let open: Widget
    private var list: Presentation?

    init(_ context: SceneContext) {
        self.context = context
        overlays = MapOverlays(window: context.window, words: context.words)
        let overlay: Widget = make(gtk_overlay_new()).expanding(vertical: true)
        root = overlay
        let map = MapView(context.words)
        self.map = map
        buttons = Widget.column(
            spacing: 8,
            .iconButton("zoom-in-symbolic", context.words.zoomIn) { map.zoom(by: 1.6) }
                .styled("round", "osd").named("map-in"),
            .iconButton("zoom-out-symbolic", context.words.zoomOut) { map.zoom(by: 1 / 1.6) }
                .styled("round", "osd").named("map-out")
        ).aligned(horizontal: GTK_ALIGN_END, vertical: GTK_ALIGN_END).margins(horizontal: 12, vertical: 12)
        open = Widget.button(context.words.places) {}.styled("pill", "suggested-action").named("map-places")
            .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END).margins(vertical: 24)
        open.on("clicked") { [unowned self] in showList() }
        gtk_overlay_set_child(overlay.opaque, map.root)
        gtk_overlay_add_overlay(overlay.opaque, buttons)
        gtk_overlay_add_overlay(overlay.opaque, open)
    }

    private func showList() {
        guard list?.hasEnded != false else { return }
        let places = PlaceList(
            context.words, choose: { [unowned self] in choose($0) },
            close: { [unowned self] in list?.dismiss() })
        places.root.setStyle("ground", overlays.needsGround)
        places.root.on("destroy") { withExtendedLifetime(places) {} }
        // A user who searches needs the keyboard, and wants to see the results.
        places.field.onFocus { [unowned self] hasFocus in
            guard hasFocus else { return }
            context.keyboard.show(for: places.field)
            list?.detent = .full
        }
        let shown = overlays.show(places.root)
        list = shown
        setOpen(isShown: false)
        Task {
            for await position in shown.positions { follow(position) }
            context.keyboard.hide()
            setOpen(isShown: true)
        }
    }

    private func choose(_ place: Place) {
        gtk_window_set_focus(context.window.as(GtkWindow.self), nil)
        context.keyboard.hide()
        list?.detent = MapOverlays.small
        map.show(place)
    }

    /// Keeps the map and its buttons clear of the list, up to half of the window.
    private func follow(_ position: Presentation.SheetPosition) {
        let below = context.window.size.height - bottom
        let free = root.size.height * 0.55
        map.covered = min(max(position.points - below, 0), free)
        gtk_widget_set_margin_bottom(buttons, 12 + Int32(map.covered))
        gtk_widget_set_opacity(buttons, min(max(3 - position.progress, 0), 1))
    }

    /// The position of the map's lower edge in the window.
    private var bottom: Double {
        var bounds = graphene_rect_t()
        guard gtk_widget_compute_bounds(root, context.window, &bounds) != 0 else { return 0 }
        return Double(bounds.origin.y + bounds.size.height)
    }

    /// The button becomes transparent instead of hidden, because the focus returns to it.
    private func setOpen(isShown: Bool) {
        gtk_widget_set_opacity(open, isShown ? 1 : 0)
        gtk_widget_set_can_target(open, isShown ? 1 : 0)
    }
}
