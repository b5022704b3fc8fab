import CGtk4
import Scrim

/// A canvas whose background changes while one chooses it.
@MainActor
final class SheetScene: Scene {
    let root: Widget
    private let overlays: SheetOverlays
    private let window: Widget
    private var canvas: Widget?
    private weak var picker: ColourPicker?
    private let controls = Widget.column(spacing: 12)
        .aligned(horizontal: GTK_ALIGN_CENTER, vertical: GTK_ALIGN_END).margins(vertical: 32)
    private var colour = Colour(hue: 0.58, saturation: 0.55, brightness: 0.72) {
        didSet { canvas?.redraw() }
    }

    init(_ context: SceneContext) {
        window = context.window
        let overlay: Widget = make(gtk_overlay_new()).expanding(vertical: true)
        root = overlay
        overlays = SheetOverlays(window: context.window, canvas: overlay)
        let canvas = Widget.drawing { [weak self] cairo, width, height in
            guard let colour = self?.colour else { return }
            Canvas.draw(cairo, width, height, background: colour)
        }
        .named("sheet-canvas")
        self.canvas = canvas
        window.onSizeChange { [unowned self] in sizeChanged() }
        gtk_overlay_set_child(overlay.opaque, canvas)
        gtk_overlay_add_overlay(overlay.opaque, controls)
        addButtons()
    }

    private func sizeChanged() {
        picker?.setWide(window.isLandscape)
        gtk_orientable_set_orientation(
            controls.opaque, window.isLandscape ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL)
    }

    private func addButtons() {
        let choose = Widget.button("Choose Background") { [unowned self] in chooseWithPicker() }
            .styled("pill", "suggested-action").named("sheet-choose")
        let wheel = Widget.button("Colour Wheel") { [unowned self] in chooseWithWheel() }
            .styled("pill", "on-canvas").named("sheet-wheel")
        controls.append(choose)
        controls.append(wheel)
    }

    private func chooseWithPicker() {
        choose(.panel) { [unowned self] end in
            let picker = ColourPicker(
                colour: colour, changed: { [weak self] in self?.colour = $0 }, accept: { end($0) },
                cancel: end.cancel)
            picker.root.setStyle("ground", overlays.needsGround)
            picker.setWide(window.isLandscape)
            self.picker = picker
            picker.root.on("destroy") { withExtendedLifetime(picker) {} }
            return picker.root
        }
    }

    private func chooseWithWheel() {
        choose(.irregular) { [unowned self] end in
            let wheel = ColourWheel(
                colour: colour, changed: { [weak self] in self?.colour = $0 }, accept: { end($0) },
                cancel: end.cancel)
            wheel.root.on("destroy") { withExtendedLifetime(wheel) {} }
            return wheel.root
        }
    }

    /// What is chosen shows at once; anything but Accept takes it back.
    private func choose(
        _ shape: SheetOverlays.Shape, with picker: @escaping @MainActor (Ending<Colour>) -> Widget
    ) {
        let before = colour
        // Through the hole of the wheel they would look like a part of it. Not hidden: the focus comes back.
        gtk_widget_set_opacity(controls, 0)
        Task {
            colour = await overlays.choose(shape, with: picker) ?? before
            gtk_widget_set_opacity(controls, 1)
        }
    }
}
